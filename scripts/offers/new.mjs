import { existsSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline/promises";
import { Failure } from "../failure.mjs";
import { faultOf } from "./answers.mjs";
import { readOffers } from "./content.mjs";
import { formatted, withOwnLineEnds } from "./format.mjs";
import { questions } from "./questions.mjs";
import { constantOf } from "../offer-files.mjs";
import { fileOf, withRegistryLine } from "./source.mjs";
import { offerCode } from "./template.mjs";
import { apply, textOf } from "./transaction.mjs";
import { CANCELLED, misuse } from "./usage.mjs";

/** @typedef {import("./content.mjs").Work} Work */
/** @typedef {import("./questions.mjs").Answers} Answers */
/** @typedef {import("./questions.mjs").Question} Question */

const REGISTRY = "lib/offers/registry.ts";

/**
 * Asks until an answer is right. The end of the input, or Ctrl+C, ends it all with nothing written.
 * @param {Work} work
 */
function asker({ input, progress }) {
  const output = /** @type {NodeJS.WritableStream} */ (/** @type {unknown} */ (progress));
  const lines = createInterface({ input, output, terminal: input.isTTY === true });
  const gone = new Promise((_, refuse) => {
    lines.once("close", () => refuse(new Failure("\nCancelado: no se ha creado nada.", CANCELLED)));
  });
  gone.catch(() => {});
  lines.on("SIGINT", () => lines.close());
  return {
    /**
     * @param {Question} question
     * @param {Answers} given
     * @param {(answer: string) => string | undefined} fault
     */
    async ask({ words, usual }, given, fault) {
      const guess = usual?.(given) ?? "";
      const preset = guess && fault(guess) ? "" : guess;
      for (;;) {
        const said = await Promise.race([lines.question(`${words}${preset && ` [${preset}]`}: `), gone]);
        const answer = String(said).trim() || preset;
        const right = fault(answer);
        if (!right) return answer;
        progress.write(`  No vale. Correcto: ${right}\n`);
      }
    },
    close: () => lines.close(),
  };
}

/** @typedef {(question: Question, answer: string) => string | undefined} Judge what would be right */

/**
 * The answers that come as options, then those that are asked for. Without a terminal nobody can answer.
 * @param {Work} work
 * @param {Record<string, string | boolean | undefined>} options
 * @param {Judge} judge
 */
async function answersTo(work, options, judge) {
  /** @type {Answers} */
  const given = {};
  const missing = questions.filter(({ option, usual }) => options[option] === undefined && !usual);
  const talks = work.input.isTTY === true && missing.length > 0;
  const person = talks ? asker(work) : undefined;
  /** @type {string[]} */
  const faults = [];
  try {
    for (const question of questions) {
      const { option, usual } = question;
      const said = options[option] === undefined ? undefined : String(options[option]).trim();
      if (said === undefined && person)
        given[option] = await person.ask(question, given, (answer) => judge(question, answer));
      else {
        given[option] = said ?? usual?.(given) ?? "";
        const right = judge(question, given[option]);
        // What follows from an answer that is missing is not missing itself.
        const follows = said === undefined && usual && faults.length > 0;
        if (right && !follows) faults.push(`--${option} «${given[option]}». Correcto: ${right}`);
      }
    }
  } finally {
    person?.close();
  }
  if (faults.length > 0)
    throw misuse(
      `No se ha creado nada:\n${faults.map((fault) => `  ${fault}`).join("\n")}\n«npm run offers help» dice las opciones.`,
    );
  return given;
}

/**
 * `npm run offers new`: a complete and valid offer, disabled, with its line in the registry.
 * @param {Work} work
 * @param {Record<string, string | boolean | undefined>} options
 */
export async function create(work, options) {
  const { content, offers, today } = await readOffers(work);
  const registry = textOf(work.root, REGISTRY) ?? "";
  const given = await answersTo(
    work,
    options,
    (question, answer) =>
      faultOf(question, answer, content) ??
      (question.option === "id" ? takenBy(work.root, registry, answer) : undefined),
  );
  const { id = "", category, risk } = given;
  const path = fileOf(id);
  const code = offerCode({
    ...{ id, brand: given.brand ?? "", monogram: given.monogram ?? "", color: given.color ?? "" },
    ...{ benefit: given.benefit ?? "", shortBenefit: given["short-benefit"] ?? "" },
    requirements: given.requirements ?? "",
    category: /** @type {import("./template.mjs").Draft["category"]} */ (category),
    risk: /** @type {import("./template.mjs").Draft["risk"]} */ (risk === "none" ? undefined : risk),
    ...{ officialUrl: given.url ?? "", sourceUrl: given.source ?? "", referralUrl: given.referral ?? "" },
    weight: Math.max(0, ...offers.map(({ weight }) => weight)) + 1,
    today,
  });
  const after = formatted(work.root, path, code);
  await apply(
    work,
    // The file first: a registry that names a file that is not there would be the worse half.
    [
      { path, before: undefined, after },
      {
        path: REGISTRY,
        before: registry,
        after: withOwnLineEnds(registry, (text) => withRegistryLine(text, id)),
      },
    ],
    [id],
  );
  work.output.write(
    `Creada ${path}, desactivada, con su línea en ${REGISTRY}.\n` +
      `  1. Reescribe sus textos: los de la plantilla valen para cualquier oferta.\n` +
      `  2. Mírala en http://localhost:3000/${id} con «npm run dev».\n` +
      `  3. «npm run offers check ${id}», y después «npm run offers enable ${id}».\n`,
  );
}

/**
 * Why a new offer cannot have this name: nothing that exists is ever overwritten.
 * @param {string} root
 * @param {string} registry
 * @param {string} id
 */
function takenBy(root, registry, id) {
  const line = new RegExp(`\\b${constantOf(id)}\\b|"\\./${id}"`).exec(registry);
  if (line) return `otro id: «${id}» ya está en ${REGISTRY}`;
  if (existsSync(join(root, "app", id))) return `otro id: /${id} ya es otra página de la web`;
  return textOf(root, fileOf(id)) === undefined ? undefined : `otro id: ya hay un fichero ${fileOf(id)}`;
}
