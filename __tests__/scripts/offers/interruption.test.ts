/** @jest-environment node */
import { spawn } from "node:child_process";
import { readdirSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { commit } from "../../../scripts/offers/transaction.mjs";
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

/** As `npm run offers` does once the packages are there, signals included. */
const PROGRAM = `
  import "./scripts/process.mjs";
  import { main } from "./scripts/offers/cli.mjs";
  await main(process.argv.slice(1));
`;

/** Kills a command after a while. */
function killed(args: string[], signal: NodeJS.Signals, afterMs: number) {
  return new Promise<number | null>((resolve) => {
    const env = { PATH: process.env.PATH, NODE_ENV: "test" as const };
    const command = ["--input-type=module", "--eval", PROGRAM, "--", ...args];
    const child = spawn(process.execPath, command, { cwd: root, env, stdio: "ignore" });
    const timer = setTimeout(() => child.kill(signal), afterMs);
    child.on("close", (code) => {
      clearTimeout(timer);
      resolve(code);
    });
  });
}

test.each(["SIGINT", "SIGTERM", "SIGKILL"] as const)(
  "%s at any moment leaves the offers right",
  async (signal) => {
    for (const afterMs of [150, 450, 900, 1500]) {
      house.restore();
      const before = state();
      await killed(["new", ...miBanco], signal, afterMs);
      const after = Object.entries(state()).filter(([name]) => !name.endsWith(".tmp"));
      const names = after.map(([name]) => name);
      const changed = after.filter(([name, text]) => before[name] !== text).map(([name]) => name);
      // Nothing can answer SIGKILL: between two files it leaves one that the registry does not know yet, whole.
      const orphan = signal === "SIGKILL" ? [["mi-banco.ts"]] : [];
      expect([[], ["mi-banco.ts", "registry.ts"], ...orphan]).toContainEqual(changed);
      if (changed.length > 0) expect(names).toContain("mi-banco.ts");
    }
  },
);
