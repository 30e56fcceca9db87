import fc from "fast-check";
import { markTerms } from "@/lib/site/glossary";
import { citationsOf, citedPieces, type Piece } from "@/lib/offers/citations";
import { sampleOffer } from "./sample";

const links = [
  { words: "sus bases", url: "https://bases.example/" },
  { words: "sus bases de Alemania", url: "https://bases.example/de" },
  { words: "la OCU", url: "https://ocu.example/" },
];

const written = (pieces: readonly Piece[]) =>
  pieces.map((piece) => (typeof piece === "string" ? piece : `[${piece.words}](${piece.url})`)).join("");

test.each([
  ["Según la OCU, no.", "Según [la OCU](https://ocu.example/), no."],
  ["Según sus bases, y según sus bases.", "Según [sus bases](https://bases.example/), y según sus bases."],
  ["Lo dicen sus bases de Alemania.", "Lo dicen [sus bases de Alemania](https://bases.example/de)."],
  ["Mira la OCUlta.", "Mira la OCUlta."],
])("the sources of «%s» lead to their pages: «%s»", (text, linked) => {
  expect(written(citedPieces(text, links))).toBe(linked);
});

test("linking sources changes no word", () => {
  const word = fc.constantFrom("sus bases", " de Alemania", "la OCU", ", ", "según ");
  fc.assert(
    fc.property(fc.array(word), (words) => {
      const text = words.join("");
      const pieces = citedPieces(text, links);
      expect(pieces.map((piece) => (typeof piece === "string" ? piece : piece.words)).join("")).toBe(text);
    }),
  );
});

test("words that name a source lead there in every text, and not to the glossary", () => {
  const texts = ["Según sus bases, sí.", "Según sus bases, no."];
  const urls = [...markTerms(texts, { links }).values()]
    .flat()
    .flatMap((piece) => (typeof piece === "object" ? piece.url : []));
  expect(urls).toEqual(["https://bases.example/", "https://bases.example/"]);
});

test("a source of an offer is known by its words, with the brand that the owner's setting gives", () => {
  const { terms } = sampleOffer();
  const sources = [
    { cited: ["las bases de {brand}"], url: "https://bases.example/" },
    { by: "Sin palabras", url: "https://otra.example/" },
  ];
  const offer = sampleOffer({ brand: "Otra marca", terms: { ...terms, sources } });
  expect(citationsOf(offer)[0]).toEqual({ words: "las bases de Otra marca", url: "https://bases.example/" });
  expect(citationsOf(offer).map(({ url }) => url)).not.toContain("https://otra.example/");
});

test("of what nobody has checked, the page where it was read is known by the name that texts give it", () => {
  const { terms } = sampleOffer();
  const sources = [
    { by: "El Diario", read: "2025-09", url: "https://diario.example/" },
    { by: `${terms.brand}: ayuda`, url: "https://ayuda.example/" },
  ];
  const linked = (verifiedOn?: string) => {
    const text = `Según El Diario de septiembre, según la ayuda de ${terms.brand}, y según su ayuda.`;
    return written(citedPieces(text, citationsOf(sampleOffer({ terms: { ...terms, sources, verifiedOn } }))));
  };
  expect(linked()).toBe(
    `Según [El Diario](https://diario.example/) de septiembre, según [la ayuda de ${terms.brand}](https://ayuda.example/), y según su ayuda.`,
  );
  expect(linked("2025-09")).not.toContain("https:");
});
