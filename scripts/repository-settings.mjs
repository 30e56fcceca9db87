// In a GitHub workflow: the variables of the repository, given as JSON in VARIABLES, as lines for $GITHUB_ENV. Those that
// a build would read, whatever their names: a new offer's link needs no new line in a workflow.
import { settingLines } from "./environment.mjs";

try {
  process.stdout.write(settingLines(JSON.parse(process.env.VARIABLES || "{}")));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
