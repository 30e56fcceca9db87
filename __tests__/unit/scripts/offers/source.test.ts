/** @jest-environment node */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as files from "@/lib/offers/registry";
import { formatted } from "../../../../scripts/offers/format.mjs";
import {
  appendTo,
  setField,
  withFormatImports,
  withRegistryLine,
} from "../../../../scripts/offers/source.mjs";

const house = join(__dirname, "../../..");
const ids = Object.values(files).map(({ id }) => id);
const textOf = (id: string) => readFileSync(join(house, `lib/offers/${id}.ts`), "utf8");
const newLines = (before: string, after: string) => {
  const known = before.split("\n");
  return after.split("\n").filter((line) => !known.includes(line));
};

test.each(ids)("%s: a date changes where it is written, and nothing else does", (id) => {
  const before = textOf(id);
  const after = setField(id, before, "verifiedOn", '"2031-01-02"');
  expect(newLines(before, after)).toEqual(['  verifiedOn: "2031-01-02",']);
  expect(after.split("\n")).toHaveLength(before.split("\n").length);
  expect(formatted(house, `lib/offers/${id}.ts`, after)).toBe(after);
});

test.each(ids)("%s: an entry of the history, and a helper that it calls", (id) => {
  const before = textOf(id);
  const code = '{ date: "2031-01-02", summary: `Sube un ${percent(12)}.` }';
  const after = formatted(
    house,
    "offer.ts",
    withFormatImports(appendTo(id, before, "history", code), ["percent"]),
  );
  const [line, entry, ...more] = [...newLines(before, after).sort().reverse(), ""];
  expect(`${line}${entry}`).toContain(code);
  if (entry) expect(line).toMatch(/^import \{ .*percent.* \} from "@\/lib\/format";$/);
  expect(more.join("")).toBe("");
});

test.each([
  ["a literal", 'export const x = { verifiedOn: "1" };', "export const x = { verifiedOn: NEW };"],
  [
    "a constant",
    'const day = "1";\nexport const x = { verifiedOn: day };',
    "const day = NEW;\nexport const x = { verifiedOn: day };",
  ],
  [
    "a short form",
    'const verifiedOn = "1";\nexport const x = { verifiedOn };',
    "const verifiedOn = NEW;\nexport const x = { verifiedOn };",
  ],
  [
    "a fact of facts",
    'const facts = { a: { b: ("1" as string) } } as const;\nexport const x = { verifiedOn: facts.a.b } satisfies O;',
    "const facts = { a: { b: (NEW as string) } } as const;\nexport const x = { verifiedOn: facts.a.b } satisfies O;",
  ],
  [
    "single quotes",
    "export const x = { 'id': 1, verifiedOn: '1', };",
    "export const x = { 'id': 1, verifiedOn: NEW, };",
  ],
])("%s", (_name, before, after) => {
  expect(setField("x", before, "verifiedOn", "NEW")).toBe(after);
});

test.each([
  ["export const x = { verifiedOn: today() };"],
  ["export const x = { verifiedOn: `${a}` };"],
  ["export const x = {};"],
  ["export const y = { verifiedOn: '1' };"],
  ["export const x = { ...base };"],
])("%s cannot be changed, and the editor reads what to write", (text) => {
  expect(() => setField("x", text, "verifiedOn", '"2"')).toThrow(
    /^- lib\/offers\/x\.ts · verifiedOn\n.+\n {4}correcto: .+verifiedOn: "2",$/,
  );
});

test.each([
  ["[]", "[\n  NEW,\n]"],
  ["[{ a: 1 }]", "[{ a: 1 },\n  NEW]"],
  ["[\n    { a: 1 },\n  ]", "[\n    { a: 1 },\n  NEW,\n  ]"],
])("the list %j", (list, after) => {
  expect(appendTo("x", `export const x = { history: ${list} };`, "history", "NEW")).toBe(
    `export const x = { history: ${after} };`,
  );
});

test("what is no list is told", () => {
  expect(() => appendTo("x", "export const x = { history: all() };", "history", "NEW")).toThrow(
    "con esta entrada al final: NEW",
  );
});

test.each([
  [
    'import { euros } from "@/lib/format/format";\n',
    ["count"],
    'import { count, euros } from "@/lib/format/format";\n',
  ],
  [
    'import { euros } from "@/lib/format/format";\n',
    ["euros"],
    'import { euros } from "@/lib/format/format";\n',
  ],
  [
    'import type { O } from "./offer";\n',
    ["euros"],
    'import { euros } from "@/lib/format/format";\nimport type { O } from "./offer";\n',
  ],
  ['import type { O } from "./offer";\n', [], 'import type { O } from "./offer";\n'],
])("imports: %j with %j", (before, names, after) => {
  expect(withFormatImports(before, names)).toBe(after);
});

test.each([["aaa"], ["mi-banco"], ["zzz"]])("the registry's line of %s finds its place", (id) => {
  const registry = readFileSync(join(house, "lib/offers/registry.ts"), "utf8");
  const lines = withRegistryLine(registry, id).split("\n");
  const exported = lines.map((line) => /"\.\/(.+)"/.exec(line)?.[1]).filter((name) => name !== undefined);
  expect(exported).toEqual([...exported].sort());
  expect(exported).toHaveLength(ids.length + 1);
  expect(exported).toContain(id);
});
