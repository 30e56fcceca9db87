import { suspiciousChanges } from "@/lib/catalogue/due-findings";
import { findingsText, newMistakes } from "@/lib/catalogue/finding";
import { changes } from "./check";
import { runGit, sourcesAt, tryGit, treeWithFiles } from "./git";
import {
  changedFiles,
  filesThatDiffer,
  forkOf,
  offerOfFile,
  filesChangedElsewhere,
  readRemote,
  type Remote,
  rememberSent,
  requestAddress,
  sentBranches,
} from "./repository";
import { readState, Refusal, type State, type Work } from "./work";

/**
 * `publish`: sends the offers that differ from the remote's main branch, and nothing else, on a branch of their own, and
 * says where its request is opened. The editor's folder, branch and staged files stay as they are.
 */
export async function publish(work: Work): Promise<void> {
  const { root, say } = work;
  const { findings } = readState(work);
  if (findings.length > 0) throw new Refusal(`No se publica:\n${findingsText(findings)}`);
  const remote = readRemote(root);
  const { main } = remote;
  const fork = forkOf(root, remote);
  const changed = changedFiles(root, fork);
  const tree = treeWithFiles(
    root,
    main,
    changed.filter((file) => offerOfFile(file) !== undefined),
  );
  const files = filesThatDiffer(root, main, tree);
  if (files.length === 0) {
    say(`Nada que publicar: las ofertas de aquí son las de «${main}».`);
    if (!tryGit(root, "merge-base", "--is-ancestor", main, "HEAD").ok) say(catchUp(remote));
    return;
  }
  const theirs = filesChangedElsewhere(root, remote, fork, files);
  if (theirs.length > 0) throw new Refusal(overtakenWords(theirs, main));
  const words = await review(work, main, tree, files);
  say(words.join("\n") || "Cambia la forma de los ficheros, nada de lo que se ve.");
  say(`Se envía: ${files.join(", ")}`);
  const left = changed.filter((file) => offerOfFile(file) === undefined);
  if (left.length > 0) say(`Se queda aquí, porque no es de ninguna oferta: ${left.join(", ")}`);
  const branch = await send(work, remote, tree, files, words);
  const address = requestAddress(remote, branch, work.repository);
  const request = address ? `:\n  ${address}` : " en la web de tu repositorio.";
  say(`Abre su petición de cambio, y fusiónala cuando pasen las comprobaciones${request}`);
  say("Unos minutos después de fusionarla, «npm run offers» dice si la web ya la muestra.");
}

/** Tells the editor how to bring this copy up to date with the main branch. */
const catchUp = ({ name, branch, main }: Remote) =>
  `A tu carpeta le falta lo último de «${main}». Para ponerla al día, sin perder nada tuyo:\n  git add content public\n  git pull --rebase --autostash ${name} ${branch}`;

const overtakenWords = (files: readonly string[], main: string) =>
  [
    `No se ha publicado nada: otra persona ha cambiado también ${files.join(", ")}.`,
    "Apunta tus cambios, toma su versión con esta orden (quita los tuyos de ese fichero), hazlos otra vez y publica:",
    ...files.map((file) => `  git checkout ${main} -- ${file}`),
  ].join("\n");

/**
 * Reads the offers as they would be on the main branch, and returns what changes for visitors, in words. Refuses offers
 * that are valid here but not there, and edits by hand that a command would have refused.
 */
async function review(work: Work, main: string, tree: string, files: readonly string[]): Promise<string[]> {
  const there = { ...work, since: main };
  const before = readState(there, sourcesAt(work, main));
  const after = readState(there, sourcesAt(work, tree));
  const wrong = newMistakes(after.findings, before.findings, files);
  if (wrong.length > 0)
    throw new Refusal(
      `No se ha publicado nada: no encaja con lo que hay ahora en «${main}».\n${findingsText(wrong)}`,
    );
  const slips = slipsIn(before, after);
  if (slips.some(({ level }) => level === "error"))
    throw new Refusal(`No se ha publicado nada:\n${findingsText(slips)}`);
  if (slips.length > 0) work.say(`Antes de publicar, míralo:\n${findingsText(slips)}`);
  return changes(there, main, after);
}

/** The likely mistakes in what has changed. */
const slipsIn = ({ sources: before }: State, { sources: after }: State) =>
  Object.entries(after.texts).flatMap(([id, text]) => suspiciousChanges(id, before.texts[id] ?? text, text));

/**
 * Asks, pushes a tree as a commit on top of the main branch, and returns the branch's name. A branch already sent from this
 * copy with the same offers is used again, so that its pull request is updated.
 */
async function send(
  { root, say, confirm, now }: Work,
  remote: Remote,
  tree: string,
  files: readonly string[],
  words: readonly string[],
): Promise<string> {
  const ids = [...new Set(files.flatMap((file) => offerOfFile(file) ?? []))];
  const stem = `ofertas/${ids.slice(0, 3).join("-")}-`;
  const open = sentBranches(root, remote).findLast(
    ({ branch }) => branch.startsWith(stem) && /^\d+$/.test(branch.slice(stem.length)),
  );
  const branch = open?.branch ?? stem + now.toISOString().replace(/\D/g, "").slice(0, 14);
  const partsOf = (commit: string) => tryGit(root, "rev-parse", `${commit}^`, `${commit}^{tree}`).out;
  const isSent = open && partsOf(open.commit) === `${runGit(root, "rev-parse", remote.main)}\n${tree}`;
  if (!isSent) {
    if (confirm && !(await confirm("¿Publicar esto?"))) throw new Refusal("No se ha publicado nada.");
    const subject = `Actualiza ofertas: ${ids.join(", ")}`.slice(0, 60);
    const message = ["-m", subject, ...(words.length > 0 ? ["-m", words.join("\n")] : [])];
    const commit = runGit(root, "commit-tree", tree, "-p", remote.main, ...message);
    const lease = `--force-with-lease=${branch}:${open?.commit ?? ""}`;
    runGit(root, "push", "--quiet", lease, remote.name, `${commit}:refs/heads/${branch}`);
    rememberSent(root, branch, commit);
  }
  const own = runGit(root, "branch", "--show-current");
  const here = own ? `, en la rama «${own}»` : "";
  say(
    `${isSent ? "Ya estaba enviada" : "Enviada"} la rama «${branch}». Tu carpeta sigue como estaba${here}.`,
  );
  return branch;
}
