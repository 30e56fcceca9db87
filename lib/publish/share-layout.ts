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

/** The look of a kind of line. Lengths are multiples of its type size, except `sizes` and `gaps`, which are pixels. */
interface Role {
  /** Size of the type, in pixels, at each of the three steps. */
  sizes: readonly [large: number, medium: number, small: number];
  /** The space above, at each step. */
  gaps: readonly [large: number, medium: number, small: number];
  /** Smaller sizes to try so that it stays in one row; without them it breaks. */
  oneRow?: readonly number[];
  weight: 500 | 700;
  leading: number;
  tracking: number;
  /** The side of a mark in front. */
  mark?: number;
  tone?: "muted" | "risk";
}

const plain = { weight: 500, leading: 1.12, tracking: 0 } as const;
const strong = { ...plain, weight: 700 } as const;
const large = { weight: 700, leading: 1, tracking: -0.025 } as const;

/** The lines of every picture, on the face of the ticket and on its stub. */
const roles = {
  /** Title of a picture of one offer, a tool or a plan, above its figure, or the words in its place. */
  title: { ...strong, sizes: [50, 46, 40], gaps: [0, 0, 0], mark: 1.5 },
  figure: { ...large, sizes: [140, 120, 104], gaps: [12, 8, 6], oneRow: [88, 72] },
  words: { ...large, leading: 1.08, sizes: [104, 88, 72], gaps: [12, 8, 6], oneRow: [] },
  text: { ...plain, sizes: [40, 36, 32], gaps: [14, 12, 10], mark: 1.4 },
  /** Name of one of several offers, with its figure at the end of the row. */
  name: { ...strong, sizes: [44, 40, 36], gaps: [36, 20, 9], oneRow: [33, 30], mark: 1.3 },
  sum: { ...large, sizes: [80, 57, 46], gaps: [0, 0, 0] },
  under: { ...plain, sizes: [34, 31, 28], gaps: [4, 4, 2] },
  /** First line of the stub. */
  lead: { ...strong, sizes: [42, 38, 32], gaps: [0, 0, 0] },
  detail: { ...plain, sizes: [35, 30, 27], gaps: [12, 10, 8], tone: "muted" },
  /** What speaks against an offer: all of it has one size. */
  grave: { ...strong, sizes: [35, 33, 30], gaps: [24, 14, 12], tone: "risk" },
} as const satisfies Readonly<Record<string, Role>>;

/** A figure, and the words before it, smaller: «hasta». */
interface Figure {
  text: string;
  before?: string;
}

/** A line of a picture. Text breaks into as many rows as it needs. */
export interface Line extends Figure {
  role: Exclude<keyof typeof roles, "sum">;
  /** The offers whose marks stand in front of it. */
  marks?: readonly Offer[];
  /** Whether the triangle of risk stands beside it: after a name, before anything else. */
  isWarned?: boolean;
  /** Figure of a name, at the end of its row. */
  figure?: Figure;
  /** Whether twice the space is above it. */
  isApart?: boolean;
}

type Style = Pick<Role, "weight" | "leading" | "tracking" | "tone"> & { size: number };

/** Text as it is drawn: each row by itself, so that what was measured is what is seen. */
export type Type = Style & { rows: readonly string[]; width: number };

