import { catalogue, contentDate, modifiedOn } from "@/lib/offers";

test("this build shows the enabled offers", () => {
  expect(catalogue.enabled.map(({ id }) => id)).toEqual([
    "trade-republic",
    "paypal",
    "binance",
    "indexa-capital",
    "lowi",
  ]);
});

test("the content is as new as the newest verification among them", () => {
  expect(contentDate).toBe("2025-09-25");
});

test.each([
  ["2025-09", ["2025-08"], "2025-09"],
  ["2025-09", ["2025-08", "2025-10-02"], "2025-10-02"],
  ["2025-09-25", ["2025-09"], "2025-09-25"],
])("verified on %s and changed on %j: modified on %s", (verifiedOn, dates, day) => {
  const history = dates.map((date) => ({ date, summary: "Un cambio." }));
  expect(modifiedOn({ verifiedOn, history })).toBe(day);
});
