import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { Failure } from "../failure.mjs";
import { npm } from "../npm.mjs";
import { siteEnvironment } from "../sites.mjs";
import { modules } from "./modules.mjs";
import { percent, score } from "./score.mjs";

const FLOOR = 85;
const FOLDER = "test-results/mutation";
const [CORE, RUNNER] = ["@stryker-mutator/core@9.6.1", "@stryker-mutator/jest-runner@9.6.1"];
const STRYKER = ["exec", "--yes", `--package=${CORE}`, `--package=${RUNNER}`, "--", "stryker", "run"];

/** @param {{ path: string, tests: string[] }} module */
async function mutate({ path, tests }) {
  const report = `${FOLDER}/${path.replaceAll("/", "-")}.json`;
  if (tests.length === 0) throw new Failure(`${path} has no tests of its own: name some in modules.mjs.`);
  const settings = { MUTATED: path, MUTATION_TESTS: tests.join(","), MUTATION_REPORT: report };
  /** @type {NodeJS.ProcessEnv} */
  const env = { ...siteEnvironment("default"), NODE_ENV: "test", ...settings };
  rmSync(report, { force: true });
  const code = await npm([...STRYKER, "scripts/mutation/stryker.config.mjs"], { env });
  if (code !== 0) throw new Failure(`${path} could not be examined: the reason is above.`, code);
  return score(JSON.parse(readFileSync(report, "utf8")));
}

/**
 * `npm run test:mutation [-- parts of paths]`: breaks each decision of lib on purpose, one at a time, and counts which
 * the tests notice.
 * @param {string[]} wanted
 */
export async function testByMutation(wanted) {
  mkdirSync(FOLDER, { recursive: true });
  const total = { noticed: 0, missed: 0 };
  const chosen = modules(wanted);
  if (chosen.length === 0) throw new Failure(`No module of lib is called like ${wanted.join(" or ")}.`);
  for (const examined of chosen) {
    const { noticed, missed, survivors } = await mutate(examined);
    total.noticed += noticed;
    total.missed += missed;
    const figure = noticed + missed > 0 ? `${percent({ noticed, missed }).toFixed(1)} %` : "nothing to break";
    console.info(
      [`${figure.padStart(8)}  ${noticed}/${noticed + missed}  ${examined.path}`, ...survivors].join(
        "\n    ",
      ),
    );
  }
  const count = total.noticed + total.missed;
  if (count === 0) return;
  const whole = percent(total);
  console.info(`\n${whole.toFixed(1)} % of ${count} mutants noticed (at least ${FLOOR})`);
  if (whole < FLOOR) throw new Failure("Too few: the survivors are above.");
}
