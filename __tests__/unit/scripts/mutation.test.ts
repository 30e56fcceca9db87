/** @jest-environment node */
import { readdirSync } from "node:fs";
import * as offers from "@/lib/offers/registry";
import { modules } from "../../../scripts/mutation/modules.mjs";
import { percent, score } from "../../../scripts/mutation/score.mjs";

const all = modules([]);

test("every module that decides something is examined, by tests that are there", () => {
  expect(all.filter(({ tests }) => tests.length === 0)).toEqual([]);
  const content = [
    ...Object.values(offers).map(({ id }) => `lib/offers/${id}.ts`),
    "lib/offers/registry.ts",
    "lib/config/paths.ts",
    "lib/http/prerender.ts",
    "lib/privacy/replay-session.ts",
  ];
  const files = ["lib", "lib/offers"].flatMap((folder) =>
    readdirSync(folder).map((name) => `${folder}/${name}`),
  );
  const expected = files.filter((path) => path.endsWith(".ts") && !content.includes(path));
  expect(all.map(({ path }) => path).sort()).toEqual(expected.sort());
});

test("some can be asked for by a part of their path", () => {
  expect(modules(["lib/dates", "lib/status"]).map(({ path }) => path)).toEqual([
    "lib/format/dates.ts",
    "lib/offers/status.ts",
  ]);
  expect(modules(["no-such"])).toEqual([]);
});

const mutant = (status: string, line: number, replacement: string) => ({
  mutatorName: "X",
  replacement,
  status,
  location: { start: { line } },
});

test("what tests noticed and what they did not is counted, and the latter shown with its line", () => {
  const mutants = [
    mutant("Killed", 1, "1"),
    mutant("Timeout", 1, "2"),
    mutant("Survived", 2, "c  <=\n d"),
    mutant("NoCoverage", 1, "3"),
    mutant("CompileError", 1, "4"),
    mutant("Ignored", 1, "5"),
  ];
  const counted = score({ files: { "lib/x.ts": { source: "a\n  c < d\n", mutants } } });
  expect(counted).toEqual({
    noticed: 2,
    missed: 2,
    survivors: ["lib/x.ts:2  c < d => c <= d", "lib/x.ts:1  a => 3"],
  });
  expect(percent(counted)).toBe(50);
});
