import { experiment } from "../config/experiment";
import { type Site, site } from "../config/site";
import type { Settings } from "./read-offers";

/** What the owner of a site decides about offers: the gift and the brand are those of the offer in the A/B test. */
export function settingsOf({ referralUrls, offersPreview, bonusAmount, brandName }: Site): Settings {
  const facts = {
    ...(bonusAmount !== undefined && { bonus: `${bonusAmount} EUR` }),
    ...(brandName !== undefined && { brand: brandName }),
  };
  return { referralUrls, offersPreview, facts: { [experiment.slug]: facts } };
}

export const settings = settingsOf(site);
