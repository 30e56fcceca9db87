import { toolIds } from "../config/addresses";
import { toolGroups, toolNames } from "../copy/tool-pages";
import type { Offer } from "../offers/offer";

/** The tool pages of an offer, by the last segment of their path. */
export type OfferPageId = (typeof toolIds)[number];

/** Whether a path segment names a tool page. */
export function isOfferPage(id: string): id is OfferPageId {
  return toolIds.some((tool) => tool === id);
}

/** The path of a tool page: `/paypal/me-la-daran`. */
export function pathOf(offer: Pick<Offer, "detailPath">, page: OfferPageId): `/${string}` {
  return `${offer.detailPath}/${page}`;
}

/** The address that answers the form of «Plazos». */
export const deadlinesAnswerPath = (offer: Pick<Offer, "detailPath">) => `${pathOf(offer, "plazos")}/fechas`;

/** Tool pages of an offer as links, in the order in which a visitor needs them. */
export function pagesOf(offer: Offer, ids: readonly OfferPageId[] = toolIds) {
  return ids.map((id) => ({ id, path: pathOf(offer, id), title: toolNames[id] }));
}

/** The tool pages of an offer by when a visitor needs them: before signing up, or afterwards. */
export function pageGroupsOf(offer: Offer) {
  return toolGroups.map(({ title, pages }) => ({ title, pages: pagesOf(offer, pages) }));
}
