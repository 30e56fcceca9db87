/** @jest-environment node */
import fc from "fast-check";
import { glossary, glossaryDate, type GlossaryTerm } from "@/lib/copy/glossary";
import { isCalendarDate } from "@/lib/format/dates";
import { glossaryThing, markTerms, type Piece } from "@/lib/site/glossary";

test("the entries stand in alphabetical order, each once, with an anchor and forms of its own", () => {
  const names = glossary.map(({ term }) => term);
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, "es")));
  const forms = glossary.flatMap(({ forms = [] }) => forms.map((form) => form.toLowerCase()));
  for (const list of [names, forms, glossary.map(({ id }) => id)])
    expect(new Set(list).size).toBe(list.length);
  for (const { id } of glossary) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
  expect(isCalendarDate(glossaryDate)).toBe(true);
});

test.each(glossary)("$id: whole sentences, and a source for an amount of money", ({ definition, source }) => {
  expect(definition).toMatch(/^\p{Lu}.+\.$/u);
  if (/\d\u00a0?€/.test(definition)) expect(source?.url).toMatch(/^https:\/\/www\.(fgd\.es|fogain\.com)\/$/);
});

test("as data, every entry has its address", () => {
  const { hasDefinedTerm } = glossaryThing() as { hasDefinedTerm?: unknown };
  expect(hasDefinedTerm).toEqual(
    glossary.map(({ id }) => expect.objectContaining({ url: `http://localhost:3000/glosario#${id}` })),
  );
});

const term = (id: string, ...forms: string[]): GlossaryTerm => ({ id, term: id, definition: "Algo.", forms });

test.each<[why: string, texts: string[], terms: GlossaryTerm[], pieces: Piece[][]]>([
  ["no entry", ["Nada."], [], []],
  ["in the middle", ["Pide KYC."], [term("kyc", "KYC")], [["Pide ", { id: "kyc", words: "KYC" }, "."]]],
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
    ["subasespuestas, KYCs"],
    [term("b", "bases"), term("k", "KYC")],
    [["subasespuestas, KYCs"]],
  ],
  [
    "the longer one",
    ["al contado (spot)"],
    [term("s", "al contado"), term("l", "al contado (spot)")],
    [[{ id: "l", words: "al contado (spot)" }]],
  ],
  ["accents are letters", ["comisióná"], [term("c", "comisión")], [["comisióná"]]],
])("marked: %s", (_why, texts, terms, pieces) =>
  expect([...markTerms(texts, terms).values()]).toEqual(pieces),
);

test("whatever the texts, their words stay as they are, and no entry is linked twice", () => {
  const word = fc.constantFrom(
    ...["KYC", "bases", "las bases", "permanencia", "MiCA"],
    ...[", ", " ", "(", "€", "\u00a0"],
  );
  const text = fc.array(word).map((words) => words.join(""));
  fc.assert(
    fc.property(fc.array(text, { maxLength: 6 }), (texts) => {
      const marked = markTerms(texts);
      for (const [given, pieces] of marked)
        expect(pieces.map((piece) => (typeof piece === "string" ? piece : piece.words)).join("")).toBe(given);
      const ids = [...marked.values()].flat().flatMap((piece) => (typeof piece === "string" ? [] : piece.id));
      expect(new Set(ids).size).toBe(ids.length);
    }),
  );
});
