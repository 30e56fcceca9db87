import { euros } from "../format/format";

/** What is usually withheld of a bank's gift, in percent. */
export const USUAL_TAX = 19;

/** The part of a sum of euros that is tax at a rate in percent, and what is left of it: of 10 €, «1,90 €» and «8,10 €». */
export function taxOn(sum: number, rate = USUAL_TAX): { part: string; left: string } {
  const cents = Math.round(sum * rate);
  return { part: euros(cents / 100), left: euros(Math.round(100 * sum - cents) / 100) };
}
