import { z } from "zod";
import { reservedIds } from "../config/addresses";
import { versus } from "../config/paths";
import { isCalendarDate, lastDay, longDate, meantDate } from "../format/dates";
import { inSentence } from "../format/format";
import { hiddenInAddress } from "../format/hidden";
import { nearest, unaccented } from "../format/nearest";
import { figureForm, lapseIn, quantityForm, readQuantity, type Unit } from "../format/quantity";
import { sitePictures } from "./hero-image";
import { rightValue } from "./schema-messages";

z.config({ ...z.locales.es(), customError: rightValue });

/** The kinds of text: whole sentences (with a final period), a label (without one), other words. */
export type TextKind = "sentence" | "label" | "words";

/** Whether a field holds words that somebody reads. */
export const isText = (kind: unknown): kind is TextKind =>
  kind === "sentence" || kind === "label" || kind === "words";

declare module "zod" {
  /** What the schema says of a field beside its type and description; `field-info.ts` looks it up by path. */
  interface GlobalMeta {
    /** Its name in an editor's words, as `offers diff` and the manual use it. */
    label?: string;
    /** What it holds: decides how it is checked, and how its value is worded. */
    kind?: TextKind | "figure" | "date" | "address" | "domain" | "name" | "colour" | "choice";
    /** Place where visitors see the field; a field without one is seen where the field around it is. */
    shown?: string;
    /** The options of a choice, in words. */
    choices?: Readonly<Record<string, string>>;
    /** Whether it is a figure that the benefit promises. */
    promised?: boolean;
  }
}

/** What of it is ours: no part of the standard for JSON schemas. */
export const ownMeta = ["label", "kind", "shown", "choices", "promised"] as const;

/**
 * Words for a visitor: not empty, trimmed, without double spaces, at most `max` characters once facts are in place. `label`
 * and `description` are the field's name and what it is, in an editor's words.
 */
export function text(max: number, label?: string, description?: string, kind: TextKind = "words") {
  return z
    .string()
    .min(1)
    .max(max)
    .refine((value) => value === value.trim() && !value.includes("  "), {
      error: "texto sin espacios al principio ni al final, ni dobles",
    })
    .meta({ kind, ...(label && { label }), ...(description && { description }) });
}

/** One or more whole sentences. */
export const sentence = (max: number, label?: string, description?: string) =>
  text(max, label, description, "sentence");

/** A short text without a final period: a title, a button, a line of a card. */
export const label = (max: number, label?: string, description?: string) =>
  text(max, label, description, "label");

/** The most options of which each is explained where one of them was meant. */
const MOST_EXPLAINED = 10;

/** The correction of a name that is none of some: the one that was meant, if one is near, and what each means. */
export function choiceError(input: unknown, choices: Readonly<Record<string, string>>, more = ""): string {
  const names = Object.keys(choices);
  const word = unaccented(String(input));
  const wordsOf = (name: string) => unaccented(choices[name] ?? "").split(/[^a-z]+/);
  const isNamed = (name: string) =>
    nearest(
      word,
      wordsOf(name).filter(({ length }) => length > 3),
    ) !== undefined;
  const meant =
    typeof input === "string" && input.length > 2
      ? (nearest(input, names) ?? names.find((name) => wordsOf(name).includes(word)) ?? names.find(isNamed))
      : undefined;
  // Beside the one that was meant, many options are told by name alone.
  const isWall = meant !== undefined && names.length > MOST_EXPLAINED;
  const each = names.map((name) =>
    isWall ? name : `${name} (${inSentence((choices[name] ?? "").replace(/\.$/, ""))})`,
  );
  return `${meant ? `«${meant}», si es lo que querías decir; ` : ""}una de estas opciones: ${each.join(", ")}${more}`;
}

/** One of some options, by name, each with its words for editors. */
export function choice<const Choices extends Readonly<Record<string, string>>>(choices: Choices) {
  const names = Object.keys(choices) as (keyof Choices & string)[];
  return z
    .enum(names, { error: ({ input }) => choiceError(input, choices) })
    .meta({ kind: "choice", choices });
}

/** The constant of one kind in a discriminated union, with its words for editors. */
export function kindOf<const Name extends string>(name: Name, words: string, label = "clase") {
  return z.literal(name).meta({ kind: "choice", choices: { [name]: words }, label, description: words });
}

const slugError = "minúsculas, cifras y guiones: «trade-republic»";

/** A short name for an address: small letters, figures and hyphens. */
export const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { error: slugError })
  .meta({ kind: "name" });

const address = "una dirección https completa y sin espacios: «https://www.ejemplo.es/»";

