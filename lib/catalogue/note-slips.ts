import { meantQuantity, readQuantity, quantityWords } from "../format/quantity";
import type { Fields } from "./differences";
import { errorAt, type Finding, type OfferDocument } from "./finding";
import { rightTerms } from "./wording";

const FIGURE = /\d[\d.]*(?:,\d+)?\s?[€%]/g;

/** The amounts and percentages in a text, `10 EUR`. */
const moneyAndPercentIn = (text: string) =>
  (text.match(FIGURE) ?? []).flatMap((found) => meantQuantity(found) ?? []);

/** The figures among an offer's facts, `10 EUR`; of a range both ends. */
function figuresOf({ facts }: Fields): string[] {
  return Object.values(Object(facts)).flatMap((value) => {
    const { least = 0, most = least, unit = "" } = readQuantity(String(value)) ?? {};
    return [`${least} ${unit}`, `${most} ${unit}`];
  });
}

/**
 * Likely mistakes in the notes that an edit adds to the history: a word that has another name (an error), a figure that the
 * offer has neither now nor had before (a warning). What was written before stays as it is.
 */
export function noteSlips(old: Fields, document: OfferDocument): Finding[] {
  const { data: now = {} } = document;
  const entries: unknown[] = Object.values(Object(now.history));
  const earlier = Object.values(Object(old.history)).length;
  return entries.slice(earlier).flatMap((entry, added): Finding[] => {
    const note = String(Object(entry).summary);
    const path = ["history", earlier + added, "summary"];
    const words = rightTerms(note).map((right) => errorAt(document, path, note, right));
    const recorded = moneyAndPercentIn(JSON.stringify(entries.slice(0, earlier + added)));
    const known = [...figuresOf(old), ...figuresOf(now), ...recorded];
    const [unknown] = moneyAndPercentIn(note).filter((figure) => !known.includes(figure));
    const quantity = readQuantity(unknown ?? "");
    if (!quantity) return words;
    const right = `¿seguro? Ningún dato de la oferta es, ni era, ${quantityWords(quantity)}`;
    return [...words, { ...errorAt(document, path, note, right), level: "warning" }];
  });
}
