import { yoursOf } from "./gains";
import type { Offer } from "../offers/offer";
import type { Value } from "../offers/value";

/** A range of euros; both ends are equal if the amount is exact. With `either`, it is one of them and nothing between. */
export interface Span {
  least: number;
  most: number;
  either?: true | undefined;
}

type ShareGain = Extract<Value["gain"], { kind: "share" }>;

/**
 * The net value of an offer in euros, for the visitor's amount if the benefit depends on one, and their answer to what the
 * offer asks: `gross` is the benefit, `spend` the cost, `net` the benefit less the cost. Undefined: unknown beforehand.
 */
export function netValue(
  value: Value,
  assumed = usualAmount(value),
  answer?: number,
): { gross?: Span | undefined; spend?: number | undefined; net?: Span } {
  const gross = grossOf(value, assumed);
  const spend = sumOfCosts(value.spend, assumed, answer);
  if (!gross || spend === undefined) return { gross, spend };
  return { gross, spend, net: spanLess(gross, spend) };
}

/** A range less an amount. */
export const spanLess = ({ least, most, either }: Span, amount: number): Span => {
  const rest = { least: roundToHundredths(least - amount), most: roundToHundredths(most - amount) };
  return either ? { ...rest, either } : rest;
};

type ValueCost = Partial<Pick<Value["spend"][number], "euros" | "asked">>;

/** The sum of costs in euros; undefined if one of them is unknown. What a visitor is asked counts as assumed. */
export function sumOfCosts(
  costs: readonly ValueCost[],
  assumed: number,
  answer?: number,
): number | undefined {
  const amounts = costs.map(
    ({ euros, asked }) =>
      (euros === "assumed" ? assumed : (euros ?? (asked && answeredCost(asked, answer)))) ?? NaN,
  );
  const sum = amounts.reduce((all, euros) => all + euros, 0);
  return Number.isNaN(sum) ? undefined : roundToHundredths(sum);
}

/** What a cost that depends on the visitor adds up to, in euros, for their answer or the one that is assumed. */
export function answeredCost({ euros, times = 1 }: NonNullable<ValueCost["asked"]>, answer = euros): number {
  return roundToHundredths(answer * times);
}

/** The sum of what is known of some costs, in euros, and whether the rest is unknown or the visitor's choice. */
function knownSum(costs: readonly ValueCost[]) {
  const known = costs.filter(({ euros, asked }) => typeof euros === "number" || asked);
  return { isNone: known.length === 0, sum: sumOfCosts(known, 0) ?? 0, orMore: known.length < costs.length };
}

/**
 * The euros that have to be there on the first day, without what a deposit or later the income pays; undefined if unknown.
 * `orMore`: a part is unknown, or the visitor chooses it.
 */
export function upfrontNeeds({ gain, spend, blocked }: Value): {
  euros: number | undefined;
  orMore: boolean;
} {
  const { isNone, sum, orMore } = knownSum([...spend.filter(({ from }) => from === undefined), ...blocked]);
  const least = gain.kind === "share" ? gain.of.least?.euros : undefined;
  const isUnknown = isNone && orMore && least === undefined;
  return { euros: isUnknown ? undefined : roundToHundredths(sum + (least ?? 0)), orMore };
}

/** The euros at risk, as far as they are known. */
export function riskOf({ atRisk }: Pick<Value, "atRisk">, assumed: number): number {
  const { euros = 0, times = 1 } = atRisk ?? {};
  return roundToHundredths((euros === "assumed" ? assumed : euros) * times);
}

/**
 * The euros that an offer asks for in all, whatever else it asks: those of the first day and those that the income pays
 * later. Undefined if it says none of them; `orMore`: not all of them are known, or the visitor chooses.
 */
export function totalOutlay(value: Value): { euros: number; orMore: boolean } | undefined {
  const { euros: now, orMore } = upfrontNeeds(value);
  const later = knownSum(value.spend.filter(({ from }) => from === "income"));
  const isSilent = now === 0 && orMore && later.isNone;
  if (now === undefined || isSilent) return undefined;
  return { euros: roundToHundredths(now + later.sum), orMore: orMore || later.orMore };
}

/** Whether the benefit is a share of fees unknown beforehand: then there is no example of the remainder. */
export function isShareOfUnknown({ gain, blocked }: Value): boolean {
  return gain.kind === "share" && !blocked.some(({ euros }) => euros === "assumed");
}

