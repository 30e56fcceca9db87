import { hostOf } from "../../format/format";
import type { Terms } from "../terms/schema";

/**
 * Whether somebody has checked an offer's facts at the provider's own pages: what only others tell of it, or nobody has
 * looked for, it may well publish. A source that a text cites backs that text alone, and one with a label who
 * stands behind the offer.
 */
export function isPublisher({ brand, officialUrl, verifiedOn, sources = [] }: Terms): boolean {
  if (!verifiedOn) return false;
  const host = hostOf(officialUrl);
  const isOwn = ({ url, by = "" }: (typeof sources)[number]) =>
    [brand, host.split(".")[0] ?? ""].some((name) => by.toLowerCase().startsWith(name.toLowerCase())) ||
    (url !== undefined && hostOf(url).endsWith(host));
  const read = sources.filter(({ cited, label }) => !cited && !label);
  return read.length === 0 || read.some(isOwn);
}

/** That something is not known: a sentence says what we saw, never that a provider keeps something to itself. */
export const notSeen = (what: string) => `No hemos visto ${what}.`;
