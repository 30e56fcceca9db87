import { withSettings } from "../settings";
import type { Work } from "./work";

const root = process.cwd();

/** What only GitHub's workflows run: `npx tsx scripts/offers/workflow.ts issues`. */
const tasks: Readonly<Record<string, (work: Work) => unknown>> = {
  issues: async (work) => (await import("./issues")).syncIssues(work),
  form: async (work) => (await import("./forms")).answerForm(work),
};

async function main(): Promise<void> {
  const { settings } = await import("@/lib/catalogue/catalogue");
  const { site } = await import("@/lib/config/site");
  const work: Work = {
    ...{ root, settings, site: site.url, env: process.env, now: new Date() },
    say: console.info,
  };
  const task = tasks[process.argv[2] ?? ""];
  if (!task) throw new Error(`Falta la tarea: ${Object.keys(tasks).join(", ")}`);
  await task(work);
}

void withSettings(root, main);
