import { present } from "../../format/format";
import {
  everyAsk,
  centsOf,
  isCash,
  numberOf,
  paymentCount,
  toCents,
  withoutTax,
  yoursOf,
} from "../../ground/gains";
import { knownUpTo, upfrontNeeds, netValue, riskOf, type Span } from "../../ground/net-value";
import type { Offer } from "../../offers/offer";
import type { Cost } from "../../offers/terms/cost";
import { verbOf } from "../../offers/terms/verbs";
import {
  type ChosenGain,
  type Resources,
  type PlanInput,
  unlimitedResources,
  type Way,
  waysOf,
} from "./ways";

/** A gain in cash: cents each time, less what is withheld of it. */
interface Payment {
  gain: ChosenGain;
  each: Span;
}

/** A way of taking an offer, with what it takes and leaves for a visitor. Amounts are whole cents. */
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
export const isShare = ({ value }: Pick<Offer, "value">) => value.gain.kind === "share";

/** Whether a gain counts as money: cash, or between two amounts in a form that nobody knows. */
const isMoneyGain = (gain: ChosenGain) =>
  isCash(gain) || (gain.form === "unknown" && typeof gain.money === "object");

/** What is paid of some gains. */
function paymentsOf(gains: readonly ChosenGain[]): Payment[] {
  return gains.filter(isMoneyGain).map((gain) => {
    const { money, tax } = gain;
    const [least, most] = typeof money === "object" ? [money.least, money.most] : [money, money];
    const net = (amount: string | undefined) => withoutTax(centsOf(amount) ?? 0, tax);
    return { gain, each: { least: net(least), most: net(most) } };
  });
}

/** The ways of taking an offer within the given resources, where all that they cost and risk is known. */
export function pricedWays(offer: Offer, input: PlanInput, resources: Resources): PricedWay[] {
  return waysOf(offer.terms, resources).flatMap((way) => {
    const costs = costsOf(offer, way, input);
    const { risk } = costs;
    if (!isKnown(costs) || risk === undefined || isRiskUnknown(offer)) return [];
    const payments = paymentsOf(way.gains);
    const { apart, deposit, income, put } = costs;
    const spend = apart + deposit + income;
    const inside = Math.max(put, deposit + risk);
    const sum = (end: keyof Span) =>
      payments.reduce((all, { gain, each }) => all + each[end] * paymentCount(gain), 0);
    const gain = { least: sum("least"), most: sum("most") };
    const net = { least: gain.least - spend, most: gain.most - spend };
    return {
      ...way,
      offer,
      needs: apart + inside,
      spend,
      back: inside - deposit - risk,
      risk,
      payments,
      gain,
      net,
    };
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
  const isRiskKnown = risk === undefined || costs.some((cost) => cost.risk !== undefined);
  return present<Exclusion>([
    !gains.some(isMoneyGain) && "unknown-gain",
    !costs.some(isKnown) && "unknown-cost",
    (!isRiskKnown || isRiskUnknown(offer)) && "unknown-risk",
  ]);
}

/** The one way of taking an offer whose gain depends on the money: alone, up to the last amount whose gain is known. */
export function shareWay(offer: Offer, input: PlanInput): PricedWay {
  const { value, terms, id } = offer;
  const euros = Math.min(input.money, knownUpTo(value));
  const { gross, spend: cost = 0 } = netValue(value, euros, input.costs[id]);
  const gain = toCents(gross?.least ?? 0);
  const spend = input.spentAnyway.includes(id) ? 0 : toCents(cost);
  return {
    ...{ offer, asks: everyAsk(terms), gains: [], bills: 0, deposit: 0 },
    ...{ needs: toCents(euros), spend, back: 0, risk: toCents(riskOf(value, euros)), payments: [] },
    gain: { least: gain, most: gain },
    net: { least: gain - spend, most: gain - spend },
  };
}

/** The least that an offer asks for, in cents. */
export function minimumOf({ value }: Offer): number {
  return toCents(upfrontNeeds(value).euros ?? 0);
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

/** A price of an offer's file in cents, with the visitor's `answer` to what it may cost each time; nothing is 0. */
function centsFor(price: Cost[keyof Cost], answer: number | undefined): number | undefined {
  if (!price) return 0;
  const cents = price.isAskable && answer !== undefined ? toCents(answer) : centsOf(price.each);
  return cents === undefined ? undefined : (numberOf(price.times) ?? 1) * cents;
}

/** What a way of taking an offer costs this visitor. */
function costsOf({ id }: Offer, { asks, deposit }: Way, input: PlanInput): Costs {
  const each = input.costs[id];
  const sum = (name: keyof Cost) => sumOf(asks.map((ask) => centsFor(verbOf(ask).cost(ask)[name], each)));
  const spent = (name: "apart" | "deposit" | "income") => (input.spentAnyway.includes(id) ? 0 : sum(name));
  return {
    ...{ apart: spent("apart"), deposit: spent("deposit"), income: spent("income") },
    put: deposit > 0 ? Math.max(deposit, sum("put") ?? 0) : sum("put"),
    risk: sum("risk"),
  };
}

/** The sum of amounts; undefined if one of them is unknown. */
const sumOf = (amounts: readonly (number | undefined)[]) =>
  amounts.reduce((sum, one) => (sum === undefined || one === undefined ? undefined : sum + one), 0);

/** The figures of costs of which all are known but what is at risk. */
type KnownCosts = Record<Exclude<keyof Costs, "risk">, number> & Pick<Costs, "risk">;

/** Whether all that has to be there is known. */
const isKnown = (costs: Costs): costs is KnownCosts =>
  [costs.apart, costs.deposit, costs.income, costs.put].every((cents) => cents !== undefined);
