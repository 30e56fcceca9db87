import { experiment, isVariant } from "@/lib/config/experiment";
import { catalogue } from "@/lib/offers";

test.each(["a", "b"])("%j is a variant", (value) => expect(isVariant(value)).toBe(true));

test.each(["A", "B", "c", "ab", "a ", "", " ", 0, 1, true, null, undefined, {}, ["a"], new String("a")])(
  "%j is none",
  (value) => expect(isVariant(value)).toBe(false),
);

test("the test runs on the one page that has two heroes", () => {
  expect(catalogue.all.flatMap(({ landing, detailPath }) => (landing.heroB ? detailPath : []))).toEqual([
    experiment.path,
  ]);
});

// The cookie's name and days, and the parameter, are those that `middleware.test.ts` expects of an answer.
test("the page of variant b lies under that page", () => {
  const { slug, path, internalPath } = experiment;
  expect([path, internalPath]).toEqual([`/${slug}`, `/${slug}/v/b`]);
});
