import { glyphOf } from "./wordmark-glyphs";

/** Point at which the name begins, after the ticket. */
const START = 122;
/** How much closer the letters stand than in running text. */
const TIGHT = 2;
/** The advance of a space, and of a letter that is not drawn. */
const SPACE = 24;

/** The ticket of the mark: its face with a tick, and the stub that a friend keeps. */
export const markPaths = {
  face: "M14 4h42a10 10 0 0 0 10 10v46a10 10 0 0 0-10 10H14A14 14 0 0 1 0 56V18A14 14 0 0 1 14 4Z",
  stub: "M82 4h12a14 14 0 0 1 14 14v38a14 14 0 0 1-14 14H82a10 10 0 0 0-10-10V14A10 10 0 0 0 82 4Z",
  tick: "m18 38 12 12 21-25",
} as const;

interface DrawnName {
  width: number;
  /** The letters with their places, in one path each for the first and the last part of the name. */
  parts: readonly { path: string; at: number }[][];
}

/** A brand's name, split before its last capital: `Plan` and `Amigo`. */
export function splitName(brand: string): [first: string, last: string] {
  const turn = Math.max(brand.search(/\p{Lu}[^\p{Lu}]*$/u), 0);
  return [brand.slice(0, turn), brand.slice(turn)];
}

/**
 * A brand's name as paths, for pictures, in its two parts. A letter that is not drawn leaves a gap; the picture's text
 * alternative has the name.
 */
export function drawName(brand: string): DrawnName {
  let at = START;
  const draw = (part: string) =>
    [...part].flatMap((letter) => {
      const { advance, path } = glyphOf(letter) ?? { advance: SPACE, path: "" };
      const drawn = path ? [{ path, at }] : [];
      at += advance - TIGHT;
      return drawn;
    });
  const parts = splitName(brand.normalize("NFC")).map(draw);
  return { width: at, parts };
}
