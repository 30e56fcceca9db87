import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { build, DIST_DIR } from "../config/build";

/** What a build consists of, written at its end (`scripts/lean/pages.ts`). Paths are relative to its folder. */
export interface BuiltFiles {
  /** Size of each prerendered file and of its headers. */
  bytes: Record<string, number>;
  /** The error page, and its Content-Security-Policy. */
  errorPage: string;
  errorPolicy: string;
}

/** The file of the list, in the build's folder. */
export const FILES_LIST = "built-files.json";

/** The folder of the build that this process serves. */
export function buildFolder(): string {
  return join(/* turbopackIgnore: true */ process.cwd(), build.distDir() ?? DIST_DIR);
}

/**
 * Reads the list of a build.
 *
 * @throws if the list or one of its files is missing, or has another size than the build wrote
 */
export function checkedFiles(folder: string): BuiltFiles {
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

/** Whether one page of the build can still be read. */
export function canReadPages(folder: string): boolean {
  try {
    const { errorPage, bytes } = readList(folder);
    return readFileSync(join(folder, errorPage)).length === bytes[errorPage];
  } catch {
    return false;
  }
}
