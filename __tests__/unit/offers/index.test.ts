import * as files from "@/lib/offers/registry";
import { catalogue, contentDate, modifiedOn, newestVerification } from "@/lib/offers";
import { catalogueWith } from "./sample";

test("the content is as new as the newest verification among the enabled offers", () => {
  const shown = catalogueWith({}, { offersPreview: ["*"] });
  const dates = shown.enabled.map(({ verifiedOn }) => verifiedOn);
  const contentDate = newestVerification(shown);
  expect(dates).toContain(contentDate);
  for (const date of dates) expect(date <= contentDate).toBe(true);
});

test("an offer that is not enabled makes the content no newer, however late it was verified", () => {
  const enabled = catalogue.all.filter(({ id }) => id === "lowi");
  const later = enabled.map((offer) => ({ ...offer, verifiedOn: "9999-12-31" }));
  expect(newestVerification({ all: [...enabled, ...later], enabled })).toBe(files.lowi.verifiedOn);
});

test("the date of the content is that of this build's catalogue", () => {
  expect(contentDate).toBe(newestVerification(catalogue));
});

test("where no offer is enabled, the content is as new as what there was", () => {
  const all = catalogue.all.filter(({ id }) => id === "lowi");
  expect(newestVerification({ all, enabled: [] })).toBe(files.lowi.verifiedOn);
});

test.each([
  ["2025-09", ["2025-08"], "2025-09"],
  ["2025-09", ["2025-08", "2025-10-02"], "2025-10-02"],
  ["2025-09-25", ["2025-09"], "2025-09-25"],
])("verified on %s and changed on %j: modified on %s", (verifiedOn, dates, day) => {
  const history = dates.map((date) => ({ date, summary: "Un cambio." }));
  expect(modifiedOn({ verifiedOn, history })).toBe(day);
});
