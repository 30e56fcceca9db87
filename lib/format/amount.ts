/** Why a typed amount is rejected. */
export type AmountFault = "unreadable" | "negative" | "too-large";

/** Largest amount accepted, in euros. */
export const LARGEST = 10_000_000;

/** Longest input accepted, in characters. */
const LONGEST = 40;

/** «15.000,50», «15000,5», «15.000»: points for thousands, a comma for cents. */
const spanish = /^\+?(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d{1,2}))?$/;
/** «15000.50», «15,000.50»: English notation, where it is unambiguous. */
const english = /^\+?(\d{1,3}(?:,\d{3})+|\d+)\.(\d{1,2})$/;

/** Reads an amount as people type it in Spain. «15,000» is refused: fifteen here, fifteen thousand elsewhere. */
export function readAmount(typed: string): { euros: number } | { fault: AmountFault } {
  if (typed.length > LONGEST)
    return { fault: /^[\d.\s]+(,\d*)?\s*€?$/.test(typed) ? "too-large" : "unreadable" };
  const figure = typed
    .toLowerCase()
    .replace(/\s+/g, "")
    .replace(/^€|(€|euros?|eur)$/, "");
  if (/^[-−–]\d/.test(figure)) return { fault: "negative" };
  const [, whole, cents] = spanish.exec(figure) ?? english.exec(figure) ?? [];
  if (whole === undefined) return { fault: "unreadable" };
  const euros = Number(`${whole.replace(/[.,]/g, "")}.${cents ?? "0"}`);
  return euros > LARGEST ? { fault: "too-large" } : { euros };
}

/** Why a typed number of things is rejected. */
export type CountFault = AmountFault | "fraction";

/** What is counted: «recibo» and «recibos», and the largest number accepted. */
export interface Counted {
  unit: readonly [singular: string, plural: string];
  most: number;
}

/** Reads a number of things, with its noun or without it: «3», «3 recibos». An amount in euros is none. */
export function readCount(typed: string, { unit, most }: Counted): { count: number } | { fault: CountFault } {
  const text = typed.toLowerCase().trim();
  const noun = [...unit].reverse().find((word) => text.endsWith(word)) ?? "";
  const figure = text.slice(0, text.length - noun.length);
  if (/€|eur/.test(figure)) return { fault: "unreadable" };
  const read = readAmount(figure);
  if ("fault" in read) return read;
  if (!Number.isInteger(read.euros)) return { fault: "fraction" };
  return read.euros > most ? { fault: "too-large" } : { count: read.euros };
}
