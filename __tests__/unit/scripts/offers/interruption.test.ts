/** @jest-environment node */
import { spawn } from "node:child_process";
import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { commit } from "../../../../scripts/offers/transaction.mjs";
import { copyOfHouse, miBanco } from "./copy";

const house = copyOfHouse();
const { root, read, state } = house;
const REGISTRY = "lib/offers/registry.ts";
const fresh = "lib/offers/mi-banco.ts";

jest.setTimeout(120_000);
beforeEach(house.restore);
afterAll(house.remove);

const changes = () => [
  { path: fresh, before: undefined, after: "// new" },
  { path: REGISTRY, before: read(REGISTRY), after: "// changed" },
];

test("a commit writes all", () => {
  commit(root, changes());
  expect([read(fresh), read(REGISTRY)]).toEqual(["// new", "// changed"]);
});

test.each([0, 1])("when step %i fails, all is as it was", (step) => {
  const before = state();
  let done = 0;
  const move: typeof renameSync = (from, to) => {
    if (done++ === step) throw Object.assign(new Error("no space"), { code: "ENOSPC" });
    renameSync(from, to);
  };
  expect(() => commit(root, changes(), move)).toThrow(
    /No se puede escribir en .+ \(ENOSPC\): no se ha cambiado nada/,
  );
  expect(state()).toEqual(before);
});

test("a file that changed meanwhile is not overwritten", () => {
  const stale = changes();
  writeFileSync(join(root, REGISTRY), "// by hand");
  const before = state();
  expect(() => commit(root, stale)).toThrow(`${REGISTRY} ha cambiado mientras tanto`);
  expect(state()).toEqual(before);
});

test("what a killed command left beside the files goes with the next", () => {
  writeFileSync(join(root, "lib/offers/.paypal.ts.99999.tmp"), "half");
  commit(root, changes());
  expect(readdirSync(join(root, "lib/offers")).filter((name) => name.startsWith("."))).toEqual([]);
});

/** As `npm run offers` does once the packages are there, signals included; it sends itself one where it is told to. */
const PROGRAM = `
  import fs from "node:fs";
  import { syncBuiltinESMExports } from "node:module";
  const { POINT, SIGNAL } = process.env;
  const met = [];
  const watch = (name, pointOf) => {
    const act = fs[name];
    fs[name] = (path, ...rest) => {
      met.push(pointOf(String(path)));
      if (SIGNAL && met.at(-1) === POINT && !met.slice(0, -1).includes(POINT)) process.kill(process.pid, SIGNAL);
      return act(path, ...rest);
    };
  };
  const isStaged = (path) => path.endsWith(".tmp");
  watch("writeFileSync", (path) => (isStaged(path) ? "write" : path.includes("ofertas-") ? "trial" : ""));
  watch("renameSync", (path) => (isStaged(path) ? "move " + met.filter((one) => /^move/.test(one)).length : ""));
  syncBuiltinESMExports();
  await import("./scripts/process.mjs");
  const { main } = await import("./scripts/offers/cli.mjs");
  await main(process.argv.slice(1));
`;

/** Runs a command that gets a signal at a point of its work, and says how it ended and what it changed. */
async function interrupted(args: string[], point = "", signal = "") {
  const before = state();
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: "test" as const,
    TMPDIR: house.temporary,
    POINT: point,
    SIGNAL: signal,
  };
  const command = ["--input-type=module", "--eval", PROGRAM, "--", ...args];
  const child = spawn(process.execPath, command, { cwd: root, env, stdio: "ignore" });
  const end = await new Promise((resolve) => child.on("close", (code, by) => resolve(by ?? code)));
  const after = Object.entries(state()).filter(([name]) => !name.endsWith(".tmp"));
  return { end, changed: after.filter(([name, text]) => before[name] !== text).map(([name]) => name) };
}

const both = ["mi-banco.ts", "registry.ts"];

test("without a signal the command writes both files", async () => {
  expect(await interrupted(["new", ...miBanco])).toEqual({ end: 0, changed: both });
});

/** What is changed when the signal comes just before: the trial, the first file, either move. */
const points: [point: string, askedToStop: string[], killed: string[]][] = [
  ["trial", [], []],
  // Once it writes, it ends what it has begun: nothing comes between two files.
  ["write", both, []],
  ["move 0", both, []],
  // Nothing can answer SIGKILL: it leaves a file that the registry does not know yet, whole.
  ["move 1", both, ["mi-banco.ts"]],
];

describe.each(points)("a signal before «%s»", (point, askedToStop, killed) => {
  test.each([
    ["SIGINT", 130],
    ["SIGTERM", 143],
  ])("%s leaves the offers right, and no copy", async (signal, code) => {
    const { end, changed } = await interrupted(["new", ...miBanco], point, signal);
    expect(changed).toEqual(askedToStop);
    // What has written all may end before it hears of the signal.
    expect(askedToStop.length > 0 ? [0, code] : [code]).toContain(end);
    expect(readdirSync(house.temporary)).toEqual([]);
  });

  test("SIGKILL leaves the offers right", async () => {
    expect(await interrupted(["new", ...miBanco], point, "SIGKILL")).toEqual({
      end: "SIGKILL",
      changed: killed,
    });
    rmSync(house.temporary, { recursive: true });
    mkdirSync(house.temporary);
  });
});
