import { type Document, parseDocument } from "yaml";
import { readSources } from "@/lib/catalogue/read-sources";
import { dice } from "../plan-offers";

/** Without folded lines, which the editors' check refuses. */
const written = (offer: Document) => offer.toString({ lineWidth: 0 });

/** The editors' offers, each changed, as YAML by id. */
export function changed(change: (offer: Document) => void): Record<string, string> {
  const entries = Object.entries(readSources(process.cwd()).texts).map(([id, text]) => {
    const offer = parseDocument(text);
    change(offer);
    return [id, written(offer)];
  });
  return Object.fromEntries(entries);
}

const syllables =
  "ba ce di fo gu la me ni po ru sa te vi zo bra cre dil fon gran lus mar nor pel ril tan ver".split(" ");

/** The most letters of a brand. */
const BRAND = 9;

/** Invented words, no two of which begin with the same letters, as long as a brand. */
function* inventedWords(): Generator<string, never> {
  const { some, whole } = dice(7);
  const used = new Set<string>();
  for (;;) {
    const word = Array.from({ length: whole(2, 4) }, () => some(syllables)).join("");
    const beginning = word.slice(0, BRAND);
    if (!used.has(beginning)) yield word;
    used.add(beginning);
  }
}

/** What is copied: the check asks of some kinds for words of their own. */
const isCopied = (offer: Document) => offer.get("enabled") === true && offer.get("category") !== "crypto";

/**
 * The given number of offers that the site shows: the editors' own, and others that have their terms, and a brand and words
 * of their own: repeated words would be compressed away.
 */
export function manyOffers(count: number): Record<string, string> {
  const offers = changed(() => undefined);
  const copied = Object.values(offers)
    .map((text) => parseDocument(text))
    .filter(isCopied)
    .map(written);
  const shown = Object.values(offers).filter((text) => parseDocument(text).get("enabled") === true).length;
  const words = inventedWords();
  const word = () => words.next().value;
  for (let place = shown; place < count; place++) {
    const text = copied[place % copied.length] ?? "";
    const name = word();
    const brand = name.charAt(0).toUpperCase() + name.slice(1, BRAND);
    // Each answer has to name its own offer; a line may break within the name.
    const own = new RegExp(String(parseDocument(text).get("brand")).replaceAll(" ", String.raw`\s+`), "g");
    const offer = parseDocument(text.replace(own, brand));
    offer.set("weight", 1000 + place);
    offer.setIn(["words", "callToAction"], "Crear cuenta");
    offer.setIn(["words", "description"], `En ${brand}, ${Array.from({ length: 14 }, word).join(" ")}.`);
    offer.deleteIn(["look", "image"]);
    offer.deleteIn(["look", "strip"]);
    offer.deleteIn(["words", "landing.heroB"]);
    offers[`${name}-${place}`] = written(offer);
  }
  return offers;
}
