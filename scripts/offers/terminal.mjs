import { styleText } from "node:util";

/** @typedef {Pick<NodeJS.WriteStream, "write"> & { isTTY?: boolean, columns?: number, hasColors?: () => boolean }} Output */
/** @typedef {Parameters<typeof styleText>[0]} Style */

/**
 * Colours for a terminal that wants them, and plain words for a file, a pipe or NO_COLOR.
 * @param {Output} output
 * @returns {(style: Style, words: string) => string}
 */
export function painter(output) {
  const colours = output.isTTY && output.hasColors?.();
  return (style, words) => (colours ? styleText(style, words) : words);
}

/** @param {string} words */
const widthOf = (words) => words.replace(/\u001b\[\d+m/g, "").length;

/**
 * Rows in columns; figures stand at the right.
 * @param {string[][]} rows the first one says what stands in each column
 * @param {(style: Style, words: string) => string} paint
 */
export function table(rows, paint) {
  const widths = (rows[0] ?? []).map((_, i) => Math.max(...rows.map((row) => widthOf(row[i] ?? ""))));
  const line = (/** @type {string[]} */ row) =>
    row
      .map((cell, i) => {
        const space = " ".repeat((widths[i] ?? 0) - widthOf(cell));
        return /^\d+$/.test(cell) ? space + cell : cell + space;
      })
      .join("  ")
      .trimEnd();
  const [head = [], ...body] = rows.map(line);
  return [paint("bold", String(head)), ...body].join("\n");
}
