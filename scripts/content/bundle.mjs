import { createRequire } from "node:module";
import { join } from "node:path";
import { compileFunction } from "node:vm";
import { build } from "esbuild";
import { mistake, syntaxMistake } from "./mistakes.mjs";

/** What the check and the editors' commands ask of the site: its offers, where their pictures have to be, its name. */
const entry = `
  export { catalogue } from "@/lib/offers";
  export { offerSchema } from "@/lib/offers/offer";
  export { count, euros, percent } from "@/lib/format/format";
  export { unrecordedFacts } from "@/lib/offers/history";
  export { heroImage } from "@/lib/offers";
  export { daysBetween, madridDate } from "@/lib/format/dates";
  export { statusOn } from "@/lib/offers/status";
  export { statusNames } from "@/lib/copy/status";
  export { referralVariable } from "@/lib/config/settings";
  export { site } from "@/lib/config/site";
`;

const PROGRAM = "offers-and-settings";

/** @typedef {import("esbuild").BuildFailure} BuildFailure */
/** @typedef {Pick<typeof import("../../lib/format/dates"), "daysBetween" | "madridDate">} Dates */
/** @typedef {Pick<typeof import("../../lib/offers/status"), "statusOn"> & Pick<typeof import("../../lib/copy/status"), "statusNames">} Statuses */
/** @typedef {Pick<typeof import("@/lib/offers"), "catalogue"> & Pick<typeof import("../../lib/offers/history"), "unrecordedFacts"> & Pick<typeof import("../../lib/offers/offer"), "offerSchema">} Offers */
/** @typedef {Pick<typeof import("../../lib/format/format"), "count" | "euros" | "percent">} Format */
/** @typedef {Offers & Dates & Statuses & Format & Pick<typeof import("@/lib/offers"), "heroImage"> & Pick<typeof import("../../lib/config/settings"), "referralVariable"> & Pick<typeof import("../../lib/config/site"), "site">} Content */
/** @typedef {{ content?: Content, files: string[], mistakes: string[] }} Reading `files` are those that were read */

/**
 * Reads the offers and the configuration as the site does, without building it.
 * @param {string} root
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<Reading>}
 */
export async function readContent(root, env) {
  try {
    const { outputFiles, metafile, warnings } = await build({
      stdin: { contents: entry, resolveDir: root, loader: "ts" },
      absWorkingDir: root,
      bundle: true,
      platform: "node",
      format: "cjs",
      charset: "utf8",
      define: { SITE_ENVIRONMENT: JSON.stringify(JSON.stringify(env)) },
      metafile: true,
      write: false,
      logLevel: "silent",
    });
    const ours = warnings.filter(
      ({ id, location }) => location?.file.startsWith("lib/") && id !== "import-is-undefined",
    );
    const read =
      ours.length > 0 ? { mistakes: ours.map(syntaxMistake) } : run(outputFiles[0]?.text ?? "", root);
    return { mistakes: [], ...read, files: Object.keys(metafile.inputs) };
  } catch (error) {
    const { errors } = /** @type {Partial<BuildFailure>} */ (error);
    if (!errors) throw error;
    return { files: [], mistakes: errors.map(syntaxMistake) };
  }
}

/**
 * @param {string} program
 * @param {string} root
 */
function run(program, root) {
  const own = { exports: /** @type {Content} */ ({}) };
  const load = compileFunction(program, ["module", "require"], { filename: PROGRAM });
  try {
    load(own, createRequire(join(root, "package.json")));
    return { content: own.exports };
  } catch (error) {
    return { mistakes: [placeOf(/** @type {Error} */ (error), program)] };
  }
}

/**
 * A mistake that the content's own check found says all; of any other the line is shown. In the bundle, each
 * file's part begins with its name.
 * @param {Error} error
 * @param {string} program
 */
function placeOf(error, program) {
  const line = Number(new RegExp(`${PROGRAM}:(\\d+)`).exec(error.stack ?? "")?.[1]);
  const before = program.split("\n").slice(0, line);
  const file = before.findLast((text) => /^\/\/ \S+\.\w+$/.test(text))?.slice(3);
  if (error.message.includes("\n") || !file?.startsWith("lib/")) return error.message;
  const unknown = / is not defined$/.test(error.message);
  const right = unknown
    ? "un texto entre comillas, true o false, o un nombre que exista (import o facts)"
    : error.message;
  return mistake(file, before.at(-1)?.trim(), `${right}${unknown ? ` (${error.message})` : ""}`);
}
