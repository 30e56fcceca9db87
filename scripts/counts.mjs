import { readFileSync } from "node:fs";

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */
/** @typedef {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numRuntimeErrorTestSuites: number }} JestReport */
/** @typedef {{ stats: { expected: number, flaky: number, skipped: number, unexpected: number }, errors: object[] }} PlaywrightReport */

/**
 * A file of tests that could not even be loaded counts as one failure.
 * @param {JestReport} report
 * @returns {Counts}
 */
export function countUnit({ numPassedTests, numFailedTests, numPendingTests, numRuntimeErrorTestSuites }) {
  const failed = numFailedTests + numRuntimeErrorTestSuites;
  return { passed: numPassedTests, failed, skipped: numPendingTests };
}

/**
 * @param {PlaywrightReport} report
 * @returns {Counts}
 */
export function countBrowser({ stats, errors }) {
  const failed = stats.unexpected + errors.length;
  return { passed: stats.expected + stats.flaky, failed, skipped: stats.skipped };
}

/**
 * @template Report
 * @param {string} file
 * @param {(report: Report) => Counts} count
 * @returns {Counts} nothing counted when the tests did not come to write their report
 */
export function countIn(file, count) {
  try {
    return count(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return { passed: 0, failed: 0, skipped: 0 };
  }
}
