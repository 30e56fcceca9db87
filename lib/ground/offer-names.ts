import { unaccented } from "../format/nearest";
import type { Offer } from "../offers/offer";
import { type Choices, readChoices } from "./query";

/** An offer beside others of its brand: «Openbank (Recibos)». */
export const titleOf = ({ brand, isNamed, terms: { name } }: Offer) =>
  isNamed && name ? `${brand} (${name})` : brand;

/** An offer beside others of its brand, in brackets, which do not hold others: «(Openbank, Recibos)». */
export const titleAside = ({ brand, isNamed, terms: { name } }: Offer) =>
  isNamed && name ? `(${brand}, ${name})` : `(${brand})`;

/** The offer with its title as its brand, so that two promotions of one brand are told apart. */
export const withTitle = <O extends Offer>(offer: O): O => ({
  ...offer,
  brand: titleOf(offer),
});

const nameOf = (text: string) => unaccented(text).replace(/\s+/g, " ").trim();

/**
 * Reads which offers are meant, by id as boxes send them or by name as visitors type them: «PayPal, Trade Republic». The
 * name of a brand means all its offers.
 */
export function chosenOffers(values: readonly string[], offers: readonly Offer[]): Choices<string> {
  const ids = new Map<string, string[]>();
  const add = (name: string, id: string) => ids.set(nameOf(name), [...(ids.get(nameOf(name)) ?? []), id]);
  for (const offer of offers) {
    add(offer.brand, offer.id);
    // Names are read even where they are not shown: an address may date from when the brand had two promotions.
    if (offer.terms.name) add(titleOf({ ...offer, isNamed: true }), offer.id);
  }
  const known = new Set(offers.map(({ id }) => id));
  const pieces = values.flatMap((value) => value.split(/[,;|]/));
  const meant = pieces.flatMap((piece) => {
    const name = nameOf(piece);
    return known.has(name) ? name : (ids.get(name) ?? piece);
  });
  return readChoices(meant, [...known]);
}

/** The names of offers by their first letter, in the order of the alphabet; what begins with no letter comes first. */
export function byLetter(names: readonly string[]): (readonly [letter: string, names: readonly string[]])[] {
  const sorted = names.toSorted((a, b) => a.localeCompare(b, "es"));
  const letterOf = (name: string) => (/^\p{L}/u.test(name) ? unaccented(name).charAt(0).toUpperCase() : "#");
  const letters = [...new Set(sorted.map(letterOf))];
  return letters.map((letter) => [letter, sorted.filter((name) => letterOf(name) === letter)] as const);
}
