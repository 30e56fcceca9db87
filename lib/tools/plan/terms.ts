import {
  type CalendarDate,
  addDays,
  addLapse,
  addMonths,
  daysBetween,
  firstDay,
  lastDay,
  type Lapse,
} from "../../format/dates";
import type { Offer } from "../../offers/offer";
import type { Value } from "../../offers/value";
import { askedCost, knownUpTo, needsOf, netValue, type Span } from "../../ground/net-value";
import type { PlanInput } from "./visitor";
import type { Candidate } from "./schedule";

/** Months ahead in which an offer may start. */
const MONTHS_AHEAD = 12;

/** What an offer takes and gives, for a visitor. Amounts are whole cents. */
export interface Terms {
  offer: Offer;
  /** What has to be there on the first day; `spend` of it does not come back, nor does `risk` within the plan. */
  needs: number;
  /** What it costs, also what is paid later from the income. */
  spend: number;
  /** What comes back after `hold`; `hold` is undefined if nothing does within the plan. */
  back: number;
  hold: Lapse | undefined;
  /** What stays the visitor's, but can lose its value. */
  risk: number;
  /** What is left: gain less spend. Both ends are equal if the gain is known. */
  net: Span;
  gain: Span;
}

/** Why an offer has no place in any plan: the reasons, in the order in which they are said. */
export type Doubt = "authorisation" | "pays-nothing" | "unknown-gain" | "unknown-cost" | "unknown-risk";

/** Euros as a whole number of cents, in which the plan computes. */
export const toCents = (euros: number) => Math.round(euros * 100);

/** The terms of an offer whose gain is an amount or a range; or why they are not known. A share has no doubts here: see `shareTerms`. */
export function termsOf(offer: Offer, input: PlanInput): Terms | { doubts: Doubt[] } {
  const { value } = offer;
  const cost = costOf(offer, input);
  const gross = value.gain.kind === "share" ? undefined : netValue(value).gross;
  const doubts = doubtsOf(offer, input);
  if (!gross || !cost || doubts.length > 0) return { doubts };
  const gain = { least: toCents(gross.least), most: toCents(gross.most) };
  const needs = toCents(needsOf(withoutSpentAnyway(offer, input), input.costs[offer.id]).euros ?? 0);
  const risk = riskOf(offer, 0);
  const holds = value.blocked.map(({ hold }) => hold);
  return {
    offer,
    needs,
    spend: totalOf(cost),
    back: Math.max(0, needs - cost.apart - cost.deposit - risk),
    hold: holds.includes(undefined) ? undefined : longest(holds as Lapse[]),
    risk,
    gain,
    net: { least: gain.least - totalOf(cost), most: gain.most - totalOf(cost) },
  };
}

/** Why nobody can say what an offer leaves; none if its terms are known. */
export function doubtsOf(offer: Offer, input: PlanInput): Doubt[] {
  const { value, protection, risk } = offer;
  const doubts: [Doubt, boolean][] = [
    ["authorisation", protection.authorisation !== undefined],
    ["pays-nothing", value.outside !== undefined],
    ["unknown-gain", value.gain.kind === "unknown"],
    ["unknown-cost", !costOf(offer, input) || !isBlockedKnown(value)],
    ["unknown-risk", risk !== undefined && value.atRisk === undefined],
  ];
  const found = doubts.flatMap(([doubt, applies]) => (applies ? doubt : []));
  // What is unknown is no reason of its own if the offer would be outside anyway.
  const first = found.filter((doubt) => doubt === "authorisation" || doubt === "pays-nothing");
  return first.length > 0 ? first : found;
}

/** What an offer whose gain depends on the money gives for it: alone, up to the last amount whose gain is known. */
export function shareTerms(offer: Offer, input: PlanInput): Terms | undefined {
  const { value } = offer;
  const cost = costOf(offer, input);
  if (value.gain.kind !== "share" || !cost) return undefined;
  const euros = Math.min(input.money, knownUpTo(value));
  const gain = toCents(netValue(value, euros).gross?.least ?? 0);
  const net = gain - totalOf(cost);
  const needs = toCents(euros);
  return {
    offer,
    needs,
    spend: totalOf(cost),
    back: 0,
    hold: undefined,
    risk: riskOf(offer, euros),
    gain: { least: gain, most: gain },
    net: { least: net, most: net },
  };
}

