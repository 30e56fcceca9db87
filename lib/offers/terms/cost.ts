import type { z } from "zod";
import { readQuantity } from "../../format/quantity";
import type { valueSchema } from "../value";
import { isEuros } from "./figures";

/** An amount of an offer's file, so many times. */
export interface Price {
  /** Amount of each time; undefined if nobody says how much. */
  each: string | undefined;
  /** Number of times; undefined if it is once. */
  times?: string | undefined;
  /** Whether the visitor's own figure takes the place of `each`. */
  isAskable?: true;
}

/**
 * What a requirement costs, asks to put in and puts at risk: nothing where a member is missing. Its amounts are said here
 * alone: «Mi plan» adds them for each way of taking an offer, and `value` has them with their words for the whole offer.
 */
export interface Cost {
  /** What is spent apart from what is put in. */
  apart?: Price;
  /** What is spent out of what is put in. */
  deposit?: Price;
  /** What is spent month by month, out of the income. */
  income?: Price;
  /** What is put in and stays the visitor's. */
  put?: Price;
  risk?: Price;
}

/** An amount that nobody says. */
export const unpriced: Price = { each: undefined };

/** The figures of an offer before facts are filled in. */
type RawValue = z.input<typeof valueSchema>;
type Asked = NonNullable<RawValue["spend"][number]["asked"]>;

/** The costs of a requirement with their amounts, as `value` lists them. */
export type CostRecord = Partial<Pick<RawValue, "spend" | "blocked">> & {
  atRisk?: RawValue["atRisk"] | undefined;
};

/** What a verb says of its costs. Their amounts are in its `cost`. */
export interface CostWords {
  /** What is paid. */
  spend?: string;
  /** The question that an askable price is put as. */
  asked?: Omit<Asked, "euros" | "times">;
  /** What stays the visitor's, and until when. */
  blocked?: Omit<RawValue["blocked"][number], "euros">;
  /** What can lose its value. */
  atRisk?: string;
  /** Whether each price is the amount that the visitor enters, whatever minimum the offer has. */
  isByAmount?: boolean;
}

/** A price in all, in euros: undefined if it is unknown or in another currency. */
export function priceTotal({ each, times }: Price): string | undefined {
  if (!isEuros(each)) return undefined;
  const [amount = 0, count = 1] = [each, times].map((text) => readQuantity(text ?? "")?.least);
  return `${Math.round(100 * amount * count) / 100} EUR`;
}

/**
 * The words of costs with their amounts, each as `figureOf` writes it. An unknown amount is left out, and so is the risk
 * of one.
 */
export function withAmounts(
  { apart, deposit, income, put, risk }: Cost,
  { spend, asked, blocked, atRisk, isByAmount }: CostWords,
  figureOf: (amount: string | undefined) => string | undefined,
): CostRecord {
  const eurosOf = (price: Price | undefined) =>
    price && (isByAmount ? "assumed" : figureOf(priceTotal(price)));
  const askable = deposit ?? income;
  const spent = eurosOf(apart ?? askable);
  const kept = eurosOf(put);
  const risked = eurosOf(risk && { each: risk.each });
  return {
    ...(spend && {
      spend: [
        {
          what: spend,
          ...(asked && askable?.each
            ? { asked: { ...asked, euros: figureOf(askable.each) ?? "", times: figureOf(askable.times) } }
            : spent && { euros: spent }),
          ...(askable && { from: deposit ? "deposit" : "income" }),
        },
      ],
    }),
    ...(blocked && { blocked: [{ ...blocked, ...(kept && { euros: kept }) }] }),
    ...(atRisk && risked && { atRisk: { what: atRisk, euros: risked, times: figureOf(risk?.times) } }),
  };
}
