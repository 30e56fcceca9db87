/** @jest-environment node */
import { daysSince, statusOf } from "../../../scripts/offers/status.mjs";

const TODAY = "2026-03-31";

test.each([
  ["2026-03-31", 0],
  ["2026-03-29", 2],
  ["2026-03-28", 3],
  ["2026-02-28", 31],
  ["2026-03", 30],
  ["2025-03-31", 365],
])("from %s to 31 March 2026, over a change of hour: %i days", (date, days) => {
  expect(daysSince(date, TODAY)).toBe(days);
});

test.each([
  [{ verifiedOn: "2026-03-31" }, "vigente"],
  [{ verifiedOn: "2026-03-01" }, "vigente"],
  [{ verifiedOn: "2026-02-28" }, "por revisar"],
  [{ verifiedOn: "2025-12-31" }, "por revisar"],
  [{ verifiedOn: "2025-12-30" }, "sin verificar"],
  [{ verifiedOn: "2025-09" }, "sin verificar"],
  [{ verifiedOn: "2026-03-31", validUntil: "2026-03-31" }, "vigente"],
  [{ verifiedOn: "2026-03-31", validUntil: "2026-03-30" }, "finalizada"],
  [{ verifiedOn: "2026-03-31", validUntil: "2026-03" }, "vigente"],
  [{ verifiedOn: "2026-03-31", validUntil: "2026-02" }, "finalizada"],
])("%j is %s", (offer, status) => {
  expect(statusOf(offer, TODAY)).toBe(status);
});
