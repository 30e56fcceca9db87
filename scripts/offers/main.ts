import * as prompts from "@clack/prompts";
import { withSettings } from "../settings";
import type { Work } from "./work";

const root = process.cwd();

/** The answer to a prompt. If it was cancelled, ends the program without a further change. */
function answered<T>(answer: T): Exclude<T, symbol> {
  if (typeof answer !== "symbol") return answer as Exclude<T, symbol>;
  prompts.cancel("Cancelado: no se cambia nada más.");
  process.exit(130);
}

const somebody: Pick<Work, "confirm" | "ask" | "choose"> = {
  choose: async (question, options) => {
    const message = `${question} (elige con ↑ y ↓, acepta con Intro)`;
    // The library's own instructions are in English.
    return answered(await prompts.select({ message, options, showInstructions: false }));
  },
  confirm: async (message) =>
    /^s/i.test(
      answered(
        await prompts.text({
          message: `${message} (s/n)`,
          validate: (answer) => (/^(s[ií]?|no?)$/i.test(answer?.trim() ?? "") ? undefined : "Escribe s o n."),
        }),
      ).trim(),
    ),
  ask: async (message, initialValue, fault) =>
    answered(await prompts.text({ message, initialValue, validate: (answer) => fault(answer ?? "") })),
};

/** What only GitHub's workflows run, and no editor: `npx tsx scripts/offers/main.ts issues`. */
const tasks: Readonly<Record<string, (work: Work) => unknown>> = {
  issues: async (work) => (await import("./issues")).syncIssues(work),
  form: async (work) => (await import("./forms")).answerForm(work),
};

/** `npm run offers`: the editors' command, with this environment's settings. */
async function main(): Promise<void> {
  const { run } = await import("./cli");
  const { settings } = await import("@/lib/catalogue/catalogue");
  const { site } = await import("@/lib/config/site");
  const { generatedFiles } = await import("./generated");
  const here: Work = {
    ...{ root, settings, site: site.url, repository: site.repositoryUrl },
    ...{ env: process.env, now: new Date(), say: console.info },
    generated: generatedFiles(),
  };
  const work: Work = process.stdin.isTTY ? { ...here, ...somebody } : here;
  const args = process.argv.slice(2);
  const task = tasks[args[0] ?? ""];
  if (task) await task(work);
  else process.exitCode = await run(work, args);
}

void withSettings(root, main);
