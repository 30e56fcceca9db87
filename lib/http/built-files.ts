import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { build, DIST_DIR } from "../config/build";
import { type Encoding, encodings } from "./encoding";

/** What a build consists of, written at its end (`scripts/lean/pages.ts`). Paths are relative to its folder. */
export interface BuiltFiles {
  /** Size of each prerendered file, of its headers and of its compressed forms. */
  bytes: Record<string, number>;
  /** Prerendered files by digest (`DIGEST`). Beside each text stand its compressed forms (`encodings`). */
  prerendered: Record<string, string>;
  /** The error page, and its Content-Security-Policy. */
  errorPage: string;
  errorPolicy: string;
}

/** The file of the list, in the build's folder. */
export const FILES_LIST = "built-files.json";

/** The site's server (`scripts/serve.ts`), in the build's folder. */
export const SERVER_FILE = "serve.mjs";

/**
 * An internal header of prerendered files: the digest by which our server finds their size and compressed forms. The server
 * removes it.
 */
export const DIGEST = "x-built-file";

/**
 * Reads the list of a build.
 *
 * @throws if the list or one of its files is missing, or has another size than the build wrote
 */
function checkedFiles(folder: string): BuiltFiles {
  const list = readList(folder);
  const wrong = Object.entries(list.bytes).filter(([path, bytes]) => sizeOf(join(folder, path)) !== bytes);
  if (wrong.length > 0)
    throw new Error(
      `The build in ${folder} is not whole: ${wrong.length} of its files are missing or changed, such as ${wrong[0]?.[0]}. Build it again.`,
    );
  return list;
}

function readList(folder: string): BuiltFiles {
  try {
    return JSON.parse(readFileSync(join(folder, FILES_LIST), "utf8"));
  } catch {
    throw new Error(`The build in ${folder} has no list of its files: it did not finish. Build it again.`);
  }
}

const sizeOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.size;

/** Whether one page of the build that this process serves can still be read. */
export function canReadPages(): boolean {
  const folder = join(/* turbopackIgnore: true */ process.cwd(), build.distDir ?? DIST_DIR);
  try {
    const { errorPage, bytes } = readList(folder);
    return readFileSync(join(folder, errorPage)).length === bytes[errorPage];
  } catch {
    return false;
  }
}

/** The build that a server serves. */
export interface ServedBuild {
  errorPage: { html: string; policy: string };
  /** The size of a prerendered file as it was built, in bytes; undefined if the build has no such file. */
  size: (digest: string) => number | undefined;
  /** The compressed form of a prerendered text; undefined if there is none, or its file is lost. */
  compressed: (digest: string, encoding: Encoding) => Buffer | undefined;
}

/**
 * Opens a build that is to be served.
 *
 * @throws if it is not whole
 */
export function openBuild(folder: string): ServedBuild {
  const { bytes, prerendered, errorPage, errorPolicy } = checkedFiles(folder);
  return {
    errorPage: { html: readFileSync(join(folder, errorPage), "utf8"), policy: errorPolicy },
    size: (digest) => bytes[prerendered[digest] ?? ""],
    compressed: (digest, encoding) => {
      const path = `${prerendered[digest]}${encodings.find(([name]) => name === encoding)?.[1]}`;
      if (bytes[path] === undefined) return undefined;
      try {
        const body = readFileSync(join(folder, path));
        return body.length === bytes[path] ? body : undefined;
      } catch {
        return undefined;
      }
    },
  };
}
