import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { installWithApt } from "./apt.mjs";
import { Failure } from "./failure.mjs";

/** Where it is when PATH does not lead there: Debian's, Homebrew's on both kinds of Mac. */
const USUAL = ["/usr/sbin", "/usr/local/sbin", "/opt/homebrew/bin", "/usr/local/bin"];

/**
 * What the search may ask of the machine.
 * @typedef {object} Machine
 * @property {NodeJS.ProcessEnv} env
 * @property {(path: string) => boolean} exists
 * @property {(name: string) => Promise<void>} install a package of Debian's, where that can be done
 */

/**
 * The program file of nginx, if there is one.
 * @param {Machine} machine
 */
export function findNginx({ env, exists }) {
  const chosen = env.NGINX_PATH;
  if (!chosen) {
    const folders = [...(env.PATH ?? "").split(delimiter).filter(Boolean), ...USUAL];
    return folders.map((folder) => join(folder, "nginx")).find(exists);
  }
  if (exists(chosen)) return chosen;
  throw new Failure(`NGINX_PATH is "${chosen}", and there is no such file. Correct it, or unset it.`);
}

/** @type {Machine} */
const thisMachine = { env: process.env, exists: existsSync, install: installWithApt };

/**
 * The program file of nginx, for the test of docs/nginx.conf; installed first when the machine has none.
 * @param {Machine} [machine]
 */
export async function requireNginx(machine = thisMachine) {
  const there = findNginx(machine);
  if (there) return there;
  console.info("No nginx found: trying to install Debian's ...");
  await machine.install("nginx-light");
  const found = findNginx(machine);
  if (found) return found;
  throw new Failure(
    "The test of docs/nginx.conf needs nginx: none was found, and none could be installed.\n" +
      "Install it (on Debian: apt install nginx-light; on a Mac: brew install nginx), so that PATH leads to it,\n" +
      "or set NGINX_PATH to its program file, then try again.",
  );
}
