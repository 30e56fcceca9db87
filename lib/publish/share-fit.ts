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
  /** The space above it. */
  gap?: number;
}

/** The height of a row and the size of what stands before a figure, by the size of the text. */
export const [LEADING, BEFORE] = [1.12, 0.4];

/** The space between a mark and its text. */
export const SIGN_GAP = 14;

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

/** The height of lines that are drawn `scale` times as large, in a column of a width. */
export function heightOf(lines: readonly Measured[], width: number, scale = 1): number {
  return lines.reduce((sum, { text, size, before = "", signs = [], side = 0, gap = 0 }, place) => {
    const beside = signs.length * (side * scale + SIGN_GAP);
    const taken = beside + textWidth(before) * size * scale * BEFORE;
    const rows = rowsOf(text, size * scale, width - taken);
    const height = Math.max(rows * size * LEADING, signs.length > 0 ? side : 0);
    return sum + (height + (place > 0 ? gap : 0)) * scale;
  }, 0);
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
