import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { requireGoodContent } from "./content.mjs";
import { Failure } from "./failure.mjs";
import { fingerprint } from "./fingerprint.mjs";
import { run } from "./process.mjs";

export const NEXT = "node_modules/next/dist/bin/next";

// It lies in the build's own folder: who deletes the one deletes the other, and so does a bare `next build`.
/** @param {NodeJS.ProcessEnv} env */
const markOf = (env) => join(env.DIST_DIR ?? ".next", "fingerprint");

/** @param {NodeJS.ProcessEnv} env */
function isBuilt(env) {
  try {
    return readFileSync(markOf(env), "utf8") === fingerprint(".", env);
  } catch {
    return false;
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
  rmSync(mark, { force: true });
  const code = await run(process.execPath, [NEXT, "build"], { env });
  if (code !== 0) throw new Failure("The build failed: the reason is above.", code);
  mkdirSync(join(mark, ".."), { recursive: true });
  writeFileSync(mark, state);
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
