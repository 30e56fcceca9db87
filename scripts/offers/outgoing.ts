import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { plainText } from "@/lib/catalogue/characters";
import { readDocument } from "@/lib/catalogue/document";
import { folders } from "@/lib/catalogue/finding";
import { lostEntry } from "@/lib/catalogue/kept-history";
import { sitePictures } from "@/lib/offers/hero-image";
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
    new RegExp(
      `^(?:${folders.offers}/([\\w-]+)\\.yaml|${folders.heroes}/([\\w-]+?)(?:-strip)?(?:-\\d+)?\\.\\w+)$`,
    ).exec(file) ?? [];
  return id ?? (picture && sitePictures.includes(picture) ? undefined : picture);
}

/** Offer files of this folder that differ from where it left the remote's main branch: committed, staged or not. */
export function changedFiles(root: string, fork: string): string[] {
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

/** The commit at which this copy left the remote's main branch. */
function forkOf(root: string, remote: Remote): string {
  const fork = tryGit(root, "merge-base", "HEAD", mainOf(remote));
  if (fork.ok) return fork.out;
  throw new Refusal(
    `No se ha publicado nada: esta copia y «${mainOf(remote)}» no tienen nada en común. Descarga el repositorio otra vez con «git clone» y haz ahí los cambios.`,
  );
}

/** The versions of a file on the remote's main branch since a commit, newest first. */
function versionsInMain(root: string, remote: Remote, fork: string, file: string) {
  const commits = runGit(root, "rev-list", `${fork}..${mainOf(remote)}`, "--", file).split("\n");
  return commits.flatMap((commit) => (commit ? [blobAt(root, commit, file)] : []));
}

/** Finds the offer files to send. A request of this copy that is not merged yet and has the same offers goes on. */
export function outgoing(root: string, remote: Remote): Outgoing {
  const main = mainOf(remote);
  const fork = forkOf(root, remote);
  const changed = changedFiles(root, fork);
  const files = changed.filter((file) => contentHere(root, file) !== blobAt(root, main, file));
  const isOpen = (commit: string, file: string) => {
    const blob = blobAt(root, commit, file);
    return blob !== blobAt(root, fork, file) && !versionsInMain(root, remote, fork, file).includes(blob);
  };
  const open = published(root).find(
    ({ branch, commit }) =>
      remote.branches.get(branch) === commit && files.some((file) => isOpen(commit, file)),
  );
  return { files, start: open?.commit ?? runGit(root, "rev-parse", main), branch: open?.branch };
}

export const contentHere = (root: string, file: string) =>
  existsSync(join(root, file)) ? runGit(root, "hash-object", "--", file) : undefined;

/**
 * Puts the editor's files into a worktree, merged with what is on the main branch now. Returns those that differ from it
 * then, and whether any differs from what an open request has. Throws if somebody else changed the same lines.
 */
export function putFiles(root: string, tree: string, remote: Remote, { files, start, branch }: Outgoing) {
  const main = mainOf(remote);
  const fork = forkOf(root, remote);
  // Keeps the other offers of an open request; this copy's files are put over them below.
  if (branch) tryGit(tree, "merge", "--quiet", "--no-ff", "--no-commit", "-X", "ours", main);
  const isPut = (file: string) =>
    basesOf(root, remote, fork, file).some((base) =>
      putFile(root, tree, file, blobAt(root, main, file), base),
    );
  const conflicts = files.filter((file) => !isPut(file));
  if (conflicts.length > 0) {
    const cure = conflicts.map((file) => `  git checkout ${main} -- ${file}`).join("\n");
    throw new Refusal(
      `No se ha publicado nada: otra persona ha cambiado las mismas líneas de ${conflicts.join(", ")}.\nApunta tus cambios, toma su versión con esta orden (quita los tuyos de ese fichero), hazlos otra vez y publica:\n${cure}`,
    );
  }
  const differing = (commit: string) =>
    files.filter((file) => contentHere(tree, file) !== blobAt(root, commit, file));
  return { files: differing(main), isNew: differing(start).length > 0 };
}

/** Lines that differ between a blob and this copy's file. */
function distance(root: string, blob: string | undefined, file: string): number {
  if (!blob || !existsSync(join(root, file))) return Infinity;
  const { out } = tryGit(root, "diff", "--numstat", blob, "--", file);
  return (out.match(/^\d+|(?<=\t)\d+/g) ?? []).reduce((sum, lines) => sum + Number(lines), 0);
}

/**
 * The versions that this copy's file was probably made from, likeliest first: one taken from the main branch, one
 * published, or where the copy stands; after it, a newer one of the main branch that the file resembles more.
 */
function basesOf(root: string, remote: Remote, fork: string, file: string): (string | undefined)[] {
  const text = existsSync(join(root, file)) ? readFileSync(join(root, file), "utf8") : "";
  // What was made from a version has its whole history.
  const dataOf = (version: string) => readDocument("", plainText(version)).data;
  const isKept = (blob: string | undefined) =>
    lostEntry(dataOf(blob ? runGit(root, "cat-file", "blob", blob) : ""), dataOf(text)) === undefined;
  const versions = versionsInMain(root, remote, fork, file);
  const far = (blob: string | undefined) => distance(root, blob, file);
  const nearest = (blobs: readonly (string | undefined)[]) => blobs.toSorted((a, b) => far(a) - far(b))[0];
  const taken = /^\d+ (\w+)/.exec(tryGit(root, "ls-files", "--stage", "--", file).out)?.[1];
  const own = published(root).map(({ commit }) => blobAt(root, commit, file));
  const known = own.filter((blob) => blob && versions.includes(blob) && isKept(blob));
  const first = versions.includes(taken) ? taken : nearest([...known, blobAt(root, fork, file)]);
  return [first, ...[nearest(versions.filter(isKept))].filter((blob) => far(blob) < far(first))];
}

/** Puts one file, merged with the main branch's; false if both changed the same lines. */
function putFile(
  root: string,
  tree: string,
  file: string,
  theirs: string | undefined,
  base: string | undefined,
) {
  const [here, there] = [join(root, file), join(tree, file)];
  if (theirs === base) {
    if (existsSync(here)) cpSync(here, there);
    else rmSync(there, { force: true });
    return true;
  }
  if (!base || !theirs || !existsSync(here) || !file.endsWith(".yaml")) return false;
  // Plain, so that the line ends of a system are no difference.
  const ours = readFileSync(here, "utf8");
  const sides = [ours, ...[base, theirs].map((blob) => `${runGit(root, "cat-file", "blob", blob)}\n`)];
  const files = sides.map((text, i) => {
    const side = join(dirname(tree), `${i}.yaml`);
    writeFileSync(side, plainText(text));
    return side;
  });
  const answer = tryGit(root, "merge-file", "-p", ...files);
  if (answer.ok) writeFileSync(there, `${answer.out}\n`);
  return answer.ok;
}
