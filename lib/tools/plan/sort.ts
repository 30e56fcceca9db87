import type { CalendarDate } from "../../format/dates";
import { centsOf, everyAsk, isCash, thingsWords, toCents, yoursOf } from "../../ground/gains";
import type { Span } from "../../ground/net-value";
import type { Offer } from "../../offers/offer";
import { statusOn } from "../../offers/status";
import { windowOf } from "./candidate";
import { type Doubt, doubtsOf, isShare, minimumOf, type PricedWay, pricedWays, shareWay } from "./pricing";
import { meansOf, type PlanInput, type Resource, resourcesOf, unlimitedMeans, waysOf } from "./ways";

/** Why an offer is not in the plan. */
export type PlanMisfit = { offer: Offer } & (
  | { reason: "customer" | "existing" | "closed" | "risk" | "no-gain" | "order" | "salary-taken" }
  | { reason: "ended" | "not-begun"; on: CalendarDate }
  | { reason: "money" | "salary" | "bills"; needs: number }
  | { reason: "doubt"; doubts: readonly Doubt[] }
);

/** An offer whose gain is in no sum: an interest, or no money. `missing` is what it asks for and nobody has answered. */
export interface Beside {
  offer: Offer;
  missing: readonly Resource[];
}

/** The offers by the answer that they belong to. */
interface Sorted {
  /** The ways of taking those that may be in the sum. */
  sure: PricedWay[];
  /** Their gain lies between two amounts. */
  ranges: PricedWay[];
  /** More is at risk than they leave, or their gain depends on the money. */
  invested: PricedWay[];
  /** They ask for something that nobody has answered. */
  unanswered: (PricedWay & { missing: readonly Resource[] })[];
  interest: Beside[];
  /** What they give is no money. */
  things: (Beside & { what: string })[];
  misfits: PlanMisfit[];
}

/** Whether it needs more than the visitor can move. */
export const isTooExpensive = ({ needs }: PricedWay, { money }: PlanInput) => needs > toCents(money);

const isFixed = ({ net }: PricedWay) => net.least === net.most;

/** Whether it may be in the sum: it leaves a known amount, at least as much as it puts at risk. */
const isSure = (way: PricedWay) => isFixed(way) && way.risk <= way.net.least;

/** What a visitor is asked besides money: what some offer that can be in a sum, or is an interest, asks for. */
export function askedMeans(offers: readonly Offer[], today: CalendarDate): Resource[] {
  const counted = offers.filter((offer) => {
    const { closed, who } = offer.terms;
    return !closed && !who.existing && !isShare(offer) && statusOn(offer, today) !== "ended";
  });
  const taken = counted.flatMap(({ terms }) =>
    waysOf(terms, unlimitedMeans).flatMap((way) => {
      const isSum = way.gains.some((gain) => isCash(gain) && typeof gain.money === "string");
      return isSum || way.gains.some(({ rate }) => rate) ? resourcesOf(way) : [];
    }),
  );
  return [...new Set(taken)];
}

/** Sorts the offers that the visitor has not joined; `misfits` belong to no answer. */
export function sortOffers(offers: readonly Offer[], input: PlanInput, start: CalendarDate): Sorted {
  const sorted: Sorted = {
    sure: [],
    ranges: [],
    invested: [],
    unanswered: [],
    interest: [],
    things: [],
    misfits: [],
  };
  const brands = new Set(offers.filter(({ id }) => input.customerOf.includes(id)).map(({ brand }) => brand));
  for (const offer of offers.filter(({ id }) => !input.joined[id])) {
    const misfit =
      brands.has(offer.brand) && !offer.terms.who.existing && !input.formerOf?.includes(offer.id)
        ? { offer, reason: "customer" as const }
        : misfitOf(offer, input, start);
    if (misfit) sorted.misfits.push(misfit);
    else if (isShare(offer)) sortShare(offer, input, sorted);
    else sortPaid(offer, input, sorted);
  }
  return sorted;
}

/** The one reason why an offer is not for this visitor, whatever he can move. */
function misfitOf(offer: Offer, input: PlanInput, start: CalendarDate): PlanMisfit | undefined {
  const { who, closed } = offer.terms;
  if (closed) return { offer, reason: "closed" };
  if (who.existing) return { offer, reason: "existing" };
  if (statusOn(offer, start) === "ended") return { offer, reason: "ended", on: offer.validUntil ?? start };
  const { first, last } = windowOf(offer, start);
  if (first > last) return { offer, reason: "not-begun", on: offer.validFrom ?? start };
  const doubts = doubtsOf(offer, input);
  return doubts.length > 0 ? { offer, reason: "doubt", doubts } : undefined;
}

function sortShare(offer: Offer, input: PlanInput, { invested, misfits }: Sorted): void {
  const way = shareWay(offer, input);
  const needs = Math.max(way.needs, minimumOf(offer));
  // Below its minimum it is out of reach, whatever it would leave.
  if (needs === way.needs && way.net.least <= 0) misfits.push({ offer, reason: "no-gain" });
  else if (input.noRisk) misfits.push({ offer, reason: "risk" });
  else if (isTooExpensive({ ...way, needs }, input))
    misfits.push({ offer, reason: "money", needs: needs / 100 });
  else invested.push(way);
}

