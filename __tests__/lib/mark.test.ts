/** @jest-environment node */
import sharp from "sharp";
import { opticalScale } from "@/lib/mark";
import * as files from "@/lib/offers/registry";

/** The side of a square as large as the box of what a path paints, in units of its field of 24. */
async function painted(path: string): Promise<number> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-4 -4 32 32" width="320" height="320"><path d="${path}"/></svg>`;
  const { info } = await sharp(Buffer.from(svg)).trim().toBuffer({ resolveWithObject: true });
  return Math.sqrt(info.width * info.height) / 10;
}

const marks = Object.values(files).flatMap(({ id, logo }) =>
  "path" in logo ? [{ id, path: logo.path }] : [],
);

test.each(marks)("the mark of $id looks as large as the others", async ({ path }) => {
  const side = (await painted(path)) * opticalScale(path);
  expect(side).toBeGreaterThan(20.5);
  expect(side).toBeLessThan(23.5);
});

test.each([
  ["a square", "M1 1h22v22H1z", 1],
  ["a small square, in curves", "M7 7c0 0 10 0 10 0s0 10 0 10q-10 0-10 0t0-10Z", 2.2],
  ["a wide band, no wider than its tile", "M0 11h24v2H0z", 1.17],
  ["absolute commands", "M1 1H23V23L1 23Z", 1],
  ["a second part, from where the first began", "m1 1h22v22H1zm0 22l22 0", 1],
  ["arcs with their flags run together", "M1 12a11 11 0 1122 0 11 11 0 01-22 0", 1],
  ["numbers run together", "M1 1l22 .0 0 22-22-.0z", 1],
  ["nothing", "", 1],
])("the scale of %s", (_name, path, scale) => {
  expect(opticalScale(path)).toBe(scale);
});
