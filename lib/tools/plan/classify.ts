import type { CalendarDate } from "../../format/dates";
import { eurosOf, everyAsk, isCash, nonCashWords, yoursOf } from "../../ground/gains";
import type { Span } from "../../ground/net-value";
import type { Offer } from "../../offers/offer";
import { isUnavailable, phaseOf } from "../../offers/status";
import { windowOf } from "../../ground/deadlines";
import { type Exclusion, exclusionsOf, isShare, type PricedWay, pricedWays } from "./pricing";
import {
  availableResources,
  type PlanInput,
  type Resource,
  resourcesUsed,
  unlimitedResources,
  waysOf,
} from "./ways";

/** Why an offer is not in the plan. */
export type PlanMisfit = { offer: Offer } & (
  | { reason: "customer" | "existing" | "closed" | "risk" | "no-gain" | "order" | "salary-taken" }
  | { reason: "ended" | "not-begun"; on: CalendarDate }
  | { reason: "money"; needs: number; has: number }
  | { reason: "salary" | "bills"; needs: number }
  | { reason: "doubt"; doubts: readonly Exclusion[] }
);

/** An offer whose gain is in no sum: an interest, or no money. `missing` is what it asks for and nobody has answered. */
export interface UncountedOffer {
  offer: Offer;
  missing: readonly Resource[];
}

/** The offers by the part of the plan in which they stand. */
interface Classified {
  /** The ways of taking those that may be in the sum. */
  certain: PricedWay[];
  /** Ways whose gain lies between two amounts. */
  ranges: PricedWay[];
  /** Ways with more at risk than they leave, or whose gain depends on the money. */
  invested: PricedWay[];
  /** Ways that ask for something that nobody has answered. */
  unanswered: (PricedWay & { missing: readonly Resource[] })[];
  interest: UncountedOffer[];
  /** Offers whose gain is no money. */
  things: (UncountedOffer & { what: string })[];
  misfits: PlanMisfit[];
}

/** Whether it needs more than the visitor can move. */
export const isTooExpensive = ({ needs }: PricedWay, { money }: PlanInput) => needs > money;

/** Reason against an offer that asks for more money than the visitor has: what the cheapest of these ways needs. */
export const tooExpensive = (offer: Offer, ways: readonly PricedWay[], { money }: PlanInput): PlanMisfit => ({
  ...{ offer, reason: "money" },
  ...{ needs: Math.min(...ways.map(({ needs }) => needs)), has: money },
});

const isFixed = ({ net }: PricedWay) => net.least === net.most;

/** Whether it may be in the sum: it leaves a known amount, at least as much as it puts at risk. */
const isCertain = (way: PricedWay) => isFixed(way) && way.risk <= way.net.least;

/** What a visitor is asked besides money: what some offer that can be in a sum, or is an interest, asks for. */
export function resourcesToAsk(offers: readonly Offer[], today: CalendarDate): Resource[] {
  const counted = offers.filter(
    (offer) => !offer.terms.who.existing && !isShare(offer) && !isUnavailable(offer, today),
  );
  const taken = counted.flatMap(({ terms }) =>
    waysOf(terms, unlimitedResources).flatMap((way) => {
      const isSum = way.gains.some((gain) => isCash(gain) && typeof gain.money === "string");
      return isSum || way.gains.some(({ rate }) => rate) ? resourcesUsed(way) : [];
    }),
  );
  return [...new Set(taken)];
}

/** Classifies the offers that the visitor has not joined; `misfits` belong to no answer. */
export function classifyOffers(offers: readonly Offer[], input: PlanInput, start: CalendarDate): Classified {
  const brands = new Set(offers.filter(({ id }) => input.customerOf.includes(id)).map(({ brand }) => brand));
  const groups = offers
    .filter(({ id }) => !input.joined[id])
    .map((offer): Partial<Classified> => {
      const misfit =
        brands.has(offer.brand) && !offer.terms.who.existing && !input.formerOf?.includes(offer.id)
          ? { offer, reason: "customer" as const }
          : misfitOf(offer, input, start);
      return misfit ? { misfits: [misfit] } : classifyPaid(offer, input);
    });
  return {
    certain: groups.flatMap(({ certain = [] }) => certain),
    ranges: groups.flatMap(({ ranges = [] }) => ranges),
    invested: groups.flatMap(({ invested = [] }) => invested),
    unanswered: groups.flatMap(({ unanswered = [] }) => unanswered),
    interest: groups.flatMap(({ interest = [] }) => interest),
    things: groups.flatMap(({ things = [] }) => things),
    misfits: groups.flatMap(({ misfits = [] }) => misfits),
  };
}

