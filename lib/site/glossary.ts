import type { Thing } from "schema-dts";
import { glossary, glossaryCopy, type GlossaryTerm } from "../copy/glossary";
import { pagePaths } from "../config/paths";
import { escapeRegExp } from "../format/pattern";
import { type Citation, type CitedPiece, citedPieces } from "../offers/citations";
import { site } from "../config/site";

/** A piece of a text: plain words, or words linked to their source or to their glossary entry. */
export type Piece = CitedPiece | { id: string; words: string };

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
  const known = new Map(terms.flatMap(({ id, forms }) => forms.map((form) => [form.toLowerCase(), id])));
  const pattern = anyOf([...known.keys()]);
  const seen = new Set<string>();
  const piecesOf = (text: string) => {
    const pieces: Piece[] = [];
    let end = 0;
    for (const { 0: words, index } of text.matchAll(pattern)) {
      const id = known.get(words.toLowerCase());
      if (id === undefined || seen.has(id)) continue;
      seen.add(id);
      pieces.push(text.slice(end, index), { id, words });
      end = index + words.length;
    }
    return [...pieces, text.slice(end)].filter((piece) => piece !== "");
  };
  const marked = (text: string) =>
    citedPieces(text, links).flatMap((piece) => (typeof piece === "string" ? piecesOf(piece) : piece));
  return new Map(texts.map((text) => [text, marked(text)]));
}

/** Matches whole words only; longer terms first, so that a term never wins over a longer one that starts with it. */
function anyOf(words: readonly string[]): RegExp {
  const anyOne = words.toSorted((a, b) => b.length - a.length).map(escapeRegExp);
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${anyOne.join("|")})(?![\\p{L}\\p{N}])`, "giu");
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
