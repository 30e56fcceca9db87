import type { Thing } from "schema-dts";
import { glossary, glossaryCopy, type GlossaryTerm } from "../copy/glossary";
import { pagePaths } from "../config/paths";
import { type Citation, linker, type Piece } from "../offers/citations";
import { site } from "../config/site";

/** The texts of a page, each in pieces. */
export type Marks = ReadonlyMap<string, readonly Piece[]>;

interface MarkOptions {
  /** The sources that the texts name: such words lead to their page, not to the glossary. */
  links?: readonly Citation[];
  terms?: readonly GlossaryTerm[];
}

/**
 * Finds sources and glossary words in a page's texts, in reading order. A source is linked in each text that names it, a
 * glossary word at its first mention only.
 */
export function markTerms(
  texts: readonly string[],
  { links = [], terms = glossary }: MarkOptions = {},
): Marks {
  const entries = terms.flatMap(({ id, forms }) =>
    forms.map((words) => ({ words, url: `${pagePaths.glossary}#${id}` })),
  );
  const cite = linker(links);
  const explain = linker(entries, "giu");
  const explained = new Set<string>();
  const marked = (text: string) =>
    cite(text).flatMap((piece) => (typeof piece === "string" ? explain(piece, explained) : piece));
  return new Map(texts.map((text) => [text, marked(text)]));
}

/** The entries as schema.org data. */
export function glossaryThing(): Thing {
  const url = `${site.url}${pagePaths.glossary}`;
  return {
    "@type": "DefinedTermSet",
    "@id": `${url}#glosario`,
    url,
    name: glossaryCopy.name,
    hasDefinedTerm: glossary.map(({ id, term, definition }) => ({
      "@type": "DefinedTerm",
      "@id": `${url}#${id}`,
      url: `${url}#${id}`,
      name: term,
      description: definition,
    })),
  };
}
