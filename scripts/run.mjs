// The entry of the npm scripts: `node scripts/run.mjs <task>`. An unsuitable Node must still be able to
// read this file and say so, hence "fs" without its prefix, and the rest loaded only after the check.
import { readFileSync } from "fs";
import { versionAdvice } from "./node-version.mjs";

const { engines } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));
const advice = versionAdvice(process.versions.node, engines.node);

if (advice) {
  console.error(advice);
  process.exitCode = 1;
} else {
  import("./tasks.mjs").then(({ runTask }) => runTask(process.argv[2], process.argv.slice(3)));
}
