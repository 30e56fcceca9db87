import { catalogue } from "../catalogue";
import { euros } from "../format/format";
import { linker } from "../offers/citations";
import { fillProse, headDay, headTexts } from "./prose/fill-prose";
import { type Prose, ProseMistake } from "./prose/prose";
import { prose } from "./prose/sources";

const page = prose.glosario;

/** Day on which somebody last went through the entries. */
export const glossaryDate = headDay(page);

/** The words around the entries. */
export const glossaryCopy = headTexts(page);

/** The forms of a term that are linked in texts, by its anchor, where they are not its title alone. */
const forms = formsOf(page);

/** The entries of words that only some promotions use: each is there while a published one uses it. */
const ofOffers = page.head["onlyUsed"];

const publishedWords = JSON.stringify(catalogue.enabled);

/** Whether an entry is there: its word is used in general texts, or in those of a published promotion. */
function isUsed({ id, forms }: { id: string; forms: readonly string[] }): boolean {
  const find = linker(
    forms.map((words) => ({ words, url: id })),
    "giu",
  );
  return !Array.isArray(ofOffers) || !ofOffers.includes(id) || find(publishedWords).length > 1;
}

function formsOf({ file, head, sections }: Prose): Readonly<Record<string, readonly string[]>> {
  for (const [id, words] of Object.entries(head["forms"] ?? {}))
    if (!Array.isArray(words) || !sections.some((one) => one.id === id))
      throw new ProseMistake(
        file,
        1,
        `forms: ${id}`,
        "el ancla de una entrada y una lista: bases: [las bases, sus bases]",
      );
  return { ...(head["forms"] ?? {}) };
}

/**
 * Words that a visitor may not know, in the order of `content/pages/glosario.md`, by the anchor of their entry
 * (`/glosario#permanencia`), each with the forms that are linked in texts and perhaps a public body's own page.
 */
export const glossary = fillProse(page, { texts: { garantia: euros(100_000) } })
  .map(({ id, title, blocks }) => {
    const links = blocks.flatMap((block) => (typeof block !== "string" && "link" in block ? [block] : []));
    const [source] = links.map(({ link, url }) => ({ label: link, url }));
    const words = blocks.filter((block) => typeof block === "string");
    if (words.length === 0 || words.length + links.length < blocks.length || links.length > 1)
      throw new ProseMistake(page.file, 1, `{#${id}}`, "qué significa, en párrafos, y como mucho un enlace");
    const definition = words.join(" ");
    return { id, term: title, definition, forms: forms[id] ?? [title], ...(source && { source }) };
  })
  .filter(isUsed);

export type GlossaryTerm = (typeof glossary)[number];