/** The one reason why an offer is not for this visitor, whatever they can move. */
function misfitOf(offer: Offer, input: PlanInput, start: CalendarDate): PlanMisfit | undefined {
  const phase = phaseOf(offer, start);
  if (phase === "closed") return { offer, reason: "closed" };
  if (phase === "ended") return { offer, reason: "ended", on: offer.validUntil ?? start };
  if (offer.terms.who.existing) return { offer, reason: "existing" };
  const { first, last } = windowOf(offer, start);
  if (first > last) return { offer, reason: "not-begun", on: offer.validFrom ?? start };
  const doubts = exclusionsOf(offer, input);
  return doubts.length > 0 ? { offer, reason: "doubt", doubts } : undefined;
}

/** The group of an offer that is for this visitor, with its ways there. */
function classifyPaid(offer: Offer, input: PlanInput): Partial<Classified> {
  const resources = availableResources(input);
  const leaves = (ways: PricedWay[]) => ways.filter(({ net }) => net.most > 0);
  // What may come on top says its condition: only what may be in the sum needs a line that the visitor has.
  const within = leaves(pricedWays(offer, input, { ...resources, line: unlimitedResources.line })).filter(
    (way) => resources.line > 0 || !isFixed(way) || !resourcesUsed(way).includes("line"),
  );
  const sure = within.filter(isCertain);
  const affordable = within.filter((way) => !isTooExpensive(way, input));
  const [best] = (affordable.length > 0 ? affordable : within).toSorted(byNet);
  if (sure.length > 0) return { certain: sure };
  if (!best) return classifyUnpaid(offer, input);
  if (isFixed(best) && input.noRisk) return { misfits: [{ offer, reason: "risk" }] };
  if (affordable.length === 0) return { misfits: [tooExpensive(offer, within, input)] };
  return isFixed(best) ? { invested: [best] } : { ranges: [best] };
}

/** Classifies an offer that leaves no money: as a thing, as an interest or as a misfit, by what the visitor has. */
function classifyUnpaid(offer: Offer, input: PlanInput): Partial<Classified> {
  const reached = waysOf(offer.terms, availableResources(input));
  const all = reached.length > 0 ? [] : bestPerSalaryLevel(offer, input);
  const ways = [all, reached].find((some) => some.length > 0) ?? waysOf(offer.terms, unlimitedResources);
  const missing = missingOf(offer, ways.flatMap(resourcesUsed), input);
  const small = missing.find((resource) => resource !== "line" && input[resource] !== undefined);
  const isRate = yoursOf(offer.terms).some(({ rate }) => rate);
  const [whole] = ways.toSorted((a, b) => b.gains.length - a.gains.length);
  const what = nonCashWords(whole?.gains ?? []);
  if (all.length === 0 && !isRate && what === "") return { misfits: [{ offer, reason: "no-gain" }] };
  if (input.noRisk && (offer.risk || all.some(({ risk }) => risk > 0)))
    return { misfits: [{ offer, reason: "risk" }] };
  if (small && small !== "line")
    return { misfits: [{ offer, reason: small, needs: leastNeeded(offer, small) }] };
  if (all[0]) return { unanswered: [{ ...spanOf(all), missing }] };
  return isRate ? { interest: [{ offer, missing }] } : { things: [{ offer, what, missing }] };
}

/**
 * What an offer leaves with whatever it asks for: the best way at each of its levels of salary, the least first. As in the
 * sum, a way that leaves a known amount comes before one whose amount depends.
 */
function bestPerSalaryLevel(offer: Offer, input: PlanInput): PricedWay[] {
  const levels = salaryLevels(offer);
  return levels.flatMap((salary) => {
    const ways = pricedWays(offer, input, { ...unlimitedResources, salary }).filter(
      ({ net }) => net.most > 0,
    );
    const sure = ways.filter(isCertain);
    const [best] = (sure.length > 0 ? sure : ways).toSorted(byNet);
    return best ?? [];
  });
}

const byNet = (a: PricedWay, b: PricedWay) =>
  b.net.least - a.net.least || b.net.most - a.net.most || a.needs - b.needs;

/** The first of some ways, with the range of what they leave, from the least to the most. */
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
  const available = availableResources(input);
  return [...new Set(taken)].filter(
    (resource) => available[resource] < (resource === "line" ? 1 : leastNeeded(offer, resource)),
  );
}

/** The least that an offer asks for of something, in euros or bills. */
export function leastNeeded(offer: Offer, resource: "salary" | "bills"): number {
  if (resource === "bills")
    return Math.min(...waysOf(offer.terms, unlimitedResources).map(({ bills }) => bills));
  return Math.max(
    0.01,
    ...everyAsk(offer.terms).map((ask) => (ask.do === "salary" ? (eurosOf(ask.amount) ?? 0) : 0)),
  );
}

/** The levels of salary at which an offer gives something else: the least it asks for, and those of its tiers. */
function salaryLevels(offer: Offer): number[] {
  const least = leastNeeded(offer, "salary");
  const tiers = yoursOf(offer.terms).flatMap(({ tiers: all = [] }) =>
    all.map(({ from }) => eurosOf(from) ?? 0),
  );
  return [...new Set([least, ...tiers.filter((level) => level > least)])];
}
