/** @jest-environment node */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readOptions } from "../../../scripts/bench/options.mjs";
import { markdownTable } from "../../../scripts/bench/report.mjs";
import { draftOf, writeCatalogue } from "../../../scripts/bench/synthetic.mjs";

const usual = { server: false, growth: false, sizes: [10, 100, 1000], seconds: 5, minutes: 30 };

test.each([
  ["", { ...usual, server: true, growth: true }],
  ["--server --seconds 8", { ...usual, server: true, seconds: 8 }],
  ["--growth", { ...usual, growth: true }],
  ["--sizes 10,5000 --minutes 60", { ...usual, growth: true, sizes: [10, 5000], minutes: 60 }],
  ["--server --sizes 10", { ...usual, server: true, growth: true, sizes: [10] }],
])("«%s» is understood", (line, options) => {
  expect(readOptions(line.split(" ").filter(Boolean))).toEqual(options);
});

test.each(["--size 10", "--sizes 0", "--sizes 10,", "--sizes 9001", "--seconds x", "more"])(
  "«%s» is answered with the usage",
  (line) => expect(() => readOptions(line.split(" "))).toThrow("npm run bench -- --sizes"),
);

test("a table has a line for each result, and a dash for what was not measured", () => {
  expect(
    markdownTable(
      ["a", "b"],
      [
        ["x", 1234.56],
        ["y", undefined],
      ],
    ),
  ).toBe("| a | b |\n| --- | --- |\n| x | 1,234.6 |\n| y | - |");
});

test("synthetic offers differ: no two share id, weight, brand or what they say", () => {
  const drafts = Array.from({ length: 9000 }, (_, number) => draftOf(number));
  for (const field of ["id", "weight", "brand"] as const)
    expect(new Set(drafts.map((draft) => draft[field])).size).toBe(drafts.length);
  expect(drafts.every(({ brand, weight }) => brand.length <= 24 && weight <= 9999)).toBe(true);
  const page = drafts.slice(0, 24).map(({ benefit, requirements }) => benefit + requirements);
  expect(new Set(page).size).toBe(page.length);
});

describe("a catalogue of a given size", () => {
  let tree: string;
  beforeEach(() => {
    tree = mkdtempSync(join(tmpdir(), "bench-"));
    mkdirSync(join(tree, "lib/offers"), { recursive: true });
    writeFileSync(join(tree, "lib/offers/registry.ts"), 'export { lowi } from "./lowi";\n');
  });
  afterEach(() => rmSync(tree, { recursive: true, force: true }));

  test("has the tree's own offers and enough others, whatever was there before", () => {
    for (const size of [5, 3, 1]) {
      writeCatalogue(tree, size, 1);
      const lines = readFileSync(join(tree, "lib/offers/registry.ts"), "utf8").trim().split("\n");
      expect(lines).toHaveLength(size);
      expect(lines[0]).toBe('export { lowi } from "./lowi";');
      const files = readdirSync(join(tree, "lib/offers")).filter((name) => name.startsWith("sintetica"));
      expect(files).toHaveLength(size - 1);
      for (const file of files)
        expect(readFileSync(join(tree, "lib/offers", file), "utf8")).toMatch(/^ {2}enabled: true,$/m);
    }
  });
});
