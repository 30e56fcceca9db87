import type { CalendarDate } from "../../format/dates";
import type { Offer } from "../../offers/offer";
import { isUnavailable } from "../../offers/status";
import { comparedParameter, pagePaths, siteAnswerPaths, versus } from "../../config/paths";
import { sizes } from "../../config/sizes";
import { chosenOffers } from "../../ground/offer-names";
import type { Choices } from "../../ground/query";

/** How many offers one comparison has. */
const FEWEST_COMPARED = 2;
export const MOST_COMPARED = 3;

/** Why a choice cannot be compared: fewer than two offers, or an answer that names no offer. */
export type ChoiceFault = "few" | "unknown";

/**
 * The offers to compare, in the catalogue's order, and those that were chosen after the first three; or a fault, with the
 * chosen offers that exist.
 */
export type Choice =
  | { offers: Offer[]; leftOut: Offer[] }
  | { fault: ChoiceFault; known: Offer[]; unknown: Choices<string>["unknown"] };

/** The page that compares, the path of its answer, and the parameter with the ids. */
export const comparisonForm = {
  path: pagePaths.comparison,
  answerPath: siteAnswerPaths.choice,
  parameter: comparedParameter,
} as const;

/** The pairs, then the trios, of some offers, in their order. */
function pairsAndTrios(offers: readonly Offer[]): Offer[][] {
  const pairsOf = (some: readonly Offer[]) =>
    some.flatMap((one, index) => some.slice(index + 1).map((other) => [one, other]));
  const trios = offers.flatMap((one, index) =>
    pairsOf(offers.slice(index + 1)).map((pair) => [one, ...pair]),
  );
  return [...pairsOf(offers), ...trios];
}

/** The comparisons that are built ahead: of the first offers in the catalogue, as many as there is room for. */
export const prerenderedComparisons = (enabled: readonly Offer[]): Offer[][] =>
  pairsAndTrios(enabled.slice(0, sizes.comparedAhead)).slice(0, sizes.comparisons);

/** The name of a comparison in its address: `paypal-vs-lowi`. */
export function comparisonSlug(offers: readonly Offer[]): string {
  return offers.map(({ id }) => id).join(versus);
}

/** The canonical path of a comparison, for any order of its offers. */
export function comparisonPath(chosen: readonly Offer[], enabled: readonly Offer[]): `/${string}` {
  const ids = chosen.map(({ id }) => id);
  return `${comparisonForm.path}/${comparisonSlug(inCatalogueOrder(ids, enabled))}`;
}

/** The offers that a comparison's address names, in its own order; undefined if it names another or one of them twice. */
export function findComparison(slug: string, enabled: readonly Offer[]): Offer[] | undefined {
  const ids = slug.split(versus);
  const offers = ids.flatMap((id) => enabled.find((offer) => offer.id === id) ?? []);
  const isWhole = offers.length === ids.length && new Set(ids).size === ids.length;
  return isWhole && ids.length >= FEWEST_COMPARED ? offers : undefined;
}

/** The address that answers this choice, however many offers it has. */
export const choicePath = (chosen: readonly Offer[]) =>
  `${comparisonForm.answerPath}?${comparisonForm.parameter}=${comparisonSlug(chosen)}`;

const SEPARATORS = new RegExp(`${versus}|[,;|]`, "i");

/**
 * Reads the ids or the names that the form sends, or an address of four and more (`a-vs-b-vs-c-vs-d`). An offer chosen
 * twice counts once.
 */
export function readChoice(sent: readonly string[], enabled: readonly Offer[]): Choice {
  const single = sent.flatMap((value) => value.split(SEPARATORS));
  const { unknown } = chosenOffers(single, enabled);
  // One by one: of four, the first three that were chosen are compared.
  const ids = [...new Set(single.flatMap((value) => chosenOffers([value], enabled).known))];
  const known = inCatalogueOrder(ids, enabled);
  if (unknown.length > 0) return { fault: "unknown", known, unknown };
  if (known.length < FEWEST_COMPARED) return { fault: "few", known, unknown };
  return {
    offers: inCatalogueOrder(ids.slice(0, MOST_COMPARED), enabled),
    leftOut: inCatalogueOrder(ids.slice(MOST_COMPARED), enabled),
  };
}

/** Offers side by side: those that nobody can take any more come last. */
export const unavailableLast = (offers: readonly Offer[], today: CalendarDate): Offer[] =>
  offers.toSorted((a, b) => Number(isUnavailable(a, today)) - Number(isUnavailable(b, today)));

/** The enabled offers among these ids. */
function inCatalogueOrder(ids: readonly string[], enabled: readonly Offer[]): Offer[] {
  return enabled.filter(({ id }) => ids.includes(id));
}
