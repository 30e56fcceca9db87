import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileOf, folders } from "@/lib/catalogue/finding";
import { readSources, type Sources } from "@/lib/catalogue/read-sources";
import { Refusal, type Work } from "./work";

interface GitAnswer {
  ok: boolean;
  out: string;
  /** What git says beside its output, in its own words. */
  message: string;
}

/** Long enough for a slow connection; a network that answers nothing must not hang the command. */
const TIMEOUT = 120_000;

/** Runs git in a folder. Its messages are in English, so that `cures` recognises them. */
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
  throw new Refusal(`No se ha publicado nada: ${cureOf(message)}\n${quoted(args, message)}`);
}

const identity =
  'git no sabe quién eres. Díselo una vez y repite la orden:\n  git config --global user.name "Tu nombre"\n  git config --global user.email tu@correo.es';

/** What to do about a failure, by git's words; the first that fits. */
const cures: readonly (readonly [words: RegExp, cure: string])[] = [
  [/ENOENT/, "falta git. Instálalo desde https://git-scm.com y repite la orden."],
  [
    /ETIMEDOUT/,
    "el repositorio no responde a tiempo. Mira la conexión y repite la orden: nada se ha perdido.",
  ],
  [
    /not a git repository \(or/,
    "esta carpeta no viene de un repositorio. Descárgala con «git clone» y la dirección del repositorio, y haz ahí los cambios.",
  ],
  [/tell me who you are|empty ident|auto-detect email|no email was given|no name was given/, identity],
  [
    /does not appear to be a git repository|No such remote|Repository not found|repository '.*' not found/i,
    "no se encuentra el repositorio remoto. Mira su dirección con «git remote -v» y corrígela con «git remote set-url origin DIRECCIÓN».",
  ],
  [
    /protected branch|hook declined|GH\d{3}|denied to|\[remote rejected\]/,
    "el repositorio no ha aceptado la rama. Pide a quien lo administra permiso para crear ramas «ofertas/…».",
  ],
  [
    /Authentication failed|could not read (Username|Password)|Permission denied|returned error: 40[13]/,
    "el repositorio no te deja entrar. Inicia sesión («gh auth login», o la de tu editor) y repite la orden.",
  ],
  [
    /resolve host|unable to access|Could not read from remote|Connection (refused|reset|timed out)|unreachable/,
    "no hay conexión con el repositorio. Cuando la haya, repite la orden: nada se ha perdido.",
  ],
];

const cureOf = (reported: string) =>
  cures.find(([words]) => words.test(reported))?.[1] ?? "git no ha podido.";

/** A git command that can be pasted into a terminal, and what git answered. */
function quoted(args: readonly string[], reported: string): string {
  const word = (arg: string) =>
    /^[\w@%+=:,./^~-]+$/.test(arg) ? arg : `'${arg.replaceAll("'", String.raw`'\''`)}'`;
  const lines = reported.split("\n").map((line) => `  | ${line}`.trimEnd());
  return [`La orden era\n  git ${args.map(word).join(" ")}\ny git dice:`, ...lines].join("\n");
}

/** The offers at a commit; undefined if there is no such commit. */
export function sourcesAt({ root }: Work, commit: string): Sources | undefined {
  const list = tryGit(root, "ls-tree", "--name-only", commit, `${folders.offers}/`);
  if (!list.ok) return undefined;
  const ids = list.out.split("\n").flatMap((file) => /([\w-]+)\.yaml$/.exec(file)?.[1] ?? []);
  const texts = ids.map((id) => [id, `${runGit(root, "show", `${commit}:${fileOf(id)}`)}\n`] as const);
  return readSources(root, Object.fromEntries(texts));
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
