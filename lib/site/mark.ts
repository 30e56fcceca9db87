import { contrast } from "../offers/offer";

/** Tile for a brand colour that is too light for a white sign. */
const DARK_TILE = "#181a20";

/** The colours of a brand's mark: a white sign on the brand's colour, or a light colour on a dark tile. */
export function markColors(color: string): { tile: string; sign: string } {
  const carriesWhite = contrast(color, "#ffffff") >= 3;
  return carriesWhite ? { tile: color, sign: "#ffffff" } : { tile: DARK_TILE, sign: color };
}

/** How many numbers each command of an SVG path takes. */
const lengths = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 } as const;
type Command = keyof typeof lengths;

/** The side, in units of the 24 by 24 field, of a square as large as the box that a mark should fill. */
const SIDE = 22;

const scales = new Map<string, number>();

/** How much to enlarge a mark drawn in 24 by 24 so that it looks as large as the others, whatever its shape. */
export function opticalScale(path: string): number {
  const scale = scales.get(path) ?? measuredScale(path);
  scales.set(path, scale);
  return scale;
}

function measuredScale(path: string): number {
  const points = pointsOf(path);
  if (points.length === 0) return 1;
  const extent = (axis: 0 | 1) => {
    const values = points.map((point) => point[axis]);
    return Math.max(...values) - Math.min(...values);
  };
  const [width, height] = [extent(0), extent(1)];
  return Number(Math.min(SIDE / Math.sqrt(width * height), 28 / Math.max(width, height)).toFixed(2));
}

/** The points of a path, those that bend its curves included: close enough to its box. An e is no command: «1e-3». */
function pointsOf(path: string): [x: number, y: number][] {
  const points: [number, number][] = [];
  let [x, y] = [0, 0];
  let [startX, startY] = [0, 0];
  for (const [, letter = "", rest = ""] of path.matchAll(/([a-df-z])([^a-df-z]*)/gi)) {
    const command = letter.toUpperCase() as Command;
    const relative = letter !== command;
    const numbers = numbersOf(rest, command);
    const length = lengths[command];
    if (command === "Z") [x, y] = [startX, startY];
    for (let at = 0; length > 0 && at + length <= numbers.length; at += length) {
      const group = numbers.slice(at, at + length);
      const [baseX, baseY] = relative ? [x, y] : [0, 0];
      if (command === "H") x = baseX + (group[0] ?? 0);
      else if (command === "V") y = baseY + (group[0] ?? 0);
      else {
        if (command === "A") points.push(apexOf([x, y], group, [baseX, baseY]));
        for (let i = command === "A" ? 5 : 0; i < length; i += 2) {
          [x, y] = [baseX + (group[i] ?? 0), baseY + (group[i + 1] ?? 0)];
          points.push([x, y]);
        }
      }
      points.push([x, y]);
      if (command === "M" && at === 0) [startX, startY] = [x, y];
    }
  }
  return points;
}

/** The point of an arc that is farthest from the line between its ends. */
function apexOf([x, y]: [number, number], arc: number[], [baseX, baseY]: [number, number]): [number, number] {
  const [rx = 0, , , large, sweep, endX = 0, endY = 0] = arc;
  const [dx, dy] = [baseX + endX - x, baseY + endY - y];
  const chord = Math.hypot(dx, dy) || 1;
  const radius = Math.max(rx, chord / 2);
  const depth = Math.sqrt(radius ** 2 - chord ** 2 / 4);
  const away = (large ? radius + depth : radius - depth) * (sweep ? 1 : -1);
  return [x + dx / 2 + (away * dy) / chord, y + dy / 2 - (away * dx) / chord];
}

/** The numbers after a command. An arc's two flags may stand against what follows them: «0 01.5». */
function numbersOf(text: string, command: Command): number[] {
  const number = /-?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/iy;
  const found: number[] = [];
  for (let at = 0; at < text.length; ) {
    const isFlag = command === "A" && [3, 4].includes(found.length % 7);
    const pattern = isFlag ? /[01]/y : number;
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match) found.push(Number(match[0]));
    at = match ? pattern.lastIndex : at + 1;
  }
  return found;
}
