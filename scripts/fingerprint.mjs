import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readsEnvFiles, settingsIn } from "./environment.mjs";

const ENV_FILES = [".env", ".env.local", ".env.production", ".env.production.local"];
const NO_SOURCE =
  /^(\..*|node_modules|coverage|test-results|__tests__|next-env\.d\.ts|.*\.(md|tsbuildinfo))$/;

/**
 * Every file that a build may read, as paths from the root in a fixed order.
 * @param {string} root
 * @param {string} [folder]
 * @returns {string[]}
 */
function sources(root, folder = "") {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => !NO_SOURCE.test(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = folder ? `${folder}/${entry.name}` : entry.name;
      return entry.isDirectory() ? sources(root, path) : [path];
    });
}

/**
 * A digest of everything that a build depends on: two equal ones mean the same build.
 * @param {string} root
 * @param {NodeJS.ProcessEnv} env
 */
export function fingerprint(root, env) {
  const envFiles = readsEnvFiles(env) ? ENV_FILES.filter((name) => existsSync(join(root, name))) : [];
  const digest = createHash("sha256").update(JSON.stringify(settingsIn(env)));
  for (const path of [...envFiles, ...sources(root)]) {
    const content = readFileSync(join(root, path));
    digest.update(JSON.stringify([path, content.length])).update(content);
  }
  return digest.digest("hex");
}
