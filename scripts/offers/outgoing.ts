import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { folders } from "@/lib/catalogue/finding";
import { runGit, tryGit } from "./git";
import { Refusal } from "./work";

/** The repository that offers are published to. */
export interface Remote {
  name: string;
  /** Address, as git has it. */
  url: string;
  /** The branch that the site is built from. */
  main: string;
  /** The commit of each branch there. */
  branches: ReadonlyMap<string, string>;
}

/** Commits that this copy has published, by branch: what comes back from the remote may be its own. */
const PUBLISHED = "refs/publicado/";

/** Reads which repository to publish to, and fetches its main branch. Throws a `Refusal` if it cannot be reached. */
export function readRemote(root: string): Remote {
  runGit(root, "rev-parse", "--git-dir");
  const names = runGit(root, "remote").split("\n").filter(Boolean);
  const name = names.includes("origin") ? "origin" : names[0];
  if (!name)
    throw new Refusal(
      "No se ha publicado nada: esta copia no tiene repositorio remoto. Dile cuál es y repite la orden:\n  git remote add origin https://github.com/USUARIO/REPOSITORIO.git",
    );
  runGit(root, "var", "GIT_AUTHOR_IDENT");
  const list = runGit(root, "ls-remote", "--symref", name, "HEAD", "refs/heads/*");
  const [, main] = /^ref: refs\/heads\/(\S+)\s+HEAD$/m.exec(list) ?? [];
  if (!main)
    throw new Refusal(
      `No se ha publicado nada: el repositorio «${name}» está vacío. Quien programa tiene que subir antes el proyecto.`,
    );
  runGit(root, ...fetching({ name, main }));
  const branches = [...list.matchAll(/^(\w+)\trefs\/heads\/(.+)$/gm)].map(
    ([, commit = "", branch = ""]) => [branch, commit] as const,
  );
  const url = runGit(root, "config", "--get", `remote.${name}.url`);
  return { name, url, main, branches: new Map(branches) };
}

const fetching = ({ name, main }: Pick<Remote, "name" | "main">) => [
  ...["fetch", "--quiet", name],
  `+refs/heads/${main}:refs/remotes/${name}/${main}`,
];

/** Fetches the remote's main branch again, if it can be reached. */
export function fetchMain(root: string, remote: Remote): void {
  tryGit(root, ...fetching(remote));
}

/** The remote's main branch, as fetched. */
export const mainOf = ({ name, main }: Remote) => `${name}/${main}`;

/** The id of a file's content at a commit; undefined if there is no such file. */
export function blobAt(root: string, commit: string, file: string): string | undefined {
  const { ok, out } = tryGit(root, "rev-parse", "--verify", "--quiet", `${commit}:${file}`);
  return ok ? out : undefined;
}

/** The offer of a file, if it is an offer's: its YAML, or a picture of its page. */
export function offerOfFile(file: string): string | undefined {
  const [, id, picture] =
    new RegExp(`^(?:${folders.offers}/([\\w-]+)\\.yaml|${folders.heroes}/([\\w-]+?)(?:-\\d+)?\\.\\w+)$`).exec(
      file,
    ) ?? [];
  return id ?? (picture === "not-found" ? undefined : picture);
}

/** Offer files of this folder that differ from where it left the remote's main branch: committed, staged or not. */
function changedFiles(root: string, fork: string): string[] {
  const paths = ["--", ...Object.values(folders)];
  const tracked = runGit(root, "diff", "--name-only", "-z", fork, ...paths);
  const others = runGit(root, "ls-files", "-z", "--others", "--exclude-standard", ...paths);
  return [...new Set(`${tracked}\0${others}`.split("\0"))].filter((file) => offerOfFile(file) !== undefined);
}

/** Changed files that are no offer's and stay here. */
export function leftFiles(root: string): string[] {
  const files = runGit(root, "status", "--porcelain", "-z").split("\0");
  return files.map((line) => line.slice(3)).filter((file) => file && offerOfFile(file) === undefined);
}

