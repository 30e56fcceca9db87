import { gzipSync } from "node:zlib";
import { textTable } from "../text-table.mjs";

/** @typedef {{ page: string; before: string; after: string; keptFor: string[] }} Page */
/** @typedef {{ page: string; bytes: number[]; keptFor: string[] }} Row */

/** So many pages are told one by one; of the lean ones among the rest, only the sum. */
const TOLD = 200;

/**
 * What the table tells of a page, so that tens of thousands need not be kept whole.
 * @param {Page} page
 * @returns {Row}
 */
export function rowOf({ page, before, after, keptFor }) {
  return { page, bytes: [bytes(before), bytes(after), zipped(before), zipped(after)], keptFor };
}

/**
 * What the build did, page by page: bytes before and after, plain and with gzip.
 * @param {Row[]} rows
 */
export function table(rows) {
  const told = rows.filter(({ keptFor }, place) => place < TOLD || keptFor.length > 0);
  const rest = rows.filter(({ keptFor }, place) => place >= TOLD && keptFor.length === 0);
  const sum = rest.length > 0 ? [{ page: `${rest.length} more`, bytes: sumOf(rest), keptFor: [] }] : [];
  const lines = [...told, ...sum].map(({ page, bytes, keptFor }) => [
    page,
    ...bytes.map(String),
    keptFor.length > 0 ? `whole: ${keptFor.join(", ")}` : "lean",
  ]);
  const all = [["page", "bytes before", "after", "gzip before", "after", "script"], ...lines];
  return textTable(all, (column) => column === 0 || column === 5).join("\n");
}

/** @param {Row[]} rows */
function sumOf(rows) {
  return [0, 1, 2, 3].map((column) => rows.reduce((sum, row) => sum + (row.bytes[column] ?? 0), 0));
}

/** @param {string} text */
function bytes(text) {
  return Buffer.byteLength(text);
}

/** @param {string | Buffer} content */
export const zipped = (content) => gzipSync(content).length;
