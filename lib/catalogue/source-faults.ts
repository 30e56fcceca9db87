import type { Path } from "../offers/field-info";
import type { Fault } from "./finding";
import { type Citation, sourcesOf } from "../offers/citations";
import type { Offer } from "../offers/offer";
import { textsOf } from "./text-faults";

/** How many doubts, and how many times a reader is sent elsewhere, a page may have before a warning. */
const MOST_DOUBTS = 6;

/** What follows «según» where it names a source: a page of the provider's, a newspaper, an authority. */
const SOURCE =
  /(?<!\p{L})[Ss]egún ((?:(?:la|el|los|las|su|sus) )?(?:ayuda|blog|web|página|bases|términos|diario|revista|lista|\p{Lu})[^.;:)]*)/gu;

const DOUBT =
  /no hemos (?:visto|encontrado)|no (?:lo )?(?:publica|sabemos|podemos confirmar)|quizá|(?<!\p{L})(?:comprueba|compruébal[oa]|confirma|confírmal[oa]|consulta|consúltal[oa]|pregunta|pregúntal[oa]|míral[oa]|revisa|revísal[oa]|te lo confirmen?)(?!\p{L})/giu;

/** The texts that a visitor reads on an offer's page, or on what it prints. */
const isOnPage = ([first, second]: Path) =>
  ["requirements", "description", "protection"].includes(String(first)) ||
  (first === "landing" && second !== "unpublished" && second !== "heroB");

/** The sources that the texts of an enabled offer name without an address to which they lead. */
export function uncitedSources(offer: Offer): Fault[] {
  const { brand } = offer;
  const known: readonly Citation[] = sourcesOf(offer);
  const isKnown = (named: string) =>
    named.startsWith(brand) || known.some(({ words }) => named.includes(words));
  return textsOf(offer).flatMap(({ path, text }): Fault[] => {
    if (path[0] === "history") return [];
    const [named] = [...text.matchAll(SOURCE)].flatMap(([, words = ""]) => (isKnown(words) ? [] : words));
    const right = `la fuente con su enlace: en sources, {cited: [${named?.split(/[,(]/)[0]?.trim()}], url: https://…}`;
    return named ? [[path, text, right]] : [];
  });
}

/** Faults of an offer's page that doubts, or sends its reader elsewhere, more often than a reader bears. */
export function doubtFaults(offer: Offer): Fault[] {
  const found = textsOf(offer).flatMap(({ path, text }) =>
    isOnPage(path)
      ? [...text.matchAll(DOUBT)].map(([words]) => `«${words.toLowerCase()}» en ${path.join(".")}`)
      : [],
  );
  const right = `${MOST_DOUBTS} como máximo: di el dato; lo que el proveedor no publica sale solo, en su lista`;
  return found.length > MOST_DOUBTS
    ? [[["words"], `${found.length} dudas y envíos a otra parte: ${found.join(", ")}`, right]]
    : [];
}
