import { mkdirSync, writeFileSync } from "node:fs";
import { availableParallelism, totalmem } from "node:os";

export const FOLDER = "test-results/bench";

const MIB = 2 ** 20;
const number = new Intl.NumberFormat("en", { maximumFractionDigits: 1 });
/** @param {number | undefined} value */
const figure = (value) => (value === undefined ? "-" : number.format(value));

/** What figures depend on: cores, memory, version of Node. */
export const machine = () => ({
  cores: availableParallelism(),
  memoryGiB: Math.round(totalmem() / 2 ** 30),
  node: process.versions.node,
});

/**
 * @param {string} name
 * @param {object} results
 */
export function save(name, results) {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(`${FOLDER}/${name}.json`, `${JSON.stringify({ machine: machine(), ...results }, null, 2)}\n`);
}

/**
 * A table in Markdown, as the documentation has it.
 * @param {string[]} columns
 * @param {(string | number | undefined)[][]} rows
 */
export function markdownTable(columns, rows) {
  const lines = [columns, columns.map(() => "---"), ...rows.map((row) => row.map(cell))];
  return lines.map((line) => `| ${line.join(" | ")} |`).join("\n");
}

/** @param {string | number | undefined} value */
const cell = (value) => (typeof value === "string" ? value : figure(value));

/** @param {import("./growth.mjs").Growth[]} results */
export function growthTable(results) {
  const pages = [...new Set(results.flatMap(({ html }) => Object.keys(html)))];
  return markdownTable(
    [
      "offers",
      "pages",
      "build s",
      "build CPU s",
      "build MiB",
      "output MiB",
      "start s",
      "server MiB",
      ...pages.map((path) => `${path} gzip B`),
    ],
    results.map((one) => [
      one.offers,
      one.pages,
      one.buildSeconds,
      one.buildCpuSeconds,
      one.buildBytes / MIB,
      one.outputBytes / MIB,
      one.startSeconds,
      one.serverBytes / MIB,
      ...pages.map((path) => one.html[path]?.gzip),
    ]),
  );
}

/** @param {import("./server.mjs").Served[]} results */
export function serverTable(results) {
  return markdownTable(
    [
      "page",
      "served by",
      "requests/s",
      "of plain files",
      "CPU µs per request",
      "p50 ms",
      "p99 ms",
      "bytes sent",
    ],
    results.map((one) => [
      one.path,
      one.name,
      one.requests,
      one.share,
      one.cpuMicroseconds,
      one.p50,
      one.p99,
      one.bytes,
    ]),
  );
}
