import { present } from "../../format/format";
import {
  type ChosenGain,
  everyAsk,
  eurosOf,
  isCash,
  numberOf,
  paymentCount,
  toCents,
  withoutTax,
  yoursOf,
} from "../../ground/gains";
import {
  knownUpTo,
  netValue,
  riskOf,
  roundToHundredths,
  type Span,
  spanLess,
  upfrontNeeds,
} from "../../ground/net-value";
import type { Offer } from "../../offers/offer";
import type { Cost } from "../../offers/terms/cost";
import { verbOf } from "../../offers/terms/verbs";
import { type Resources, type PlanInput, unlimitedResources, type Way, waysOf } from "./ways";

/** A gain in cash: euros each time, less what is withheld of it. */
interface Payment {
  gain: ChosenGain;
  each: Span;
}

/** A way of taking an offer, with what it takes and leaves for a visitor. Amounts are euros. */
export interface PricedWay extends Way {
  offer: Offer;
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
  payments: readonly Payment[];
}

/** Why an offer has no place in any plan: the reasons, in the order in which they are said. */
export type Exclusion = "authorisation" | "pays-nothing" | "unknown-gain" | "unknown-cost" | "unknown-risk";

/** Whether the gain of an offer depends on the visitor's money: it is no amount of its file. */
export const isShare = ({ value }: Offer) => value.gain.kind === "share";

/** Whether a gain counts as money: cash, or between two amounts in a form that nobody knows. */
const isMoneyGain = (gain: ChosenGain) =>
  isCash(gain) || (gain.form === "unknown" && typeof gain.money === "object");

/** What is paid of some gains. */
function paymentsOf(gains: readonly ChosenGain[]): Payment[] {
  return gains.filter(isMoneyGain).map((gain) => {
    const { money, tax } = gain;
    const [least, most] = typeof money === "object" ? [money.least, money.most] : [money, money];
    const net = (amount: string | undefined) => withoutTax(toCents(eurosOf(amount) ?? 0), tax) / 100;
    return { gain, each: { least: net(least), most: net(most) } };
  });
}

/** The ways of taking an offer within the given resources, where all that they cost and risk is known. */
export function pricedWays(offer: Offer, input: PlanInput, resources: Resources): PricedWay[] {
  if (isShare(offer)) return [shareWay(offer, input)];
  if (isRiskUnknown(offer)) return [];
  return waysOf(offer.terms, resources).flatMap((way) => {
    const { needs, spend, back, risk } = costsOf(offer, way, input);
    if (Number.isNaN(needs + spend)) return [];
    const payments = paymentsOf(way.gains);
    const sum = (end: "least" | "most") =>
      roundToHundredths(payments.reduce((all, { gain, each }) => all + each[end] * paymentCount(gain), 0));
    const gain = { least: sum("least"), most: sum("most") };
    return { ...way, offer, needs, spend, back, risk, payments, gain, net: spanLess(gain, spend) };
  });
}

/** Whether an offer warns of a risk and asks for nothing that has one. */
const isRiskUnknown = ({ risk, terms }: Offer) =>
  risk !== undefined && !everyAsk(terms).some((ask) => verbOf(ask).isRisky);

/** Why nobody can say what an offer leaves; none if its terms are known, or if it pays no money. */
export function exclusionsOf(offer: Offer, input: PlanInput): Exclusion[] {
  const isPayless =
    offer.value.outside !== undefined && (isShare(offer) || yoursOf(offer.terms).length === 0);
  const found = present<Exclusion>([
    offer.protection.authorisation !== undefined && "authorisation",
    isPayless && "pays-nothing",
  ]);
  // What is unknown is no reason of its own if the offer would be outside anyway.
  return found.length > 0 ? found : unknownsOf(offer, input);
}

function unknownsOf(offer: Offer, input: PlanInput): Exclusion[] {
  const { value, terms, risk, id } = offer;
  if (isShare(offer))
    return present<Exclusion>([
      netValue(value, input.money, input.costs[id]).spend === undefined && "unknown-cost",
      risk !== undefined && !value.atRisk && "unknown-risk",
    ]);
  const ways = waysOf(terms, unlimitedResources);
  const gains = ways.flatMap((way) => way.gains);
  if (!gains.some((gain) => isMoneyGain(gain) || gain.money === "unknown")) return [];
  const costs = ways.map((way) => costsOf(offer, way, input));
  const isRiskKnown = risk === undefined || costs.some((cost) => !Number.isNaN(cost.risk));
  return present<Exclusion>([
    !gains.some(isMoneyGain) && "unknown-gain",
    costs.every(({ spend, put }) => Number.isNaN(spend + put)) && "unknown-cost",
    (!isRiskKnown || isRiskUnknown(offer)) && "unknown-risk",
  ]);
}

/**
 * The one way of taking an offer whose gain depends on the money: alone, with no less than it asks for, up to the last amount
 * whose gain is known.
 */
function shareWay(offer: Offer, input: PlanInput): PricedWay {
  const { value, terms, id } = offer;
  const needs = Math.max(Math.min(input.money, knownUpTo(value)), upfrontNeeds(value).euros ?? 0);
  const { gross: gain = { least: 0, most: 0 }, spend: cost = 0 } = netValue(value, needs, input.costs[id]);
  const spend = input.spentAnyway.includes(id) ? 0 : cost;
  return {
    ...{ offer, asks: everyAsk(terms), gains: [], payments: [], bills: 0, deposit: 0, back: 0 },
    ...{ needs, spend, risk: riskOf(value, needs), gain, net: spanLess(gain, spend) },
  };
}

/** A price of an offer's file in euros, with the visitor's `answer` to what it may cost each time; nothing is 0. */
function eurosFor(price: Cost[keyof Cost], answer: number | undefined): number {
  if (!price) return 0;
  const each = price.isAskable ? (answer ?? eurosOf(price.each)) : eurosOf(price.each);
  return each === undefined ? NaN : (numberOf(price.times) ?? 1) * each;
}

/** What a way of taking an offer costs this visitor, and what of it is put in; NaN where nobody knows. */
function costsOf({ id }: Offer, { asks, deposit }: Way, input: PlanInput) {
  const sum = (name: keyof Cost) =>
    asks.reduce((all, ask) => all + eurosFor(verbOf(ask).cost(ask)[name], input.costs[id]), 0);
  const spent = (name: "apart" | "deposit" | "income") => (input.spentAnyway.includes(id) ? 0 : sum(name));
  const [apart, inside, risk] = [spent("apart"), spent("deposit"), sum("risk")];
  const put = deposit > 0 ? Math.max(deposit, sum("put") || 0) : sum("put");
  const most = Math.max(put, inside + risk);
  return {
    put,
    risk,
    needs: roundToHundredths(apart + most),
    spend: roundToHundredths(apart + inside + spent("income")),
    back: roundToHundredths(most - inside - risk),
  };
}
