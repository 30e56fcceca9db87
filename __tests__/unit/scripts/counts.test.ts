/** @jest-environment node */
import { countBrowser, countIn, countUnit } from "../../../scripts/counts.mjs";

test("unit tests: a file that cannot be loaded is a failure", () => {
  const report = { numPassedTests: 7, numFailedTests: 2, numPendingTests: 4, numRuntimeErrorTestSuites: 1 };
  expect(countUnit(report)).toEqual({ passed: 7, failed: 3, skipped: 4 });
});

test("browser tests: an error outside of the tests is a failure", () => {
  const report = { stats: { expected: 4, flaky: 1, skipped: 3, unexpected: 2 }, errors: [{}] };
  expect(countBrowser(report)).toEqual({ passed: 5, failed: 3, skipped: 3 });
});

test("without a report nothing is counted", () => {
  expect(countIn("no/such/report.json", countUnit)).toEqual({ passed: 0, failed: 0, skipped: 0 });
});
