import { textFaults } from "../format/typography";
import { fieldAt, type Path } from "../offers/field-info";
import { isText, type TextKind } from "../offers/fields";
import { valuesIn } from "./differences";
import type { Fault, Leaf, OfferDocument } from "./finding";
import { wordingFaults } from "./wording";

/** The marker of an unfinished text in a new file; behind an example's figure, as a comment. */
const PENDING = "PENDIENTE";

/** Whether a text is unfinished. */
export const isPending = (text: unknown) => String(text).includes(PENDING);

/** The unfinished texts of an offer's file, and the figures that are only an example's. */
export function pendingLeaves({ written }: OfferDocument): Leaf[] {
  return written.filter(({ value, comment }) => isPending(value) || isPending(comment));
}

/** What is missing in an offer's file before it may be enabled. */
export function pendingFaults(document: OfferDocument): Fault[] {
  return pendingLeaves(document).map(({ path, value, line }) =>
    isPending(value)
      ? [path, value, "el texto escrito, antes de activarla", line]
      : [
          path,
          `${String(value)} # ${PENDING}`,
          `la cifra de su web oficial, y sin «# ${PENDING}» detrás`,
          line,
        ],
  );
}

/** Every text of a record that somebody reads, with its kind, as the schema says; facts and phrases are read inside them. */
export function textsOf(record: unknown): { path: Path; text: string; kind: TextKind }[] {
  return valuesIn(record, []).flatMap(({ path, value }) => {
    const kind = fieldAt(path)?.kind;
    return typeof value === "string" && isText(kind) ? [{ path, text: value, kind }] : [];
  });
}

/** Faults of the finished texts of a record: typography, tone, final period, wording. */
export function wordFaults(record: unknown): Fault[] {
  const finished = textsOf(record).filter(({ text }) => !isPending(text));
  return finished.flatMap(({ path, text, kind }) => {
    const rights = [...textFaults(text), ...wordingFaults(path, text, String(Object(record).brand))];
    // Not a rule for pages, whose text joins adjacent boxes.
    if (/[€%]\p{L}/u.test(text)) rights.push("un espacio detrás de la cifra: «10 € de regalo»");
    if (kind === "sentence" && !/[.?:]$/.test(text)) rights.push("una frase con su punto final");
    if (kind === "label" && text.endsWith(".")) rights.push("un rótulo sin punto final");
    return rights.map((right): Fault => [path, text, right]);
  });
}
