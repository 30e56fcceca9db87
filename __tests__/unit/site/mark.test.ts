/** @jest-environment node */
import sharp from "sharp";
import { siBinance, siN26, siPaypal } from "simple-icons";
import { opticalScale } from "@/lib/site/mark";

/** The side of a square as large as the box of what a path paints, in units of its field of 24. */
async function painted(path: string): Promise<number> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-4 -4 32 32" width="320" height="320"><path d="${path}"/></svg>`;
  const { info } = await sharp(Buffer.from(svg)).trim().toBuffer({ resolveWithObject: true });
  return Math.sqrt(info.width * info.height) / 10;
}

test.each([siBinance, siN26, siPaypal])(
  "the mark of $title looks as large as the others",
  async ({ path }) => {
    const side = (await painted(path)) * opticalScale(path);
    expect(side).toBeGreaterThan(20.5);
    expect(side).toBeLessThan(23.5);
  },
);

test.each([
  ["a square", "M1 1h22v22H1z", 1],
  ["a small square, in curves", "M7 7c0 0 10 0 10 0s0 10 0 10q-10 0-10 0t0-10Z", 2.2],
  ["a wide band, no wider than its tile", "M0 11h24v2H0z", 1.17],
  ["a second part, from where the first began", "m1 1h22v22H1zm0 22l22 0", 1],
  ["arcs with their flags run together", "M1 12a11 11 0 1122 0 11 11 0 01-22 0", 1],
  ["numbers run together", "M1 1l22 .0 0 22-22-.0z", 1],
  ["numbers with exponents", "M1e0 1h2.2E1v22e0H.1e+1Zl0-0.5e-12", 1],
  ["an arc too small for its ends, which grows", "M1 12A5 5 0 0 1 23 12L12 23", 1],
  ["the short way round", "M12 1A11 11 0 0 1 1 12L23 23", 1],
  ["the long way round", "M12 1A11 11 0 1 0 1 12L23 23", 0.74],
  ["nothing", "", 1],
])("the scale of %s", (_name, path, scale) => expect(opticalScale(path)).toBe(scale));
