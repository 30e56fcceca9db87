import { nearest } from "../format/nearest";
import { meantDate } from "../format/dates";
import { joinFigures, meantQuantity, readQuantity, units } from "../format/quantity";
import { claimRouteOf } from "../offers/categories";
import { complaintWords } from "../offers/claim-bodies";
import { replyTime } from "../offers/claim-periods";
import { figureWords } from "../offers/derive/facts";
import { fieldAt, termsFields, type Path } from "../offers/field-info";
import { isText, missingDay } from "../offers/fields";
import { giverOf } from "../offers/terms/people";
import type { Terms } from "../offers/terms/schema";
import type { Fault, Leaf, OfferDocument } from "./finding";

/**
 * The names that every file may use besides those of its own facts, in words: `{link}`, whose link or code to sign up with,
 * follows the owner's invitation; `{complaint}` and `{answerTime}`, the law's periods, belong to the kind of provider.
 */
function builtInWords({ data, terms, hasInvitation }: OfferDocument): Readonly<Record<string, string>> {
  const invitation = terms?.invitation;
  const what = invitation?.by === "code" ? "código" : "enlace";
  const route = terms ? claimRouteOf(terms) : "other";
  return {
    brand: String(data?.brand),
    link: hasInvitation ? `un ${what} de invitación` : `el ${what} de ${giverOf(invitation ?? {})}`,
    complaint: complaintWords(route),
    answerTime: replyTime(route),
  };
}

/** Whether a field holds a quantity: a fact is filled in there as written (`10 EUR`), not in words. */
const isQuantity = (path: Path) => fieldAt(path)?.kind === "figure";

const validName = /^[a-z][a-zA-Z0-9]*$/;
const placeholder = /\{([^{}]*)\}/g;

/** The names in braces in a text, repetitions included. */
export function placeholdersIn(text: unknown): string[] {
  return typeof text === "string" ? [...text.matchAll(placeholder)].map(([, fact = ""]) => fact) : [];
}

/** The names of the facts in a text of an offer's file, with those of the phrases in it. */
export function factsIn({ phrases }: Readonly<Record<string, unknown>>, text: unknown): string[] {
  const inside = new Map(entriesOf(phrases));
  return placeholdersIn(text).flatMap((name) =>
    inside.has(name) ? placeholdersIn(inside.get(name)) : [name],
  );
}

/** Mistakes in facts and phrases: unused, malformed, unknown in a text, or an amount written out in a text. */
export function factFaults(document: OfferDocument): Fault[] {
  const { data = {}, leaves, written, terms } = document;
  const facts = entriesOf(data.facts);
  // What the offer asks and gives may be a figure that none of its texts says.
  const extra = Object.keys(terms?.facts ?? {});
  const phrases = entriesOf(data.phrases);
  const known = [...facts, ...entriesOf(data.sums), ...phrases].map(([fact]) => fact);
  const used = new Set(leaves.flatMap(({ value }) => placeholdersIn(value)));
  const faults: Fault[] = [];
  const check = (path: Path, found: unknown, right: string | undefined, line?: number) => {
    if (right) faults.push([path, found, right, line]);
  };
  for (const [fact] of facts)
    if (!validName.test(fact))
      check(["facts", fact], fact, "un nombre de letras y cifras, sin espacios ni acentos: minimumPurchase");
  for (const [phrase, value] of phrases) {
    const path = ["phrases", phrase];
    const isTwice = known.indexOf(phrase) < known.lastIndexOf(phrase);
    if (!validName.test(phrase) || isTwice)
      check(path, phrase, "un nombre de letras y cifras que no tenga ningún otro dato");
    else if (placeholdersIn(value).some((name) => phrases.some(([phrase]) => phrase === name)))
      check(path, value, "datos de facts, no otras frases de phrases");
  }
  const named = [...Object.keys(builtInWords(document)), ...known];
  // What follows from other fields is right if they are: of these, the file's own texts.
  const own = leaves.filter(({ isOwn }) => isOwn);
  const inside = written.filter(({ path }) => isText(termsFields.fieldAt(path)?.kind));
  for (const { path, value, line } of [...own, ...inside])
    check(path, value, rightText(path, value, named), line);
  const ours = [...extra, ...phrases.map(([name]) => name)];
  for (const fact of ours.filter((name) => validName.test(name) && !used.has(name))) {
    const top = extra.includes(fact) ? "facts" : "phrases";
    check([top, fact], fact, `un dato que se use: ponlo en un texto, "{${fact}}", o bórralo`);
  }
  return faults;
}

function entriesOf(record: unknown): [name: string, value: unknown][] {
  return typeof record === "object" && record !== null && !Array.isArray(record)
    ? Object.entries(record)
    : [];
}

/** Figures of a file that are almost right: what was meant by each. */
export function figureFaults(written: readonly Leaf[]): Fault[] {
  return written.flatMap(({ path, value, line }): Fault[] => {
    const isFigure = /\d/.test(String(value)) && termsFields.fieldAt(path)?.kind === "figure";
    const right = isFigure && !/^"?\{/.test(String(value)) ? rightFact(value) : undefined;
    return right ? [[path, value, right, line]] : [];
  });
}

