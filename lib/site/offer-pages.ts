import { noDeadlines, offerPageGroups, offerPages as words } from "../copy/offer-pages";
import type { Offer } from "../offers/offer";

/** The tool pages of an offer, by the last segment of their path. */
export type OfferPageId = keyof typeof words;

/** Those segments, in the order in which a visitor needs the pages. */
export const offerPageIds = Object.keys(words) as OfferPageId[];

/** Whether a path segment names a tool page. */
export function isOfferPage(id: string): id is OfferPageId {
  return Object.hasOwn(words, id);
}

/** A link to a tool page of an offer. */
export interface OfferPageLink {
  id: OfferPageId;
  /** The page's address: `/paypal/plazos`. */
  path: `/${string}`;
  /** The words of the link. */
  title: string;
  /** What one finds there, in one sentence. */
  text: string;
}

/** Link texts for offers to which the usual text does not apply. */
const otherTexts: Partial<Record<OfferPageId, (offer: Offer) => string | undefined>> = {
  plazos: ({ deadlines }) => (deadlines.items.length > 0 ? undefined : noDeadlines),
};

/** The path of a tool page: `/paypal/me-la-daran`. */
export function pathOf(offer: Pick<Offer, "detailPath">, page: OfferPageId): `/${string}` {
  return `${offer.detailPath}/${page}`;
}

/** The tool pages of an offer, in the order in which a visitor needs them. */
export function pagesOf(offer: Offer): OfferPageLink[] {
  return offerPageIds.map((id) => {
    const { title, text } = words[id];
    return { id, path: pathOf(offer, id), title, text: otherTexts[id]?.(offer) ?? text };
  });
}

/** The further pages of an offer, by when a visitor needs them: before signing up, or afterwards. */
export function pageGroupsOf(offer: Offer): { title: string; pages: OfferPageLink[] }[] {
  const pages = pagesOf(offer);
  return offerPageGroups.map(({ title, pages: ids }) => ({
    title,
    pages: pages.filter(({ id }) => ids.some((one) => one === id)),
  }));
}