/** A line with its place; lengths are pixels. */
export interface PlacedLine {
  line: Line;
  type: Type;
  before: Type | undefined;
  figure: { type: Type; before: Type | undefined } | undefined;
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

/** The space between two things in a row. */
export const SPACE = 14;
/** The size of the words before a figure, as a part of the figure's size. */
const BEFORE = { figure: 0.42, sum: 0.56 };
/** How far one line may shrink by itself, as a part of the size of its step. */
const ALONE = 0.6;

/** Removes characters that the typeface lacks: the renderer would fetch them from the network. */
export function drawable(text: string): string {
  return text
    .replace(/[^ -~\u00a0-\u00ac\u00ae-ÿŒœ–—‘’“”•…€™−]/gu, "")
    .replace(/ +/g, " ")
    .trim();
}

/** The width of a text in one row. */
export function widthOf(text: string, { size, weight, tracking }: Omit<Style, "leading">): number {
  const font = weight === 700 ? bold : medium;
  if (!font) return 0;
  const advances = [...text].map((letter) => (font.charToGlyph(letter).advanceWidth ?? 0) / font.unitsPerEm);
  return advances.reduce((sum, advance) => sum + advance + tracking, 0) * size;
}

const typeOf = (rows: readonly string[], style: Style): Type => ({
  ...style,
  rows,
  width: Math.max(...rows.map((row) => widthOf(row, style))),
});

/** Breaks a text between words into rows of a width, as few as it needs and as even as these can be. */
function broken(text: string, style: Style, width: number): Type {
  // A short word stays with the next: no row ends in «de».
  const words = text.replace(/(?<= )(\p{L}{1,2}) /gu, "$1\u00a0").split(" ");
  const fill = (room: number) =>
    words.reduce<string[]>((rows, word) => {
      const longer = [...rows.slice(-1), word].join(" ");
      return widthOf(longer, style) <= room ? [...rows.slice(0, -1), longer] : [...rows, word];
    }, []);
  let type = typeOf(fill(width), style);
  for (;;) {
    const narrower = typeOf(fill(type.width - 1), style);
    if (narrower.rows.length > type.rows.length || narrower.width >= type.width) return type;
    type = narrower;
  }
}

/** Text that a long word would make too wide is drawn smaller by itself, down to a size. */
function shrunk(typeIn: (style: Style) => Type, style: Style, room: number, least: number): Type {
  const type = typeIn(style);
  if (type.width <= room) return type;
  return typeIn({ ...style, size: Math.max(least, (0.999 * style.size * room) / type.width) });
}

/** A step of the sizes; beyond the third, everything shrinks. */
interface Step {
  step: 0 | 1 | 2;
  shrink: number;
}

/** The words before a figure, and what they take from its row. */
function beforeOf(text: string | undefined, size: number): [type: Type | undefined, width: number] {
  const type = text ? typeOf([drawable(text)], { ...plain, leading: 1, size }) : undefined;
  return [type, type ? type.width + SPACE : 0];
}

function placed(line: Line, width: number, { step, shrink }: Step, most = Infinity): PlacedLine {
  const { role, marks = [], isWarned, isApart } = line;
  const { sizes, gaps, mark = 0, oneRow, ...look }: Role = roles[role];
  const base = sizes[step] * shrink;
  const own = { ...look, size: Math.min(base, most) };
  const text = drawable(line.text);
  // Several marks together are no higher than the text.
  const side = base * (marks.length > 1 ? 1.1 : mark);
  const sign = isWarned ? Math.min(30, base * 0.8) : 0;
  const sum = { ...large, size: roles.sum.sizes[step] * shrink };
  const end = line.figure && typeOf([drawable(line.figure.text)], sum);
  const [beforeEnd, widthBeforeEnd] = beforeOf(line.figure?.before, sum.size * BEFORE.sum);
  const beside =
    marks.length * (side + SPACE) + (sign && sign + SPACE) + (end ? end.width + SPACE : 0) + widthBeforeEnd;
  const roomAt = (size: number) => width - beside - beforeOf(line.before, size * BEFORE.figure)[1];
  // Roles with `oneRow` take the largest of their sizes at which they fit one row.
  const style =
    (oneRow ? [...sizes.slice(step), ...oneRow] : [])
      .map((size) => ({ ...own, size: Math.min(size * shrink, most) }))
      .find((one) => widthOf(text, one) <= roomAt(one.size)) ?? own;
  const room = roomAt(style.size);
  const typeIn = (one: Style) => (role === "figure" ? typeOf([text], one) : broken(text, one, room));
  const type = shrunk(typeIn, style, room, base * ALONE);
  return {
    ...{ line, type, side, sign },
    before: beforeOf(line.before, style.size * BEFORE.figure)[0],
    figure: end && { type: end, before: beforeEnd },
    gap: gaps[step] * shrink * (isApart ? 2 : 1),
    height: Math.max(type.rows.length * type.size * type.leading, marks.length && side, end?.size ?? 0),
    width: width - room + type.width,
  };
}

/** The height of lines below one another. */
export function heightOf(lines: readonly PlacedLine[]): number {
  return lines.reduce((sum, { height, gap }, index) => sum + height + (index > 0 ? gap : 0), 0);
}

/** All steps, from the largest. */
const steps: readonly Step[] = [
  { step: 0, shrink: 1 },
  { step: 1, shrink: 1 },
  ...Array.from({ length: 25 }, (_, index) => ({ step: 2 as const, shrink: 1 - index * 0.03 })),
];

/** Lines at the largest of the three steps at which they fit a box; smaller than the third if they fit at none. */
export function layOut(lines: readonly Line[], box: { width: number; height: number }): PlacedLine[] {
  let all: PlacedLine[] = [];
  for (const at of steps) {
    all = lines.map((line) => placed(line, box.width, at));
    // Lines of role `name` share one size, the smallest that any of them needs; so do those of role `grave`.
    for (const role of ["name", "grave"]) {
      const isOne = ({ line }: PlacedLine) => line.role === role;
      const least = Math.min(...all.filter(isOne).map(({ type }) => type.size));
      all = all.map((one) => (isOne(one) ? placed(one.line, box.width, at, least) : one));
    }
    if (heightOf(all) <= box.height && all.every(({ width }) => width <= box.width)) break;
  }
  return all;
}
