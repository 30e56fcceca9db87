import { addDays, addMonths, type CalendarDate, daysBetween, firstDay, lastDay } from "../../format/dates";
import { present } from "../../format/format";
import {
  everyAsk,
  centsOf,
  isCash,
  numberOf,
  timesOf,
  toCents,
  withoutTax,
  yoursOf,
} from "../../ground/gains";
import { askedCost, knownUpTo, needsOf, netValue, type Span } from "../../ground/net-value";
import type { Offer } from "../../offers/offer";
import { type Ask, verbOf } from "../../offers/terms/verbs";
import type { Arrival, Candidate } from "./candidate";
import { Days } from "./days";
import { type ChosenGain, type Means, type PlanInput, resourcesOf, type Way, waysOf } from "./ways";

/** Months ahead in which an offer may start. */
const MONTHS_AHEAD = 12;

/** A gain in cash: cents each time, less what is withheld of it. */
interface Pay {
  gain: ChosenGain;
  each: Span;
}

/** What a way of taking an offer takes and gives, for a visitor. Amounts are whole cents. */
export interface WayCosts {
  offer: Offer;
  way: Way;
  /** What has to be there on the first day; `spend` of it does not come back, nor does `risk` within the plan. */
  needs: number;
  /** What it costs, also what is paid later from the income. */
  spend: number;
  /** What comes back of what was put in. */
  back: number;
  /** What stays the visitor's, but can lose its value. */
  risk: number;
  /** What is left: gain less spend. Both ends are equal if the gain is known. */
  net: Span;
  gain: Span;
  pays: readonly Pay[];
}

/** Why an offer has no place in any plan: the reasons, in the order in which they are said. */
export type Doubt = "authorisation" | "pays-nothing" | "unknown-gain" | "unknown-cost" | "unknown-risk";

/** Means that meet whatever an offer asks. */
export const unlimitedMeans: Means = { salary: Infinity, bills: Infinity, line: true };

/** Whether the gain of an offer depends on the visitor's money: it is no amount of its file. */
export const isShare = ({ value }: Pick<Offer, "value">) => value.gain.kind === "share";

/** Whether a gain counts as money: cash, or between two amounts in a form that nobody knows. */
const isPaid = (gain: ChosenGain) =>
  isCash(gain) || (gain.form === "unknown" && typeof gain.money === "object");

/** What is paid of some gains. */
function paysOf(gains: readonly ChosenGain[]): Pay[] {
  return gains.filter(isPaid).map((gain) => {
    const { money, tax } = gain;
    const [least, most] = typeof money === "object" ? [money.least, money.most] : [money, money];
    const net = (amount: string | undefined) => withoutTax(centsOf(amount) ?? 0, tax);
    return { gain, each: { least: net(least), most: net(most) } };
  });
}

/** The ways of taking an offer whose terms are known, within some means. */
export function termsOf(offer: Offer, input: PlanInput, means: Means): WayCosts[] {
  return waysOf(offer.terms, means).flatMap((way) => {
    const costs = costsOf(offer, way, input);
    const { risk } = costs;
    if (!isKnown(costs) || risk === undefined || isRiskUnsaid(offer)) return [];
    const pays = paysOf(way.gains);
    const { apart, deposit, income, put } = costs;
    const spend = apart + deposit + income;
    const inside = Math.max(put, deposit + risk);
    const sum = (end: keyof Span) => pays.reduce((all, { gain, each }) => all + each[end] * timesOf(gain), 0);
    const gain = { least: sum("least"), most: sum("most") };
    const net = { least: gain.least - spend, most: gain.most - spend };
    return { offer, way, needs: apart + inside, spend, back: inside - deposit - risk, risk, pays, gain, net };
  });
}

/** Whether an offer warns of a risk and asks for nothing that has one. */
const isRiskUnsaid = ({ risk, terms }: Offer) =>
  risk !== undefined && everyAsk(terms).every((ask) => verbOf(ask).cost(ask).risk === undefined);

