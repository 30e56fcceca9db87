import { glyphOf } from "./wordmark-glyphs";

/** Tile for a brand colour that is too light for a white sign. */
const DARK_TILE = "#181a20";

/** The colours of a brand's mark: a white sign on the brand's colour, or a light colour on a dark tile. */
export function markColours(color: string): { tile: string; sign: string } {
  // White is legible on the colour: a contrast of 3 (WCAG 2.2).
  const carriesWhite = 1.05 / (luminance(color) + 0.05) >= 3;
  return carriesWhite ? { tile: color, sign: "#fff" } : { tile: DARK_TILE, sign: color };
}

/** The height of a capital, in the units of the glyphs. */
const CAPITAL = 66;

/**
 * One or two initials as a path in the middle of a tile of 48 by 48. Drawn, they need no font, and are neither read aloud
 * nor printed as text. A letter that is not drawn is left out.
 */
export function drawMonogram(initials: string): { d: string; transform: string } {
  let width = 0;
  const letters = [...initials].map((letter) => {
    const { advance, path } = glyphOf(letter) ?? { advance: 0, path: "" };
    const left = width;
    width += advance;
    // Only where an outline begins is a position absolute.
    return path.replace(/M(-?\d+)/g, (_, x: string) => `M${Number(x) + left}`);
  });
  const scale = Math.min(0.36, 34 / width);
  const x = Math.round(24 - (width * scale) / 2);
  const y = Math.round(24 + (CAPITAL * scale) / 2 - 70 * scale);
  return { d: letters.join(""), transform: `translate(${x} ${y}) scale(${scale.toFixed(2).slice(1)})` };
}

/** The relative luminance of `#rrggbb`, from 0 to 1, as WCAG 2.2 defines it. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
