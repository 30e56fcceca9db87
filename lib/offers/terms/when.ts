import { z } from "zod";
import { readQuantity } from "../../format/quantity";
import { calendarDate, choice, slug } from "../fields";
import { basis, lapse, money } from "./figures";

const after = slug
  .optional()
  .describe("Desde qué: el nombre de algo que se pide.")
  .meta({ label: "desde qué" });

const count = z
  .int()
  .min(1)
  .max(12)
  .optional()
  .describe("De after, cuál de varias: 1, la primera compra; 2, la segunda nómina.")
  .meta({ label: "cuántas veces" });

const DAYS = "un día del mes, 10, o dos: 5-10";

const days = z
  .union(
    [
      z
        .string()
        .regex(/^([1-9]|[12]\d|3[01])(-([1-9]|[12]\d|3[01]))?$/, { error: DAYS })
        .meta({ kind: "name" }),
      z.int().min(1).max(31),
    ],
    { error: DAYS },
  )
  .optional()
  .describe("Qué día del mes, 10, o entre qué días: 5-10.")
  .meta({ label: "entre qué días", kind: "name" });

/** Schema of the time at which a gain arrives. */
export const when = z
  .union(
    [
      z.literal("unknown"),
      z.literal("at-once"),
      z.strictObject({
        usually: lapse.describe("Lo que suele tardar: 24-48 hours.").meta({ label: "lo que suele tardar" }),
        after,
        basis,
      }),
      z.strictObject({
        lapse: lapse.describe("Lo que tarda.").meta({ label: "lo que tarda" }),
        atMost: z
          .literal(true)
          .optional()
          .describe("true si es lo que tarda como mucho: «dentro de los 30 días siguientes».")
          .meta({ label: "como mucho" }),
        after,
        count,
        basis,
      }),
      z.strictObject({
        after: slug.describe("Cuando se ha hecho algo que se pide.").meta({ label: "después de qué" }),
        count,
      }),
      z.strictObject({
        on: calendarDate.describe("Un día o un mes fijo.").meta({ label: "qué día" }),
        days,
      }),
      z.strictObject({
        every: lapse.describe("Cada cuánto se paga un interés: 6 months.").meta({ label: "cada cuánto" }),
      }),
      z.strictObject({
        rule: choice({ "next-month": "el mes siguiente" }).meta({ label: "regla" }),
        after,
        days,
      }),
    ],
    {
      error:
        "unknown, at-once, {usually: 24-48 hours}, {lapse: 14 days, after: deposit}, {lapse: 30 days, atMost: true, after: deposit}, {after: salary, count: 2}, {on: 2025-10, days: 16-31}, {every: 6 months} o {rule: next-month, after: salary}",
    },
  )
  .optional()
  .describe(
    "Cuándo llega: unknown, at-once, {usually}, {lapse, after}, con atMost si es como mucho, {after}, {on, days}, {every: 6 months} o {rule: next-month, after: salary, days: 5-10}.",
  )
  .meta({ label: "cuándo llega" });

const instalment = z.strictObject({
  money: money.describe("Cuánto.").meta({ label: "cantidad" }),
  when: when.unwrap().describe("Cuándo llega: como en when.").meta({ label: "cuándo llega" }),
});

/** A gain that comes in several times: how much and when, each. */
export const instalments = z
  .array(instalment)
  .min(2)
  .max(6)
  .optional()
  .describe("En lugar de money y when, si llega en varias veces: cuánto y cuándo cada una.")
  .meta({ label: "en varias veces" });

/** What some instalments add up to: «50 EUR». */
export function sumOf(all: readonly z.output<typeof instalment>[]): string {
  const cents = all.reduce((sum, one) => sum + Math.round(100 * (readQuantity(one.money)?.least ?? 0)), 0);
  return `${cents / 100} ${readQuantity(all[0]?.money ?? "")?.unit}`;
}

/** Every field that the time of a gain may have. */
type TimeFields = Partial<
  Record<"usually" | "lapse" | "after" | "on" | "days" | "every" | "rule", string | undefined> & {
    atMost: true | undefined;
    count: number | undefined;
  }
>;

/** The fields of the time of a gain, whatever its kind; none of one that is a word. A single day may be a number. */
export function timeFields(time: z.output<typeof when>): TimeFields {
  if (typeof time !== "object") return {};
  return "days" in time && time.days !== undefined ? { ...time, days: `${time.days}` } : (time as TimeFields);
}

/** The lapse after which a gain arrives: the usual one, or the one that is said; undefined if its time is no lapse. */
export function lapseUntil(time: z.output<typeof when>): string | undefined {
  const { usually, lapse } = timeFields(time);
  return usually ?? lapse;
}

/** The last day of the month on which a gain arrives by a rule: 10 with «5-10», 31 for the end of any month without days. */
export const lastDayOfRule = ({ days }: { days?: string | undefined }) =>
  Number(days?.split("-").at(-1) ?? 31);

/** What an offer's file says of when a gain arrives. */
type Timed = { when?: z.output<typeof when>; instalments?: z.output<typeof instalments> };

/** The times at which a gain arrives, with the place of each in it. */
export const timesOfGain = ({ when: time, instalments: all }: Timed) =>
  all?.map((one, index) => ({ when: one.when, path: ["instalments", index, "when"] })) ?? [
    { when: time, path: ["when"] },
  ];

/** Whether somebody says when a gain arrives: of one in instalments, each of them. */
export const hasArrival = (given: Timed) =>
  timesOfGain(given).every(({ when: time }) => time !== undefined && time !== "unknown");