/** The correction of a figure or a date; undefined if it is right. */
function rightFact(value: unknown): string | undefined {
  const text = String(value);
  const { least = 0, most = least, unit } = readQuantity(text) ?? {};
  if (unit === "%" && most > 100) return "un tanto por ciento de 100 o menos";
  if (most < least) return `la cifra menor delante: ${most}-${least} ${unit}`;
  if (figureWords(text)) return undefined;
  const meant = meantDate(text) ?? meantQuantity(text);
  if (meant) return `${meant}${/\d\.\d{3}/.test(text) ? ", sin puntos de millar" : ""}`;
  const [, working] =
    /^(\d+) (?:(?:días )?(?:laborables|hábiles)|(?:working|business) days)$/.exec(text) ?? [];
  if (working) return `${Math.ceil((Number(working) * 7) / 5)} days: los laborables, en días naturales`;
  if (/\d,\d{3}(?!\d)/.test(text)) return "la cifra sin coma de millar, y los decimales con punto: 15000 EUR";
  const noDay = missingDay(text);
  if (noDay) return noDay;
  return `una cifra con su unidad (${units.join(", ")}) o una fecha: 10 EUR, 30 days, 2025-09`;
}

/** The correction of a text, if one is needed; `known` are the names that may stand in braces. */
function rightText(path: Path, text: unknown, known: readonly string[]): string | undefined {
  const [top] = path;
  if (typeof text !== "string" || top === "facts") return undefined;
  if (text.includes("${")) return 'el dato entre llaves y sin «$»: "{bonus}"';
  const [, fact = ""] = /\{facts\.(\w+)\}/.exec(text) ?? [];
  if (fact) return `el nombre del dato solo: "{${fact}}"`;
  if (/[<>]|\*\*/.test(text)) return "texto sin código: ni «<» ni «>» ni «**»";
  if (/\]\s?\(|\]\[/.test(text)) return "texto sin enlaces: una dirección va en su propio campo";
  if (fieldAt(path)?.kind !== "address" && /https?:|\bwww\./i.test(text))
    return "texto sin direcciones: una dirección va en su propio campo";
  if (/&(#\w+|[a-z]+);/i.test(text)) return "el signo mismo, no su código: «&», «€»";
  if (/^(#+|>|\*|-) |(^|\s)_\S.*\S_(\s|$)/.test(text)) return "texto sin marcas: ni «#» ni «*» ni «_»";
  const unknown = placeholdersIn(text).find((name) => !known.includes(name));
  if (top === "history" && /[{}]/.test(text))
    return "la cifra escrita, «10 €»: el historial dice lo que había entonces";
  if (unknown !== undefined && known.includes(unknown.trim()))
    return `el nombre sin espacios: "{${unknown.trim()}}"`;
  const meant = unknown === undefined ? undefined : nearest(unknown, known);
  const all = known.map((name) => `{${name}}`).join(", ");
  if (meant) return `un dato que exista: {${meant}}, si es el que querías decir; los que hay: ${all}`;
  if (unknown !== undefined) return `un dato que exista: ${all}`;
  if (/[{}]/.test(text.replace(placeholder, ""))) return 'las dos llaves, una a cada lado: "{bonus}"';
  if (top === "history" || isQuantity(path)) return undefined;
  return /\d\s?([€%]|euros?\b|EUR\b)/.test(text) && !/^https:/.test(text)
    ? 'la cantidad en facts, y aquí su nombre entre llaves: "{bonus} de regalo"; si no es uno de los datos, facts: {minimo: {value: 20 EUR, what: pedido mínimo}} y aquí "{minimo}"'
    : undefined;
}

/** Puts the figures, phrases and built-in words of an offer in place of their names: in words, or as its file writes a figure. */
function filler(document: OfferDocument) {
  const { data = {} } = document;
  const figures = [...entriesOf(data.facts), ...entriesOf(data.sums)];
  const sources = new Map(figures.map(([name, value]) => [name, String(value)]));
  const words = new Map([
    ...[...sources].map(([name, source]) => [name, figureWords(source) ?? source] as const),
    ...Object.entries(builtInWords(document)),
  ]);
  const put = (text: string, values: ReadonlyMap<string, string>) =>
    text.replace(placeholder, (_, name: string) => values.get(name) ?? "");
  for (const [name, text] of entriesOf(data.phrases)) words.set(name, put(String(text), words));
  return {
    inWords: (text: string) => (/^https?:/.test(text) ? text : joinFigures(put(text, words))),
    asWritten: (text: string) => put(text, sources),
  };
}

/** The record of an offer with its figures in place and non-breaking spaces behind them. Only for a document without findings. */
export function fillPlaceholders(document: OfferDocument): Record<string, unknown> {
  const { inWords, asWritten } = filler(document);
  const fill = (value: unknown, path: Path): unknown => {
    if (typeof value === "string") return isQuantity(path) ? asWritten(value) : inWords(value);
    if (Array.isArray(value)) return value.map((item, index) => fill(item, [...path, index]));
    if (typeof value !== "object" || value === null || path[0] === "phrases") return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fill(item, [...path, key])]));
  };
  return fill(document.data ?? {}, []) as Record<string, unknown>;
}

/** What the file of an offer says, in its texts the figures that they name. */
export function filledTerms(document: OfferDocument): Terms {
  const { inWords } = filler(document);
  const fill = (_: string, value: unknown) =>
    placeholdersIn(value).length > 0 ? inWords(String(value)) : value;
  return JSON.parse(JSON.stringify(document.terms), fill) as Terms;
}
