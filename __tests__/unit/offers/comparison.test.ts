/** @jest-environment node */
import { unstable_getResponseFromNextConfig } from "next/experimental/testing/server";
import {
  comparisonPath,
  comparisonRedirects,
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

const ordersOf = <T>(items: readonly T[]): T[][] =>
  items.length < 2
    ? [[...items]]
    : items.flatMap((item) =>
        ordersOf(items.filter((other) => other !== item)).map((rest) => [item, ...rest]),
      );

test.each([
  [0, 0],
  [1, 0],
  [2, 1],
  [3, 4],
  [5, 20],
  [12, 286],
  [13, 78],
  [50, 1225],
  [51, 0],
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

test("where there are too many to build ahead, the form's own address shows a comparison", () => {
  const enabled = offers(13);
  const [one, other, third] = enabled as [Offer, Offer, Offer];
  expect(comparisonPath([third, one, other], enabled)).toBe(
    "/comparar/elegir?oferta=o-1&oferta=o-2&oferta=o-3",
  );
  expect(findComparison("o-1-vs-o-2-vs-o-3", enabled)).toBeUndefined();
  expect(comparisonPath([other, one], enabled)).toBe("/comparar/o-1-vs-o-2");
});

describe("a comparison in another order", () => {
  const respond = async (slug: string, count: number) => {
    const { headers, status } = await unstable_getResponseFromNextConfig({
      url: `https://planamigo.example/comparar/${slug}`,
      nextConfig: { redirects: async () => comparisonRedirects(offers(count)) },
    });
    return status === 308
      ? headers.get("location")?.replace("https://planamigo.example/comparar/", "")
      : status;
  };

  test.each([2, 5])("of %d offers leads to its one address for good, and that one nowhere", async (count) => {
    for (const chosen of comparisonsBuiltAhead(offers(count))) {
      const right = comparisonSlug(chosen);
      for (const order of ordersOf(chosen)) {
        const slug = comparisonSlug(order);
        expect([slug, await respond(slug, count)]).toEqual([slug, slug === right ? 200 : right]);
      }
    }
  });

  test.each(["o-1", "o-2-vs-o-2", "o-2-vs-o-1-vs-o-2", "o-3-vs-o-2-vs-o-1-vs-o-4", "o-9-vs-o-1", "o-2-vs-"])(
    "«%s» leads nowhere",
    async (slug) => expect(await respond(slug, 5)).toBe(200),
  );

  test("leads nowhere where no page is built ahead", async () => {
    expect(await respond("o-2-vs-o-1", 13)).toBe("o-1-vs-o-2");
    expect(await respond("o-3-vs-o-2-vs-o-1", 13)).toBe(200);
    expect(comparisonRedirects(offers(51))).toEqual([]);
  });
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

test.each<[ids: string[], read: string[] | [fault: string, ...known: string[]]]>([
  [
    ["o-1", "o-2"],
    ["o-1", "o-2"],
  ],
  [
    ["o-3", "o-1"],
    ["o-1", "o-3"],
  ],
  [
    ["o-3", "o-1", "o-3", "o-2"],
    ["o-1", "o-2", "o-3"],
  ],
  [[], ["few"]],
  [["o-1"], ["few", "o-1"]],
  [
    ["o-1", "o-1"],
    ["few", "o-1"],
  ],
  [
    ["o-1", "o-2", "o-3", "o-4"],
    ["many", "o-1", "o-2", "o-3", "o-4"],
  ],
  [
    ["o-1", "o-5"],
    ["unknown", "o-1"],
  ],
  [
    ["o-1", "o-2", ""],
    ["unknown", "o-1", "o-2"],
  ],
  [
    ["constructor", "o-1"],
    ["unknown", "o-1"],
  ],
])("a choice of %j is read as %j: what was ticked is not lost", (ids, read) => {
  const choice = readChoice(ids, offers(4));
  const idsOf = (some: readonly Offer[]) => some.map(({ id }) => id);
  expect("offers" in choice ? idsOf(choice.offers) : [choice.fault, ...idsOf(choice.known)]).toEqual(read);
});

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