/** Why nobody can say what an offer leaves; none if its terms are known, or if it pays no money. */
export function doubtsOf(offer: Offer, input: PlanInput): Doubt[] {
  const isPayless =
    offer.value.outside !== undefined && (isShare(offer) || yoursOf(offer.terms).length === 0);
  const found = present<Doubt>([
    offer.protection.authorisation !== undefined && "authorisation",
    isPayless && "pays-nothing",
  ]);
  // What is unknown is no reason of its own if the offer would be outside anyway.
  return found.length > 0 ? found : unknownsOf(offer, input);
}

function unknownsOf(offer: Offer, input: PlanInput): Doubt[] {
  const { value, terms, risk } = offer;
  const ways = waysOf(terms, unlimitedMeans);
  const gains = ways.flatMap((way) => way.gains);
  const isMoney = gains.some((gain) => isPaid(gain) || gain.money === "unknown");
  if (!isShare(offer) && !isMoney) return [];
  const costs: Costs[] = isShare(offer)
    ? [{ ...spendingOf(value, input.costs[offer.id]), put: 0, risk: value.atRisk && 0 }]
    : ways.map((way) => costsOf(offer, way, input));
  const isRiskKnown = risk === undefined || costs.some((cost) => cost.risk !== undefined);
  return present<Doubt>([
    !isShare(offer) && !gains.some(isPaid) && "unknown-gain",
    !costs.some(isKnown) && "unknown-cost",
    (!isRiskKnown || (!isShare(offer) && isRiskUnsaid(offer))) && "unknown-risk",
  ]);
}

/** What an offer whose gain depends on the money gives for it: alone, up to the last amount whose gain is known. */
export function shareTerms(offer: Offer, input: PlanInput): WayCosts {
  const { value, terms, id } = offer;
  const {
    apart = 0,
    deposit = 0,
    income = 0,
  } = input.spentAnyway.includes(id) ? {} : spendingOf(value, input.costs[id]);
  const euros = Math.min(input.money, knownUpTo(value));
  const gain = toCents(netValue(value, euros).gross?.least ?? 0);
  const spend = apart + deposit + income;
  const { atRisk } = value;
  const lost = atRisk?.euros === "assumed" ? euros : (atRisk?.euros ?? 0) * (atRisk?.times ?? 1);
  return {
    offer,
    way: { asks: everyAsk(terms), gains: [], bills: 0, deposit: 0 },
    ...{ needs: toCents(euros), spend, back: 0, risk: toCents(lost), pays: [] },
    gain: { least: gain, most: gain },
    net: { least: gain - spend, most: gain - spend },
  };
}

/** The least that an offer asks for, in cents. */
export function minimumOf({ value }: Offer): number {
  return toCents(needsOf(value).euros ?? 0);
}

/** The first and last day on which an offer may start, counted from the visitor's first day. */
export function windowOf({ validFrom, validUntil }: Offer, start: CalendarDate) {
  const horizon = daysBetween(start, addMonths(start, MONTHS_AHEAD));
  return {
    first: validFrom ? Math.max(0, daysBetween(start, firstDay(validFrom))) : 0,
    last: validUntil ? Math.min(horizon, daysBetween(start, lastDay(validUntil))) : horizon,
  };
}

/** Cents that a way of taking an offer costs, asks for and puts at risk; `undefined` where nobody knows. */
interface Costs {
  /** Spent apart from what is put in, out of it, and later from the income. */
  apart: number | undefined;
  deposit: number | undefined;
  income: number | undefined;
  /** What is put in and stays the visitor's. */
  put: number | undefined;
  risk: number | undefined;
}

const none: Costs = { apart: 0, deposit: 0, income: 0, put: 0, risk: 0 };

/** What an ask costs; `answer` is the visitor's to what it may cost each time. */
function costOf(ask: Ask, answer: number | undefined): Costs {
  const costs = { ...none };
  for (const [name, { each, times, isAnswered }] of Object.entries(verbOf(ask).cost(ask))) {
    const cents = isAnswered && answer !== undefined ? toCents(answer) : centsOf(each);
    costs[name as keyof Costs] = cents === undefined ? undefined : (numberOf(times) ?? 1) * cents;
  }
  return costs;
}

/** Adds figures of which one may be unknown. */
const plus = (a: number | undefined, b: number | undefined) =>
  a === undefined || b === undefined ? undefined : a + b;

