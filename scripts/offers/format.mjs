import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { Failure } from "../failure.mjs";

/**
 * A file's text as the house's formatter writes it.
 * @param {string} root
 * @param {string} path
 * @param {string} text
 */
export function formatted(root, path, text) {
  const own = createRequire(join(root, "package.json")).resolve("@biomejs/biome/package.json");
  const args = [
    join(dirname(own), "bin/biome"),
    "format",
    "--vcs-enabled=false",
    `--stdin-file-path=${path}`,
  ];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: root,
    input: text,
    encoding: "utf8",
  });
  if (status === 0) return stdout;
  throw new Failure(`No se ha podido dar formato a ${path}, y no se ha cambiado nada:\n${stderr.trim()}`);
}

/**
 * A changed text in the house's format; one that was not in it before keeps its own.
 * @param {string} root
 * @param {string} path
 * @param {string} before
 * @param {string} after
 */
export const formattedAsBefore = (root, path, before, after) =>
  formatted(root, path, before) === before ? formatted(root, path, after) : after;

/**
 * Changes a text line by line, and gives it back with the ends of lines that it had: an editor's program may have
 * written Windows' own.
 * @param {string} before
 * @param {(text: string) => string} edit
 */
export function withOwnLineEnds(before, edit) {
  const after = edit(before.replaceAll("\r\n", "\n"));
  return before.includes("\r\n") ? after.replaceAll("\n", "\r\n") : after;
}
