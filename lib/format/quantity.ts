import { readAmount } from "./amount";
import type { Lapse } from "./dates";
import { count, decimal, euros, NBSP, percent } from "./format";

/** The Spanish nouns, singular and plural, of the units in offers' files. */
const nouns = {
  minutes: ["minuto", "minutos"],
  hours: ["hora", "horas"],
  days: ["día", "días"],
  months: ["mes", "meses"],
  years: ["año", "años"],
  times: ["vez", "veces"],
  people: ["persona", "personas"],
  friends: ["amigo", "amigos"],
  trades: ["operación", "operaciones"],
  purchases: ["compra", "compras"],
  bills: ["recibo", "recibos"],
  charges: ["cargo", "cargos"],
  points: ["punto", "puntos"],
  USD: ["dólar", "dólares"],
  GBP: ["libra", "libras"],
} as const;

/** A unit of a figure in an offer's file. */
export type Unit = "EUR" | "%" | keyof typeof nouns;

/** All of them, as a file writes them. */
export const units = ["EUR", "%", ...Object.keys(nouns)] as readonly Unit[];

/** A figure or a range of figures, with a unit: `10 EUR`, `24-48 hours`. */
export interface Quantity {
  least: number;
  /** The upper end of a range. */
  most?: number;
  unit: Unit;
}

const NUMBER = String.raw`(?:0|[1-9]\d*)(?:\.\d{1,2})?`;

/** The words that a file may use for a unit: `month`, `months`, «mes», «meses»; `EUR`, «€». */
function wordsOf(unit: Unit): readonly string[] {
  if (unit === "%") return [unit];
  if (unit === "EUR") return [unit, "€", "euro", "euros"];
  const singular = unit === "people" ? "person" : unit.replace(/s$/, "");
  return [unit, singular, ...nouns[unit]];
}

/** The unit that a word or a sign stands for: `months` for «mes», `EUR` for «€». */
const unitOf = (word: string) => units.find((known) => wordsOf(known).includes(word));

/** Regular expression source of one figure with one of these units: `10 EUR`, «3 meses». */
export function figureForm(...of: readonly Unit[]): string {
  return `${NUMBER} (?:${of.flatMap(wordsOf).join("|")})`;
}

/** Regular expression source of a quantity: `24-48 hours`, «10 €». */
export const quantityForm = `(${NUMBER})(?:-(${NUMBER}))? (${units.flatMap(wordsOf).join("|")})`;

const written = new RegExp(`^${quantityForm}$`);

/** Parses a quantity of an offer's file: decimal point, no thousands separator. Undefined if the text is none. */
export function readQuantity(text: string): Quantity | undefined {
  const [, least, most, word = ""] = written.exec(text) ?? [];
  const unit = unitOf(word);
  if (least === undefined || !unit) return undefined;
  return { least: Number(least), ...(most && { most: Number(most) }), unit };
}

/** A length of time of an offer's file, of a range its end; hours round up to days. */
export function lapseIn(text: string): Lapse {
  const { least = 0, most = least, unit } = readQuantity(text) ?? {};
  if (unit === "years") return { months: most * 12 };
  if (unit === "months") return { months: most };
  return { days: unit === "hours" ? Math.ceil(most / 24) : most };
}

/** A quantity as an offer's file writes it: `24-48 hours`. */
export function writtenQuantity({ least, most, unit }: Quantity): string {
  return `${least}${most === undefined ? "" : `-${most}`} ${unit}`;
}

/**
 * A quantity in Spanish, with a non-breaking space before its sign or noun: «10 €», «30-90 €», «1 mes». A range of a
 * noun is written out, because a line may break after its hyphen: «24 a 48 horas».
 */
