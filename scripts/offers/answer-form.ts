import { appendFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { applyForm, type Outcome } from "./forms";
import type { Work } from "./work";

/** A text inside a code block, where nothing in it is Markdown, a mention or the end of the block. */
const block = (text: string) => `\`\`\`text\n${text.replaceAll("`", "'")}\n\`\`\``;

/** The answer in the issue, and the request's text. */
export function answerWords(outcome: Exclude<Outcome, { kind: "none" }>): string {
  const heading =
    outcome.kind === "changed"
      ? "Así cambia lo que se ve:"
      : "No se ha cambiado nada. Corrige el formulario (⋯ → Editar), y se vuelve a intentar:";
  return `${heading}\n\n${block(outcome.words)}\n`;
}

/**
 * `answer-form`, for the workflow: reads the issue from the environment (no shell sees it), changes the offers, and
 * writes `form-answer.md` and the step's output `kind`.
 */
export async function answerForm(work: Work): Promise<void> {
  const { ISSUE_BODY = "", GITHUB_OUTPUT } = work.env;
  const outcome = await applyForm(work, ISSUE_BODY);
  if (outcome.kind !== "none") writeFileSync(join(work.root, "form-answer.md"), answerWords(outcome));
  work.say(outcome.kind === "none" ? "No es un formulario de ofertas." : outcome.words);
  if (GITHUB_OUTPUT) appendFileSync(GITHUB_OUTPUT, `kind=${outcome.kind}\n`);
}
