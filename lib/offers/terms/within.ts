import { z } from "zod";
import { quantityWords, readQuantity, singleUnit } from "../../format/quantity";
import { isCalendarDate } from "../../format/dates";
import { present } from "../../format/format";
import { calendarDate, slug } from "../fields";
import { asksTo } from "./act";
import { askName, type NamedFigure, type Slots } from "./ask";
import type { AskWords } from "./ask-words";
import { type Joining, sinceJoining } from "./context";
import { basis, lapse } from "./figures";

/** Schema of the limit by which something has to be done: a lapse from a day, the days of the campaign, a date, or unknown. */
export const within = z
  .union(
    [
      z.literal("campaign"),
      z.literal("unknown"),
      lapse,
      z.strictObject({
        lapse: lapse.describe("Cuánto tiempo: 30 days.").meta({ label: "plazo" }),
        from: slug
          .optional()
          .describe(
            "Desde cuándo: sign-up (el alta), el nombre de otra cosa que se pide, activation, contract-start (el inicio del contrato), approval (la aprobación de la tarjeta), first-salary, first-payment, first-transfer, first-bill, first-paid-bill (la primera factura pagada) o first-premium (la prima de un seguro). Sin este campo, el alta.",
          )
          .meta({ label: "desde cuándo" }),
        basis,
      }),
      z.strictObject({
        until: calendarDate.describe("El último día, si es uno fijo.").meta({ label: "último día" }),
      }),
    ],
    { error: "un plazo (30 days), {lapse, from}, {until: 2026-01-31}, campaign o unknown" },
  )
  .optional()
  .describe("El plazo para hacerlo: 30 days, {lapse, from}, {until: una fecha}, campaign o unknown.")
  .meta({ label: "plazo" });

export type Within = z.output<typeof within>;

/** The lapse or the last day of a deadline, as a figure of its offer. */
export function lapseFigure(value: Within, name: string, what: string): NamedFigure | undefined {
  if (value === undefined || value === "campaign" || value === "unknown") return undefined;
  if (typeof value === "string") return { name, what, value };
  return "lapse" in value
    ? { name, what, value: value.lapse, at: ["within", "lapse"] }
    : { name, what, value: value.until, at: ["within", "until"] };
}

/** Days from which a lapse can count that are no ask of the offer. */
export const eventNames: Readonly<Record<string, string>> = {
  "sign-up": "el alta",
  activation: "la activación",
  "contract-start": "el inicio del contrato",
  approval: "la aprobación de la tarjeta",
  "first-salary": "la primera nómina",
  "first-bill": "la primera factura",
  "first-paid-bill": "la primera factura pagada",
  "first-premium": "la primera prima",
  "first-payment": "el primer ingreso",
  "first-transfer": "la primera transferencia",
};

/** What comes again and again, so that a gain can arrive after the second: its article and its name. */
export const timesNames: Readonly<Record<string, readonly [article: "la" | "el", name: string]>> = {
  salary: ["la", "nómina"],
  "first-salary": ["la", "nómina"],
  bills: ["el", "recibo"],
  "first-bill": ["la", "factura"],
  "first-premium": ["la", "prima"],
  buy: ["la", "compra"],
  trade: ["la", "operación"],
};

/** What ordinals have before their ending: «tercer», «tercera». */
const ordinalStems = [
  "primer",
  "segund",
  "tercer",
  "cuart",
  "quint",
  "sext",
  "séptim",
  "octav",
  "noven",
  "décim",
];

/** Name of one of several by its number: «la segunda nómina», «el tercer recibo», «la nómina número 12». */
export function timeNamed(name: string, count: number): string | undefined {
  const [article, noun] = timesNames[name] ?? [];
  if (!article) return undefined;
  const ordinal = ordinalStems[count - 1];
  if (!ordinal) return `${article} ${noun} número ${count}`;
  const ending = article === "la" ? "a" : ["primer", "tercer"].includes(ordinal) ? "" : "o";
  return `${article} ${ordinal}${ending} ${noun}`;
}

/** Things asked from which a lapse often counts. */
const doneNames: Readonly<Record<string, string>> = {
  open: "la apertura de la cuenta",
  contract: "el contrato",
  verify: "la verificación de tu identidad",
  deposit: "el depósito",
  salary: "la primera nómina",
  port: "la portabilidad",
  "buy-1": "la primera compra",
  "buy-2": "la segunda compra",
};

/** What may be of any number: the start of a time, and not what has to be over before a month. */
const begunNames: Readonly<Record<string, string>> = {
  buy: "la compra",
  invest: "la inversión",
  trade: "la operación",
};

/** What happens on one day, in words: «el alta», «la primera nómina». */
export const dayName = (name: string): string | undefined => eventNames[name] ?? doneNames[name];

/** The day from which something counts, in words. */
export const startName = (name: string): string | undefined => dayName(name) ?? begunNames[name];

/** Day from which a lapse counts, if that is another than that of signing up. */
const startOf = (value: Within) =>
  typeof value === "object" && "from" in value && value.from !== "sign-up" ? value.from : undefined;

/** How long somebody has from signing up, as a deadline counts it; undefined if no lapse from there is known. */
export function lapseWithin(value: Within): string | undefined {
  if (startOf(value)) return undefined;
  const lapse = typeof value === "object" && "lapse" in value ? value.lapse : value;
  return typeof lapse === "string" && /\d/.test(lapse) ? lapse : undefined;
}

