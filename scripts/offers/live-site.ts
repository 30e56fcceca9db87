import { contentVersion, offerVersion } from "@/lib/catalogue/version";
import { statuses, statusNames } from "@/lib/offers/status";
import type { SiteState } from "@/lib/publish/state";
import type { State, Work } from "./work";

/** Reads `/estado.json` of a site; empty if it does not answer in time. */
async function stateOf(site: string): Promise<Partial<SiteState>> {
  try {
    const answer = await fetch(`${site}/estado.json`, { signal: AbortSignal.timeout(4000) });
    return answer.ok ? Object((await answer.json()) as unknown) : {};
  } catch {
    return {};
  }
}

/** Says that a site is no longer built every night; `age` is that of the last build, in days. */
const stopped = (age: number) =>
  `\nLa web no se construye desde hace ${age} días, y lo que depende de la fecha ya no es de hoy: la reconstrucción de cada noche falla o está parada. GitHub la para tras 60 días sin cambios: Actions → Nightly → «Enable workflow» (docs/propietario.md).`;

/** The live site: version of the offers, those that are not as here, build time, newest verification, offers by status. */
export async function liveSiteLine({ site, now }: Work, { offers: all, sources }: State): Promise<string> {
  if (new URL(site).hostname === "localhost") return "En la web: nada que mirar sin NEXT_PUBLIC_SITE_URL.";
  const { version, versions = {}, builtAt = "", newestVerification, offers } = await stateOf(site);
  if (!offers) return `En la web: ${site}/estado.json no responde.`;
  const counts = statuses.map(
    (status) => `${offers[status]?.length ?? 0} ${statusNames[status].toLowerCase()}`,
  );
  const shown = counts.filter((count) => !count.startsWith("0")).join(", ");
  const isHere = (id: string) => all.some((offer) => offer.id === id && offer.enabled);
  const others = [...new Set([...Object.keys(sources.texts), ...Object.keys(versions)])].filter(
    (id) => versions[id] !== (isHere(id) ? offerVersion(sources.texts[id] ?? "") : undefined),
  );
  const names = others.length > 0 ? ` (${others.join(", ")})` : "";
  const same = version === contentVersion(sources.texts) ? "la de aquí" : `distinta de la de aquí${names}`;
  const built = builtAt.slice(0, 16).replace("T", " ");
  const age = Math.floor((now.getTime() - Date.parse(builtAt)) / 86_400_000);
  return `En la web: ${site} · ${version}, ${same} · ${built} UTC · comprobada ${newestVerification} · ${shown}${age >= 2 ? stopped(age) : ""}`;
}
