import { experiment } from "../config/experiment";
import { site } from "../config/site";
import type { Settings } from "./read-offers";

/** What the owner decides about offers. */
export const settings: Settings = {
  referralUrls: site.referralUrls,
  offersPreview: site.offersPreview,
  facts: {
    [experiment.slug]: {
      ...(site.bonusAmount !== undefined && { bonus: `${site.bonusAmount} EUR` }),
      ...(site.brandName !== undefined && { brand: site.brandName }),
    },
  },
};
