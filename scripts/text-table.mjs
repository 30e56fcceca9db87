/**
 * Lines of cells as text, in columns.
 * @param {readonly (readonly string[])[]} lines the first of them says how many columns there are
 * @param {(column: number) => boolean} isWord whether a column is read from the left; a figure is from the right
 */
export function textTable(lines, isWord) {
  const widths = (lines[0] ?? []).map((_, column) =>
    Math.max(...lines.map((line) => (line[column] ?? "").length)),
  );
  const cellOf = (/** @type {string} */ cell, /** @type {number} */ column) =>
    isWord(column) ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0);
  return lines.map((line) => line.map(cellOf).join("  ").trimEnd());
}