/** An offer's short name: the name of its file and its address, so that it must be free. */
export const offerId = z
  .string()
  .regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, {
    abort: true,
    error: "un fichero con minúsculas, cifras y guiones, y una letra al principio: «trade-republic.yaml»",
  })
  .refine((id) => ![...reservedIds, ...sitePictures].includes(id), {
    error: "otro nombre: ese ya es una dirección de la web",
  })
  .max(40, { error: "un nombre de 40 caracteres como mucho: es su dirección" })
  .refine((id) => !id.includes(versus), {
    error: `un nombre sin «${versus}», que separa las ofertas en la dirección de una comparación`,
  });

/** Whether no two entries have the same name. */
export function distinct<T>(entries: readonly T[], nameOf: (entry: T) => string): boolean {
  return new Set(entries.map(nameOf)).size === entries.length;
}

/** A complete, public https URL. */
export const httpsUrl = z
  .url({ hostname: z.regexes.domain, abort: true, error: address })
  .regex(/^https:\/\/\S+$/, { abort: true, error: address })
  .refine((url) => new URL(url).username + new URL(url).password === "", {
    error: "la dirección sin nombre de usuario: sin «…@»",
  })
  .refine((url) => !hiddenInAddress(url), {
    error: "la dirección sin caracteres que no se ven: escríbela entera",
  })
  .meta({ kind: "address" });

/** An official address, for links that earn nothing: without «?» and «#», after which a code could follow. */
export const unpaidUrl = httpsUrl
  .refine((url) => !/[?#]/.test(url), {
    error: "la dirección sin código: sin nada detrás de «?» ni de «#»",
  })
  .meta({ kind: "address" });

const dateError = (value: unknown) =>
  meantDate(String(value)) ??
  missingDay(value) ??
  dayInWords(value) ??
  "una fecha que exista: 2025-09-25, o 2025-09 si no se sabe el día";

const monthNames = Array.from(
  { length: 12 },
  (_, month) => longDate(`2026-${String(month + 1).padStart(2, "0")}`).split(/\s/)[0],
);

/** The day that somebody wrote in words: `2027-01-15` of «15 de enero de 2027». */
function dayInWords(value: unknown): string | undefined {
  const [, day = "", name = "", year = ""] =
    /^(\d{1,2}) de (\p{L}+) (?:de |del )?(\d{4})$/u.exec(String(value).toLowerCase()) ?? [];
  const date = `${year}-${String(monthNames.indexOf(name) + 1).padStart(2, "0")}-${day.padStart(2, "0")}`;
  return isCalendarDate(date) ? date : undefined;
}

/** Message for a day that its month does not have, such as «2026-06-31»; undefined for a real day. */
export function missingDay(value: unknown): string | undefined {
  const [, month = ""] = /^(\d{4}-\d\d)-\d\d$/.exec(String(value)) ?? [];
  return isCalendarDate(month) && !isCalendarDate(String(value))
    ? `una fecha que exista: ${month} termina el día ${Number(lastDay(month).slice(8))}`
    : undefined;
}

/** `2025-09-25`, or `2025-09` when the day is not known. */
export const calendarDate = z
  .string({ error: ({ input }) => dateError(input) })
  .refine(isCalendarDate, { error: ({ input }) => dateError(input) })
  .meta({ kind: "date" });

/** The value of a fact: a figure with its unit, a range of figures, or a date. */
export const factValue = z
  .string()
  .regex(new RegExp(String.raw`^(?:${quantityForm}|\d{4}-\d{2}(-\d{2})?)$`))
  .meta({ kind: "figure" });

/** A field for a figure with its unit, or for a fact by its name in braces; `start` is what may precede the figure. */
export function quantity(units: readonly Unit[], example: string, start = "") {
  const error = `una cifra con su unidad, o un dato entre llaves y comillas: ${example} o "{nombre}"`;
  const form = new RegExp(String.raw`^(${start}${figureForm(...units)}|\{[a-z][a-zA-Z0-9]*\})$`);
  return z.string({ error }).regex(form, { abort: true, error });
}

/** A field for a figure with its unit that is read as a number, without the unit. */
const figure = (units: readonly Unit[], example: string) =>
  quantity(units, example)
    .transform((value) => readQuantity(value)?.least ?? 0)
    .meta({ kind: "figure" });

/** An amount of euros, `12.5 EUR`. */
export const euroAmount = figure(["EUR"], "10 EUR");

/** Euros for each so many euros, or for each hundred of them: `60 EUR`, `10 %`. */
export const eurosOrPercent = figure(["EUR", "%"], "10 EUR");

/** How many times something happens, `3 times`; also in trades, months or years. */
export const times = figure(["times", "trades", "months", "years"], "3 times");

/** A length of time or a range of them, `30 days` or `24-48 hours`. */
export const lapseRecord = quantity(["hours", "days", "months", "years"], "30 days, 3 months", "(?:\\d+-)?")
  .transform(lapseIn)
  .meta({ kind: "figure" });
