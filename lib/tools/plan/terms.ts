import { type CalendarDate, addMonths, daysBetween, firstDay, lastDay } from "../../format/dates";
import { present } from "../../format/format";
import { centsOf, isCash, toCents, withoutTax, yoursOf } from "../../ground/gains";
import { knownUpTo, needsOf, netValue, type Span } from "../../ground/net-value";
import type { Offer } from "../../offers/offer";
import { type Costs, costsOf, isKnown, spendingOf } from "./costs";
import type { PlanInput } from "./visitor";
import { everyAsk, type Got, type Means, timesOf, type Way, waysOf } from "./ways";

/** Months ahead in which an offer may start. */
const MONTHS_AHEAD = 12;

/** A gain in cash: cents each time, less what is withheld of it. */
interface Pay {
  gain: Got;
  each: Span;
}

/** What a way of taking an offer takes and gives, for a visitor. Amounts are whole cents. */
export interface Terms {
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
export const boundless: Means = { salary: Infinity, bills: Infinity, line: true };

/** Whether the gain of an offer depends on the visitor's money: it is no amount of its file. */
export const isShare = ({ value }: Pick<Offer, "value">) => value.gain.kind === "share";

/** Whether a gain counts as money: cash, or between two amounts in a form that nobody knows. */
const isPaid = (gain: Got) => isCash(gain) || (gain.form === "unknown" && typeof gain.money === "object");

/** What is paid of some gains. */
function paysOf(gains: readonly Got[]): Pay[] {
  return gains.filter(isPaid).map((gain) => {
    const { money, tax } = gain;
    const [least, most] = typeof money === "object" ? [money.least, money.most] : [money, money];
    const net = (amount: string | undefined) => withoutTax(centsOf(amount) ?? 0, tax);
    return { gain, each: { least: net(least), most: net(most) } };
  });
}

/** The ways of taking an offer whose terms are known, within some means. */
export function termsOf(offer: Offer, input: PlanInput, means: Means): Terms[] {
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
  risk !== undefined && !everyAsk(terms).some((ask) => ask.do === "trade" || ask.do === "invest");

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
  const ways = waysOf(terms, boundless);
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
export function shareTerms(offer: Offer, input: PlanInput): Terms {
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
