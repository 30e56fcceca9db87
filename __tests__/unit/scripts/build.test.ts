/** @jest-environment node */
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { requireWritable } from "../../../scripts/build.mjs";

test("a build's folder is made, and what stands in its place is told", () => {
  const root = mkdtempSync(join(tmpdir(), "build-"));
  requireWritable(join(root, "a/b"));
  expect(existsSync(join(root, "a/b"))).toBe(true);
  writeFileSync(join(root, "file"), "");
  expect(() => requireWritable(join(root, "file"))).toThrow(/cannot be written into ".+file" \(EEXIST\)/);
  rmSync(root, { recursive: true });
});
