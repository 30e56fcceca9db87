import { gzipSync } from "node:zlib";

/** @typedef {{ page: string; before: string; after: string; keptFor: string[] }} Row */

/**
 * What the build did, page by page: bytes before and after, plain and with gzip.
 * @param {Row[]} rows
 */
export function table(rows) {
  const lines = rows.map(({ page, before, after, keptFor }) => [
    page,
    ...[bytes(before), bytes(after), zipped(before), zipped(after)].map(String),
    keptFor.length > 0 ? `whole: ${keptFor.join(", ")}` : "lean",
  ]);
  const all = [["page", "bytes before", "after", "gzip before", "after", "script"], ...lines];
  const widths = (all[0] ?? []).map((_, column) =>
    Math.max(...all.map((line) => (line[column] ?? "").length)),
  );
  return all
    .map((line) =>
      line
        .map((cell, column) =>
          column > 0 && column < 5 ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
        )
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

/** @param {string} text */
function bytes(text) {
  return Buffer.byteLength(text);
}

/** @param {string} text */
function zipped(text) {
  return gzipSync(text).length;
}
