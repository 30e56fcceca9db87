import { type AmountFault, type CountFault, readAmount } from "../format/amount";
import { MAX_QUOTED } from "../format/format";
import { unaccented } from "../format/nearest";
import { visible } from "../format/pattern";

/** The answers in an address or a form, by the name of their question: one value, or several. */
export type Query = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Full-width signs, as keyboards for Chinese and Japanese type them, stand this far behind the ordinary ones. */
const FULL_WIDTH = 0xfee0;

/** Stands for a value of invisible characters only, so that it is reported as unreadable. */
const UNSEEN = "\ufffd";

const tidy = (text: string) =>
  visible(text)
    .replace(/[！-～]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - FULL_WIDTH))
    .replace(/\s+/g, " ")
    .trim();

/**
 * Reads a query, with or without its question mark, as it was meant: names in lower case, nothing invisible, full-width
 * signs as ordinary ones. Every tool reads its answers from this.
 */
export function readQuery(search: string): Query {
  const query = new Map<string, string[]>();
  for (const [name, value] of new URLSearchParams(search)) {
    // Some mail programs leave the «&amp;» that an address has in HTML.
    const key = tidy(name)
      .toLowerCase()
      .replace(/^(?:amp;)+/, "");
    query.set(key, [...(query.get(key) ?? []), tidy(value) || (value.trim() && UNSEEN)]);
  }
  return Object.fromEntries(query);
}

/** An answer as an address has it; nothing where none is given, or the usual one. */
type Written = string | number | readonly string[] | false | undefined;

/** Writes answers by the name of their question, as `readQuery` reads them; an amount with a comma. */
export function writeQuery(answers: Readonly<Record<string, Written>>): string {
  const written = Object.entries(answers).flatMap(([name, answer = false]) => {
    if (answer === false) return [];
    const values = typeof answer === "number" ? String(answer).replace(".", ",") : answer;
    return [values].flat().map((value) => [name, value]);
  });
  // An address is printed too, and a comma needs no escape.
  return String(new URLSearchParams(written)).replaceAll("%2C", ",");
}

/** A query without one of its parameters, as a redirect keeps it. */
export const queryWithout = (query: Query, name: string) => writeQuery({ ...query, [name]: undefined });

/** The different values among some, without empty ones. */
export function distinctValues(values: readonly (string | undefined)[]): string[] {
  return [...new Set(values.flatMap((value) => value?.trim() || []))];
}

/** The different values of a parameter: none, one or several. */
export function valuesOf(query: Query, name: string): string[] {
  return distinctValues([query[name]].flat());
}

/** An answer as addresses write it: «No llega» → `no-llega`. */
function asId(text: string): string {
  return unaccented(text)
    .trim()
    .replace(/[\s_]+/g, "-");
}

/** How many unknown answers are quoted at most, and how long each. */
const [MOST, LONGEST] = [10, 120];

/** Answers sorted out: the known options, in the order of the options, and the first ten of the others, to be quoted. */
export interface Choices<Option extends string> {
  known: Option[];
  unknown: string[];
}

/** Reads answers to a question with options, which may come as lists: «paypal, Lowi», «paypal lowi». */
export function readChoices<Option extends string>(
  values: readonly string[],
  options: readonly Option[],
): Choices<Option> {
  const isOption = (id: string) => options.some((option) => option === id);
  const pieces = values.flatMap((value) => value.split(/[,;|]/)).filter((piece) => piece.trim() !== "");
  const read = pieces.map((text) => {
    const several = text.trim().split(" ").map(asId);
    return { text, ids: isOption(asId(text)) || !several.every(isOption) ? [asId(text)] : several };
  });
  const found = new Set(read.flatMap(({ ids }) => ids));
  const others = read.filter(({ ids }) => !ids.every(isOption)).map(({ text }) => text.slice(0, LONGEST));
  return {
    known: options.filter((option) => found.has(option)),
    unknown: distinctValues(others).slice(0, MOST),
  };
}

/** An amount in euros; or what was typed, and why it is rejected. */
export type ParsedAmount = { euros: number } | { typed: string; fault: AmountFault | "several" };

/** A number of things; or what was typed, and why it is rejected. */
export type ParsedCount = { count: number } | { typed: string; fault: CountFault | "several" };

/** Reads the one value that answers a question, from different values. */
export function parseOne<Read extends object, Fault>(
  values: readonly string[],
  read: (typed: string) => Read | { fault: Fault },
): Read | { typed: string; fault: Fault | "several" } {
  const [typed = "", ...more] = values;
  if (more.length > 0) return { typed: quoted(values), fault: "several" };
  const found = read(typed);
  return "fault" in found ? { typed: quoted([typed]), fault: found.fault } : found;
}

/** Reads the amount that answers a question, from different values. */
export const parseAmount = (values: readonly string[]): ParsedAmount => parseOne(values, readAmount);

/** What was typed, as an error message quotes it: of several values, all, as far as they fit. */
export function quoted(values: readonly string[]): string {
  return values.join(" y ").slice(0, MAX_QUOTED);
}
