import type { CalendarDate } from "../format/dates";
import { euros } from "../format/format";
import { fillProse, headText } from "./prose/fill-prose";
import { prose } from "./prose/sources";

const page = prose.glosario;

/** When somebody last went through the entries. */
export const glossaryDate = headText(page, "date") as CalendarDate;

/** The words around the entries. */
export const glossaryCopy = {
  name: headText(page, "name"),
  title: headText(page, "title"),
  description: headText(page, "description"),
  summary: headText(page, "summary"),
} as const;

/** The forms of a term that are linked in texts, where they are not its title alone. */
const forms = page.head["forms"] as Readonly<Record<string, readonly string[]>>;

/**
 * Words that a visitor may not know, in the order of `content/pages/glosario.md`, by the anchor of their entry
 * (`/glosario#permanencia`), each with the forms that are linked in texts and perhaps a public body's own page.
 */
export const glossary = fillProse(page, { texts: { garantia: euros(100_000) } }).map(
  ({ id, title, blocks }) => {
    const links = blocks.flatMap((block) => (typeof block !== "string" && "link" in block ? [block] : []));
    const [source] = links.map(({ link, url }) => ({ label: link, url }));
    const definition = blocks.filter((block) => typeof block === "string").join(" ");
    return { id, term: title, definition, forms: forms[id] ?? [title], ...(source && { source }) };
  },
);

export type GlossaryTerm = (typeof glossary)[number];
