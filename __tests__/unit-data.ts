import { execFileSync } from "node:child_process";
import { buildEnvironment } from "./builds";

const WRITE =
  'import { writeData } from "./scripts/data-modules"; console.log(JSON.stringify(writeData("test-results")));';

/**
 * Runs once what bundles replace by its data, as a build does: every test file would check all offers anew.
 * `data-transform.mjs` reads which file has the data of which module.
 */
export default function setup(): void {
  process.env.MADE_DATA = execFileSync("node_modules/.bin/tsx", ["-e", WRITE], {
    env: buildEnvironment("default"),
    encoding: "utf8",
  });
}
