import type { Offer } from "./offer";
import type { Value } from "./value";
import { type AmountFault, readAmount } from "../format/amount";

/** An amount of euros, or what it lies between. */
export type Span = Record<"least" | "most", number>;

type ShareGain = Extract<Value["gain"], { kind: "share" }>;

/**
 * What an offer leaves for the visitor's amount in euros, where it asks for one: `gross`, what it gives; `spend`, what it
 * costs; `onlyForIt`, what is left if that is spent only because of the offer. Undefined: unknown beforehand.
 */
export function netValue(
  value: Value,
  assumed = usualAmount(value),
): { gross?: Span | undefined; spend?: number | undefined; onlyForIt?: Span } {
  const gross = grossOf(value, assumed);
  const spend = total(value.spend, assumed);
  if (!gross || spend === undefined) return { gross, spend };
  return { gross, spend, onlyForIt: { least: cents(gross.least - spend), most: cents(gross.most - spend) } };
}

/** The sum of some costs in euros; nothing where one of them is not known. */
export function total(
  costs: readonly { euros?: number | "assumed" | undefined }[],
  assumed: number,
): number | undefined {
  const amounts = costs.flatMap(({ euros }) => (euros === "assumed" ? assumed : (euros ?? [])));
  if (amounts.length < costs.length) return undefined;
  return amounts.reduce((sum, euros) => cents(sum + euros), 0);
}

/** The euros to spend or block, undefined where unknown. `orMore`: a cost is not known, or the visitor decides it. */
export function needsOf({ gain, spend, blocked }: Value): { euros: number | undefined; orMore: boolean } {
  const costs = [...spend, ...blocked];
  const known = costs.filter(({ euros }) => typeof euros === "number");
  const least = gain.kind === "share" ? gain.of.least?.euros : undefined;
  const isUnknown = costs.length > 0 && known.length === 0 && least === undefined;
  return {
    euros: isUnknown ? undefined : cents((total(known, 0) ?? 0) + (least ?? 0)),
    orMore: known.length < costs.length,
  };
}

/** Whether the benefit is a share of fees that nobody knows beforehand: then no example says what is left. */
export function isShareOfUnknown({ gain, blocked }: Value): boolean {
  return gain.kind === "share" && !blocked.some(({ euros }) => euros === "assumed");
}

/** The limits that an amount exceeds: the offer's note on its maximum, and the part of the amount that counts. */
export function limitsOf({ gain }: Value, assumed: number): { promise?: string; counted?: number } {
  if (gain.kind !== "share") return {};
  const { most, upTo } = gain;
  return {
    promise: most && shareOf(gain, assumed) > most.euros ? most.note : undefined,
    counted: upTo !== undefined && assumed > upTo ? upTo : undefined,
  };
}

/** How exact the figures of an offer are: as they stand, about right, or the least that they are known to be. */
export type Precision = "exact" | "about" | "least";

/** How exact the figures are for an amount in euros: beyond what the promise states, only the least is known. */
export function precisionOf(value: Value, assumed: number): Precision {
  if (limitsOf(value, assumed).promise) return "least";
  return value.gain.kind === "share" && value.gain.about ? "about" : "exact";
}

/** Whether the benefit is money from a bank: the tax note applies only to that, not to saved fees. */
export function isMoneyReward({ category, value: { gain } }: Pick<Offer, "category" | "value">): boolean {
  return category === "finanzas" && gain.kind !== "share";
}

/** The amount that an offer asks the visitor for, where it asks for one. */
export function assumptionOf({ gain }: Value) {
  return gain.kind === "share" ? gain.of : undefined;
}

/** The amount from a page's query; the usual one where there is none, or with what was typed instead and its fault. */
export type ParsedAmount = { euros: number; typed?: string; fault?: AmountFault };

/** Parses the amount in a query: the first where there are several. */
export function readAssumption(
  value: Value,
  query: Readonly<Record<string, string | string[] | undefined>>,
): ParsedAmount {
  const euros = usualAmount(value);
  const [typed = ""] = [query[assumptionOf(value)?.name ?? ""]].flat();
  if (typed.trim() === "") return { euros };
  const read = readAmount(typed);
  return "euros" in read ? read : { euros, typed: typed.slice(0, 40), fault: read.fault };
}

function usualAmount(value: Value): number {
  return assumptionOf(value)?.usual ?? 0;
}

function grossOf({ gain }: Value, assumed: number): Span | undefined {
  switch (gain.kind) {
    case "amount":
      return { least: gain.euros, most: gain.euros };
    case "range":
      return { least: gain.least, most: gain.most };
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

/** Rounds to whole cents. */
export function cents(euros: number): number {
  return Math.round(euros * 100) / 100;
}
