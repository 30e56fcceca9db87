import { list } from "../format/format";
import { lapseIn, quantityWords, readQuantity } from "../format/quantity";
import type { Offer } from "../offers/offer";
import type { Takes } from "../offers/terms/ask";
import { optionsOf } from "../offers/terms/asks";
import { givenWords } from "../offers/terms/forms";
import { type Gain, lapseOf } from "../offers/terms/gain";
import type { Terms } from "../offers/terms/schema";
import { type Ask, verbOf } from "../offers/terms/verbs";

/** A gain, or one of the alternatives from which the customer chooses. */
export type SingleGain = Pick<
  Gain,
  "money" | "points" | "thing" | "form" | "called" | "every" | "for" | "note"
>;

/** A gain as it is paid: the tier that is reached and, if the customer can choose, cash. */
export type ChosenGain = Omit<Gain, "tiers" | "any">;

/** All that an offer asks for, alternatives among them. */
export const everyAsk = ({ asks }: Pick<Terms, "asks">): Ask[] =>
  asks.flatMap((entry) => optionsOf(entry).flat());

/** Whether anything that an offer asks for uses this resource of the visitor. */
export const asksForResource = (terms: Pick<Terms, "asks">, what: Takes) =>
  everyAsk(terms).some((ask) => verbOf(ask).takes === what);

/** The gains of the new customer, in the order of the offer's file. */
export const yoursOf = ({ gives }: Pick<Terms, "gives">): Gain[] => gives.filter(({ to }) => to === "you");

/** How many times a gain is paid: once, or once a month for its duration; without an end, twelve times. */
export function paymentCount({ every, for: time }: SingleGain): number {
  if (!every) return 1;
  const long = lapseOf(time);
  if (time && !long) return 12;
  const lapse = long ? lapseIn(long) : { months: 1 };
  return Math.max(1, "months" in lapse ? lapse.months : Math.floor(lapse.days / 30));
}

/** Euros as a whole number of cents, in which sums are exact. */
export const toCents = (euros: number) => Math.round(euros * 100);

/** An amount of an offer's file, «10 EUR», in euros. Undefined in another currency: nothing is converted. */
export function eurosOf(amount: string | undefined): number | undefined {
  const { least, unit } = readQuantity(amount ?? "") ?? {};
  return unit === "EUR" ? least : undefined;
}

/** A number of an offer's file without its unit: «3 bills», «19 %». */
export const numberOf = (quantity: string | undefined) => readQuantity(quantity ?? "")?.least;

/**
 * What an effective rate (TAE) pays in twelve months on each 100 euros, if every month's interest is taken out: the rate itself
 * counts with interest that stays in the account.
 */
export const nominalRate = (effective: number) => 1200 * ((1 + effective / 100) ** (1 / 12) - 1);

/** An estimated interest as sentences say it, in two digits: 596 € are 600 €. */
export function roundInterest(euros: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(euros, 1))) - 1);
  return Math.round(euros / unit) * unit;
}

/** Whether what is given is money in the account, which can be added to other money: only cash in euros is. */
export function isCash({ money, form = "cash" }: SingleGain): boolean {
  return form === "cash" && (typeof money === "object" || eurosOf(money) !== undefined);
}

/** What is left of a gain, in cents, after the tax that the offer withholds; all of it if the offer names none. */
export function withoutTax(cents: number, tax: Gain["tax"]): number {
  const withheld = typeof tax === "object" ? (numberOf(tax.withheld) ?? 0) : 0;
  return Math.round((cents * (100 - withheld)) / 100);
}

/** A gain that is not cash, with its amount and for how long: «9.000 Avios», «un vale de 5 €». */
function givenFor(gain: SingleGain): string {
  const { money, every, for: time } = gain;
  if (typeof money !== "string" || money === "unknown") return givenWords(gain);
  const long = lapseOf(time);
  const given = givenWords(gain, `${quantity(money)}${every ? " al mes" : ""}`);
  return long ? `${given} durante ${quantity(long)}` : given;
}

/** The note on a gain in the offer's file, with its placeholders filled in. Empty if there is none. */
export function noteOf({ brand, facts = {} }: Offer, { note = "" }: SingleGain): string {
  return note.replace(/\{(\w+)\}/g, (_, name: string) =>
    name === "brand" ? brand : quantity(facts[name] ?? ""),
  );
}

const quantity = (text: string) => {
  const read = readQuantity(text);
  return read ? quantityWords(read) : text;
};

/** The gains that are not cash, as a list: «un vale de 5 € y 9.000 Avios». Empty if there are none. */
export function nonCashWords(all: readonly SingleGain[]): string {
  return list(all.filter((given) => !isCash(given)).flatMap((given) => givenFor(given) || []));
}
