import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { plainText } from "@/lib/catalogue/characters";
import { gitCure } from "./words/git-failures";
import { fileOf, folders } from "@/lib/catalogue/finding";
import type { Committed } from "@/lib/catalogue/kept-history";
import { readSources, type Sources } from "@/lib/catalogue/read-sources";
import { Refusal } from "./refusal";

interface GitAnswer {
  ok: boolean;
  out: string;
  /** What git says beside its output, in its own words. */
  message: string;
}

/** Long enough for a slow connection; a network that answers nothing must not hang the command. */
const TIMEOUT = 120_000;

/** Runs git in a folder. Its messages are in English, so that `gitCure` recognises them. */
export function tryGit(root: string, ...args: string[]): GitAnswer {
  const env = { ...process.env, LC_ALL: "C" };
  const { error, status, stdout, stderr } = spawnSync("git", args, {
    ...{ cwd: root, env, encoding: "utf8", timeout: TIMEOUT, stdio: ["ignore", "pipe", "pipe"] },
  });
  const failure = error ? `${error.message}\n` : "";
  return { ok: status === 0, out: (stdout ?? "").trimEnd(), message: `${failure}${stderr ?? ""}`.trim() };
}

/** The output of a git command. Throws a `Refusal` with the cause, the cure and git's own words. */
export function runGit(root: string, ...args: string[]): string {
  const { ok, out, message } = tryGit(root, ...args);
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

/** The texts at a commit of the offers in a list of files. */
function textsAt(root: string, commit: string, list: string): Record<string, string> {
  const ids = list.split("\n").flatMap((file) => /([\w-]+)\.yaml$/.exec(file)?.[1] ?? []);
  const texts = ids.map(
    (id) => [id, plainText(`${runGit(root, "show", `${commit}:${fileOf(id)}`)}\n`)] as const,
  );
  return Object.fromEntries(texts);
}

/** The offers at a commit; undefined if there is no such commit. */
export function sourcesAt({ root }: { root: string }, commit: string): Sources | undefined {
  const { ok, out } = tryGit(root, "ls-tree", "--name-only", commit, `${folders.offers}/`);
  return ok ? readSources(root, textsAt(root, commit, out)) : undefined;
}

/** The offers' files that have changed or are gone since a commit, as they were; undefined if there is no such commit. */
export function committedAt(root: string, commit: string): Committed | undefined {
  const filters = ["--name-only", "--no-renames", "--diff-filter=a"];
  const { ok, out } = tryGit(root, "diff", ...filters, commit, "--", folders.offers);
  return ok ? { commit, texts: textsAt(root, commit, out) } : undefined;
}

/** Runs a task in a worktree of its own, at a commit; the editor's folder, branch and staged files stay as they are. */
export async function inWorktree<T>(
  root: string,
  commit: string,
  task: (tree: string) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), "publicar-"));
  const tree = join(folder, "web");
  try {
    runGit(root, "worktree", "add", "--quiet", "--detach", tree, commit);
    // Git keeps no empty folder.
    for (const below of Object.values(folders)) mkdirSync(join(tree, below), { recursive: true });
    const modules = join(root, "node_modules");
    if (existsSync(modules) && !existsSync(join(tree, "node_modules")))
      symlinkSync(modules, join(tree, "node_modules"), "junction");
    return await task(tree);
  } finally {
    rmSync(folder, { recursive: true, force: true });
    tryGit(root, "worktree", "prune");
  }
}
