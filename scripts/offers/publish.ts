import { setTimeout as wait } from "node:timers/promises";
import { findingText, folders } from "@/lib/catalogue/finding";
import { contentVersion } from "@/lib/catalogue/version";
import type { SiteState } from "@/lib/publish/state";
import { changes } from "./diff";
import { git, readState, Refusal, type Work } from "./work";

const WAIT = { minutes: 15, seconds: 10 };

/** The folders of offers and pictures: nothing else is committed. */
const paths = Object.values(folders);

/** `publish`: checks, commits on a new branch, pushes, and waits until the site shows the same content. */
export async function publish(work: Work): Promise<void> {
  const { root, say, site } = work;
  const { findings, sources } = readState(work);
  if (findings.length > 0) throw new Refusal(`No se publica:\n${findings.map(findingText).join("\n")}`);
  if (run(root, "status", "--porcelain", "--", ...paths) !== "") await commit(work);
  const branch = run(root, "branch", "--show-current");
  if (run(root, "remote") === "")
    return say(
      `Guardado en la rama «${branch}», sin enviar: no hay repositorio remoto. A mano: git switch main && git merge ${branch}; después, publica la web.`,
    );
  run(root, "push", "--set-upstream", "origin", branch);
  const version = contentVersion(sources.texts);
  say(`Enviada la rama «${branch}»: abre su petición de cambio y fusiónala cuando pasen las comprobaciones.`);
  if (isLocal(site))
    return say("Para esperar aquí a que la web lo muestre, pon NEXT_PUBLIC_SITE_URL en .env.local.");
  say(`Esperando a que ${site}/estado.json diga «${version}» (Ctrl+C deja de esperar, nada más).`);
  for (let left = WAIT.minutes * 60; left > 0; left -= WAIT.seconds) {
    if ((await stateOf(site))?.version === version) return say(`Publicado: ${site} ya muestra estos datos.`);
    await wait(WAIT.seconds * 1000);
  }
  throw new Refusal("La web no ha cambiado: mira en la petición de cambio qué comprobación ha fallado.");
}

/** Whether the settings here name no public site. */
export const isLocal = (site: string) => new URL(site).hostname === "localhost";

/** The state that a site publishes at `/estado.json`; undefined if it does not answer in time. */
export async function stateOf(site: string): Promise<Partial<SiteState> | undefined> {
  try {
    const answer = await fetch(`${site}/estado.json`, { signal: AbortSignal.timeout(4000) });
    return Object(await answer.json()) as Partial<SiteState>;
  } catch {
    return undefined;
  }
}

async function commit(work: Work): Promise<void> {
  const { root, now } = work;
  const words = changes(work);
  work.say(words.join("\n") || "Cambia la forma de los ficheros, nada de lo que se ve.");
  if (work.confirm && !(await work.confirm("¿Publicar esto?"))) throw new Refusal("No se ha publicado nada.");
  const files = run(root, "status", "--porcelain", "--", ...paths);
  const ids = [...files.matchAll(/([\w-]+)\.yaml$/gm)].map(([, id]) => id);
  const name = ids.slice(0, 3).join("-") || "imagenes";
  run(root, "switch", "--create", `ofertas/${name}-${now.toISOString().replace(/\D/g, "").slice(0, 14)}`);
  run(root, "add", "--", ...paths);
  const subject = `Update offers: ${ids.join(", ") || "pictures"}`.slice(0, 60);
  // Commits only these; other staged files stay staged.
  const changed = staged(root, ...paths);
  run(root, "commit", "-m", subject, "-m", words.join("\n"), "--", ...changed);
  const others = staged(root).join(", ");
  if (others) work.say(`Preparado en git de antes y sin publicar: ${others}`);
}

/** The files that are staged, below these paths or anywhere. */
function staged(root: string, ...below: string[]): string[] {
  return run(root, "diff", "--cached", "--name-only", "-z", "--", ...below)
    .split("\0")
    .filter(Boolean);
}

function run(root: string, ...args: string[]): string {
  const answer = git(root, ...args);
  if (answer !== undefined) return answer.trim();
  throw new Refusal(`No se ha publicado: ejecuta «git ${args.join(" ")}» para ver por qué falla.`);
}
