import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Failure } from "./failure.mjs";
import { npm } from "./npm.mjs";

/** @typedef {{ version?: string, integrity?: string, optional?: boolean, os?: string[], cpu?: string[] }} Entry */
/** @typedef {Record<string, Entry>} Packages */

/**
 * @param {string} file
 * @returns {Packages | undefined}
 */
function packagesIn(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8")).packages;
  } catch {
    return undefined;
  }
}

/**
 * Whether what npm noted in node_modules is what the lockfile asks for. A package that is optional or made
 * for another system may be absent.
 * @param {Packages} wanted
 * @param {Packages | undefined} found
 */
export function sameInstall(wanted, found) {
  if (!found || Object.keys(found).some((path) => !wanted[path])) return false;
  return Object.entries(wanted).every(([path, entry]) => {
    const other = found[path];
    if (path === "") return true;
    if (!other) return Boolean(entry.optional ?? entry.os ?? entry.cpu);
    return entry.version === other.version && entry.integrity === other.integrity;
  });
}

/** @param {string} root */
export function isInstalled(root) {
  const wanted = packagesIn(join(root, "package-lock.json"));
  const found = packagesIn(join(root, "node_modules", ".package-lock.json"));
  if (!wanted || !sameInstall(wanted, found)) return false;
  return Object.keys(found ?? {}).every((path) => existsSync(join(root, path, "package.json")));
}

/** Installs the packages of the lockfile unless they are there. */
export async function installIfNeeded() {
  if (isInstalled(".")) return;
  console.info("Installing packages (npm ci) ...");
  const code = await npm(["ci", "--include=dev", "--loglevel=error"]);
  if (code === 0) return;
  throw new Failure("The packages could not be installed (see above). Check the network, then try again.");
}