function sortPaid(offer: Offer, input: PlanInput, sorted: Sorted): void {
  const { misfits } = sorted;
  const means = meansOf(input);
  const leaves = (ways: PricedWay[]) => ways.filter(({ net }) => net.most > 0);
  // What may come on top says its condition: only what may be in the sum needs a line that the visitor has.
  const within = leaves(pricedWays(offer, input, { ...means, line: true })).filter(
    (way) => means.line || !isFixed(way) || !resourcesOf(way).includes("line"),
  );
  const sure = within.filter(isSure);
  const [best] = within.toSorted(byNet);
  if (sure.length > 0) sorted.sure.push(...sure);
  else if (best && isFixed(best) && input.noRisk) misfits.push({ offer, reason: "risk" });
  else if (best && isTooExpensive(best, input))
    misfits.push({ offer, reason: "money", needs: best.needs / 100 });
  else if (best) sorted[isFixed(best) ? "invested" : "ranges"].push(best);
  else sortBeyond(offer, input, sorted);
}

/** Sorts an offer that leaves no money: as a thing, as an interest or as a misfit, by what the visitor has. */
function sortBeyond(offer: Offer, input: PlanInput, sorted: Sorted): void {
  const { misfits } = sorted;
  const reached = waysOf(offer.terms, meansOf(input));
  const all = reached.length > 0 ? [] : beyond(offer, input);
  const ways = [all, reached].find((some) => some.length > 0) ?? waysOf(offer.terms, unlimitedMeans);
  const missing = missingOf(offer, ways.flatMap(resourcesOf), input);
  const small = missing.find((resource) => resource !== "line" && input[resource] !== undefined);
  const isRate = yoursOf(offer.terms).some(({ rate }) => rate);
  const [whole] = ways.toSorted((a, b) => b.gains.length - a.gains.length);
  const what = thingsWords(whole?.gains ?? []);
  if (all.length === 0 && !isRate && what === "") misfits.push({ offer, reason: "no-gain" });
  else if (input.noRisk && (offer.risk || all.some(({ risk }) => risk > 0)))
    misfits.push({ offer, reason: "risk" });
  else if (small && small !== "line")
    misfits.push({ offer, reason: small, needs: leastNeeded(offer, small) });
  else if (all[0]) sorted.unanswered.push({ ...spanOf(all), missing });
  else if (isRate) sorted.interest.push({ offer, missing });
  else sorted.things.push({ offer, what, missing });
}

/**
 * What an offer leaves with whatever it asks for: the best way at each of its levels of salary, the least first. As in the
 * sum, a way that leaves a known amount comes before one whose amount depends.
 */
function beyond(offer: Offer, input: PlanInput): PricedWay[] {
  const levels = salaryLevels(offer);
  return levels.flatMap((salary) => {
    const ways = pricedWays(offer, input, { ...unlimitedMeans, salary }).filter(({ net }) => net.most > 0);
    const sure = ways.filter(isSure);
    const [best] = (sure.length > 0 ? sure : ways).toSorted(byNet);
    return best ?? [];
  });
}

const byNet = (a: PricedWay, b: PricedWay) =>
  b.net.least - a.net.least || b.net.most - a.net.most || a.needs - b.needs;

/** The first of some ways, with what all of them leave. */
function spanOf(all: readonly PricedWay[]): PricedWay {
  const [first] = all as [PricedWay];
  const span = (of: (way: PricedWay) => Span): Span => ({
    least: Math.min(...all.map((way) => of(way).least)),
    most: Math.max(...all.map((way) => of(way).most)),
  });
  return { ...first, net: span(({ net }) => net), gain: span(({ gain }) => gain) };
}

/** The resources that an offer takes and the visitor lacks. */
function missingOf(offer: Offer, taken: readonly Resource[], input: PlanInput): Resource[] {
  const { salary, bills, line } = meansOf(input);
  const lacks = {
    salary: salary < toCents(leastNeeded(offer, "salary")),
    bills: bills < leastNeeded(offer, "bills"),
    line: !line,
  };
  return [...new Set(taken)].filter((resource) => lacks[resource]);
}

/** The least that an offer asks for of something, in euros or bills. */
function leastNeeded(offer: Offer, resource: "salary" | "bills"): number {
  if (resource === "bills") return Math.min(...waysOf(offer.terms, unlimitedMeans).map(({ bills }) => bills));
  return Math.max(
    0.01,
    ...everyAsk(offer.terms).map((ask) => (ask.do === "salary" ? (centsOf(ask.amount) ?? 0) / 100 : 0)),
  );
}

/** The levels of salary at which an offer gives something else, in cents: the least it asks for, and those of its tiers. */
function salaryLevels(offer: Offer): number[] {
  const least = toCents(leastNeeded(offer, "salary"));
  const tiers = yoursOf(offer.terms).flatMap(({ tiers: all = [] }) =>
    all.map(({ from }) => centsOf(from) ?? 0),
  );
  return [...new Set([least, ...tiers.filter((cents) => cents > least)])];
}
