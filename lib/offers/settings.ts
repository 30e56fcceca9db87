import { experiment } from "../config/experiment";
import { type Site, site } from "../config/site";
import type { Settings } from "./read-offers";

/** What a configuration of the site decides about offers. */
export function settingsOf({ referralUrls, offersPreview, bonusAmount, brandName }: Site): Settings {
  return {
    referralUrls,
    offersPreview,
    facts: {
      [experiment.slug]: {
        ...(bonusAmount !== undefined && { bonus: `${bonusAmount} EUR` }),
        ...(brandName !== undefined && { brand: brandName }),
      },
    },
  };
}

/** What the owner of this site decides about offers. */
export const settings = settingsOf(site);
