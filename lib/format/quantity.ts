import { readAmount } from "./amount";
import type { Lapse } from "./dates";
import { count, decimal, euros, NBSP, percent } from "./format";

/** A unit of the figures in offers' files. */
interface UnitRecord {
  /** Its Spanish noun, singular and plural; none if it is shown as a sign. */
  noun?: readonly [singular: string, plural: string];
  /** What a file may write besides the unit's name and its noun: `month`, «€». */
  also: readonly string[];
  /** How editors write it otherwise; the message says what is right. */
  meant: RegExp;
}

const records = {
  EUR: { also: ["€", "euro", "euros"], meant: /^(€|euros?|eur)$/i },
  "%": { also: [], meant: /^(%|por ciento|percent)$/i },
  minutes: { noun: ["minuto", "minutos"], also: ["minute"], meant: /^min/i },
  hours: { noun: ["hora", "horas"], also: ["hour"], meant: /^h(oras?|ours?)?$/i },
  days: { noun: ["día", "días"], also: ["day"], meant: /^(d[ií]as?|days?|d)$/i },
  months: { noun: ["mes", "meses"], also: ["month"], meant: /^(mes|meses|months?)$/i },
  years: { noun: ["año", "años"], also: ["year"], meant: /^(años?|years?)$/i },
  times: { noun: ["vez", "veces"], also: ["time"], meant: /^(ve(z|ces)|times?)$/i },
  people: { noun: ["persona", "personas"], also: ["person"], meant: /^(personas?|persons?|people)$/i },
  friends: { noun: ["amigo", "amigos"], also: ["friend"], meant: /^(amigos?|friends?)$/i },
  trades: { noun: ["operación", "operaciones"], also: ["trade"], meant: /^(operaci(ón|ones)|trades?)$/i },
  purchases: { noun: ["compra", "compras"], also: ["purchase"], meant: /^(compras?|purchases?)$/i },
  bills: { noun: ["recibo", "recibos"], also: ["bill"], meant: /^(recibos?|bills?)$/i },
  charges: { noun: ["cargo", "cargos"], also: ["charge"], meant: /^(cargos?|charges?)$/i },
  points: { noun: ["punto", "puntos"], also: ["point"], meant: /^(puntos?|points?)$/i },
  USD: { noun: ["dólar", "dólares"], also: [], meant: /^(usd|\$|dólar(es)?)$/i },
  GBP: { noun: ["libra", "libras"], also: [], meant: /^(gbp|£|libras?)$/i },
} as const satisfies Record<string, UnitRecord>;

/** A unit of a figure in an offer's file. */
export type Unit = keyof typeof records;

/** All of them, as a file writes them. */
export const units = Object.keys(records) as readonly Unit[];

const nouns = Object.values<UnitRecord>(records).flatMap(({ noun }) => noun ?? []);

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
  const { also, noun }: UnitRecord = records[unit];
  return [unit, ...also, ...(noun ?? [])];
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
  const [singular, plural] = records[unit].noun;
  const from = most === undefined ? "" : `${decimal(least)}${NBSP}a${NBSP}`;
  return from + count(figure, singular, plural);
}

/** The noun of one: «mes» for `1 month`; undefined of more, of a range and of a sign. */
export function singleUnit({ least, most, unit }: Quantity): string | undefined {
  return least === 1 && most === undefined && unit !== "EUR" && unit !== "%"
    ? records[unit].noun[0]
    : undefined;
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
const counted = new RegExp(`(\\d) (${nouns.join("|")})(?!\\p{L})`, "gu");

const figureInText = new RegExp(`(\\d+(?:[.,]\\d+)*)(?:\\s?([€%]|(?:${nouns.join("|")})(?!\\p{L})))?`, "gu");

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

/** The quantity that an editor meant by «12,50 €» or «30 días»: `12.5 EUR`, `30 days`. Undefined if unclear. */
export function meantQuantity(text: string): string | undefined {
  const [, before = "", figure = "", after = ""] = /^([^\d]*)(\d[\d.,]*)\s*(.*)$/.exec(text.trim()) ?? [];
  const word = (after || before).trim();
  const unit = units.find((known) => records[known].meant.test(word));
  const read = readAmount(figure);
  return unit && "euros" in read ? `${read.euros} ${unit}` : undefined;
}
