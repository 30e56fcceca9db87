import { centsOf, numberOf, toCents } from "../../ground/gains";
import { askedCost } from "../../ground/net-value";
import type { Offer } from "../../offers/offer";
import type { Ask } from "../../offers/terms/verbs";
import type { PlanInput } from "./visitor";
import type { Way } from "./ways";

/** Cents that a way of taking an offer costs, asks for and puts at risk; `undefined` where nobody knows. */
export interface Costs {
  /** Spent apart from what is put in, out of it, and later from the income. */
  apart: number | undefined;
  deposit: number | undefined;
  income: number | undefined;
  /** What is put in and stays the visitor's. */
  put: number | undefined;
  risk: number | undefined;
}

const none: Costs = { apart: 0, deposit: 0, income: 0, put: 0, risk: 0 };

/** What an ask costs; `each` is the visitor's answer to what it may cost each time. */
function costOf(ask: Ask, each: number | undefined): Partial<Costs> {
  switch (ask.do) {
    case "buy":
      return { apart: times(numberOf(ask.count) ?? 1, centsOf(ask.amount)) };
    case "deposit":
      return { put: centsOf(ask.amount) };
    case "invest":
      return { put: centsOf(ask.amount), risk: centsOf(ask.amount) };
    case "trade": {
      if (!ask.count) return { risk: undefined };
      const count = numberOf(ask.count) ?? 1;
      const cost = each === undefined ? centsOf(ask.cost?.each) : toCents(each);
      return { deposit: times(count, cost), risk: times(count, centsOf(ask.amount)) };
    }
    case "contract":
      return ask.what === "telecom" ? {} : { apart: undefined };
    default:
      return {};
  }
}

const times = (count: number, cents: number | undefined) => (cents === undefined ? undefined : count * cents);

/** Adds figures of which one may be unknown. */
const plus = (a: number | undefined, b: number | undefined) =>
  a === undefined || b === undefined ? undefined : a + b;

/**
 * What a way of taking an offer costs this visitor. What its editor says of the spending himself (`words`) counts in place
 * of what follows from what it asks.
 */
export function costsOf({ id, terms, value }: Offer, { asks, deposit }: Way, input: PlanInput): Costs {
  const each = input.costs[id];
  const all = asks.map((ask): Costs => ({ ...none, ...costOf(ask, each) }));
  const costs = all.reduce(
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
export function spendingOf({ spend }: Pick<Offer["value"], "spend">, each: number | undefined) {
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
