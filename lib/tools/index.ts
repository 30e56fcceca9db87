import { type ToolId, toolIds, toolPath, toolSegments } from "../config/paths";
import type { Citation } from "../offers/citations";
import type { Offer } from "../offers/offer";
import { claim } from "./claim/tool";
import { deadlines } from "./deadlines/tool";
import { eligibility } from "./eligibility/tool";
import { proof } from "./proof/tool";
import { type Tool, toolGroups } from "./tool";
import { value } from "./value/tool";

/** The tools of an offer. */
export const tools: Readonly<Record<ToolId, Tool>> = { eligibility, value, proof, deadlines, claim };

/** The tool with this last segment in its address. */
export function toolAt(segment: string): ToolId | undefined {
  return toolIds.find((id) => toolSegments[id] === segment);
}

/** An offer's tools as links, in the order in which a visitor needs them. */
export function toolsOf(offer: Offer) {
  return toolIds.map((id) => ({ id, path: toolPath(offer, id), ...tools[id] }));
}

/** How texts of an offer name its tools, with their pages: «Plazos». */
export const toolCitations = (offer: Offer): Citation[] =>
  toolsOf(offer).map(({ name, path }) => ({ words: `«${name}»`, url: path }));

/** An offer's tools as links, in two groups with their titles: what one needs before signing up, and after it. */
export function toolGroupsOf(offer: Offer) {
  const links = toolsOf(offer);
  const titles = toolGroups(offer);
  return (["before", "after"] as const).map((when) => {
    return { title: titles[when], links: links.filter((link) => link.when === when) };
  });
}