/** Whether a lapse is known, but not the day from which it counts: the site counts from signing up. */
export function isStartSupposed(value: Within): boolean {
  const isSaid = typeof value === "object" && "lapse" in value && (value.from ?? value.basis) !== undefined;
  return !isSaid && lapseWithin(value) !== undefined;
}

/** Whether a file says from when a lapse counts, and does not suppose it. */
export const isStartSaid = (value: Within) =>
  typeof value === "object" && "from" in value && value.from !== undefined && !value.basis;

/** Whether something asked has a time that is known. */
export const hasDeadline = (ask: { do: string; within?: Within; activeBy?: string }) =>
  [ask.within, ask.activeBy].some((time) => time !== undefined && time !== "unknown");

/** The mark of a deadline whose first day nobody says. */
export const supposed = (value: Within) => (isStartSupposed(value) ? { isStartSupposed: true as const } : {});

/** What a date supposes of a lapse whose first day nobody says. */
const supposedStart = (since: string) =>
  `Lo contamos ${since}, lo más prudente: si empieza más tarde, te sobrarán días.`;

/**
 * The words of an ask, with a deadline if it has a lapse from signing up, or from asking for the card, and no deadline of its
 * own says so.
 */
export function withDeadline(
  ask: { do: string; id?: string | undefined; within?: Within },
  words: AskWords,
  joining: Joining,
): AskWords {
  const { deadlines = [], step, infinitive } = words;
  const after = lapseWithin(ask.within);
  if (!after || !step || !infinitive || deadlines.some(({ kind }) => kind === "before")) return words;
  // If the file does not say that it counts from signing up, the site supposes it and says so.
  const since = sinceJoining(joining);
  const start = isStartSaid(ask.within) ? `Cuenta ${since}.` : supposedStart(since);
  const text = `La promoción de {brand} ${asksTo(infinitive)}. ${start}`;
  const due = {
    id: `plazo-${askName(ask)}`,
    kind: "before" as const,
    title: step.title,
    text,
    after,
    ...supposed(ask.within),
  };
  return { ...words, deadlines: [due, ...deadlines] };
}

/** Title of a deadline by which a service has to run. */
const RUNNING = "Ten activo el servicio";

/** The words of an ask with the last days that it names: by when one does it, and by when a service has to run. */
export function withFixedDays(
  ask: { do: string; id?: string | undefined; within?: Within; activeBy?: string | undefined },
  words: AskWords,
  slot: Slots,
): AskWords {
  const { step, infinitive } = words;
  const { within: time, activeBy = "" } = ask;
  const name = askName(ask);
  const title = step?.title ?? "";
  const until = typeof time === "object" && "until" in time ? time.until : undefined;
  const days = present([
    until &&
      title &&
      infinitive && {
        id: `dia-${name}`,
        title,
        text: `La promoción de {brand} ${asksTo(infinitive)}.`,
        on: until,
      },
    isCalendarDate(activeBy) && {
      id: `activo-${name}`,
      title: RUNNING,
      text: `La promoción de {brand} pide que el servicio esté activo como muy tarde el ${slot.activeBy}.`,
      on: activeBy,
    },
  ]);
  const lapse = isCalendarDate(activeBy) ? undefined : lapseWithin(activeBy);
  const running = lapse && {
    ...{ id: `activo-${name}`, kind: "before" as const, title: RUNNING, after: lapse },
    text: `La promoción de {brand} pide que el servicio esté activo${inFirst(activeBy, slot.activeBy)}. ${supposedStart("desde el alta")}`,
  };
  return {
    ...words,
    ...(days.length > 0 && { days }),
    ...(running && { deadlines: [...(words.deadlines ?? []), running] }),
  };
}

/** A length of time within a sentence, one of a unit with its article: «un mes», «12 meses». */
export function spanOf(time: string): string {
  const quantity = readQuantity(time);
  const unit = quantity && singleUnit(quantity);
  if (unit) return `un${quantity.unit === "hours" ? "a" : ""} ${unit}`;
  return quantity ? quantityWords(quantity) : "";
}

/** How often, with its space: « cada 3 meses», « cada mes»; empty if nobody says. */
export function eachTime(every: string | undefined, slot: string | undefined): string {
  const quantity = readQuantity(every ?? "");
  return quantity ? ` cada ${singleUnit(quantity) ?? slot}` : "";
}

/** Whether a time is a fixed last day, and no lapse. */
const isFixed = (value: Within) => typeof value === "object" && "until" in value;

/** The end of a clause of something that is done once: « en los primeros 6 meses», or as `inTime`, with `before` in front. */
export function inFirst(value: Within, slot: string | undefined, before = " en"): string {
  const isOne = /^1\D/.test(lapseFigure(value, "", "")?.value ?? "");
  return inTime(value, slot, `${before} ${isOne || startOf(value) ? "" : "los primeros "}`);
}

/**
 * The end of a clause: « en 30 días», « como muy tarde el 30 de septiembre de 2025», « durante la campaña»; empty if the time
 * is unknown. `before` stands before a lapse.
 */
export function inTime(value: Within, slot: string | undefined, before = " en "): string {
  if (!slot) return value === "campaign" ? " durante la campaña" : "";
  if (isFixed(value)) return ` como muy tarde el ${slot}`;
  const start = startOf(value);
  return `${before}${slot}${start ? ` desde ${startName(start) ?? "el paso anterior"}` : ""}`;
}