export function quantityWords({ least, most, unit }: Quantity): string {
  const figure = most ?? least;
  // «121,50-324 €»: the sign, and the space before it, stand once.
  if (unit === "EUR") return (most === undefined ? "" : `${euros(least).slice(0, -2)}-`) + euros(figure);
  const start = most === undefined ? "" : `${decimal(least)}-`;
  if (unit === "%") return start + percent(figure);
  const [singular, plural] = nouns[unit];
  const from = most === undefined ? "" : `${decimal(least)}${NBSP}a${NBSP}`;
  return from + count(figure, singular, plural);
}

/** The noun of one: «mes» for `1 month`; undefined of more, of a range and of a sign. */
export function singleUnit({ least, most, unit }: Quantity): string | undefined {
  return least === 1 && most === undefined && unit !== "EUR" && unit !== "%" ? nouns[unit][0] : undefined;
}

/** A number of days, in words: «30 días». */
export function days(value: number): string {
  return quantityWords({ least: value, unit: "days" });
}

/** A number of minutes, in words: «15 minutos». */
export function minutes(value: number): string {
  return quantityWords({ least: value, unit: "minutes" });
}

const signs = /(\d)[ \u00a0]?([€%])/g;
const counted = new RegExp(`(\\d) (${Object.values(nouns).flat().join("|")})(?!\\p{L})`, "gu");

const figureInText = new RegExp(
  `(\\d+(?:[.,]\\d+)*)(?:\\s?([€%]|(?:${Object.values(nouns).flat().join("|")})(?!\\p{L})))?`,
  "gu",
);

/** The numbers in a text and the units that follow one, each once: «30 € a 90 €» and «30-90 €» are the same. */
function numbersIn(text: string): ReadonlySet<string | undefined> {
  const found = [...text.matchAll(figureInText)];
  return new Set(found.flatMap(([, number, word]) => (word ? [number, unitOf(word)] : [number])));
}

/** Whether two texts say the same figures, in whatever words and order. */
export function hasSameFigures(one: string, other: string): boolean {
  const [a, b] = [numbersIn(one), numbersIn(other)];
  return a.size === b.size && [...a].every((part) => b.has(part));
}

/** Puts non-breaking spaces after the figures of a text: before signs and nouns, and around the dash of a range. */
export function joinFigures(text: string): string {
  const joined = text.replace(signs, `$1${NBSP}$2`).replace(counted, `$1${NBSP}$2`);
  return joined.replace(/([\d€%]) - (?=\d)/g, `$1${NBSP}-${NBSP}`);
}

const guesses: readonly [RegExp, Unit][] = [
  [/^(€|euros?|eur)$/i, "EUR"],
  [/^(%|por ciento|percent)$/i, "%"],
  [/^min/i, "minutes"],
  [/^h(oras?|ours?)?$/i, "hours"],
  [/^(d[ií]as?|days?|d)$/i, "days"],
  [/^(mes|meses|months?)$/i, "months"],
  [/^(años?|years?)$/i, "years"],
  [/^(ve(z|ces)|times?)$/i, "times"],
  [/^(personas?|persons?|people)$/i, "people"],
  [/^(amigos?|friends?)$/i, "friends"],
  [/^(operaci(ón|ones)|trades?)$/i, "trades"],
  [/^(compras?|purchases?)$/i, "purchases"],
  [/^(recibos?|bills?)$/i, "bills"],
  [/^(cargos?|charges?)$/i, "charges"],
  [/^(puntos?|points?)$/i, "points"],
  [/^(usd|\$|dólar(es)?)$/i, "USD"],
  [/^(gbp|£|libras?)$/i, "GBP"],
];

/** The quantity that an editor meant by «12,50 €» or «30 días»: `12.5 EUR`, `30 days`. Undefined if unclear. */
export function meantQuantity(text: string): string | undefined {
  const [, before = "", figure = "", after = ""] = /^([^\d]*)(\d[\d.,]*)\s*(.*)$/.exec(text.trim()) ?? [];
  const word = (after || before).trim();
  const [, unit] = guesses.find(([pattern]) => pattern.test(word)) ?? [];
  const read = readAmount(figure);
  return unit && "euros" in read ? `${read.euros} ${unit}` : undefined;
}
