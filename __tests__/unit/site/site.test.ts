import fc from "fast-check";
import { sampleOffer } from "@/__tests__/unit/offers/sample";
import { glossary, type GlossaryTerm } from "@/lib/copy/glossary";
import type { Query } from "@/lib/ground/query";
import type { Piece } from "@/lib/offers/citations";
import { markTerms } from "@/lib/site/glossary";
import { planAnswer } from "@/lib/tools/plan/answer";
import { editUrl } from "@/lib/site/corrections";
import { catalogue } from "@/lib/catalogue";
import { isBacked, protectionFacts } from "@/lib/ground/offer-words";
import { planPictureFor } from "@/lib/site/plan-picture";

test("protection lists the known facts in order", () => {
  const sources = [{ label: "Fuente", url: "https://a.example/" }];
  const protection = { title: "T", guarantee: "Ninguna.", entity: "Una.", country: false as const, sources };
  expect(protectionFacts(protection).map(({ text }) => text)).toEqual(["Una.", "Ninguna."]);
  expect(isBacked(sampleOffer({ protection }))).toBe(true);
  expect(isBacked(sampleOffer({ protection: { title: "T", country: false, sources } }))).toBe(false);
});

test.each([
  [undefined, undefined],
  ["https://github.com/a/b", "/issues/new?template=cambiar-cifra.yml&oferta=muestra"],
  ["https://gitlab.com/a/b", "/-/edit/main/content/offers/muestra.yaml"],
  ["https://git.empresa.es/grupo/otro/b", "/-/edit/main/content/offers/muestra.yaml"],
  ["https://codeberg.org/a/b", "/_edit/main/content/offers/muestra.yaml"],
  ["https://git.empresa.es/a/b", "/edit/main/content/offers/muestra.yaml"],
])("of the repository %s, an offer is edited at %s", (repositoryUrl, path) => {
  expect(editUrl(sampleOffer({ id: "muestra" }), { repositoryUrl })).toBe(path && `${repositoryUrl}${path}`);
});

test("the glossary is in alphabetical order, without a repeated entry or form", () => {
  const names = glossary.map(({ term }) => term);
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, "es")));
  const forms = glossary.flatMap(({ forms }) => forms.map((form) => form.toLowerCase()));
  for (const list of [names, forms, glossary.map(({ id }) => id)])
    expect(new Set(list).size).toBe(list.length);
});

test("the glossary explains a word that only some offers use while a published one uses it", () => {
  const ids = glossary.map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining(["futuros", "robo-advisor", "plan-amigo", "kyc"]));
  for (const id of ["avios", "cro", "tae"]) expect(ids).not.toContain(id);
});

/** Pieces joined into one text, each link as `[words]`. */
const written = (pieces: readonly Piece[]) =>
  pieces.map((piece) => (typeof piece === "string" ? piece : `[${piece.words}]`)).join("");

test.each([
  ["Pide KYC.", "Pide [KYC]."],
  ["KYC y KYC|Sin KYC.", "[KYC] y KYC|Sin KYC."],
  ["Las bases o bases.", "[Las bases] o bases."],
  ["Bases, y las bases", "[Bases], y las bases"],
  ["subasespuestas, KYCs, KYCá", "subasespuestas, KYCs, KYCá"],
  ["Al contado (spot), al contado", "[Al contado (spot)], [al contado]"],
])("glossary terms in «%s» are linked as «%s»", (texts, marked) => {
  const forms = [["KYC"], ["las bases", "bases"], ["al contado"], ["al contado (spot)"]];
  const terms = forms.map(
    (forms): GlossaryTerm => ({ id: forms.join(), term: "T", definition: "D.", forms }),
  );
  expect([...markTerms(texts.split("|"), { terms }).values()].map(written).join("|")).toBe(marked);
});

test("linking changes no word of any text, and links no entry twice", () => {
  const word = fc.constantFrom(..."KYC|bases|las bases|permanencia|MiCA|, | |(|€|\u00a0".split("|"));
  const text = fc.array(word).map((words) => words.join(""));
  fc.assert(
    fc.property(fc.array(text, { maxLength: 6 }), (texts) => {
      const marked = markTerms(texts);
      for (const [text, pieces] of marked) expect(written(pieces).replace(/[[\]]/g, "")).toBe(text);
      const urls = [...marked.values()]
        .flat()
        .flatMap((piece) => (typeof piece === "object" ? piece.url : []));
      expect(new Set(urls).size).toBe(urls.length);
    }),
  );
});

test("an answered plan has the picture that says the same, and no other", () => {
  const today = "2026-11-23";
  const pictureOf = (query: Query) => planPictureFor(planAnswer(today, query))?.id;
  expect(pictureOf({ dinero: "100", inicio: today })).toBe("plan-100");
  expect(pictureOf({ dinero: "101" })).toBeUndefined();
  const invested = planAnswer(today, { dinero: "2000" }).plan!.invested.map(({ offer }) => offer.id);
  expect(pictureOf({ dinero: "2000" })).toBe("plan-2000");
  if (invested.length > 0) expect(pictureOf({ dinero: "2000", cliente: invested })).toBeUndefined();
  expect(pictureOf({ dinero: "500", cliente: catalogue.enabled.map(({ id }) => id) })).toBeUndefined();
});