/**
 * What a way of taking an offer costs this visitor. What its editor says of the spending himself (`words`) counts in place
 * of what follows from what it asks.
 */
function costsOf({ id, terms, value }: Offer, { asks, deposit }: Way, input: PlanInput): Costs {
  const each = input.costs[id];
  const costs = asks
    .map((ask) => costOf(ask, each))
    .reduce(
      (sum, one) => ({
        apart: plus(sum.apart, one.apart),
        deposit: plus(sum.deposit, one.deposit),
        income: plus(sum.income, one.income),
        put: plus(sum.put, one.put),
        risk: plus(sum.risk, one.risk),
      }),
      none,
    );
  const put = deposit > 0 ? Math.max(deposit, costs.put ?? 0) : costs.put;
  if (input.spentAnyway.includes(id)) return { ...costs, put, apart: 0, deposit: 0, income: 0 };
  if (!Object.hasOwn(terms.words ?? {}, "value.spend")) return { ...costs, put };
  return { ...spendingOf(value, each), put, risk: costs.risk };
}

/** What an offer's record says that one spends. */
function spendingOf({ spend }: Pick<Offer["value"], "spend">, each: number | undefined) {
  const sums: Pick<Costs, "apart" | "deposit" | "income"> = { apart: 0, deposit: 0, income: 0 };
  for (const { euros, asked, from = "apart" } of spend) {
    const amount = asked ? askedCost(asked, each) : euros;
    sums[from] = plus(sums[from], typeof amount === "number" ? toCents(amount) : undefined);
  }
  return sums;
}

/** The figures of costs of which all are known but what is at risk. */
type KnownCosts = Record<Exclude<keyof Costs, "risk">, number> & Pick<Costs, "risk">;

/** Whether all that has to be there is known. */
export const isKnown = (costs: Costs): costs is KnownCosts =>
  [costs.apart, costs.deposit, costs.income, costs.put].every((cents) => cents !== undefined);

interface PlanCandidate extends Candidate {
  terms: WayCosts;
}

/** The dates of a way of taking an offer that starts on a day. */
export const daysOf = ({ way }: Pick<WayCosts, "way">, start: CalendarDate) => new Days(start, way);

/** A way of taking an offer, for the search. Days count from the visitor's first day, `first`. */
export function candidateOf(terms: WayCosts, first: CalendarDate, place = 0): PlanCandidate {
  const { offer, way, needs, back, risk, pays, net } = terms;
  const offset = (date: CalendarDate | undefined) =>
    date === undefined ? Infinity : daysBetween(first, date);
  // Dates are looked up once for each day.
  const known = new Map<number, { back: number; paid: number[]; salary: number }>();
  const from = (day: number) => {
    const found = known.get(day);
    if (found) return found;
    const dates = daysOf(terms, addDays(first, day));
    const paid = pays.flatMap(({ gain }) => dates.paysOn(gain).map(offset));
    const all = { back: offset(dates.backOn()), paid, salary: offset(dates.salaryUntil()) };
    known.set(day, all);
    return all;
  };
  const backOn = (day: number) => from(day).back;
  const cents = pays.flatMap(({ gain, each }) => new Array<number>(timesOf(gain)).fill(each.least));
  const arrivals = cents.map((sum, time): Arrival => {
    return { cents: sum, on: (day) => from(day).paid[time] ?? Infinity };
  });
  const taken = resourcesOf(way);
  const window = windowOf(offer, first);
  const salaryUntil = taken.includes("salary") ? (day: number) => from(day).salary : undefined;
  return {
    terms,
    client: offer.brand,
    needs,
    risk,
    net: net.least,
    weight: offer.weight,
    place,
    ...window,
    arrivals: [{ cents: back, on: backOn }, ...arrivals],
    salaryUntil,
    salaryDays: salaryUntil ? fewestDays(salaryUntil, window.last) : 0,
    bills: way.bills,
    line: taken.includes("line"),
  };
}

/** Lower bound of the days from any start until `until(start)`: the lengths of months differ by up to three days. */
function fewestDays(until: (start: number) => number, last: number): number {
  const days = Math.min(until(0), until(last) - last);
  return days < 28 ? days : days - 3;
}
