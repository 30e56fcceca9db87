import { tmpdir } from "node:os";
import { loadEnvFiles } from "../env-files.mjs";
import { setEnabled, verify } from "./change.mjs";
import { check } from "./check.mjs";
import { list } from "./list.mjs";
import { create } from "./new.mjs";
import { HELP, misuse, readOrder } from "./usage.mjs";

/** @typedef {import("./content.mjs").Work} Work */

/**
 * Does what an editor asks for.
 * @param {string[]} args
 * @param {Work} work
 * @param {import("./check.mjs").Options["limits"]} [limits] of visits to links
 * @returns {Promise<number>} the exit code
 */
export async function runOffers(args, work, limits) {
  const { command, ids, values } = readOrder(args, work.env);
  const { json, strict, note } = /** @type {{ json?: boolean, strict?: boolean, note?: string }} */ (values);
  switch (command) {
    case "list":
      return list(work, { json, strict });
    case "check":
      return check(work, ids, { json, strict, noLinks: values["no-links"] === true, limits });
    case "new":
      await create(work, values);
      return 0;
    case "verify":
      if (note?.trim() === "") throw misuse('La nota está vacía: --note "Sube el regalo a 20 €."');
      await verify(work, ids, note);
      return 0;
    case "enable":
    case "disable":
      await setEnabled(work, ids, command === "enable");
      return 0;
    default:
      work.output.write(HELP);
      return 0;
  }
}

/**
 * `npm run offers`, with the settings that a build would use.
 * @param {string[]} args
 */
export async function main(args) {
  await loadEnvFiles(process.cwd(), false);
  for (const output of [process.stdout, process.stderr]) output.on("error", unlessUnread);
  process.exitCode = await runOffers(args, {
    root: process.cwd(),
    env: process.env,
    now: new Date(),
    temporary: tmpdir(),
    input: process.stdin,
    output: process.stdout,
    progress: process.stderr,
  });
}

/**
 * Whoever reads through «| head» may stop early; the command ends its work all the same.
 * @param {NodeJS.ErrnoException} error
 */
function unlessUnread(error) {
  if (error.code !== "EPIPE") throw error;
}
