import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import { buildEnvironment, buildNames } from "../__tests__/builds";
import { requireBrowser } from "./browser";

const RESULTS = "test-results";

interface Step {
  name: string;
  command: string;
  env?: NodeJS.ProcessEnv;
  /** File in which the step's tool writes how many tests passed and failed. */
  report?: string;
}

const running = new Set<ChildProcess>();
const times: string[] = [];
let failure: string | undefined;

/** Each step has its own process group, so that stopping it also stops the processes that it started. */
const ownGroup = process.platform !== "win32";

function stopAll(): void {
  for (const child of running)
    try {
      if (ownGroup) process.kill(-Number(child.pid), "SIGTERM");
      else child.kill();
    } catch {
      // Already ended.
    }
}

/** Runs a step; its output is shown when it fails. The first failure ends the others that run. */
async function run({ name, command, env = buildEnvironment("default") }: Step): Promise<void> {
  if (failure) return;
  const begin = Date.now();
  const output: Buffer[] = [];
  const child = spawn(command, { env, shell: true, detached: ownGroup, stdio: ["ignore", "pipe", "pipe"] });
  running.add(child);
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (part: Buffer) => output.push(part));
  const code = await new Promise((resolve) => child.on("close", resolve));
  running.delete(child);
  const time = `${((Date.now() - begin) / 1000).toFixed(1).padStart(7)} s  ${name}`;
  times.push(time);
  if (failure) return;
  console.info(`${time}${code === 0 ? "" : "  FAILED"}`);
  if (code === 0) return;
  failure = name;
  console.error(`\n${Buffer.concat(output).toString("utf8")}\n`);
  stopAll();
}

/** Runs steps one after another; `main` runs two such sequences in parallel. */
async function inTurn(steps: Step[]): Promise<void> {
  for (const step of steps) await run(step);
}

/** Passed and failed tests of a Jest or Playwright report; zeros if the run wrote none. */
function count(report: string): { passed: number; failed: number } {
  try {
    const { stats, errors, ...unit } = JSON.parse(readFileSync(report, "utf8"));
    return stats
      ? { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length }
      : { passed: unit.numPassedTests, failed: unit.numFailedTests + unit.numRuntimeErrorTestSuites };
  } catch {
    return { passed: 0, failed: 0 };
  }
}

const jest = (name: string): Step => {
  const report = `${RESULTS}/${name}.json`;
  const command = `jest --ci --selectProjects ${name} --json --outputFile=${report}`;
  return { name, command, report, env: { ...buildEnvironment("default"), NODE_ENV: "test" } };
};

const playwright = (name: string): Step => {
  const report = `${RESULTS}/${name}.json`;
  const output = { CHROME_PATH: requireBrowser(), PLAYWRIGHT_JSON_OUTPUT_FILE: resolve(report) };
  const env = { ...buildEnvironment("default"), ...output };
  return { name, command: `playwright test --reporter=list,json --project=${name}`, report, env };
};

const builds = buildNames.map((name): Step => {
  return { name: `build ${name}`, command: "tsx scripts/start.ts build", env: buildEnvironment(name) };
});
const check = (name: string): Step => ({ name, command: `npm run --silent ${name}` });

/** `npm test`: every check; `npm run test:nightly`: what takes long or needs more than a browser. */
async function main(nightly: boolean): Promise<void> {
  rmSync(RESULTS, { recursive: true, force: true });
  mkdirSync(RESULTS);
  const last = nightly
    ? [playwright("nightly"), playwright("lighthouse")]
    : [jest("pages"), playwright("browser")];
  const unit = jest("unit");
  // By itself: a build writes the types of the routes anew.
  if (!nightly) await run(check("typecheck"));
  await Promise.all([nightly || inTurn([check("lint"), unit]), inTurn(builds)]);
  await inTurn(last);

  const counts = [unit, ...last].map(({ report = "" }) => count(report));
  const passed = counts.reduce((sum, count) => sum + count.passed, 0);
  const failed = counts.reduce((sum, count) => sum + count.failed, 0);
  console.info(`\n${times.join("\n")}\n`);
  if (failure) console.error(`Stopped at "${failure}": what it found is above.`);
  // A failed step without tests of its own counts as one failure.
  console.info(`${passed} passed, ${failure ? Math.max(failed, 1) : failed} failed`);
  process.exitCode = failure ? 1 : 0;
}

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => process.exit(130));
process.on("exit", stopAll);
main(process.argv[2] === "nightly").catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
