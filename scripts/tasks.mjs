import { fileURLToPath } from "node:url";
import { buildSite } from "./build.mjs";
import { testInBrowser } from "./e2e.mjs";
import { ownEnvironment } from "./environment.mjs";
import { Failure } from "./failure.mjs";
import { installIfNeeded } from "./install.mjs";
import { develop, start } from "./start.mjs";
import { testAll } from "./test-all.mjs";

/** @type {Record<string, (args: string[]) => Promise<void>>} */
const tasks = {
  audit: async (args) => {
    await installIfNeeded();
    await (await import("./audit/cli.mjs")).audit(args);
  },
  bench: async (args) => {
    await installIfNeeded();
    await (await import("./bench/bench.mjs")).bench(args);
  },
  build: async () => {
    await installIfNeeded();
    await buildSite(ownEnvironment(process.env));
  },
  dev: develop,
  e2e: testInBrowser,
  fuzz: async (args) => (await import("./fuzz.mjs")).fuzz(args),
  mutation: async (args) => {
    await installIfNeeded();
    await (await import("./mutation/run.mjs")).testByMutation(args);
  },
  offers: async (args) => {
    await installIfNeeded();
    await (await import("./offers/cli.mjs")).main(args);
  },
  start,
  test: testAll,
};

/**
 * @param {string | undefined} name
 * @param {string[]} args
 */
export async function runTask(name, args) {
  process.chdir(fileURLToPath(new URL("..", import.meta.url)));
  const task = tasks[name ?? ""];
  try {
    if (!task) throw new Failure(`Unknown task "${name}". Tasks: ${Object.keys(tasks).join(", ")}.`);
    await task(args);
  } catch (error) {
    console.error(error instanceof Failure ? error.message : error);
    process.exitCode = error instanceof Failure ? error.exitCode : 1;
  }
}
