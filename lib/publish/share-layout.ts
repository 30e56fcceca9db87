import { readFileSync } from "node:fs";
import { parse } from "opentype.js";
import type { Offer } from "../offers/offer";

/** The typeface of the pictures, as WOFF: the renderer reads no WOFF2. */
export const pictureFonts = ([500, 700] as const).map((weight) => ({
  name: "Bricolage Grotesque",
  data: readFileSync(
    `node_modules/@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-${weight}-normal.woff`,
  ),
  weight,
  style: "normal" as const,
}));
const [medium, bold] = pictureFonts.map(({ data }) => parse(new Uint8Array(data).buffer));

/** What a line is decides how it looks. */
interface Role {
  /** Of the type, in pixels, at each of the three steps. */
  sizes: readonly [large: number, medium: number, small: number];
  /** The space above, at each step. */
  gaps: readonly [large: number, medium: number, small: number];
  isBold?: boolean;
  /** Further sizes that keep it in one row; without these it breaks at the size of the step. */
  oneRow?: readonly number[];
  /** The height of a row, by the size. */
  leading?: number;
  /** The letter spacing, by the size. */
  tracking?: number;
  /** The side of a mark in front, by the size. */
  mark?: number;
  tone?: "muted" | "risk";
}

/** The lines of every picture, on the face of the ticket and on its stub. */
const roles = {
  /** Of one offer, a tool or a plan; below it, its figure, or words in its place. */
  title: { sizes: [50, 46, 40], gaps: [0, 0, 0], isBold: true, mark: 1.5 },
  figure: {
    ...{ sizes: [140, 120, 104], gaps: [12, 8, 6], oneRow: [88, 72] },
    ...{ isBold: true, leading: 1, tracking: -0.025 },
  },
  words: {
    ...{ sizes: [104, 88, 72], gaps: [12, 8, 6], oneRow: [] },
    ...{ isBold: true, leading: 1.08, tracking: -0.025 },
  },
  text: { sizes: [40, 36, 32], gaps: [14, 12, 10], mark: 1.4 },
  /** Of one of several offers, with its figure at the end of the row. */
  name: { sizes: [44, 40, 36], gaps: [36, 20, 9], oneRow: [33, 30], isBold: true, leading: 1.06, mark: 1.3 },
  sum: { sizes: [80, 57, 46], gaps: [0, 0, 0], isBold: true, leading: 1, tracking: -0.025 },
  under: { sizes: [34, 31, 28], gaps: [4, 4, 2] },
  /** On the stub. */
  lead: { sizes: [42, 38, 32], gaps: [0, 0, 0], isBold: true },
  detail: { sizes: [35, 30, 27], gaps: [12, 10, 8], tone: "muted" },
  /** What speaks against an offer: all of it has one size. */
  grave: { sizes: [35, 33, 30], gaps: [24, 14, 12], isBold: true, tone: "risk" },
} as const satisfies Readonly<Record<string, Role>>;

/** An offer of which a picture shows the mark. */
export type Marked = Pick<Offer, "brand" | "logo" | "color">;

/** A line of a picture. Text breaks into as many rows as it needs. */
export interface Line {
  role: Exclude<keyof typeof roles, "sum">;
  text: string;
  /** Before a figure, smaller: «hasta». */
  before?: string;
  /** The marks in front of it. */
  marks?: readonly Marked[];
  /** Whether the triangle of risk stands beside it: after a name, before anything else. */
  isWarned?: boolean;
  /** Of a name, at the end of its row. */
  figure?: { before: string; text: string };
  /** Whether twice the space is above it. */
  isApart?: boolean;
}

/** Text as it is drawn: each row by itself, so that what was measured is what is seen. */
export interface Type extends Pick<Role, "tone"> {
  rows: readonly string[];
  size: number;
  weight: 500 | 700;
  leading: number;
  tracking: number;
}

/** A line with its place; lengths are pixels. */
export interface Placed {
  line: Line;
  type: Type;
  before?: Type;
  figure?: { before?: Type; type: Type };
  /** The side of each mark and of the triangle. */
  side: number;
  sign: number;
  gap: number;
  height: number;
  /** What its widest row takes, everything beside it included. */
  width: number;
}

/** What the face of the ticket and its stub have room for. */
export const pictureBoxes = { face: { width: 624, height: 384 }, stub: { width: 334, height: 384 } };

/** The least space between two things in a row. */
export const SPACE = 14;
/** The size of what stands before a figure, by the figure's. */
const BEFORE = { figure: 0.42, sum: 0.56 };
/** How much narrower rows get, in search of the narrowest that need no row more. */
const NARROWER = 0.97;

/** Removes characters that the typeface lacks: the renderer would fetch them from the network. */
export function drawable(text: string): string {
  return text
    .replace(/[^ -~\u00a0-\u00ac\u00ae-ÿŒœ–—‘’“”•…€™−]/gu, "")
    .replace(/ +/g, " ")
    .trim();
}

/** The width of a text in one row. */
export function widthOf(text: string, size: number, weight: 500 | 700 = 500, tracking = 0): number {
  const font = weight === 700 ? bold : medium;
  if (!font) return 0;
  const advances = [...text].map((letter) => (font.charToGlyph(letter).advanceWidth ?? 0) / font.unitsPerEm);
  return advances.reduce((sum, advance) => sum + advance + tracking, 0) * size;
}

