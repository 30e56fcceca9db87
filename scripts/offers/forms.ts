import { appendFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readDocument } from "@/lib/catalogue/document";
import {
  formAnswer,
  type IssueForm,
  findNamedField,
  findNamedOffer,
  noFigureRefusal,
  noSourceRefusal,
  readForm,
} from "./words/issue-forms";
import { hostOf } from "@/lib/format/format";
import { setEnabled, set, verify } from "./change";
import { changes } from "./check";
import { chosenTexts, readState, Refusal, type Work } from "./work";

/** Does what a form asks, with the answers in the order of its fields. */
const acts: Readonly<Record<IssueForm["id"], (work: Work, answers: readonly string[]) => unknown>> = {
  change: (work, [id = "", name = "", value = "", note = ""]) => {
    const data = dataOf(work, id);
    const field = findNamedField(data, name);
    if (!field) throw new Refusal(noFigureRefusal(data, name));
    // The form's description says that the official page was opened today.
    return set(work, [id, field, value], { note, checked: true });
  },
  checked: (work, [id = "", source = ""]) => {
    const offer = readState(work).offers.find((other) => other.id === id);
    const official = offer ? [offer.sourceUrl, offer.officialUrl].map(hostOf) : [];
    // A phone's address bar leaves the protocol out.
    const page = /^https?:/i.test(source) ? source : `https://${source}`;
    if (offer && !(URL.canParse(page) && official.includes(hostOf(page))))
      throw new Refusal(noSourceRefusal(source, offer.sourceUrl));
    return verify(work, [id]);
  },
  ended: (work, [id = "", day = ""]) =>
    day ? set(work, [id, "validUntil", day]) : setEnabled(work, [id], false),
};

/** The data of an offer's file, if it can be read. Throws a `Refusal` if there is no such offer. */
function dataOf(work: Work, id: string): unknown {
  const [[, text = ""] = []] = chosenTexts(readState(work), [id]);
  return readDocument(id, text).data;
}

/** The result of a form: `none` if the text is no form; else the reply, and whether the offers have changed. */
type Outcome = { kind: "none" } | { kind: "changed" | "refused"; title: string; words: string };

/** Does what an issue's form asks with the editors' own tool. */
export async function applyForm(work: Work, text: string): Promise<Outcome> {
  const lines: string[] = [];
  const doubts: string[] = [];
  // Nobody can be asked: the question stands in the pull request, and whoever merges it answers.
  const confirm = async (question: string) => doubts.push(question) > 0;
  const quiet: Work = { ...work, say: (line) => void lines.push(line), confirm };
  let title = "";
  try {
    const read = readForm(text);
    if (!read) return { kind: "none" };
    if ("fault" in read) throw new Refusal(read.fault);
    const { form, answers } = read;
    const [named = "", ...rest] = answers;
    const id = findNamedOffer(readState(work).offers, named);
    title = `${form.name}: ${id}`;
    const before = readState(work).sources.texts;
    await acts[form.id](quiet, [id, ...rest]);
    const after = readState(work).sources.texts;
    const isSame = Object.entries(after).every(([id, source]) => before[id] === source);
    if (isSame) return { kind: "refused", title, words: lines.join("\n") || "No cambia nada." };
    return {
      kind: "changed",
      title,
      words: [...doubts, (await changes(work)).join("\n") || "Se anota que hoy se ha comprobado."].join(
        "\n\n",
      ),
    };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { kind: "refused", title, words: error.message };
  }
}

/**
 * `form`, for the workflow: reads the issue from the environment (no shell sees it), changes the offers, and
 * writes `form-answer.md` and the step's output `kind`.
 */
export async function answerForm(work: Work): Promise<void> {
  const { ISSUE_BODY = "", GITHUB_OUTPUT } = work.env;
  const outcome = await applyForm(work, ISSUE_BODY);
  if (outcome.kind !== "none")
    writeFileSync(join(work.root, "form-answer.md"), formAnswer(outcome.kind, outcome.words));
  work.say(outcome.kind === "none" ? "No es un formulario de ofertas." : outcome.words);
  if (GITHUB_OUTPUT) appendFileSync(GITHUB_OUTPUT, `kind=${outcome.kind}\n`);
}
