import { type CalendarDate, isDay } from "../../format/dates";
import { type LegalBlock, type LegalSection, section } from "../legal";
import { type Prose, ProseMistake } from "./prose";

/** What the code knows and a page of prose may name. */
interface ProseValues {
  /** `{{marca}}` in a text. */
  texts: Readonly<Record<string, string | undefined>>;
  /** `{{contacto}}` as a paragraph of its own: several blocks, or none. */
  blocks?: Readonly<Record<string, readonly LegalBlock[]>>;
  /** `::: si hay-correo`. */
  facts?: Readonly<Record<string, boolean>>;
}

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
        const own = typeof block === "string" && /^\{\{([^{}]*)\}\}$/.exec(block)?.[1];
        const filled = (own && blocks[own]) || [
          fillBlock(block, (text) => fillText(text, values, file, line)),
        ];
        if (when && !(when.fact in facts)) throw unknown(file, line, when.fact, Object.keys(facts));
        return !when || facts[when.fact] === when.holds ? filled : [];
      }),
    ),
  );
}

/** A value of a page's head, with its placeholders filled. Throws if the head has no such text. */
export function headText({ file, head }: Prose, name: string, values: ProseValues = { texts: {} }): string {
  const text = head[name];
  if (typeof text !== "string" || !text)
    throw new ProseMistake(
      file,
      1,
      `${name}: ${text ?? ""}`,
      `«${name}: …», con su texto, entre las líneas «---»`,
    );
  return fillText(text, values, file, 1);
}

/** What the list of pages says of a page. */
export const headTexts = (page: Prose) => ({
  name: headText(page, "name"),
  title: headText(page, "title"),
  description: headText(page, "description"),
  summary: headText(page, "summary"),
});

/** The day of a page's last change. */
export function headDay(page: Prose): CalendarDate {
  const day = headText(page, "date");
  if (!isDay(day))
    throw new ProseMistake(page.file, 1, `date: ${day}`, "un día que existe, así: date: 2026-11-23");
  return day;
}

/** A text with its placeholders filled; any other brace is a placeholder that was miswritten. */
function fillText(text: string, { texts, blocks = {} }: ProseValues, file: string, line: number): string {
  return text.replace(/\{+([^{}]*)\}*|\}+/g, (found, name: string) => {
    if (found === `{{${name}}}` && name in texts) return texts[name] ?? "";
    const known = [...Object.keys(texts), ...Object.keys(blocks)].map((one) => `{{${one}}}`);
    throw unknown(file, line, found, known);
  });
}

function fillBlock(block: LegalBlock, fill: (text: string) => string): LegalBlock {
  if (typeof block === "string") return fill(block);
  if ("lead" in block) return { lead: fill(block.lead), text: fill(block.text) };
  if ("list" in block) return { list: block.list.map(fill) };
  if ("ordered" in block) return { ordered: block.ordered.map(fill) };
  return "link" in block ? { ...block, link: fill(block.link) } : block;
}

function unknown(file: string, line: number, found: string, known: readonly string[]): Error {
  const none = "el texto sin llaves: esta página no rellena ninguna";
  return new ProseMistake(file, line, found, known.length > 0 ? `uno de estos: ${known.join(", ")}` : none);
}
