import { readDocument } from "@/lib/catalogue/document";
import { fillIn } from "@/lib/catalogue/facts";
import { findingText } from "@/lib/catalogue/finding";
import type { Sources } from "@/lib/catalogue/read-sources";
import { changesOf, type Fields } from "@/lib/copy/offer-diff";
import { readState, Refusal, sourcesAt, type Work } from "./work";

/** The offers' changes since a commit, in an editor's words, a line each. */
export function changes(work: Work, commit = "HEAD"): string[] {
  const before = sourcesAt(work, commit);
  if (!before) throw new Refusal(`No se puede comparar: git no conoce «${commit}».`);
  const { offers, findings, sources } = readState(work);
  if (findings.length > 0)
    throw new Refusal(`Antes hay que corregir:\n${findings.map(findingText).join("\n")}`);
  const gone = Object.keys(before.texts).filter((id) => !(id in sources.texts));
  return [
    ...gone.map((id) => `${String(recordOf(work, before, id)?.brand ?? id)}: se borra.`),
    ...offers.flatMap((offer) =>
      changesOf(offer, recordOf(work, before, offer.id), recordOf(work, sources, offer.id) ?? {}),
    ),
  ];
}

/** An offer's file with its facts in place, as far as it can be parsed: an older one may not match the schema. */
function recordOf({ settings }: Work, { texts }: Sources, id: string): Fields | undefined {
  const text = texts[id];
  const document = text === undefined ? undefined : readDocument(id, text);
  return document?.data && fillIn(document, settings.facts?.[id] ?? {});
}
