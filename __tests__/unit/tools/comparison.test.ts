import { unstable_getResponseFromNextConfig } from "next/experimental/testing/server";
import {
  comparisonPath,
  comparisonRedirects,
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
  [12, 286],
  [13, 78],
  [50, 1225],
  [51, 0],
])("of %d offers, %d comparisons are built ahead", (count, comparisons) => {
  const slugs = prerenderedComparisons(offers(count)).map(comparisonSlug);
  expect(new Set(slugs).size).toBe(comparisons);
  expect(slugs).toHaveLength(comparisons);
});

test("with too many to build ahead, a comparison is shown at the form's own address", () => {
  const enabled = offers(13);
  const [first, second, third] = enabled as [Offer, Offer, Offer];
  const path = "/comparar/elegir?oferta=o-1&oferta=o-2&oferta=o-3";
  expect(comparisonPath([third, first, second], enabled)).toBe(path);
  expect(findComparison("o-1-vs-o-2-vs-o-3", enabled)).toBeUndefined();
  expect(comparisonPath([second, first], enabled)).toBe("/comparar/o-1-vs-o-2");
});

const respond = async (slug: string, count: number) => {
  const { headers, status } = await unstable_getResponseFromNextConfig({
    url: `https://planamigo.example/comparar/${slug}`,
    nextConfig: { redirects: async () => comparisonRedirects(offers(count)) },
  });
  return [307, 308].includes(status) ? headers.get("location")?.replace(/^.*\/comparar\//, "") : status;
};

test.each([
  ["o-2-vs-o-1", 13, "o-1-vs-o-2"],
  ["o-3-vs-o-2-vs-o-1", 13, 200],
  ["o-4-vs-o-1-vs-o-3-vs-o-2-vs-o-5", 5, "elegir?oferta=o-4-vs-o-1-vs-o-3-vs-o-2-vs-o-5"],
])(
  "the comparison «%s» of %d offers redirects to this one, or has this status: %s",
  async (slug, count, target) => expect(await respond(slug, count)).toBe(target),
);
