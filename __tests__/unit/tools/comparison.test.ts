import {
  comparisonPath,
  comparisonSlug,
  findComparison,
  prerenderedComparisons,
} from "@/lib/tools/comparison/comparison";
import type { Offer } from "@/lib/offers/offer";
import { sampleOffers } from "@/__tests__/unit/offers/sample";

/** The given number of offers: `o-1`, `o-2` … */
const offers = (count: number) => sampleOffers(count, (place) => ({ id: `o-${place}` }));

test.each([
  [1, 0],
  [2, 1],
  [5, 20],
  [7, 30],
  [1000, 30],
])("of %d offers, %d comparisons are built ahead, each once", (count, comparisons) => {
  const slugs = prerenderedComparisons(offers(count)).map(comparisonSlug);
  expect(new Set(slugs).size).toBe(comparisons);
  expect(slugs).toHaveLength(comparisons);
});

test("of seven offers, all pairs are built ahead, and trios of the first", () => {
  const sizes = prerenderedComparisons(offers(7)).map(({ length }) => length);
  expect([sizes.filter((size) => size === 2).length, sizes.at(21)]).toEqual([21, 3]);
});

test("a comparison has one address, whatever the order in which its offers were chosen", () => {
  const [first, second, third] = offers(60) as [Offer, Offer, Offer];
  expect(comparisonPath([third, first, second], offers(60))).toBe("/comparar/o-1-vs-o-2-vs-o-3");
});

test.each([
  ["o-2-vs-o-1", ["o-2", "o-1"]],
  ["o-1", undefined],
  ["o-1-vs-o-1", undefined],
  ["o-1-vs-o-9", undefined],
  ["-vs-", undefined],
])("«%s» names these offers, in its own order: %j", (slug, ids) => {
  expect(findComparison(slug, offers(3))?.map(({ id }) => id)).toEqual(ids);
});
