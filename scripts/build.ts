import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildSettings } from "../lib/config/build";

/** The variables that change what a build contains. */
export const SETTING =
  /^(NEXT_PUBLIC_.*|BUILD_OUTPUT|OFFERS_PREVIEW|STORAGE_CONSENT|TRAINING_CRAWLERS|VERCEL.*|SENTRY_.*|NEXT_(ENABLE_ADAPTER|ADAPTER_PATH))$/;

/** Files that no build reads. Dot files are skipped too, except `.env*`. */
const NO_SOURCE =
  /^(\.(?!env)|node_modules$|coverage$|test-results$|__tests__$|docs$|next-env\.d\.ts$|(biome|eslint|jest|playwright)\b|.*\.(md|tsbuildinfo)$)/;

function sources(folder = "."): string[] {
  const entries = readdirSync(folder, { withFileTypes: true }).filter(({ name }) => !NO_SOURCE.test(name));
  return entries.flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? sources(path) : [path];
  });
}

/** A digest of the tree, the installed packages and the settings: two equal ones mean the same build. */
function fingerprint(env: NodeJS.ProcessEnv): string {
  const digest = createHash("sha256");
  for (const name of Object.keys(env).sort()) if (SETTING.test(name)) digest.update(`${name}=${env[name]}\0`);
  for (const path of sources().sort()) digest.update(`${path}\0`).update(readFileSync(path));
  return digest.digest("hex");
}

/** Builds into the folder DIST_DIR unless it holds the same build already; returns npm's exit code. */
export function buildIfNeeded(env: NodeJS.ProcessEnv): number {
  // Inside the build's folder, so that both disappear together when a build begins. One that is refused before, because of
  // a wrong setting, leaves both.
  const { distDir } = buildSettings(env);
  const mark = join(distDir, "fingerprint");
  const state = fingerprint(env);
  if (existsSync(mark) && readFileSync(mark, "utf8") === state) return 0;
  console.info(`Building the site into ${distDir} ...`);
  const { status } = spawnSync("npm run --silent build", { env, stdio: "inherit", shell: true });
  // Written last, so that an interrupted build does not count.
  if (status === 0) writeFileSync(mark, state);
  return status ?? 1;
}
