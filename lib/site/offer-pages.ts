import { noDeadlines, offerPages as words } from "../copy/offer-pages";
import type { Offer } from "../offers/offer";

/** The further pages of an offer, by the last part of their address. */
export type OfferPageId = keyof typeof words;

/** The last parts of their addresses, in the order in which a visitor needs the pages. */
export const offerPageIds = Object.keys(words) as OfferPageId[];

/** Whether this last part of an address is that of a further page. */
export function isOfferPage(id: string): id is OfferPageId {
  return Object.hasOwn(words, id);
}

/** A link to a further page of an offer. */
export interface OfferPageLink {
  id: OfferPageId;
  /** The page's address: `/paypal/plazos`. */
  path: `/${string}`;
  /** The words of the link. */
  title: string;
  /** What one finds there, in one sentence. */
  text: string;
}

/** What a link says of an offer for which the usual words would not be true. */
const otherTexts: Partial<Record<OfferPageId, (offer: Offer) => string | undefined>> = {
  plazos: ({ deadlines }) => (deadlines.items.length > 0 ? undefined : noDeadlines),
};

/** The address of a further page: `/paypal/me-la-daran`. */
export function pathOf(offer: Pick<Offer, "detailPath">, page: OfferPageId): `/${string}` {
  return `${offer.detailPath}/${page}`;
}

/** The further pages of an offer, in the order in which a visitor needs them. */
export function pagesOf(offer: Offer): OfferPageLink[] {
  return offerPageIds.map((id) => {
    const { title, text } = words[id];
    return { id, path: pathOf(offer, id), title, text: otherTexts[id]?.(offer) ?? text };
  });
}
