import { existsSync, lstatSync, readdirSync, statfsSync } from "node:fs";
import { dirname, join, resolve, sep } from "node:path";
import { Failure } from "./failure.mjs";

/** What a server or a later build may still write into the folder of a build. */
const CHANGING = /^(cache|diagnostics|dev|fingerprint|lock|logs|trace.*|types|.*\.tsbuildinfo)$/;

/** What a build takes on the disk, with its cache. */
const NEEDED_MB = 300;

/**
 * The files of a build, each with its size.
 * @param {string} folder
 * @returns {[path: string, size: number][]}
 */
export function inventory(folder) {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => !CHANGING.test(path.split(sep)[0] ?? ""))
    .map((path) => ({ path, file: lstatSync(join(folder, path)) }))
    .flatMap(({ path, file }) => (file.isFile() ? [[path, file.size]] : []));
}

/**
 * The first file that is no longer as it was: a copy broke off, somebody tidied up, a disk was full.
 * @param {string} folder
 * @param {[path: string, size: number][]} files
 */
export function damaged(folder, files) {
  const found = files.find(
    ([path, size]) => lstatSync(join(folder, path), { throwIfNoEntry: false })?.size !== size,
  );
  return found?.[0];
}

/**
 * @param {string} folder that may not exist yet
 * @returns {number}
 */
function freeMegabytes(folder) {
  const path = resolve(folder);
  if (!existsSync(path)) return freeMegabytes(dirname(path));
  const { bavail, bsize } = statfsSync(path);
  return Math.floor((bavail * bsize) / 1024 / 1024);
}

/**
 * Says so when a disk has no room for a build, which would end in the middle of something.
 * @param {string} folder
 * @param {number} [free] megabytes
 */
export function requireRoom(folder, free = freeMegabytes(folder)) {
  if (free >= NEEDED_MB) return;
  throw new Failure(
    `The disk that holds "${folder}" is full: ${free} MB are free, and a build needs about ${NEEDED_MB}. ` +
      "Make room, or set DIST_DIR to a folder of another disk.",
  );
}
