import { type ToolId, toolIds } from "../config/addresses";
import { toolGroups, toolNames } from "./page-words";
import type { Offer } from "../offers/offer";

/** Whether a path segment names a tool page. */
export function isToolId(id: string): id is ToolId {
  return toolIds.some((tool) => tool === id);
}

/** The path of a tool page: `/paypal/me-la-daran`. */
export function toolPath(offer: Pick<Offer, "detailPath">, page: ToolId): `/${string}` {
  return `${offer.detailPath}/${page}`;
}

/** The address that answers the form of «Plazos». */
export const deadlinesAnswerPath = (offer: Pick<Offer, "detailPath">) =>
  `${toolPath(offer, "plazos")}/fechas`;

/** Tool pages of an offer as links, in the order in which a visitor needs them. */
export function toolsOf(offer: Offer, ids: readonly ToolId[] = toolIds) {
  return ids.map((id) => ({ id, path: toolPath(offer, id), title: toolNames[id] }));
}

/** The tool pages of an offer by when a visitor needs them: before signing up, or afterwards. */
export function toolGroupsOf(offer: Offer) {
  return toolGroups.map(({ title, pages }) => ({ title, pages: toolsOf(offer, pages) }));
}
