import { nearest } from "../format/nearest";
import { readQuantity } from "../format/quantity";
import { list, NBSP } from "../format/format";
import { valueAt } from "../offers/derive/facts";
import { answered } from "../offers/derive/landing";
import type { FaqItem } from "../offers/landing";
import { answerTo, questionNames } from "../offers/derive/faq";
import type { Parts } from "../offers/derive/parts";
import { textNames } from "../offers/derive/overrides";
import { askBehind } from "../offers/derive/places";
import { unnamedWords } from "../offers/terms/overrides";
import type { Terms } from "../offers/terms/schema";
import { placeholdersIn } from "./facts";
import { type Fault, type Finding, type OfferDocument, warningAt } from "./finding";

/** The lists of questions in `words`. */
const lists = ["faq", "doubts"] as const;

/** Mistakes in the texts that an offer says in its own way: a name of none, an answer of none, another figure. */
export function overrideFaults({ terms, parts, overrides, record }: OfferDocument): Fault[] {
  if (!terms || !parts || !record) return [];
  const { words = {} } = terms;
  const { facts } = record;
  const figures = { ...facts, ...record.sums };
  const applied = overrides.map(({ name }) => name);
  const known = [...applied, ...unnamedWords];
  const unknown = Object.keys(words).filter((name) => !known.includes(name));
  return [
    ...unknown.map((name): Fault => [["words", name], words[name], rightName(name, record)]),
    ...twinFaults(parts, overrides, record),
    ...Object.entries(words.factNames ?? {}).flatMap(([name, found]): Fault[] =>
      Object.hasOwn(facts, name)
        ? []
        : [[["factNames", name], found, `un dato de facts: ${Object.keys(facts).join(", ")}`]],
    ),
    ...answerFaults(parts, words),
    ...overrides.flatMap(({ name, derived, text }): Fault[] => {
      const other = contradiction(derived, text, figures);
      return other ? [[["words", name], text, other]] : [];
    }),
  ];
}

/** The correction of a name of no text: the names of the list that it is in or, elsewhere, the one that was meant. */
function rightName(name: string, record: object): string {
  const steps = name.split(".");
  const end = steps.findIndex((_, index) => Array.isArray(valueAt(record, steps.slice(0, index + 1))));
  const list = steps.slice(0, end + 1).join(".");
  const [entry] = steps.slice(end + 1);
  const entries = end < 0 || entry === undefined ? [] : (valueAt(record, list.split(".")) as unknown[]);
  const ids = entries.flatMap((one) => (Object(one) as { id?: string }).id ?? []);
  const [, question] = /^landing\.(faq|doubts)$/.exec(list) ?? [];
  if (question && entry !== undefined)
    return `la respuesta en ${question}, por el nombre de su pregunta o con la tuya: - lose: "Respuesta."`;
  if (entries.length > 0 && ids.length === 0)
    return `la lista entera, porque nada en ella tiene nombre: ${list}: […]`;
  if (ids.length > 0 && !ids.includes(String(entry)))
    return `uno de los de ${list}, por su nombre: ${ids.join(", ")}`;
  const known = textNames().map((text) => (entry ? text.replace(`${list}.0.`, `${list}.${entry}.`) : text));
  const meant = nearest(name, known);
  const hint = meant ? `: «${meant}», si es el que querías decir` : ", de los de docs/campos.md";
  return `el nombre de un texto de la oferta${hint}`;
}

/** Texts of one of several things asked that the file does not tell apart: the next one that is inserted would take them. */
function twinFaults(
  parts: Parts,
  overrides: OfferDocument["overrides"],
  record: NonNullable<OfferDocument["record"]>,
): Fault[] {
  return overrides.flatMap(({ name, path, text }): Fault[] => {
    const { id } = Object(valueAt(record, path.slice(0, 3))) as { id?: string };
    const behind = id === undefined ? undefined : askBehind(path, id, parts)?.ask;
    if (!behind || behind.id) return [];
    const verb = behind.do ?? "any";
    const twins = parts.requirements.filter(({ ask }) => !ask.id && (ask.do ?? "any") === verb);
    const right = `un id en asks para cada uno de los ${twins.length} «${verb}», y aquí el suyo: sin id, el texto pasaría a otro`;
    return twins.length > 1 ? [[["words", name], text, right]] : [];
  });
}