/** The least that an offer asks for, in cents. */
export function minimumOf({ value }: Offer): number {
  return toCents(needsOf(value).euros ?? 0);
}

/** The figures of an offer, without what the visitor would spend anyway. */
function withoutSpentAnyway({ id, value }: Offer, { spentAnyway }: PlanInput): Value {
  return spentAnyway.includes(id) ? { ...value, spend: [] } : value;
}

/** Costs in cents: apart from the deposit, out of it, and later from the income. Undefined if one is unknown. */
function costOf(offer: Offer, input: PlanInput) {
  const sums = { apart: 0, deposit: 0, income: 0 };
  for (const { euros, asked, from = "apart" } of withoutSpentAnyway(offer, input).spend) {
    const amount = asked ? askedCost(asked, input.costs[offer.id]) : euros;
    if (typeof amount !== "number") return undefined;
    sums[from] += toCents(amount);
  }
  return sums;
}

/** What the costs of an offer add up to, in cents, from wherever they are paid. */
const totalOf = ({ apart, deposit, income }: Record<"apart" | "deposit" | "income", number>) =>
  apart + deposit + income;

/** Whether it is known how much money is blocked meanwhile: the amount, or of a share what the visitor invests. */
function isBlockedKnown({ gain, blocked }: Offer["value"]): boolean {
  return blocked.every(({ euros }) => typeof euros === "number" || (euros && gain.kind === "share"));
}

/** Cents that can lose their value; `assumed` is the amount in euros that the visitor invests. */
function riskOf({ value: { atRisk } }: Offer, assumed: number): number {
  if (!atRisk) return 0;
  return toCents(atRisk.euros === "assumed" ? assumed : atRisk.euros * (atRisk.times ?? 1));
}

/** The longest of some lengths of time. */
function longest(holds: readonly Lapse[]): Lapse | undefined {
  // Only to compare: an average month.
  const daysOf = (hold: Lapse) => ("days" in hold ? hold.days : hold.months * 30);
  return holds.toSorted((a, b) => daysOf(b) - daysOf(a))[0];
}

/** The deadline on which the gain should have come; undefined if nobody says when it does. */
export function payment({ deadlines: { items } }: Offer) {
  return items.find(({ kind }) => kind === "expected");
}

/** The first and last day on which an offer may start, counted from the visitor's first day. */
export function windowOf({ validFrom, validUntil }: Offer, start: CalendarDate) {
  const horizon = daysBetween(start, addMonths(start, MONTHS_AHEAD));
  return {
    first: validFrom ? Math.max(0, daysBetween(start, firstDay(validFrom))) : 0,
    last: validUntil ? Math.min(horizon, daysBetween(start, lastDay(validUntil))) : horizon,
  };
}

interface PlanCandidate extends Candidate {
  terms: Terms;
}

/** An offer with known terms, for the search. */
export function candidateOf(terms: Terms, start: CalendarDate): PlanCandidate {
  const { offer, needs, back, hold, risk, gain, net } = terms;
  const paid = payment(offer);
  return {
    terms,
    needs,
    back,
    risk,
    gain: gain.least,
    net: net.least,
    weight: offer.weight,
    ...windowOf(offer, start),
    // At least: the shortest month. The search's bounds rely on it.
    hold: hold ? ("days" in hold ? hold.days : hold.months * 28) : Infinity,
    backOn: hold ? countedFrom(start, hold, 0) : never,
    paidOn: paid ? countedFrom(start, paid.after, offer.deadlines.delay ?? 0) : never,
  };
}

const never = () => Infinity;

/** The day a lapse after another day, both counted from `start`. Months are looked up once for each day. */
function countedFrom(start: CalendarDate, lapse: Lapse, delay: number): (day: number) => number {
  if ("days" in lapse) return (day) => day + delay + lapse.days;
  const cache = new Map<number, number>();
  return (day) => {
    const found = cache.get(day) ?? daysBetween(start, addLapse(addDays(start, day + delay), lapse));
    cache.set(day, found);
    return found;
  };
}