const widthOfRow = (row: string, { size, weight, tracking }: Omit<Type, "rows">) =>
  widthOf(row, size, weight, tracking);
const widthOfType = (type: Type) => Math.max(...type.rows.map((row) => widthOfRow(row, type)));

/** Breaks a text between words into rows of a width, as few as it needs and as even as these can be. */
function broken(text: string, style: Omit<Type, "rows">, width: number): string[] {
  // A short word stays with the next: no row ends in «de».
  const words = text.replace(/(?<= )(\p{L}{1,2}) /gu, "$1\u00a0").split(" ");
  const fill = (room: number) =>
    words.reduce<string[]>((rows, word) => {
      const longer = [...rows.slice(-1), word].join(" ");
      return widthOfRow(longer, style) <= room ? [...rows.slice(0, -1), longer] : [...rows, word];
    }, []);
  let rows = fill(width);
  for (let room = width * NARROWER; room > 1; room *= NARROWER) {
    const narrower = fill(room);
    if (narrower.length > rows.length || narrower.some((row) => widthOfRow(row, style) > room)) return rows;
    rows = narrower;
  }
  return rows;
}

/** A step of the sizes; beyond the third, everything shrinks. */
interface Step {
  step: 0 | 1 | 2;
  shrink: number;
}

function styleOf(role: keyof typeof roles, { step, shrink }: Step): Omit<Type, "rows"> {
  const { sizes, isBold, leading = 1.12, tracking = 0, tone }: Role = roles[role];
  return {
    size: sizes[step] * shrink,
    weight: isBold ? 700 : 500,
    leading,
    tracking,
    ...(tone && { tone }),
  };
}

/** The words before a figure. */
function beforeOf(text: string | undefined, size: number, of: keyof typeof BEFORE): Type | undefined {
  const style = { size: size * BEFORE[of], weight: 500, leading: 1, tracking: 0 } as const;
  return text ? { ...style, rows: [drawable(text)] } : undefined;
}

function placed(line: Line, width: number, at: Step, most = Infinity): Placed {
  const { role, marks = [], isWarned } = line;
  const { sizes, gaps, mark = 0, oneRow: least }: Role = roles[role];
  const own = styleOf(role, at);
  // Several marks together are no higher than the text.
  const side = own.size * (marks.length > 1 ? 1.1 : mark);
  const sign = isWarned ? Math.min(30, own.size * 0.8) : 0;
  const sum = line.figure && styleOf("sum", at);
  const figure = sum && {
    type: { ...sum, rows: [drawable(line.figure?.text ?? "")] },
    before: beforeOf(line.figure?.before, sum.size, "sum"),
  };
  const besides = [
    ...marks.map(() => side),
    ...(sign ? [sign] : []),
    ...(figure ? [widthOfType(figure.type)] : []),
    ...(figure?.before ? [widthOfType(figure.before)] : []),
  ].reduce((all, one) => all + one + SPACE, 0);
  const before = (size: number) => beforeOf(line.before, size, "figure");
  const text = drawable(line.text);
  const roomAt = (size: number) => {
    const words = before(size);
    return width - besides - (words ? widthOfType(words) + SPACE : 0);
  };
  // What is largest, and a name beside its figure, is in one row if one of the sizes allows it.
  const oneRow = [...sizes.slice(at.step), ...(least ?? [])]
    .map((size) => ({ ...own, size: Math.min(size * at.shrink, most) }))
    .find((style) => least && widthOfRow(text, style) <= roomAt(style.size));
  const style = oneRow ?? own;
  const rows = role === "figure" ? [text] : broken(text, style, roomAt(style.size));
  const type = { ...style, rows };
  const words = before(style.size);
  return {
    line,
    type,
    ...(words && { before: words }),
    ...(figure && { figure: { type: figure.type, ...(figure.before && { before: figure.before }) } }),
    ...{ side, sign },
    gap: gaps[at.step] * at.shrink * (line.isApart ? 2 : 1),
    height: Math.max(
      rows.length * style.size * style.leading,
      marks.length > 0 ? side : 0,
      figure ? figure.type.size : 0,
    ),
    width: widthOfType(type) + width - roomAt(style.size),
  };
}

/** The height of lines below one another. */
export function heightOf(lines: readonly Placed[]): number {
  return lines.reduce((sum, { height, gap }, place) => sum + height + (place > 0 ? gap : 0), 0);
}

/** Lines at the largest of the three steps at which they fit a box; smaller than the third if they fit at none. */
export function layOut(lines: readonly Line[], box: { width: number; height: number }): Placed[] {
  const all = (at: Step) => {
    const some = lines.map((line) => placed(line, box.width, at));
    // All names have one size.
    const names = some.filter(({ line }) => line.role === "name").map(({ type }) => type.size);
    return lines.map((line) =>
      placed(line, box.width, at, line.role === "name" ? Math.min(...names) : Infinity),
    );
  };
  const fits = (some: readonly Placed[]) =>
    heightOf(some) <= box.height && some.every(({ width }) => width <= box.width);
  for (const step of [0, 1] as const) {
    const some = all({ step, shrink: 1 });
    if (fits(some)) return some;
  }
  let shrink = 1;
  while (shrink > 0.3 && !fits(all({ step: 2, shrink }))) shrink -= 0.03;
  return all({ step: 2, shrink });
}
