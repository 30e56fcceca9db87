import { accessSync, constants, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { requireGoodContent } from "./content.mjs";
import { Failure } from "./failure.mjs";
import { fingerprint } from "./fingerprint.mjs";
import { damaged, inventory, requireRoom } from "./intact.mjs";
import { NEXT } from "./next.mjs";
import { run } from "./process.mjs";

// It lies in the build's own folder: who deletes the one deletes the other, and so does a bare `next build`.
/** @param {NodeJS.ProcessEnv} env */
const markOf = (env) => join(env.DIST_DIR ?? ".next", "fingerprint");

/**
 * Whether the build of these sources and settings is there, and as whole as it was made.
 * @param {NodeJS.ProcessEnv} env
 */
export function isBuilt(env) {
  const folder = dirname(markOf(env));
  try {
    const { state, files } = JSON.parse(readFileSync(markOf(env), "utf8"));
    if (state !== fingerprint(".", env)) return false;
    const path = damaged(folder, files);
    if (path)
      console.warn(`The build in "${folder}" is damaged (${path} is missing or cut short): making it again.`);
    return !path;
  } catch {
    return false;
  }
}

/**
 * Makes the folder of a build, and says so when it cannot be written.
 * @param {string} folder
 */
export function requireWritable(folder) {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    throw new Failure(
      `The build cannot be written into "${folder}" (${code}). Free it, or set DIST_DIR to another folder.`,
    );
  }
}

/**
 * Builds into the folder DIST_DIR. The mark is written last, so an interrupted build is not taken for one.
 * @param {NodeJS.ProcessEnv} env
 */
export async function buildSite(env) {
  const mark = markOf(env);
  const state = fingerprint(".", env);
  await requireGoodContent(env);
  requireWritable(dirname(mark));
  requireRoom(dirname(mark));
  rmSync(mark, { force: true });
  const code = await run(process.execPath, [NEXT, "build"], { env });
  if (code !== 0) throw new Failure("The build failed: the reason is above.", code);
  writeFileSync(mark, JSON.stringify({ state, files: inventory(dirname(mark)) }));
}

/**
 * Builds unless that very build is there: same sources, packages and settings.
 * @param {NodeJS.ProcessEnv} env
 * @param {string} [name] of the site, for the message
 */
export async function buildIfNeeded(env, name = "site") {
  if (isBuilt(env)) return;
  console.info(`Building the ${name} (into ${env.DIST_DIR}) ...`);
  await buildSite(env);
}
