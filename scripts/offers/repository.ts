import { folders } from "@/lib/catalogue/finding";
import { sitePictures } from "@/lib/offers/hero-image";
import { blobAt, runGit, tryGit } from "./git";
import { Refusal } from "./words/command-errors";

/** The repository that offers are published to. */
export interface Remote {
  name: string;
  /** Its URL, as git knows it. */
  url: string;
  /** The branch that the site is built from, and as it was fetched: «origin/main». */
  branch: string;
  main: string;
  /** The commits of the branches with offers there, by name. */
  branches: ReadonlyMap<string, string>;
}

/** The refs that remember which commits this copy has sent, by branch. */
const SENT = "refs/publicado/";

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
  const list = runGit(root, "ls-remote", "--symref", name, "HEAD", "refs/heads/ofertas/*");
  const [, branch] = /^ref: refs\/heads\/(\S+)\s+HEAD$/m.exec(list) ?? [];
  if (!branch)
    throw new Refusal(
      `No se ha publicado nada: el repositorio «${name}» está vacío. Quien programa tiene que subir antes el proyecto.`,
    );
  runGit(root, "fetch", "--quiet", name, `+refs/heads/${branch}:refs/remotes/${name}/${branch}`);
  const branches = [...list.matchAll(/^(\w+)\trefs\/heads\/(.+)$/gm)].map(
    ([, commit = "", other = ""]) => [other, commit] as const,
  );
  const url = runGit(root, "config", "--get", `remote.${name}.url`);
  return { name, url, branch, main: `${name}/${branch}`, branches: new Map(branches) };
}

/** The commit at which this copy left the remote's main branch. */
export function forkOf(root: string, { main }: Remote): string {
  const fork = tryGit(root, "merge-base", "HEAD", main);
  if (fork.ok) return fork.out;
  throw new Refusal(
    `No se ha publicado nada: esta copia y «${main}» no tienen nada en común. Descarga el repositorio otra vez con «git clone» y haz ahí los cambios.`,
  );
}

/** Files of this folder that differ from a commit: committed, staged, changed or new. */
export function changedFiles(root: string, commit: string): string[] {
  const tracked = runGit(root, "diff", "--name-only", "--no-renames", "-z", commit);
  const others = runGit(root, "ls-files", "-z", "--others", "--exclude-standard");
  return [...new Set(`${tracked}\0${others}`.split("\0"))].filter(Boolean);
}

/** Files that differ between two commits or trees. */
export function filesThatDiffer(root: string, one: string, other: string): string[] {
  return runGit(root, "diff", "--name-only", "--no-renames", "-z", one, other).split("\0").filter(Boolean);
}

/** The offer of a file, if it is an offer's: its YAML, or a picture of its page. */
export function offerOfFile(file: string): string | undefined {
  const [, id, picture] =
    new RegExp(
      `^(?:${folders.offers}/([\\w-]+)\\.yaml|${folders.heroes}/([\\w-]+?)(?:-strip)?(?:-\\d+)?\\.\\w+)$`,
    ).exec(file) ?? [];
  return id ?? (picture && sitePictures.includes(picture) ? undefined : picture);
}

/** The branches that this copy has sent and that are still there as it sent them, with their commits. */
export function sentBranches(root: string, { branches }: Remote): { branch: string; commit: string }[] {
  return [...branches].flatMap(([branch, commit]) =>
    tryGit(root, "rev-parse", "--verify", "--quiet", SENT + branch).out === commit
      ? [{ branch, commit }]
      : [],
  );
}

/** Remembers what was sent. */
export function rememberSent(root: string, branch: string, commit: string): void {
  runGit(root, "update-ref", SENT + branch, commit);
}

/**
 * The files that somebody else has changed on the main branch since: its version is neither the one this copy started from,
 * nor staged here, nor sent from here before.
 */
export function filesChangedElsewhere(
  root: string,
  { main }: Remote,
  fork: string,
  files: readonly string[],
): string[] {
  const sent = runGit(root, "for-each-ref", "--format=%(objectname)", SENT).split("\n").filter(Boolean);
  const isOwn = (file: string, theirs?: string) =>
    sent.some(
      (commit) => blobAt(root, commit, file) === theirs && blobAt(root, `${commit}^`, file) !== theirs,
    );
  return files.filter((file) => {
    const theirs = blobAt(root, main, file);
    // An empty commit: what is staged.
    return ![fork, ""].some((commit) => blobAt(root, commit, file) === theirs) && !isOwn(file, theirs);
  });
}

/** The web address of a repository, «https://github.com/ana/web»; undefined if its URL has no web host. */
function webAddress(url: string): string | undefined {
  const [, host, path] =
    /^(?:https?:\/\/(?:[^@/]+@)?|ssh:\/\/git@|git@)([\w.-]+)[:/](.+?)(?:\.git)?\/?$/.exec(url) ?? [];
  return host?.includes(".") ? `https://${host}/${path}` : undefined;
}

/** The address at which a branch's pull request is opened: at the remote's web address, else at `repository`. */
export function requestAddress({ url, branch: main }: Remote, branch: string, repository?: string) {
  const web = webAddress(url) ?? repository;
  if (web?.includes("gitlab"))
    return `${web}/-/merge_requests/new?merge_request[source_branch]=${encodeURIComponent(branch)}`;
  return web && `${web}/compare/${main}...${branch}?expand=1`;
}
