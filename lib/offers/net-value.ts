import type { Offer } from "./offer";
import type { Value } from "./value";
import { type Amount, readAmount } from "../format/amount";

/** An amount of euros, or what it lies between. */
export interface Span {
  least: number;
  most: number;
}

type ShareGain = Extract<Value["gain"], { kind: "share" }>;

/** What an offer leaves the visitor. A field is undefined if nobody can know it beforehand. */
interface NetValue {
  /** What the visitor gets; also what is left for one who would spend the money anyway. */
  gross?: Span | undefined;
  /** What he has to spend, all in all. */
  spend?: number | undefined;
  /** What is left for a visitor who spends the money only because of the offer. */
  onlyForIt?: Span | undefined;
}

/** The figures of an offer for the visitor's amount in euros, where it asks for one. */
export function netValue(value: Value, assumed = usualAmount(value)): NetValue {
  const gross = grossOf(value, assumed);
  const spend = total(value.spend, assumed);
  const onlyForIt =
    gross && spend !== undefined
      ? { least: cents(gross.least - spend), most: cents(gross.most - spend) }
      : undefined;
  return { gross, spend, onlyForIt };
}

/** The sum of some costs in euros; nothing where one of them is not known. */
export function total(
  costs: readonly { euros?: number | "assumed" | undefined }[],
  assumed: number,
): number | undefined {
  const amounts = costs.map(({ euros }) => (euros === "assumed" ? assumed : euros));
  return amounts.reduce<number | undefined>(
    (sum, euros) => (sum === undefined || euros === undefined ? undefined : cents(sum + euros)),
    0,
  );
}

/**
 * The euros that an offer asks for, spent or only blocked; undefined where nobody knows beforehand. `orMore`: a cost is
 * not known, or the visitor decides it.
 */
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

/**
 * The limits that an amount in euros exceeds: `promise` is the offer's note on its maximum, `counted` the part of the
 * amount that counts, in euros.
 */
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

/** The amount from a page's query: the visitor's, or the usual one with what is wrong with the visitor's. */
export interface ParsedAmount {
  euros: number;
  /** As he typed it, where it is not an amount. */
  typed?: string;
  fault?: Extract<Amount, { fault: string }>["fault"];
}

/** Parses the amount in a query: the first where there are several, the usual one where there is none. */
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
