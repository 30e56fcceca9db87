import { SVGPathData } from "svg-pathdata";
import { contrast } from "../offers/offer";

/** Tile for a brand colour that is too light for a white sign. */
const DARK_TILE = "#181a20";

/** The colours of a brand's mark: a white sign on the brand's colour, or a light colour on a dark tile. */
export function markColors(color: string): { tile: string; sign: string } {
  const carriesWhite = contrast(color, "#ffffff") >= 3;
  return carriesWhite ? { tile: color, sign: "#ffffff" } : { tile: DARK_TILE, sign: color };
}

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
  const { minX, maxX, minY, maxY } = new SVGPathData(path).toAbs().getBounds();
  const [width, height] = [maxX - minX, maxY - minY];
  return Number(Math.min(SIDE / Math.sqrt(width * height), 28 / Math.max(width, height)).toFixed(2));
}
