import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { meantQuantity, quantityWords, readQuantity } from "@/lib/format/quantity";
import { findingText } from "@/lib/catalogue/finding";
import type { Offer } from "@/lib/offers/offer";
import { statusOn } from "@/lib/offers/status";
import { verify } from "./change";
import { endingsIn } from "@/lib/catalogue/endings";
import { Gone, isHome, landingFault, readPage, Unread } from "./visit";
import { agentOf, chosen, readState, Refusal, type State, type Work } from "./work";

/** Results of the last run. Git ignores it; the weekly workflow stores it as an artifact. */
const FILE = ".watch.json";

/** The figures found in a text (`10 EUR`), each with hashes of the sentences that contain it. */
type Figures = Readonly<Record<string, readonly string[]>>;

/** The last visit to an offer's official page. */
interface Visit {
  on: string;
  /** The result in words: «igual», «ha cambiado: ya no dice 10 €», «no se pudo leer (…)». */
  says: string;
  /** The day the change was first seen; absent when the page matches the baseline. */
  changedOn?: string;
  /** The baseline to compare with; a change does not replace it until the offer is verified again. */
  page?: { address: string; fingerprint: string; figures: Figures; endings?: readonly string[] };
  /** Whether a person has checked the offer since the last change: the next reading is the new baseline. */
  isChecked?: boolean;
}

/** The last visits by offer id; empty before the first run. */
export function lastVisits({ root }: Pick<Work, "root">): Readonly<Record<string, Visit>> {
  try {
    return JSON.parse(readFileSync(join(root, FILE), "utf8")) as Record<string, Visit>;
  } catch {
    return {};
  }
}

/** One line about the last visit, for the list. */
export function visitWords(visit: Visit | undefined): string {
  return visit ? `${visit.on}: ${visit.says}` : "sin visitar";
}

/** Whether the page has changed since the offer was last verified. */
function isChanged({ verifiedOn }: Pick<Offer, "verifiedOn">, visit: Visit | undefined): boolean {
  return visit?.changedOn !== undefined && verifiedOn < visit.changedOn;
}

/** Drops what a person has settled since: offers that are disabled or gone, and changes of offers checked later. */
function unsettled(
  visits: Readonly<Record<string, Visit>>,
  { offers, sources }: State,
): Record<string, Visit> {
  const kept = Object.entries(visits).flatMap(([id, visit]): [string, Visit][] => {
    const offer = offers.find((candidate) => candidate.id === id);
    if (offer ? !offer.enabled : !(id in sources.texts)) return [];
    if (!offer || visit.changedOn === undefined || isChanged(offer, visit)) return [[id, visit]];
    return [[id, { on: visit.on, says: "comprobada después", isChecked: true }]];
  });
  return Object.fromEntries(kept);
}

const fingerprint = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 12);

/** Finds the figures in a text, normalised: «10 €», «10,00 euros» and «€10» all give `10 EUR`. */
function figuresIn(text: string): Figures {
  const figures: Record<string, string[]> = {};
  for (const line of text.split(/\n+|(?<=[.!?])\s+/)) {
    const sentence = line.replace(/\s+/g, " ").trim().toLowerCase();
    for (const [found] of sentence.matchAll(/(?:€ ?)?\d+(?:[.,]\d+)*(?: ?(?:€|%|por ciento|\p{L}+))?/gu)) {
      const figure = meantQuantity(found);
      if (figure) (figures[figure] ??= []).push(fingerprint(sentence));
    }
  }
  return figures;
}

const named = (figures: readonly string[]) =>
  figures.map((figure) => {
    const quantity = readQuantity(figure);
    return quantity ? quantityWords(quantity).replace("\u00a0", " ") : figure;
  });

