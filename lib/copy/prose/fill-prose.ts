import { mistake } from "../../config/validators";
import { type LegalBlock, type LegalSection, section } from "../legal";
import type { Prose } from "./read-prose";

/** What the code knows and a page of prose may name. */
export interface ProseValues {
  /** `{{marca}}` in a text. */
  texts: Readonly<Record<string, string | undefined>>;
  /** `{{contacto}}` as a paragraph of its own: several blocks, or none. */
  blocks?: Readonly<Record<string, readonly LegalBlock[]>>;
  /** `::: si hay-correo`. */
  facts?: Readonly<Record<string, boolean>>;
}

const PLACEHOLDER = /\{\{(.*?)\}\}/g;

/**
 * The sections of a page, without the parts whose condition does not hold. Throws, also for those parts, if the page
 * names a placeholder or a condition that its code does not know.
 */
export function fillProse({ file, sections }: Prose, values: ProseValues): LegalSection[] {
  const { blocks = {}, facts = {} } = values;
  return sections.map(({ id, title, parts }) =>
    section(
      id,
      title,
      parts.flatMap(({ line, block, when }): readonly LegalBlock[] => {
        const place = `${file}:${line}`;
        const own = typeof block === "string" && /^\{\{([^{}]*)\}\}$/.exec(block)?.[1];
        const filled = (own && blocks[own]) || [fillBlock(block, (text) => fillText(text, values, place))];
        if (when && !(when.fact in facts)) throw unknown(place, when.fact, Object.keys(facts));
        return !when || facts[when.fact] === when.holds ? filled : [];
      }),
    ),
  );
}

/** A value of a page's head, with its placeholders filled. Throws if the head has no such text. */
export function headText({ file, head }: Prose, name: string, values: ProseValues = { texts: {} }): string {
  const text = head[name];
  if (typeof text !== "string" || !text)
    throw new Error(mistake(`${file}:1`, "nada", `«${name}: …» entre las líneas «---»`));
  return fillText(text, values, `${file}:1`);
}

/** A text with its placeholders filled. */
export function fillText(text: string, { texts, blocks = {} }: ProseValues, place: string): string {
  return text.replace(PLACEHOLDER, (_, name: string) => {
    if (name in texts) return texts[name] ?? "";
    throw unknown(
      place,
      `{{${name}}}`,
      [...Object.keys(texts), ...Object.keys(blocks)].map((known) => `{{${known}}}`),
    );
  });
}

function fillBlock(block: LegalBlock, fill: (text: string) => string): LegalBlock {
  if (typeof block === "string") return fill(block);
  if ("lead" in block) return { lead: fill(block.lead), text: fill(block.text) };
  if ("list" in block) return { list: block.list.map(fill) };
  if ("ordered" in block) return { ordered: block.ordered.map(fill) };
  return "link" in block ? { ...block, link: fill(block.link) } : block;
}

function unknown(place: string, found: string, known: readonly string[]): Error {
  return new Error(
    mistake(
      place,
      `«${found}»`,
      known.length > 0
        ? `uno de estos: ${known.join(", ")}`
        : "el texto sin él: esta página no tiene ninguno",
    ),
  );
}
