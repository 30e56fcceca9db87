import type { Offer } from "./offer";
import { versus } from "./reserved-ids";
import { pagePaths } from "../config/paths";

/** How many offers stand side by side. */
const FEWEST = 2;
const MOST = 3;

/** Pairs and trios of so many offers are built ahead, 84 of them; those of the rest are made when asked for. */
export const BUILT_AHEAD = 8;

/** What is wrong with a choice of offers: too few, too many, or one that is not there. */
export type ChoiceFault = "few" | "many" | "unknown";

/** Where the page that compares is, and how the ids of its form are called in the address. */
export const comparing = {
  path: pagePaths.comparison,
  choose: `${pagePaths.comparison}/elegir`,
  field: "oferta",
} as const;

/** Every pair and trio that has a page built ahead, each in the order of the catalogue. */
export function comparisonsBuiltAhead(enabled: readonly Offer[]): Offer[][] {
  const offers = enabled.slice(0, BUILT_AHEAD);
  return offers.flatMap((one, i) =>
    offers
      .slice(i + 1)
      .flatMap((other, j) => [[one, other], ...offers.slice(i + j + 2).map((third) => [one, other, third])]),
  );
}

/** The name of a comparison in its address: `paypal-vs-lowi`. */
export function comparisonSlug(offers: readonly Pick<Offer, "id">[]): string {
  return offers.map(({ id }) => id).join(versus);
}

/** The address of a comparison, in whatever order its offers come. */
export function comparisonPath(chosen: readonly Offer[], enabled: readonly Offer[]): `/${string}` {
  const offers = inOrder(chosen, enabled);
  const ahead = inOrder(offers, enabled.slice(0, BUILT_AHEAD));
  const isAhead = ahead.length === offers.length;
  return `${comparing.path}${isAhead ? "" : "/otras"}/${comparisonSlug(offers)}`;
}

/** The offers that an address compares; nothing where it is not the address of a comparison. */
export function findComparison(slug: string, enabled: readonly Offer[]): Offer[] | undefined {
  const offers = inOrder(
    slug.split(versus).flatMap((id) => enabled.find((offer) => offer.id === id) ?? []),
    enabled,
  );
  const isWhole = offers.length >= FEWEST && offers.length <= MOST && comparisonSlug(offers) === slug;
  return isWhole ? offers : undefined;
}

/** Where a choice leads: to its comparison, or back with what is wrong. An offer chosen twice counts once. */
export function readChoice(
  ids: readonly string[],
  enabled: readonly Offer[],
): { path: string } | { fault: ChoiceFault } {
  const chosen = [...new Set(ids)].map((id) => enabled.find((offer) => offer.id === id));
  const known = chosen.filter((offer) => offer !== undefined);
  if (known.length < chosen.length) return { fault: "unknown" };
  if (known.length < FEWEST) return { fault: "few" };
  if (known.length > MOST) return { fault: "many" };
  return { path: comparisonPath(known, enabled) };
}

function inOrder(some: readonly Offer[], enabled: readonly Offer[]): Offer[] {
  const ids = new Set(some.map(({ id }) => id));
  return enabled.filter(({ id }) => ids.has(id));
}
