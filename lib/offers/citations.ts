import { escapeRegExp } from "../format/pattern";
import { readAt } from "./derive/publisher";
import type { Offer } from "./offer";

/** Words of a text, and the page to which they lead. */
export interface Citation {
  words: string;
  url: string;
}

/** A piece of a text: plain words, or words that lead to a page. */
export type Piece = string | Citation;

/** Sources that texts of any offer name, and those of the home page. */
export const publicSources: readonly Citation[] = [
  {
    words: "la OCU",
    url: "https://www.ocu.org/dinero/cuenta-bancaria/noticias/planes-amigo-bancarios",
  },
  {
    words: "Bolsamanía",
    url: "https://bolsamania.com/declaracion-impuestos-renta/fiscalidad-de-las-promociones-de-los-bancos",
  },
];

const OFFICIAL = "web oficial";

/** Finds «web oficial» in texts about an offer. Not «a la web oficial»: there it says where a button leads. */
const officialPattern = `(?<!\\ba la )${OFFICIAL}`;

/** What texts of an offer name as their source, each with its page. */
export function sourcesOf({ brand, terms }: Offer): Citation[] {
  const own = (terms.sources ?? []).flatMap(({ url, cited = [] }) =>
    url ? cited.map((words) => ({ words: words.replaceAll("{brand}", brand), url })) : [],
  );
  const read = [readAt(terms), readAt(terms, { isNamed: true })]
    .flat()
    .flatMap(({ by, url }) => (url ? { words: by, url } : []));
  return [...own, ...read, ...publicSources];
}

/** What texts of an offer name as their source, and «web oficial», each with its page. */
export const citationsOf = (offer: Offer): Citation[] => [
  ...sourcesOf(offer),
  { words: OFFICIAL, url: offer.sourceUrl },
];

/**
 * Cuts texts into pieces: the first mention of each page apart, whole words only; the longer of two names wins over the
 * shorter. `seen` are the pages that are mentioned already, of other texts too.
 */
export function linker(citations: readonly Citation[], flags: "gu" | "giu" = "gu") {
  const keyOf = (words: string) => (flags === "giu" ? words.toLowerCase() : words);
  const urls = new Map(citations.map(({ words, url }) => [keyOf(words), url]));
  const forms = [...urls.keys()]
    .toSorted((a, b) => b.length - a.length)
    .map((words) => (words === OFFICIAL ? officialPattern : escapeRegExp(words)));
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${forms.join("|")})(?![\\p{L}\\p{N}])`, flags);
  return (text: string, seen = new Set<string>()): Piece[] => {
    if (forms.length === 0) return [text];
    const pieces: Piece[] = [];
    let end = 0;
    for (const { 0: words, index } of text.matchAll(pattern)) {
      const url = urls.get(keyOf(words));
      if (url === undefined || seen.has(url)) continue;
      seen.add(url);
      pieces.push(text.slice(end, index), { words, url });
      end = index + words.length;
    }
    return [...pieces, text.slice(end)].filter((piece) => piece !== "");
  };
}

/** A text in pieces, the sources that it names apart. */
export const citedPieces = (text: string, citations: readonly Citation[]) => linker(citations)(text);
