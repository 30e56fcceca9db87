import { mkdirSync, rmSync } from "node:fs";
import { requireBrowsers } from "./browser-install.mjs";
import { requireGoodContent } from "./content.mjs";
import { countBrowser, countIn, countUnit } from "./counts.mjs";
import { buildSites, requireFreePorts, visitSites } from "./e2e.mjs";
import { Failure } from "./failure.mjs";
import { installIfNeeded } from "./install.mjs";
import { requireNginx } from "./nginx.mjs";
import { npm } from "./npm.mjs";
import { siteEnvironment } from "./sites.mjs";

const UNIT_REPORT = "test-results/unit.json";
const BROWSER_REPORT = "test-results/e2e.json";

/** @param {string[]} args */
const script = (...args) =>
  npm(["run", "--silent", ...args], { env: { ...siteEnvironment("default"), NODE_ENV: "test" } });

/** @type {[name: string, step: () => Promise<number | void>][]} */
const steps = [
  ["packages", installIfNeeded],
  ["content", () => requireGoodContent(siteEnvironment("default"))],
  ["browser", async () => void (await requireBrowsers())],
  ["nginx", async () => void (await requireNginx())],
  ["types", () => script("typecheck")],
  ["lint", () => script("lint")],
  ["unit tests", () => script("test:unit", "--", "--ci", "--json", `--outputFile=${UNIT_REPORT}`)],
  ["builds", buildSites],
  ["browser tests", () => visitSites([])],
];

/** `npm test`: every check in turn; the first that fails ends it. */
export async function testAll() {
  await requireFreePorts();
  rmSync("test-results", { recursive: true, force: true });
  mkdirSync("test-results");
  /** @type {string[]} */
  const durations = [];
  try {
    for (const [name, step] of steps) {
      console.info(`\n== ${name}`);
      const begin = Date.now();
      const code = await step();
      durations.push(`${((Date.now() - begin) / 1000).toFixed(1).padStart(7)} s  ${name}`);
      if (code) throw new Failure(`Stopped at "${name}": what it found is above.`, code);
    }
  } catch (error) {
    console.info(error instanceof Error ? `\n${error.message}` : error);
    process.exitCode = error instanceof Failure ? error.exitCode : 1;
  } finally {
    const unitTests = countIn(UNIT_REPORT, countUnit);
    const browserTests = countIn(BROWSER_REPORT, countBrowser);
    console.info(`\n${durations.join("\n")}\n`);
    const skipped = unitTests.skipped + browserTests.skipped;
    if (skipped > 0) console.warn(`${skipped} SKIPPED: this machine lacks what they need (see above)`);
    console.info(
      `${unitTests.passed + browserTests.passed} passed, ${unitTests.failed + browserTests.failed} failed`,
    );
  }
}