/** Why an offer has no answer to a question that is written already. */
const unasked: Partial<Record<string, string>> = {
  late: "esta oferta no tiene invitación que añadir",
  client: "esta oferta no dice que sea solo para nuevos clientes",
  close: "esta oferta no abre una cuenta que se pueda cerrar",
  risk: "esta oferta no lleva aviso de riesgo (risk)",
  tax: "esta oferta no tiene un regalo en dinero con impuestos que decir",
  inviter: "esta oferta no dice qué recibe quien invita",
};

/** Entries of the lists of questions that give no answer. */
function answerFaults(parts: Parts, words: NonNullable<Terms["words"]>): Fault[] {
  return lists.flatMap((name) =>
    (words[name] ?? []).flatMap((entry, index): Fault[] => {
      if (answered([entry], parts).length > 0) return [];
      const question = typeof entry === "string" ? entry : Object.keys(entry)[0];
      const why = typeof entry === "string" && unasked[entry];
      const right = why
        ? `nada: ${why}. Quítala o escribe la tuya: - "¿Pregunta?": "Respuesta."`
        : `una pregunta que esta oferta responde sola (${questionNames.join(", ")}), o la suya: - "¿Pregunta?": "Respuesta."`;
      return [[["words", name, index], question, right]];
    }),
  );
}

/** The figures of a text by its names: «{bonus}» is the fact's `10 EUR`; those that are written out, too. */
function typedFigures(text: unknown, facts: Readonly<Record<string, string>>) {
  const words = typeof text === "string" ? text : JSON.stringify(text ?? "");
  const named = placeholdersIn(words).flatMap((name) => readQuantity(facts[name] ?? "") ?? []);
  const typed = [
    ...words.matchAll(
      /(\d+) (minutos?|horas?|días?|mes(?:es)?|años?|ve(?:z|ces)|operaci(?:ón|ones)|compras?|recibos?)(?!\p{L})/gu,
    ),
  ].flatMap(([found]) => readQuantity(found) ?? []);
  return { named, typed };
}

/** What is right where a text says a figure of the same kind as the derived one that is none of the offer's. */
function contradiction(
  derived: unknown,
  text: unknown,
  facts: Readonly<Record<string, string>>,
): string | undefined {
  const all = Object.values(facts).flatMap((value) => readQuantity(value) ?? []);
  const expected = typedFigures(derived, facts).named;
  const wrong = typedFigures(text, facts).typed.find(
    ({ least, unit }) =>
      expected.some((one) => one.unit === unit) &&
      !all.some((one) => one.unit === unit && [one.least, one.most].includes(least)),
  );
  if (!wrong) return undefined;
  const names = Object.entries(facts).filter(([, value]) => readQuantity(value)?.unit === wrong.unit);
  return `la cifra de la oferta, por su nombre: ${list(names.map(([name]) => `{${name}}`))}`;
}

/** Texts of a file that say word for word what follows from it anyway, also where they write out the brand or a phrase. */
export function redundantOverrides(document: OfferDocument): Finding[] {
  const { terms, parts, overrides } = document;
  if (!terms || !parts) return [];
  const read = (value: unknown) => asRead(value, terms);
  const texts = overrides.flatMap(({ name, derived, text }): Fault[] =>
    read(derived) === read(text) ? [[["words", name], text, "bórralo: sin él sale el mismo texto"]] : [],
  );
  const written = questionNames.flatMap((name) => {
    const answer = answerTo(name, parts);
    return answer ? [{ name, ...answer }] : [];
  });
  const isSame = (one: FaqItem, other: FaqItem) =>
    read([one.question, one.answer]) === read([other.question, other.answer]);
  const answers = lists.flatMap((name) =>
    (terms.words?.[name] ?? []).flatMap((entry, index): Fault[] => {
      const [own] = typeof entry === "string" ? [] : answered([entry], parts);
      const equal = own && written.find((one) => isSame(one, own));
      const right = `su nombre solo, que da la misma respuesta: - ${equal?.name}`;
      return equal ? [[["words", name, index], own.question, right]] : [];
    }),
  );
  return [...texts, ...answers].map((fault) => warningAt(document, ...fault));
}

/** A text as its page has it, but for its figures: with the brand and the offer's own phrases in it. */
function asRead(value: unknown, { brand, words }: Terms): string {
  const names: Readonly<Record<string, string>> = { brand, ...words?.phrases };
  return JSON.stringify(value ?? null)
    .replace(/\{(\w+)\}/g, (gap, name: string) => names[name] ?? gap)
    .replaceAll(NBSP, " ");
}
