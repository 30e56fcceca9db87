import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { findingText } from "@/lib/catalogue/finding";
import type { Offer } from "@/lib/offers/offer";
import { statusOn } from "@/lib/offers/status";
import { verify } from "./change";
import {
  changedVisit,
  comparePage,
  MissingPage,
  isChanged,
  UnreadablePage,
  pendingVisits,
  type Visit,
  visitWords,
} from "@/lib/catalogue/official-page";
import { landingFault, readPage } from "./visit";
import { userAgentOf, chosenTexts, readState, Refusal, type Work } from "./work";

/** Results of the last run. Git ignores it; the weekly workflow stores it as an artifact. */
const FILE = ".watch.json";

/** The last visits by offer id; empty before the first run. */
export function lastVisits({ root }: Pick<Work, "root">): Readonly<Record<string, Visit>> {
  try {
    return JSON.parse(readFileSync(join(root, FILE), "utf8")) as Record<string, Visit>;
  } catch {
    return {};
  }
}

/**
 * `watch`: visits the official pages of the given offers, or of all enabled ones, and prints what has changed since the
 * baseline. Never edits an offer. At most one page per host and run: the one visited longest ago.
 */
export async function watch(work: Work, ids: readonly string[]): Promise<void> {
  const state = readState(work);
  const names = chosenTexts(state, ids).map(([id]) => id);
  const visits = pendingVisits(lastVisits(work), state.offers, Object.keys(state.sources.texts));
  /** Pages visited in this run, by host. */
  const read = new Map<string, { url: string; page: ReturnType<typeof readPage> }>();
  for (const finding of state.findings) work.say(findingText(finding));
  const offers = state.offers.filter(({ id, enabled }) => names.includes(id) && (enabled || ids.length > 0));
  const turn = ({ id }: Offer) => visits[id]?.on ?? "";
  for (const offer of offers.toSorted((a, b) => turn(a).localeCompare(turn(b)))) {
    const { id, sourceUrl: url } = offer;
    const { host } = new URL(url);
    const before = visits[id];
    const visited = read.get(host) ?? { url, page: readPage(url, userAgentOf(work)) };
    read.set(host, visited);
    if (visited.url !== url) {
      work.say(`${id}: otro día; hoy ya se ha visitado ${host}`);
      continue;
    }
    try {
      visits[id] = comparePage(offer, before, await visited.page, state.today);
      const fault = await landingFault(offer, userAgentOf(work)).catch(() => undefined);
      if (fault) visits[id] = changedVisit(visits[id], state.today, `${visits[id].says}; tu enlace ${fault}`);
    } catch (error) {
      if (error instanceof MissingPage) visits[id] = changedVisit(before, state.today, error.message);
      else if (error instanceof UnreadablePage)
        visits[id] = { ...before, on: state.today, says: `no se pudo leer (${error.message})` };
      else throw error;
    }
    work.say(`${id}: ${visits[id].says}`);
  }
  writeFileSync(join(work.root, FILE), `${JSON.stringify(visits, null, 2)}\n`);
}

/** `verify` without arguments: asks about each enabled offer that is due or changed; saves each yes at once. */
export async function verifyDue(work: Work): Promise<void> {
  const { offers, today } = readState(work);
  const visits = lastVisits(work);
  const isDue = (offer: Offer) =>
    ["due", "unverified"].includes(statusOn(offer, today)) || isChanged(offer, visits[offer.id]);
  const due = offers.filter((offer) => offer.enabled && isDue(offer));
  const ids = due.map(({ id }) => id).join(" ");
  if (!work.confirm && ids)
    throw new Refusal(
      `Toca comprobarlas en su web oficial; las que sigan igual: npm run offers verify ${ids}`,
    );
  for (const [place, { id, brand, sourceUrl, benefit, requirements }] of due.entries()) {
    work.say(`\n${place + 1} de ${due.length} · ${brand}: ${benefit}. ${requirements}`);
    work.say(`Ábrela: ${sourceUrl} (${visitWords(visits[id])})`);
    if (await work.confirm?.("¿Sigue igual?")) await verify(work, [id]);
    else work.say(`Sin anotar. Corrígela con «set ${id} …» o retírala con «disable ${id}».`);
  }
  work.say(
    due.length > 0 ? "No queda ninguna. Para publicar: npm run offers publish" : "Nada por comprobar.",
  );
}
