import { type Finding, findingText, newMistakes } from "@/lib/catalogue/finding";
import { suspiciousChanges } from "@/lib/catalogue/due-findings";
import { offerVersion } from "@/lib/catalogue/version";
import { awaitLive, catchUp, isLocal, requestAddress, type Sent } from "./await-live";
import { changes } from "./check";
import { inWorktree, runGit, sourcesAt, tryGit } from "./git";
import {
  leftFiles,
  mainOf,
  offerOfFile,
  type Outgoing,
  outgoing,
  putFiles,
  readRemote,
  type Remote,
  rememberPublished,
} from "./outgoing";
import { readState, Refusal, type State, type Work } from "./work";

/**
 * `publish`: sends the offers that differ from the remote's main branch, and nothing else, on a branch of their own, and
 * waits until the site shows them. The editor's folder and branch stay as they are. Exit code 1 if not all arrived.
 */
export async function publish(work: Work): Promise<number> {
  const { root, say, site } = work;
  const { findings } = readState(work);
  if (findings.length > 0) throw new Refusal(`No se publica:\n${findings.map(findingText).join("\n")}`);
  const remote = readRemote(root);
  const out = outgoing(root, remote);
  const sent =
    out.files.length > 0 &&
    (await inWorktree(root, out.start, (tree) =>
      send(work, { ...work, root: tree, since: mainOf(remote) }, remote, out),
    ));
  if (!sent) {
    say(`Nada que publicar: las ofertas de aquí son las de «${mainOf(remote)}».`);
    catchUp(work, remote);
    return 0;
  }
  const address = requestAddress(remote, sent.branch);
  const request = address ? `:\n  ${address}` : " en la web de tu repositorio.";
  say(`Abre su petición de cambio, y fusiónala cuando pasen las comprobaciones${request}`);
  if (isLocal(site)) {
    say("Cuando esté fusionada, repite la orden: pone tu carpeta al día.");
    say("Para esperar aquí a que la web lo muestre, pon NEXT_PUBLIC_SITE_URL en .env.local.");
    return 0;
  }
  say(`Esperando a que ${site} lo muestre. Ctrl+C deja de esperar, nada más.`);
  const code = await awaitLive(work, sent);
  if (code === 0) catchUp(work, remote);
  return code;
}

/** Commits the files in a worktree, after a question, and pushes its branch. Undefined if nothing differs. */
async function send(work: Work, there: Work, remote: Remote, out: Outgoing): Promise<Sent | undefined> {
  const { root, say, confirm } = work;
  const main = mainOf(remote);
  const before = readState(there);
  const { files, isNew } = putFiles(root, there.root, remote, out);
  if (files.length === 0) return undefined;
  const branch = out.branch ?? `ofertas/${nameOf(files)}-${stamp(work.now)}`;
  if (isNew) {
    const after = readState(there);
    refuseWrong(after, before.findings, files, main);
    // What a command would have asked about, or refused, of an edit by hand.
    const slips = Object.entries(after.sources.texts).flatMap(([id, text]) =>
      suspiciousChanges(id, before.sources.texts[id] ?? text, text),
    );
    const doubts = slips.map(findingText).join("\n");
    if (slips.some(({ level }) => level === "error"))
      throw new Refusal(`No se ha publicado nada:\n${doubts}`);
    if (doubts) say(`Antes de publicar, míralo:\n${doubts}`);
    const words = await changes(there, main);
    say(words.join("\n") || "Cambia la forma de los ficheros, nada de lo que se ve.");
    say(`Se envía: ${files.join(", ")}`);
    const left = leftFiles(root);
    if (left.length > 0) say(`Se queda aquí, porque no es de ninguna oferta: ${left.join(", ")}`);
    if (confirm && !(await confirm("¿Publicar esto?"))) throw new Refusal("No se ha publicado nada.");
    commit(there, files, words);
    runGit(there.root, "push", "--quiet", remote.name, `HEAD:refs/heads/${branch}`);
  }
  const commitSent = isNew ? runGit(there.root, "rev-parse", "HEAD") : out.start;
  rememberPublished(root, branch, commitSent);
  const own = runGit(root, "branch", "--show-current");
  const here = own ? `, en la rama «${own}»` : "";
  say(`${isNew ? "Enviada" : "Ya estaba enviada"} la rama «${branch}». Tu carpeta sigue como estaba${here}.`);
  return {
    remote,
    branch,
    start: runGit(root, "merge-base", commitSent, main),
    commit: commitSent,
    offers: offersOf(there, main, before, commitSent),
  };
}

/** The sent offers, with what the site will show of each. */
function offersOf(there: Work, main: string, before: State, commitSent: string): Sent["offers"] {
  const { offers, sources } = readState(there);
  const files = runGit(there.root, "diff", "--name-only", `${main}...${commitSent}`).split("\n");
  const ids = [...new Set(files.flatMap((file) => offerOfFile(file) ?? []))];
  const shownIn = ({ offers: all }: Pick<State, "offers">, id: string) =>
    all.find((offer) => offer.id === id && offer.enabled);
  const old = sourcesAt(there, main);
  const published = old ? readState(there, old) : before;
  return ids.map((id) => {
    const shown = shownIn({ offers }, id);
    const brand = (shown ?? offers.find((offer) => offer.id === id) ?? shownIn(published, id))?.brand ?? id;
    return {
      ...{ id, brand, version: shown && offerVersion(sources.texts[id] ?? "") },
      wasShown: shownIn(published, id) !== undefined,
    };
  });
}

/** Refuses offers that are right here, and wrong together with what is on the main branch now. */
function refuseWrong(
  { findings }: State,
  before: readonly Finding[],
  files: readonly string[],
  main: string,
): void {
  const wrong = newMistakes(findings, before, files);
  if (wrong.length === 0) return;
  throw new Refusal(
    `No se ha publicado nada: no encaja con lo que hay ahora en «${main}».\n${wrong.map(findingText).join("\n")}`,
  );
}

/** «paypal-lowi»: the offers of these files. */
function nameOf(files: readonly string[]): string {
  return [...new Set(files.flatMap((file) => offerOfFile(file) ?? []))].slice(0, 3).join("-");
}

const stamp = (now: Date) => now.toISOString().replace(/\D/g, "").slice(0, 14);

function commit(there: Work, files: readonly string[], words: readonly string[]): void {
  const ids = files.flatMap((file) => (file.endsWith(".yaml") ? offerOfFile(file) : undefined) ?? []);
  const { offers } = readState(there);
  const brands = ids.map((id) => offers.find((offer) => offer.id === id)?.brand ?? id);
  const subject = `Actualiza ofertas: ${brands.join(", ") || "imágenes"}`.slice(0, 60);
  runGit(there.root, "add", "--all", "--", ...files);
  if (tryGit(there.root, "diff", "--cached", "--quiet").ok) return;
  runGit(there.root, "commit", "--quiet", "-m", subject, "-m", words.join("\n"));
}
