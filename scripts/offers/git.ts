import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { plainText } from "@/lib/catalogue/characters";
import { gitCure } from "./words/git-failures";
import { fileOf, folders } from "@/lib/catalogue/finding";
import type { Committed } from "@/lib/catalogue/history-checks";
import { readSources, type Sources } from "@/lib/catalogue/read-sources";
import { Refusal } from "./words/command-errors";

interface GitAnswer {
  ok: boolean;
  out: string;
  bytes: Buffer;
  /** Git's standard error. */
  message: string;
}

/** Long enough for a slow connection; a network that answers nothing must not hang the command. */
const TIMEOUT = 120_000;

/** Runs git in a folder. Its messages are in English, so that `gitCure` recognises them. */
function spawnGit(
  root: string,
  args: readonly string[],
  { input = "", ...variables }: Record<string, string> = {},
): GitAnswer {
  const env = { ...process.env, LC_ALL: "C", ...variables };
  const { error, status, stdout, stderr } = spawnSync("git", args, {
    ...{ cwd: root, env, input, timeout: TIMEOUT, maxBuffer: Number.POSITIVE_INFINITY },
  });
  const failure = error ? `${error.message}\n` : "";
  const bytes = stdout ?? Buffer.alloc(0);
  return {
    ...{ ok: status === 0, out: String(bytes).trimEnd(), bytes },
    message: `${failure}${stderr ?? ""}`.trim(),
  };
}

/** Runs a git command that may fail. */
export const tryGit = (root: string, ...args: string[]): GitAnswer => spawnGit(root, args);

/** The output of a git command. Throws a `Refusal` with the cause, the cure and git's own words. */
export const runGit = (root: string, ...args: string[]): string => outputOf(args, spawnGit(root, args));

function outputOf(args: readonly string[], { ok, out, message }: GitAnswer): string {
  if (ok) return out;
  throw new Refusal(`No se ha publicado nada: ${gitCure(message)}\n${quoted(args, message)}`);
}

/** A git command that can be pasted into a terminal, and what git answered. */
function quoted(args: readonly string[], reported: string): string {
  const word = (arg: string) =>
    /^[\w@%+=:,./^~-]+$/.test(arg) ? arg : `'${arg.replaceAll("'", String.raw`'\''`)}'`;
  const lines = reported.split("\n").map((line) => `  | ${line}`.trimEnd());
  return [`La orden era\n  git ${args.map(word).join(" ")}\ny git dice:`, ...lines].join("\n");
}

/** The offers' files at a commit; undefined if there is no such commit. */
export function filesAt(root: string, commit: string): Committed | undefined {
  const { ok, out } = tryGit(root, "ls-tree", "--name-only", commit, `${folders.offers}/`);
  if (!ok) return undefined;
  const ids = out.split("\n").flatMap((file) => /([\w-]+)\.yaml$/.exec(file)?.[1] ?? []);
  const input = ids.map((id) => `${commit}:${fileOf(id)}\n`).join("");
  // One process for all files: each is a line with its size, its bytes and a line end.
  const args = ["cat-file", "--batch=%(objectsize)"];
  const answer = spawnGit(root, args, { input });
  outputOf(args, answer);
  let end = -1;
  const texts = ids.map((id) => {
    const begin = answer.bytes.indexOf("\n", end + 1) + 1;
    end = begin + Number(answer.bytes.subarray(end + 1, begin));
    return [id, plainText(`${answer.bytes.toString("utf8", begin, end).trimEnd()}\n`)] as const;
  });
  return { commit, texts: Object.fromEntries(texts) };
}

/** The offers at a commit; undefined if there is no such commit. */
export function sourcesAt({ root }: { root: string }, commit: string): Sources | undefined {
  const files = filesAt(root, commit);
  return files && readSources(root, files.texts);
}

/** The id of a file's content at a commit; undefined if there is no such file. */
export function blobAt(root: string, commit: string, file: string): string | undefined {
  const { ok, out } = tryGit(root, "rev-parse", "--verify", "--quiet", `${commit}:${file}`);
  return ok ? out : undefined;
}

/** The id of a tree: a commit's, with this folder's version of some files. The editor's staged files stay as they are. */
export function treeWithFiles(root: string, commit: string, files: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), "publicar-"));
  const git = (...args: string[]) =>
    outputOf(args, spawnGit(root, args, { GIT_INDEX_FILE: join(folder, "index") }));
  try {
    git("read-tree", commit);
    git("update-index", "--add", "--remove", "--", ...files);
    return git("write-tree");
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
