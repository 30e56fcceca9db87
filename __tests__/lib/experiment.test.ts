import { experiment, isVariant } from "@/lib/experiment";
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
  expect(experiment).toEqual({
    slug: "trade-republic",
    path: "/trade-republic",
    internalPath: "/trade-republic/v/b",
    cookie: "ab_variant",
    parameter: "v",
    cookieDays: 180,
  });
});