const list = (words: readonly string[], last: string) =>
  words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} ${last} ${words.at(-1)}`;

/** Compares a page with its baseline. Throws `Unread` when no baseline can be set. */
function compare(
  offer: Offer,
  before: Visit | undefined,
  read: { text: string; address: string },
  on: string,
): Visit {
  const { benefit, shortBenefit, requirements, condition, sourceUrl } = offer;
  const asked = Object.keys(figuresIn([benefit, shortBenefit, requirements, condition].join("\n")));
  const all = figuresIn(read.text);
  const figures = Object.fromEntries(
    asked.flatMap((name) => (all[name] ? [[name, all[name]]] : [])),
  ) as Figures;
  const toHome = isHome(read.address) && !isHome(sourceUrl) && read.address !== sourceUrl;
  const home = { says: "lleva a la portada", sentence: "portada" };
  const endings = [...endingsIn(read.text, on), ...(toHome ? [home] : [])];
  const page = {
    ...{ address: sourceUrl, fingerprint: fingerprint(read.text), figures },
    endings: endings.map(({ sentence }) => sentence),
  };
  const moved = read.address === sourceUrl ? "" : `; ahora está en ${read.address}`;
  const old = before?.page?.address === sourceUrl ? before.page : undefined;
  const newEndings = before?.isChecked
    ? []
    : endings.filter(({ sentence }) => !old?.endings?.includes(sentence));
  if (newEndings.length > 0) {
    const says = [...new Set(newEndings.map((ending) => ending.says))].slice(0, 3).join("; ");
    return changedVisit(before, on, `parece terminada: ${says}${moved}`);
  }
  const missing = asked.filter((name) => !figures[name]);
  if (!old) {
    if (missing.length === asked.length)
      throw new Unread(`no dice ninguna de sus cifras: ${list(named(asked), "ni") || "no tiene"}${moved}`);
    const lacks = missing.length > 0 ? `; no dice ${list(named(missing), "ni")}` : "";
    const says = `primera lectura: dice ${list(named(Object.keys(figures)), "y")}${lacks}${moved}`;
    return { on, says, page };
  }
  const known = asked.filter((name) => old.figures[name]);
  const gone = known.filter((name) => !figures[name]);
  const reworded = known.filter(
    (name) => figures[name] && !figures[name].some((s) => old.figures[name]?.includes(s)),
  );
  if (gone.length + reworded.length > 0) {
    const says = [
      gone.length > 0 && `ya no dice ${list(named(gone), "ni")}`,
      reworded.length > 0 && `dice ${list(named(reworded), "y")} con otras palabras`,
    ].filter(Boolean);
    return changedVisit(before, on, `ha cambiado: ${says.join("; ")}${moved}`);
  }
  const around = page.fingerprint === old.fingerprint ? "" : " en sus cifras";
  return { on, says: `igual${around}${moved}`, page };
}

/**
 * `watch`: visits the official pages of the given offers, or of all enabled ones, and prints what has changed since the
 * baseline. Never edits an offer. At most one page per host and run: the one visited longest ago.
 */
export async function watch(work: Work, ids: readonly string[]): Promise<void> {
  const state = readState(work);
  const names = chosen(state, ids).map(([id]) => id);
  const visits = unsettled(lastVisits(work), state);
  /** Pages visited in this run, by host. */
  const read = new Map<string, { url: string; page: ReturnType<typeof readPage> }>();
  for (const finding of state.findings) work.say(findingText(finding));
  const offers = state.offers.filter(({ id, enabled }) => names.includes(id) && (enabled || ids.length > 0));
  const turn = ({ id }: Offer) => visits[id]?.on ?? "";
  for (const offer of offers.toSorted((a, b) => turn(a).localeCompare(turn(b)))) {
    const { id, sourceUrl: url } = offer;
    const { host } = new URL(url);
    const before = visits[id];
    const visited = read.get(host) ?? { url, page: readPage(url, agentOf(work)) };
    read.set(host, visited);
    if (visited.url !== url) {
      work.say(`${id}: otro día; hoy ya se ha visitado ${host}`);
      continue;
    }
    try {
      visits[id] = compare(offer, before, await visited.page, state.today);
      const fault = await landingFault(offer, agentOf(work)).catch(() => undefined);
      if (fault) visits[id] = changedVisit(visits[id], state.today, `${visits[id].says}; tu enlace ${fault}`);
    } catch (error) {
      if (error instanceof Gone) visits[id] = changedVisit(before, state.today, error.message);
      else if (error instanceof Unread)
        visits[id] = { ...before, on: state.today, says: `no se pudo leer (${error.message})` };
      else throw error;
    }
    work.say(`${id}: ${visits[id].says}`);
  }
  writeFileSync(join(work.root, FILE), `${JSON.stringify(visits, null, 2)}\n`);
}

/** A visit that found a change: the baseline stays. */
const changedVisit = (before: Visit | undefined, on: string, says: string): Visit => ({
  ...before,
  ...{ on, says, changedOn: before?.changedOn ?? on },
});

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
    if (await work.confirm?.("¿Sigue igual?")) verify(work, [id]);
    else work.say(`Sin anotar. Corrígela con «set ${id} …» o retírala con «disable ${id}».`);
  }
  work.say(
    due.length > 0 ? "No queda ninguna. Para publicar: npm run offers publish" : "Nada por comprobar.",
  );
}
