import { readFileSync } from "node:fs";

/** @typedef {{ passed: number, failed: number }} Counts */
/** @typedef {{ numPassedTests: number, numFailedTests: number, numRuntimeErrorTestSuites: number }} JestReport */
/** @typedef {{ stats: { expected: number, flaky: number, unexpected: number }, errors: object[] }} PlaywrightReport */

/**
 * A file of tests that could not even be loaded counts as one failure.
 * @param {JestReport} report
 * @returns {Counts}
 */
export function countUnit({ numPassedTests, numFailedTests, numRuntimeErrorTestSuites }) {
  return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites };
}

/**
 * @param {PlaywrightReport} report
 * @returns {Counts}
 */
export function countBrowser({ stats, errors }) {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length };
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
    return { passed: 0, failed: 0 };
  }
}
