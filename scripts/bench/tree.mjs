// A throwaway copy of the tree, where anything may be written: packages are linked, not copied, where that can be.
import {
  copyFileSync,
  cpSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const LEFT_OUT = /^(\..*|node_modules|coverage|test-results|__tests__|.*\.tsbuildinfo)$/;

/**
 * Gives a copy of the tree to a task, and removes it whatever happens.
 * @template T
 * @param {(tree: string) => Promise<T>} task
 * @returns {Promise<T>}
 */
export async function inCopyOfTree(task) {
  const tree = mkdtempSync(join(tmpdir(), "planamigo-bench-"));
  const remove = () => rmSync(tree, { recursive: true, force: true });
  process.once("exit", remove);
  try {
    for (const name of readdirSync(".").filter((one) => !LEFT_OUT.test(one)))
      cpSync(name, join(tree, name), { recursive: true });
    linkFolder("node_modules", join(tree, "node_modules"));
    return await task(tree);
  } finally {
    process.off("exit", remove);
    remove();
  }
}

/**
 * A link that leads out of the tree would stop the build, so the folder is made anew and its files are shared.
 * @param {string} from
 * @param {string} to
 */
function linkFolder(from, to) {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (entry.name === ".cache") continue;
    const source = join(from, entry.name);
    const target = join(to, entry.name);
    if (entry.isDirectory()) linkFolder(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkOrCopy(source, target);
  }
}

/**
 * @param {string} source
 * @param {string} target
 */
function linkOrCopy(source, target) {
  try {
    linkSync(source, target);
  } catch {
    // Another disk, or one without links.
    copyFileSync(source, target);
  }
}
