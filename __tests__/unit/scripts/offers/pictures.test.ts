/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as files from "@/lib/offers/registry";
import { unusedPictures } from "../../../../scripts/offers/pictures.mjs";

const root = join(__dirname, "../../..");
const all = Object.values(files);
const shown = all.find(({ hasHeroImage }) => hasHeroImage);
const on = shown?.id ?? "";

test("a picture that nothing shows is told, one that is shown is not", () => {
  const records = all.map(({ id, hasHeroImage }) => ({ id, hasHeroImage }));
  expect(unusedPictures(root, records)).toEqual([]);
  const gone = unusedPictures(
    root,
    records.filter(({ id }) => id !== on),
  );
  if (shown?.hasHeroImage) expect(gone).toContain(`public/heroes/${on}.svg`);
  for (const path of gone) expect(path).toMatch(new RegExp(`^public/heroes/${on}[-.]`));
});

test("so is one outside of the heroes", () => {
  const folder = mkdtempSync(join(tmpdir(), "pictures-"));
  for (const path of ["app", "components", "lib", "public"])
    mkdirSync(join(folder, path), { recursive: true });
  writeFileSync(join(folder, "public/alone.png"), "");
  writeFileSync(join(folder, "public/used.png"), "");
  writeFileSync(join(folder, "app/page.tsx"), 'src="/used.png"');
  expect(unusedPictures(folder, [])).toEqual(["public/alone.png"]);
  rmSync(folder, { recursive: true });
});
