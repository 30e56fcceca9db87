import {
  BUILT_AHEAD,
  comparisonPath,
  comparisonsBuiltAhead,
  comparisonSlug,
  findComparison,
  readChoice,
} from "@/lib/offers/comparison";
import { comparison, comparisonDescription, comparisonTitle } from "@/lib/copy/comparison";
import type { Offer } from "@/lib/offers/offer";
import { catalogueWith } from "./sample";

const catalogue = catalogueWith();
const [sample] = catalogue.all as [Offer];

/** So many offers, `o1`, `o2` …, whose ids have a hyphen like real ones. */
const offers = (count: number): Offer[] =>
  Array.from({ length: count }, (_, i) => ({ ...sample, id: `o-${i + 1}`, brand: `Oferta ${i + 1}` }));

test.each([
  [0, 0],
  [1, 0],
  [2, 1],
  [3, 4],
  [5, 20],
  [8, 84],
  [12, 84],
])("of %d offers, %d comparisons are built ahead", (count, comparisons) => {
  const slugs = comparisonsBuiltAhead(offers(count)).map(comparisonSlug);
  expect(slugs).toHaveLength(comparisons);
  expect(new Set(slugs).size).toBe(comparisons);
});

test("each comparison built ahead has one address, and is found by it", () => {
  const enabled = offers(12);
  for (const chosen of comparisonsBuiltAhead(enabled)) {
    const path = `/comparar/${comparisonSlug(chosen)}`;
    expect(comparisonPath(chosen, enabled)).toBe(path);
    expect(comparisonPath([...chosen].reverse(), enabled)).toBe(path);
    expect(findComparison(comparisonSlug(chosen), enabled)).toEqual(chosen);
  }
});

test("one with an offer beyond those is made when asked for", () => {
  const enabled = offers(BUILT_AHEAD + 2);
  const last = enabled[BUILT_AHEAD] as Offer;
  expect(comparisonPath([last, sample, ...enabled.slice(0, 1)], enabled)).toBe("/comparar/otras/o-1-vs-o-9");
});

test.each([
  "",
  "o-1",
  "o-2-vs-o-1",
  "o-1-vs-o-1",
  "o-1-vs-o-9",
  "o-1-vs-o-2-vs-o-3-vs-o-4",
  "o-1-vs-",
  "__proto__",
])("«%s» compares nothing", (slug) => expect(findComparison(slug, offers(4))).toBeUndefined());

test.each<[ids: string[], choice: ReturnType<typeof readChoice>]>([
  [["o-1", "o-2"], { path: "/comparar/o-1-vs-o-2" }],
  [["o-3", "o-1"], { path: "/comparar/o-1-vs-o-3" }],
  [["o-3", "o-1", "o-3", "o-2"], { path: "/comparar/o-1-vs-o-2-vs-o-3" }],
  [[], { fault: "few" }],
  [["o-1"], { fault: "few" }],
  [["o-1", "o-1"], { fault: "few" }],
  [["o-1", "o-2", "o-3", "o-4"], { fault: "many" }],
  [["o-1", "o-5"], { fault: "unknown" }],
  [["o-1", "o-2", ""], { fault: "unknown" }],
  [["constructor", "o-1"], { fault: "unknown" }],
])("a choice of %j", (ids, choice) => expect(readChoice(ids, offers(4))).toEqual(choice));

test("no id can be taken for a comparison", () => {
  for (const { id } of catalogue.all) expect(id).not.toContain("-vs-");
});

test("titles and descriptions fit a search result", () => {
  const long = ["Un banco de nombre largo", "Otro banco aún más largo", "El tercer banco, larguísimo"];
  for (const brands of [
    long,
    ...comparisonsBuiltAhead(catalogue.all).map((some) => some.map(({ brand }) => brand)),
  ]) {
    expect(comparisonTitle(brands).length).toBeLessThanOrEqual(60);
    expect(comparisonDescription(brands).length).toBeLessThanOrEqual(155);
  }
  expect(comparisonTitle(long)).toBe("Comparativa de 3 promociones");
  expect(comparisonTitle(["A", "B"])).toBe("Comparativa: A y B");
  expect(comparisonDescription(["A", "B"])).toContain("A y B");
  expect(comparison.title.length).toBeLessThanOrEqual(60);
});
