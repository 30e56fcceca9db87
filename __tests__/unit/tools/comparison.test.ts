// The addresses themselves: pages/addresses.ts.
import { comparisonSlug, prerenderedComparisons } from "@/lib/tools/comparison/comparison";
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
