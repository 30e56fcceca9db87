import fc from "fast-check";
import { glossary, glossaryDate, glossaryHead, type GlossaryTerm } from "@/lib/copy/glossary";
import { isCalendarDate } from "@/lib/format/dates";
import { glossaryThing, markTerms, type Piece } from "@/lib/site/glossary";
import { catalogueWith } from "../offers/sample";

const { all } = catalogueWith();
const wordsOf = (pieces: readonly Piece[] = []) =>
  pieces.map((piece) => (typeof piece === "string" ? piece : piece.words)).join("");
const marked = (texts: readonly string[], terms?: readonly GlossaryTerm[]) =>
  [...markTerms(texts, terms).values()].flat().filter((piece) => typeof piece !== "string");

describe("the entries", () => {
  test("stand in alphabetical order, each once, with an anchor of its own", () => {
    const names = glossary.map(({ term }) => term);
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, "es")));
    expect(new Set(names).size).toBe(names.length);
    expect(new Set(glossary.map(({ id }) => id)).size).toBe(names.length);
    const forms = glossary.flatMap(({ forms = [] }) => forms.map((form) => form.toLowerCase()));
    expect(new Set(forms).size).toBe(forms.length);
  });

  test.each(glossary)(
    "$id: a definition in whole sentences, about no provider",
    ({ id, definition, source }) => {
      expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect(definition).toMatch(/^\p{Lu}.+\.$/u);
      for (const { brand } of all) expect(definition).not.toContain(brand);
      if (/\d€|\d\u00a0€/.test(definition))
        expect(source?.url).toMatch(/^https:\/\/www\.(fgd\.es|fogain\.com)\/$/);
      expect(source?.label ?? "Web").toMatch(/^Web/);
    },
  );

  test("are dated and fit a search result", () => {
    expect(isCalendarDate(glossaryDate)).toBe(true);
    expect(glossaryHead.title.length).toBeLessThanOrEqual(60);
    expect(glossaryHead.description.length).toBeLessThanOrEqual(155);
  });

  test("are the same as data", () => {
    expect(glossaryThing()).toMatchObject({
      "@type": "DefinedTermSet",
      "@id": "http://localhost:3000/glosario#glosario",
      hasDefinedTerm: glossary.map(({ id, term, definition }) => ({
        "@type": "DefinedTerm",
        "@id": `http://localhost:3000/glosario#${id}`,
        url: `http://localhost:3000/glosario#${id}`,
        name: term,
        description: definition,
      })),
    });
  });
});

const term = (id: string, ...forms: string[]): GlossaryTerm => ({ id, term: id, definition: "Algo.", forms });

test.each<[why: string, texts: string[], terms: GlossaryTerm[], pieces: Piece[][]]>([
  ["no entry", ["Nada."], [], []],
  ["no form", ["Nada."], [term("nada")], []],
  ["in the middle", ["Pide KYC."], [term("kyc", "KYC")], [["Pide ", { id: "kyc", words: "KYC" }, "."]]],
  ["whole", ["KYC"], [term("kyc", "KYC")], [[{ id: "kyc", words: "KYC" }]]],
  [
    "in capitals",
    ["Permanencia: no."],
    [term("p", "permanencia")],
    [[{ id: "p", words: "Permanencia" }, ": no."]],
  ],
  [
    "only the first, over all texts",
    ["Con KYC y KYC.", "Sin KYC."],
    [term("kyc", "KYC")],
    [["Con ", { id: "kyc", words: "KYC" }, " y KYC."], ["Sin KYC."]],
  ],
  [
    "two forms of one",
    ["Bases o las bases."],
    [term("b", "las bases", "Bases")],
    [[{ id: "b", words: "Bases" }, " o las bases."]],
  ],
  [
    "not inside a word",
    ["subasespuestas, KYCs, anKYC"],
    [term("b", "bases"), term("k", "KYC")],
    [["subasespuestas, KYCs, anKYC"]],
  ],
  [
    "the longer one",
    ["al contado (spot)"],
    [term("s", "al contado"), term("l", "al contado (spot)")],
    [[{ id: "l", words: "al contado (spot)" }]],
  ],
  ["the old long s is another letter", ["baſes"], [term("b", "bases")], [["baſes"]]],
  ["accents are letters", ["comisióná"], [term("c", "comisión")], [["comisióná"]]],
])("%s", (_why, texts, terms, pieces) => expect([...markTerms(texts, terms).values()]).toEqual(pieces));

test("whatever the texts, their words stay as they are, and no entry is led to twice", () => {
  const word = fc.constantFrom(
    "KYC",
    "bases",
    "las bases",
    "permanencia",
    ", ",
    " ",
    "(",
    "MiCA",
    "€",
    "\u00a0",
  );
  fc.assert(
    fc.property(
      fc.array(
        fc.array(word).map((words) => words.join("")),
        { maxLength: 6 },
      ),
      (texts) => {
        for (const [text, pieces] of markTerms(texts)) expect(wordsOf(pieces)).toBe(text);
        const ids = marked([...new Set(texts)]).map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
      },
    ),
  );
});

test.each(all)(
  "$id: its texts lead to some entries, each once",
  ({ requirements, landing: { steps, faq } }) => {
    const texts = [requirements, ...steps.map(({ text }) => text), ...faq.map(({ answer }) => answer)];
    const ids = marked(texts).map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(0);
    expect(new Set(ids).size).toBe(ids.length);
  },
);
