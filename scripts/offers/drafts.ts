import { list, present } from "@/lib/format/format";
import type { Offer } from "@/lib/offers/offer";

/** Whether an offer was never published. */
export const isDraft = ({ enabled, history }: Offer) => !enabled && history.length === 0;

/** A source as publisher and date, as far as known: «El Correo, 2025-11-17». */
function sourceWords({ url, by, read }: NonNullable<Offer["terms"]["sources"]>[number]): string {
  const publisher = by ?? (url ? new URL(url).hostname : "");
  return [publisher, read, url ? "" : "sin enlace"].filter(Boolean).join(", ");
}

/** The drafts that have a source, each with its publisher and date. */
export function draftLines(offers: readonly Offer[]): string[] {
  const drafts = offers.filter(isDraft);
  const sourced = drafts.filter(({ terms }) => terms.sources?.length);
  const bare = drafts.filter(({ terms }) => !terms.sources?.length).map(({ id }) => id);
  const width = Math.max(0, ...sourced.map(({ id }) => id.length));
  const count = (all: readonly unknown[]) => `${all.length} ${all.length === 1 ? "borrador" : "borradores"}`;
  return present([
    sourced.length > 0 &&
      `\n${count(sourced)} con fuente. Qué le falta a uno para publicarse: npm run offers enable <oferta>`,
    ...sourced.map(
      ({ id, terms: { sources = [] } }) => `${id.padEnd(width)}  ${sources.map(sourceWords).join(" · ")}`,
    ),
    bare.length > 0 && `\n${count(bare)} sin fuente: ${list(bare)}.`,
  ]);
}
