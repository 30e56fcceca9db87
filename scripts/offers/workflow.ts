import { settings } from "@/lib/catalogue/catalogue";
import { site } from "@/lib/config/site";
import { answerForm } from "./forms";
import { syncIssues } from "./issues";
import type { Work } from "./work";

/** What only GitHub's workflows run: `npx tsx scripts/offers/workflow.ts issues`. */
const tasks: Readonly<Record<string, (work: Work) => unknown>> = {
  issues: (work) => syncIssues(work),
  form: (work) => answerForm(work),
};

async function main(): Promise<void> {
  const work: Work = {
    ...{ root: process.cwd(), settings, site: site.url, env: process.env, now: new Date() },
    say: console.info,
  };
  const task = tasks[process.argv[2] ?? ""];
  if (!task) throw new Error(`Falta la tarea: ${Object.keys(tasks).join(", ")}`);
  await task(work);
}

void main();
