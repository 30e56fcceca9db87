import { parse } from "yaml";
import { z } from "zod";
import { parseSingleValue } from "@/lib/catalogue/edit";
import { nearest } from "@/lib/format/nearest";
import { type FieldInfo, fieldsOf } from "@/lib/offers/field-info";
import type { Work } from "./work";

/** What a prompt needs of a command: asking for a text, and saying something in between. */
export type Prompter = Required<Pick<Work, "ask">> & Pick<Work, "say">;

/** One field of a record, as its schema describes it. */
export interface Field {
  name: string;
  info: FieldInfo;
  isRequired: boolean;
  /** Its schema, without `optional`. */
  schema: z.ZodType;
}

const unwrapped = (schema: z.ZodType): z.ZodType =>
  schema instanceof z.ZodOptional ? unwrapped(schema.unwrap() as z.ZodType) : schema;

/** The fields of a record, in its schema's order. */
export function fieldsIn(record: z.ZodType): Field[] {
  const { shape } = record as z.ZodObject;
  const { allFields, fieldAt } = fieldsOf(() => record);
  return allFields()
    .filter(({ path }) => path.length === 1)
    .map(({ path, info, isRequired }) => {
      const [name = ""] = path.map(String);
      const choices = info.choices ?? fieldAt([name, 0])?.choices;
      return {
        name,
        info: { ...info, ...(choices && { choices }) },
        isRequired,
        schema: unwrapped(shape[name] as z.ZodType),
      };
    });
}

/** Parses one typed value: an option's number, name or words; a record as YAML. */
function meantOne(info: FieldInfo, typed: string): unknown {
  const { choices = {}, kind } = info;
  if (/^[[{]/.test(typed)) return parse(typed);
  const word = typed.toLowerCase();
  const named = Object.entries(choices).find(
    ([name, words], place) =>
      [name, words.toLowerCase()].includes(word) || (kind === "choice" && typed === String(place + 1)),
  );
  return named ? named[0] : parseSingleValue(info, typed);
}

/** Parses the typed value of a field; a list has its entries between commas. */
function meant({ info, schema }: Field, typed: string): unknown {
  // Quotes belong to YAML, not to the value.
  const text = typed.trim().replace(/^"([^"]*)"$/, "$1");
  if (!(schema instanceof z.ZodArray) || text.startsWith("[")) return meantOne(info, text);
  return text.split(/\s*,\s*/).map((one) => meantOne({ ...info, type: "string" }, one));
}

/** Why a typed value is wrong; undefined if it is right. */
function faultOf(field: Field, typed: string): string | undefined {
  if (typed.trim() === "") return field.isRequired ? "una respuesta: este dato hace falta" : undefined;
  try {
    const [issue] = field.schema.safeParse(meant(field, typed)).error?.issues ?? [];
    return issue?.message;
  } catch {
    return "el registro entre llaves, como en el fichero: {lapse: 30 days, from: sign-up}";
  }
}

/** The words of a question about a field: its name, what it is, its options or an example, and what an empty answer means. */
function questionOf({ name, info, isRequired, schema }: Field): string {
  const { choices = {}, description = "", kind, label = name } = info;
  const options = Object.entries(choices).map(([option, words], place) =>
    kind === "choice" ? `  ${place + 1}. ${option}: ${words}` : `  ${option}: ${words}`,
  );
  const example = kind === "figure" && !/\d/.test(description) ? schema.safeParse("?").error : undefined;
  return [
    `${label} (${name}). ${description}`.trim(),
    ...options,
    ...(example ? [`  Se escribe: ${example.issues[0]?.message}`] : []),
    ...(schema instanceof z.ZodArray ? ["  Si son varios, entre comas."] : []),
    ...(isRequired ? [] : ["  Si no se sabe, Intro."]),
  ].join("\n");
}

/** Asks for the value of a field until it is right; undefined if it is not known. */
export async function askField({ ask, say }: Prompter, field: Field, presetText = ""): Promise<unknown> {
  if (field.schema instanceof z.ZodObject) {
    say(`${field.info.label ?? field.name}: ${field.info.description ?? ""}`);
    return askRecord({ ask, say }, field.schema);
  }
  const entry = field.schema instanceof z.ZodArray ? field.schema.element : undefined;
  if (entry instanceof z.ZodObject) {
    const all = [];
    do {
      say(`${field.info.label ?? field.name}, n.º ${all.length + 1}: ${field.info.description ?? ""}`);
      all.push(await askRecord({ ask, say }, entry));
    } while (!field.schema.safeParse(all).success || (await isMore({ ask })));
    return all;
  }
  const answer = await ask(questionOf(field), presetText, (typed) => faultOf(field, typed));
  return answer.trim() === "" ? undefined : meant(field, answer);
}

const isMore = async ({ ask }: Pick<Prompter, "ask">) =>
  /^s/i.test(
    await ask("¿Otro más? (s/n)", "n", (typed) =>
      /^(s[ií]?|no?)?$/i.test(typed.trim()) ? undefined : "s o n",
    ),
  );

/** An option of a list, with its meaning. */
export interface Option {
  name: string;
  words: string;
}

/** Asks for an option by its number or name; undefined for an empty answer, if that is allowed. */
export async function pick(
  { ask }: Pick<Prompter, "ask">,
  question: string,
  options: readonly Option[],
  isOptional = false,
): Promise<string | undefined> {
  const find = (typed: string) =>
    options.find(({ name }, place) => [name, String(place + 1)].includes(typed.trim().toLowerCase()));
  const lines = options.map(({ name, words }, place) => `  ${place + 1}. ${name}: ${words}`);
  const answer = await ask([question, ...lines].join("\n"), "", (typed) => {
    if (find(typed) || (isOptional && typed.trim() === "")) return undefined;
    const near = nearest(
      typed.trim().toLowerCase(),
      options.map(({ name }) => name),
    );
    return `un número del 1 al ${options.length}, o un nombre de la lista${near ? `: «${near}», si es el que querías decir` : ""}`;
  });
  return find(answer)?.name;
}

interface Scope {
  /** The fields that are asked one by one; by default, all that are no record. */
  first?: readonly string[];
  /** Fields that are not asked for, or are known already. */
  without?: readonly string[];
}

/** Asks for a record: first what it must have or is asked one by one, then any other field that the editor names. */
export async function askRecord(
  asking: Prompter,
  schema: z.ZodType,
  { first, without = [] }: Scope = {},
): Promise<Record<string, unknown>> {
  const fields = fieldsIn(schema).filter(({ name }) => !without.includes(name));
  const isFirst = (field: Field) =>
    field.isRequired || (first ? first.includes(field.name) : !(field.schema instanceof z.ZodObject));
  const record: Record<string, unknown> = {};
  const add = async (field: Field) => {
    const value = await askField(asking, field);
    if (value !== undefined) record[field.name] = value;
  };
  for (const field of fields.filter(isFirst)) await add(field);
  for (let rest = fields.filter((field) => !isFirst(field)); rest.length > 0; ) {
    const options = rest.map(({ name, info }) => ({ name, words: info.description ?? info.label ?? "" }));
    const name = await pick(asking, "¿Se sabe algo más? Su número o su nombre; Intro, si no.", options, true);
    const field = rest.find((one) => one.name === name);
    if (!field) break;
    await add({ ...field, isRequired: true });
    rest = rest.filter((one) => one !== field);
  }
  return record;
}