/** The commits that this copy published, newest first, with their branches. */
function published(root: string): { branch: string; commit: string }[] {
  const format = "--format=%(refname) %(objectname)";
  const list = runGit(root, "for-each-ref", "--sort=-committerdate", format, PUBLISHED);
  return list.split("\n").flatMap((line) => {
    const [ref = "", commit = ""] = line.split(" ");
    return commit ? [{ branch: ref.slice(PUBLISHED.length), commit }] : [];
  });
}

/** Remembers what was sent. */
export function rememberPublished(root: string, branch: string, commit: string): void {
  runGit(root, "update-ref", PUBLISHED + branch, commit);
}

/** What would be sent: the files that differ, the commit to build on, and the branch if an open request goes on. */
export interface Outgoing {
  files: string[];
  start: string;
  branch?: string | undefined;
}

/** Finds the offer files to send. A request of this copy that is not merged yet and has the same offers goes on. */
export function outgoing(root: string, remote: Remote): Outgoing {
  const main = mainOf(remote);
  const fork = tryGit(root, "merge-base", "HEAD", main);
  if (!fork.ok)
    throw new Refusal(
      `No se ha publicado nada: esta copia y «${main}» no tienen nada en común. Descarga el repositorio otra vez con «git clone» y haz ahí los cambios.`,
    );
  const changed = changedFiles(root, fork.out);
  const open = published(root).find(
    ({ branch, commit }) =>
      remote.branches.get(branch) === commit &&
      changed.some((file) => blobAt(root, commit, file) !== blobAt(root, fork.out, file)) &&
      changed.some((file) => blobAt(root, commit, file) !== blobAt(root, main, file)),
  );
  const start = open?.commit ?? runGit(root, "rev-parse", main);
  const files = changed.filter((file) => contentHere(root, file) !== blobAt(root, start, file));
  return { files, start, branch: open?.branch };
}

const contentHere = (root: string, file: string) =>
  existsSync(join(root, file)) ? runGit(root, "hash-object", "--", file) : undefined;

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

/** Puts the editor's files into a worktree, merged with what others changed in them. Throws if both changed a line. */
export function putFiles(root: string, tree: string, remote: Remote, { files, start }: Outgoing): void {
  const fork = runGit(root, "merge-base", "HEAD", mainOf(remote));
  const own = published(root).map(({ commit }) => commit);
  const conflicts = files.filter((file) => {
    const [here, there] = [join(root, file), join(tree, file)];
    const theirs = blobAt(root, start, file);
    const isKnown = [fork, ...own].some((commit) => blobAt(root, commit, file) === theirs);
    if (isKnown && existsSync(here)) cpSync(here, there);
    else if (isKnown) rmSync(there, { force: true });
    return !isKnown && !merged(root, { file, fork, there });
  });
  if (conflicts.length === 0) return;
  const cure = conflicts.map((file) => `  git restore --source=${mainOf(remote)} -- ${file}`).join("\n");
  throw new Refusal(
    `No se ha publicado nada: otra persona ha cambiado las mismas líneas de ${conflicts.join(", ")}.\nApunta tus cambios, toma su versión y repítelos:\n${cure}`,
  );
}

/** Merges a file's changes here and there; false if both changed the same lines. */
function merged(root: string, { file, fork, there }: { file: string; fork: string; there: string }): boolean {
  const here = join(root, file);
  const before = tryGit(root, "show", `${fork}:${file}`);
  if (!before.ok || !existsSync(here) || !existsSync(there) || !file.endsWith(".yaml")) return false;
  const base = join(dirname(dirname(there)), `.${process.pid}.base`);
  writeFileSync(base, `${before.out}\n`);
  const answer = tryGit(root, "merge-file", "-p", here, base, there);
  rmSync(base);
  if (answer.ok) writeFileSync(there, `${answer.out}\n`);
  return answer.ok;
}
