import { sinceDate } from "../../format/dates";
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

interface Naming {
  /** Whether the provider's own pages are named with it, where no sentence has named it just before. */
  isNamed?: boolean;
}

/**
 * Publisher of the facts of an offer that nobody has checked, or that have no address there, and their day: «su web», or
 * «la web de Muestra» if it is named; «elEconomista». With its address, if there is one.
 */
export const readAt = (
  { brand, sources = [], verifiedOn }: Pick<Terms, "brand" | "sources" | "verifiedOn">,
  { isNamed = false }: Naming = {},
) =>
  sources.flatMap(({ by, url, read }) => {
    if (!by || (url && verifiedOn)) return [];
    const [own, page = "web"] = by.split(": ");
    if (own !== brand) return [{ by, read, url }];
    return [{ by: isNamed ? `la ${page} de ${brand}` : `su ${page}`, read, url }];
  });

/**
 * Who says what an offer gives and when it was read there, within a sentence, where nobody has checked it: «según
 * elEconomista de septiembre de 2025»; else undefined.
 */
export function accordingTo(
  terms: Pick<Terms, "brand" | "sources" | "verifiedOn">,
  naming?: Naming,
): string | undefined {
  const [first] = readAt(terms, naming);
  if (terms.verifiedOn || !first) return undefined;
  return `según ${first.by}${first.read ? ` de ${sinceDate(first.read.slice(0, 7))}` : ""}`;
}
