import { MAIN_OFFER } from "../config/main-offer";
import { type Site, site } from "../config/site";
import { hostOf } from "../format/format";
import { findingText } from "./finding";
import type { Offer } from "../offers/offer";
import { readOffers, type Settings } from "./read-offers";
import type { Sources } from "./read-sources";

/** The catalogue of these offers. Throws one error that lists every mistake. */
export function createCatalogue(sources: Sources, settings: Settings) {
  const { offers, findings } = readOffers(sources, settings);
  if (findings.length > 0)
    throw new Error(`El catálogo de ofertas tiene errores:\n${findings.map(findingText).join("\n")}`);

  const enabled = offers.filter((offer) => offer.enabled);
  return {
    /** Every offer, enabled or not, by ascending weight. */
    all: offers as readonly Offer[],
    /** The offers that the site shows, by ascending weight. */
    enabled: enabled as readonly Offer[],
    find: (id: string): Offer | undefined => enabled.find((offer) => offer.id === id),
    /** The first two enabled offers other than this one that a visitor can take. */
    related: (id: string, canTake: (offer: Offer) => boolean): Offer[] =>
      enabled.filter((offer) => offer.id !== id && canTake(offer)).slice(0, 2),
  };
}

export type Catalogue = ReturnType<typeof createCatalogue>;

/** The owner's settings for offers. Bonus and brand belong to `MAIN_OFFER`. */
export function settingsOf({ url, referralUrls, offersPreview, bonusAmount, brandName }: Site): Settings {
  const bonus = bonusAmount === undefined ? undefined : `${bonusAmount} EUR`;
  const facts = { [MAIN_OFFER]: { bonus, brand: brandName } };
  return { referralUrls, siteHost: hostOf(url), offersPreview, facts };
}

/** The settings of this environment. */
export const settings = settingsOf(site);
