import type { Offer } from "../../offers/offer";
import { comparedParameter, pagePaths, versus } from "../../config/paths";
import { type Choices, readChoices } from "../../ground/query";

/** How many offers one comparison has. */
const FEWEST_COMPARED = 2;
export const MOST_COMPARED = 3;

/** By size: with up to this many enabled offers, all pairs (1,225 pages) or trios (220) are prerendered. */
const PRERENDERED_UP_TO: Readonly<Record<number, number>> = { 2: 50, 3: 12 };

/** Why a choice cannot be compared: fewer than two offers, or an answer that names no offer. */
export type ChoiceFault = "few" | "unknown";

/**
 * The offers to compare, in the catalogue's order, and those that were chosen after the first three; or a fault, with the
 * chosen offers that exist.
 */
export type Choice =
  | { offers: Offer[]; leftOut: Offer[] }
  | { fault: ChoiceFault; known: Offer[]; unknown: Choices<string>["unknown"] };

/** The page that compares, the address of its form, and the form's field for the ids. */
export const comparing = {
  path: pagePaths.comparison,
  choose: `${pagePaths.comparison}/elegir`,
  field: comparedParameter,
} as const;

/** Every pair and trio that has a page built ahead, each in the order of the catalogue. */
export function prerenderedComparisons(enabled: readonly Offer[]): Offer[][] {
  const all = enabled.flatMap((first, i) =>
    enabled.slice(i + 1).flatMap((other, j) => {
      const trios = enabled.slice(i + j + 2).map((third) => [first, other, third]);
      return [[first, other], ...trios];
    }),
  );
  return all.filter(({ length }) => arePrerendered(length, enabled));
}

/** Whether comparisons of this many offers are prerendered. */
export function arePrerendered(size: number, enabled: readonly Offer[]): boolean {
  return enabled.length <= (PRERENDERED_UP_TO[size] ?? 0);
}

/** The name of a comparison in its address: `paypal-vs-lowi`. */
export function comparisonSlug(offers: readonly Pick<Offer, "id">[]): string {
  return offers.map(({ id }) => id).join(versus);
}

/** The canonical path of a comparison, for any order of its offers. */
export function comparisonPath(chosen: readonly Offer[], enabled: readonly Offer[]): `/${string}` {
  const ids = chosen.map(({ id }) => id);
  const offers = inCatalogueOrder(ids, enabled);
  if (arePrerendered(offers.length, enabled)) return `${comparing.path}/${comparisonSlug(offers)}`;
  return `${comparing.choose}?${offers.map(({ id }) => `${comparing.field}=${id}`).join("&")}`;
}

/** The offers of a prerendered comparison's address; undefined for any other address. */
export function findComparison(slug: string, enabled: readonly Offer[]): Offer[] | undefined {
  const offers = inCatalogueOrder(slug.split(versus), enabled);
  const isCanonical = comparisonSlug(offers) === slug && offers.length >= FEWEST_COMPARED;
  return isCanonical && arePrerendered(offers.length, enabled) ? offers : undefined;
}

const SEPARATORS = new RegExp(`${versus}|[,;|]`, "i");

/**
 * Reads the ids that the form sends, or an address of four and more (`a-vs-b-vs-c-vs-d`). An offer chosen twice counts
 * once.
 */
export function readChoice(sent: readonly string[], enabled: readonly Offer[]): Choice {
  const single = sent.flatMap((value) => value.split(SEPARATORS));
  const options = enabled.map(({ id }) => id);
  const { unknown } = readChoices(single, options);
  // One by one: of four, the first three that were chosen are compared.
  const ids = [...new Set(single.flatMap((value) => readChoices([value], options).known))];
  const known = inCatalogueOrder(ids, enabled);
  if (unknown.length > 0) return { fault: "unknown", known, unknown };
  if (known.length < FEWEST_COMPARED) return { fault: "few", known, unknown };
  return {
    offers: inCatalogueOrder(ids.slice(0, MOST_COMPARED), enabled),
    leftOut: inCatalogueOrder(ids.slice(MOST_COMPARED), enabled),
  };
}

/**
 * Redirects the other orders of a pair or trio to its canonical path, six rules per offer; and four or more offers to
 * the comparison of the first three, which says so.
 */
export function comparisonRedirects(enabled: readonly Offer[]) {
  const ids = enabled.map(({ id }) => id);
  const anyId = ids.join("|");
  const four = [`:a(${anyId})`, `:b(${anyId})`, `:c(${anyId})`, ":rest([a-z0-9-]+)"];
  const tooMany = {
    ...redirect(four, []),
    destination: `${comparing.choose}?${comparing.field}=${[":a", ":b", ":c", ":rest"].join(versus)}`,
    permanent: false,
  };
  const orders = ids.flatMap((id, place) => {
    const first = `:first(${ids.slice(0, place).join("|")})`;
    const last = `:last(${ids.slice(place + 1).join("|")})`;
    const trios = [
      [first, last, id],
      [id, first, last],
      [id, last, first],
      [last, first, id],
      [last, id, first],
    ].map((order) => redirect(order, [":first", id, ":last"]));
    const isMiddle = place > 0 && place < ids.length - 1;
    return [
      ...(place > 0 && arePrerendered(2, enabled) ? [redirect([id, first], [":first", id])] : []),
      ...(isMiddle && arePrerendered(3, enabled) ? trios : []),
    ];
  });
  return arePrerendered(3, enabled) && ids.length > MOST_COMPARED ? [...orders, tooMany] : orders;
}

/** A permanent redirect from one order of ids or patterns to another. */
function redirect(order: readonly string[], canonical: readonly string[]) {
  const at = (ids: readonly string[]) => `${comparing.path}/${ids.join(versus)}`;
  return { source: at(order), destination: at(canonical), permanent: true };
}

/** The enabled offers among these ids. */
function inCatalogueOrder(ids: readonly string[], enabled: readonly Offer[]): Offer[] {
  return enabled.filter(({ id }) => ids.includes(id));
}
