import type { Thing } from "schema-dts";
import { glossary, glossaryCopy, type GlossaryTerm } from "../copy/glossary";
import { pagePaths } from "../config/paths";
import { escapeRegExp } from "../format/pattern";
import { site } from "../config/site";

/** A piece of a text: plain words, or words linked to their glossary entry. */
export type Piece = string | { id: string; words: string };

/** The texts of a page, each in pieces. */
export type Marks = ReadonlyMap<string, readonly Piece[]>;

/** Finds glossary words in a page's texts, in reading order. Only the first mention of each is linked. */
export function markTerms(texts: readonly string[], terms: readonly GlossaryTerm[] = glossary): Marks {
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
  return new Map(texts.map((text) => [text, piecesOf(text)]));
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