/** The largest amount whose benefit is known. Beyond it more may count, but no figure says how much. */
export function knownUpTo({ gain }: Pick<Value, "gain">): number {
  if (gain.kind !== "share") return Infinity;
  const promised = gain.most ? roundToHundredths((gain.most.euros * gain.per) / gain.euros) : Infinity;
  return Math.min(promised, gain.upTo ?? Infinity);
}

/**
 * The limits that an amount exceeds: the offer's note on its maximum, the last amount whose benefit is known, and the
 * part of the amount that counts.
 */
export function limitsOf(
  { gain }: Pick<Value, "gain">,
  assumed: number,
): { promise?: string; known?: number; counted?: number } {
  if (gain.kind !== "share") return {};
  const { most, upTo } = gain;
  const isPromise = most !== undefined && shareOf(gain, assumed) > most.euros;
  return {
    ...(isPromise && { promise: most.note, known: knownUpTo({ gain }) }),
    ...(upTo !== undefined && assumed > upTo && { counted: upTo }),
  };
}

/** How exact a figure is: exact, approximate, a known minimum, or an approximate maximum. */
export type Precision = "exact" | "about" | "least" | "most";

/** The precision of a benefit: at most approximately that if the provider's figure is approximate. */
export function gainPrecision({ gain }: Value): Precision {
  return gain.kind === "share" && gain.about ? "most" : "exact";
}

/** The precision of what an offer leaves: approximate also if a cost is assumed. */
export function precisionOf(value: Value): Precision {
  return value.spend.some(({ asked }) => asked) ? "about" : gainPrecision(value);
}

/** Whether the benefit is money: the tax note applies only to that, not to saved fees. */
export function isMoneyReward({ reward }: Pick<Offer, "reward">): boolean {
  return reward === "money";
}

/** Whether tax is still to be taken off a gift of money: nobody says that it is, or how much. */
export function isUntaxed(offer: Pick<Offer, "reward" | "terms">): boolean {
  const { tax } = yoursOf(offer.terms)[0] ?? {};
  return isMoneyReward(offer) && (tax === "unknown" || tax === "gross");
}

/** Whether the benefit lowers what the visitor pays: its noun is «descuento», and it is applied, not received. */
export function isDiscount({ reward }: Offer): boolean {
  return reward === "discount";
}

/** The amount that a visitor enters, if the benefit depends on one. */
export function assumptionOf({ gain }: Value) {
  return gain.kind === "share" ? gain.of : undefined;
}

/** The amount that counts until a visitor enters one, in euros; 0 if the benefit depends on none. */
export function usualAmount(value: Value): number {
  return assumptionOf(value)?.usual ?? 0;
}

/** What to say of an amount that is less than what counts: the provider gives something else for it. */
export function tooLittle(value: Value, amount: number): string | undefined {
  const { least } = assumptionOf(value) ?? {};
  return least && amount < least.euros ? least.note : undefined;
}

/** The amount for which lists and comparisons show an offer: the least that one puts in, else the usual; undefined without one. */
export function shownAmount(value: Value): number | undefined {
  const { least, usual } = assumptionOf(value) ?? {};
  return least?.euros ?? usual;
}

function grossOf({ gain }: Value, assumed: number): Span | undefined {
  switch (gain.kind) {
    case "amount":
      return { least: gain.euros, most: gain.euros };
    case "range":
      return { least: gain.least, most: gain.most, ...(gain.either && { either: true }) };
    case "share": {
      const got = Math.min(shareOf(gain, assumed), gain.most?.euros ?? Infinity);
      return { least: got, most: got };
    }
    case "unknown":
      return undefined;
    default:
      return gain satisfies never;
  }
}

/** The share of an amount, in euros: `euros` for each `per` of it, up to `upTo`. */
function shareOf({ euros, per, upTo }: ShareGain, assumed: number): number {
  const counted = Math.min(assumed, upTo ?? assumed);
  return Math.floor((Math.round(counted * 100) * euros) / per) / 100;
}

/** Rounds to two decimals: an amount in euros to whole cents, which stay a fraction of a euro. */
export function roundToHundredths(value: number): number {
  return Math.round(value * 100) / 100;
}
