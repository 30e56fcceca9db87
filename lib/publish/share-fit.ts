import { wordmarkGlyphs } from "../site/wordmark-glyphs";

/** A line of a share picture as far as its size goes; lengths are pixels. Text breaks into as many rows as it needs. */
export interface Measured {
  text: string;
  size: number;
  /** In front of the text, smaller. */
  before?: string;
  /** The marks in front of it, and the side of each. */
  signs?: readonly unknown[];
  side?: number;
  /** Whether a triangle stands before its first word. */
  isWarning?: boolean;
  /** The space above it. */
  gap?: number;
  /** The height of a row, by the size of the text. */
  leading?: number;
}

/** The height of a row and the size of what stands before a figure, by the size of the text. */
export const [LEADING, BEFORE] = [1.12, 0.4];

/** The space between a mark and its text, and between a figure and what stands before it. */
export const [SIGN_GAP, BEFORE_GAP] = [14, 12];

/** The side of a triangle before a text of a size: one for all that are not small. */
export const triangleSide = (size: number) => Math.min(30, size * 0.8);
/** The space between a triangle and its text. */
export const triangleGap = (size: number) => triangleSide(size) * 0.47;

/** Advances that the wordmark's glyphs lack, in their unit, of 100 to the em; and of any other character, at most. */
const advances: Readonly<Record<string, number>> = { " ": 25, "\u00a0": 25, "%": 96, "€": 74, "—": 78 };
const ADVANCE = 50;
/** How much wider the text's weights are drawn than the wordmark's, at most. */
const WIDER = 1.04;

/** The width of a text of size 1, at least what it takes. */
export function textWidth(text: string): number {
  let sum = 0;
  for (const letter of text) sum += wordmarkGlyphs[letter]?.[0] ?? advances[letter] ?? ADVANCE;
  return (sum * WIDER) / 100;
}

/** In how many rows a text breaks; infinitely many if one of its words is too wide. */
export function rowsOf(text: string, size: number, width: number): number {
  let [rows, at] = [1, 0];
  for (const word of text.split(" ")) {
    const own = textWidth(word) * size;
    if (own > width) return Infinity;
    const next = at === 0 ? own : at + textWidth(" ") * size + own;
    if (next > width) rows++;
    at = next > width ? own : next;
  }
  return rows;
}

/** The width that what stands in front of a line's text takes. */
function widthBefore({ size, before, signs = [], side = 0, isWarning }: Measured, scale: number): number {
  return (
    signs.length * (side * scale + SIGN_GAP) +
    (isWarning ? triangleSide(size * scale) + triangleGap(size * scale) : 0) +
    (before ? textWidth(before) * size * scale * BEFORE + BEFORE_GAP : 0)
  );
}

/** The height of lines that are drawn `scale` times as large, in a column of a width. */
export function heightOf(lines: readonly Measured[], width: number, scale = 1): number {
  return lines.reduce((sum, line, place) => {
    const { text, size, signs = [], side = 0, gap = 0, leading = LEADING } = line;
    const rows = rowsOf(text, size * scale, width - widthBefore(line, scale));
    const height = Math.max(rows * size * leading, signs.length > 0 ? side : 0);
    return sum + (height + (place > 0 ? gap : 0)) * scale;
  }, 0);
}

/** A line in one row, as large as the width allows up to its own size; of size `broken` if that is less than `least`. */
export function inOneRow<Line extends Measured>(
  line: Line,
  width: number,
  { least, broken }: { least: number; broken: number },
): Line {
  const isOne = (scale: number) =>
    rowsOf(line.text, line.size * scale, width - widthBefore(line, scale)) === 1;
  const size = line.size * largestScale(isOne);
  return { ...line, size: size < least ? broken : size };
}

/** A line so small that none of its words is wider than the column: a long name makes nothing but itself small. */
export function wordsFit<Line extends Measured>(line: Line, width: number): Line {
  return {
    ...line,
    size: line.size * largestScale((scale) => Number.isFinite(heightOf([line], width, scale))),
  };
}

const [STEP, LEAST] = [0.02, 0.2];

/** The largest scale up to 1 at which something fits: a longer text makes a picture's type smaller, never overflow. */
export function largestScale(fits: (scale: number) => boolean): number {
  let scale = 1;
  while (scale > LEAST && !fits(scale)) scale -= STEP;
  return scale;
}

/** The scale at which lines fit a box. */
export function scaleOf(lines: readonly Measured[], box: { width: number; height: number }): number {
  return largestScale((scale) => heightOf(lines, box.width, scale) <= box.height);
}
