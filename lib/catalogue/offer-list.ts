import type { Offer } from "../offers/offer";

/** The offers of a build and how they are found; `offers` by ascending weight. */
export function offerList(offers: readonly Offer[]) {
  const enabled: readonly Offer[] = offers.filter((offer) => offer.enabled);
  return {
    /** Every offer, enabled or not, by ascending weight. */
    all: offers,
    /** The offers that the site shows, by ascending weight. */
    enabled,
    find: (id: string): Offer | undefined => enabled.find((offer) => offer.id === id),
    /** The first two enabled offers other than this one, of those that are to be shown. */
    related: (id: string, isShown: (offer: Offer) => boolean): Offer[] =>
      enabled.filter((offer) => offer.id !== id && isShown(offer)).slice(0, 2),
  };
}

export type Catalogue = ReturnType<typeof offerList>;
