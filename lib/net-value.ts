import type { Value } from "@/lib/offers/value";
import { type Amount, readAmount } from "./amount";

/** An amount of euros, or what it lies between. */
export interface Span {
  least: number;
  most: number;
}

/** What an offer leaves. What is missing depends on what nobody knows beforehand. */
export interface NetValue {
  /** What the visitor gets. */
  gross?: Span;
  /** What he has to spend, all in all. */
  spend?: number;
  /** What is left where he would spend it anyway. */
  anyway?: Span;
  /** What is left where he spends it for the offer alone. */
  onlyForIt?: Span;
}

/**
 * The figures of an offer.
 *
 * @param assumed the amount that the visitor says, in euros; of no account where the offer asks for none
 */
export function netValue(value: Value, assumed = usualAmount(value)): NetValue {
  const gross = grossOf(value, assumed);
  const spend = total(value.spend, assumed);
  const onlyForIt =
    gross && spend !== undefined
      ? { least: cents(gross.least - spend), most: cents(gross.most - spend) }
      : undefined;
  return {
    ...(gross && { gross, anyway: gross }),
    ...(spend !== undefined && { spend }),
    ...(onlyForIt && { onlyForIt }),
  };
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

/** The amount that an offer asks the visitor for, where it asks for one. */
export function assumptionOf({ gain }: Value) {
  return gain.kind === "share" ? gain.of : undefined;
}

/** What a visitor said in the address, read: his amount, or the usual one and what is wrong with his. */
export interface Said {
  euros: number;
  /** As he typed it, where it is not an amount. */
  typed?: string;
  fault?: Extract<Amount, { fault: string }>["fault"];
}

/** Reads the visitor's amount; said twice, the first counts; not said at all, the usual one does. */
export function readAssumption(
  value: Value,
  query: Readonly<Record<string, string | string[] | undefined>>,
): Said {
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
      const counted = Math.min(assumed, gain.upTo ?? assumed);
      const got = Math.floor((Math.round(counted * 100) * gain.euros) / gain.per) / 100;
      return { least: got, most: got };
    }
    case "unknown":
      return undefined;
    default:
      return gain satisfies never;
  }
}

/** Sums of decimals end in whole cents. */
function cents(euros: number): number {
  return Math.round(euros * 100) / 100;
}
