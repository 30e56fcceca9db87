import { experiment } from "../config/experiment";
import { type Site, site } from "../config/site";
import { findingText } from "./finding";
import type { Offer } from "./offer";
import { readOffers, type Settings } from "./read-offers";
import type { Sources } from "./read-sources";

export interface Catalogue {
  /** Every offer, enabled or not, by ascending weight. */
  all: readonly Offer[];
  /** The offers that the site shows, by ascending weight. */
  enabled: readonly Offer[];
  find(id: string): Offer | undefined;
  /** The first two enabled offers other than this one that a visitor can take. */
  related(id: string, canTake: (offer: Offer) => boolean): Offer[];
}

/** The catalogue of these offers. Throws one error that lists every mistake. */
export function createCatalogue(sources: Sources, settings: Settings): Catalogue {
  const { offers, findings } = readOffers(sources, settings);
  if (findings.length > 0)
    throw new Error(`El catálogo de ofertas tiene errores:\n${findings.map(findingText).join("\n")}`);

  const enabled = offers.filter((offer) => offer.enabled);
  const byId = new Map(enabled.map((offer) => [offer.id, offer]));
  return {
    all: offers,
    enabled,
    find: (id) => byId.get(id),
    related: (id, canTake) => enabled.filter((offer) => offer.id !== id && canTake(offer)).slice(0, 2),
  };
}

/** What the owner of a site decides about offers: the gift and the brand are those of the offer in the A/B test. */
export function settingsOf({ referralUrls, offersPreview, bonusAmount, brandName }: Site): Settings {
  const facts = {
    ...(bonusAmount !== undefined && { bonus: `${bonusAmount} EUR` }),
    ...(brandName !== undefined && { brand: brandName }),
  };
  return { referralUrls, offersPreview, facts: { [experiment.slug]: facts } };
}

export const settings = settingsOf(site);
