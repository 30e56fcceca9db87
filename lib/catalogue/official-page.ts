import { meantQuantity, quantityWords, readQuantity } from "../format/quantity";
import type { Offer } from "../offers/offer";
import { createHash } from "node:crypto";
import { isHome } from "./invitation-link";
import { lastDay, longDate, writtenDay } from "../format/dates";

/** A sign that a promotion is over: what the page says, and a digest of the sentence: the text itself is not kept. */
interface Ending {
  says: string;
  digest: string;
}

const OVER =
  /\b(finalizad[ao]|terminad[ao]|caducad[ao]|expirad[ao]|ha (?:finalizado|terminado|caducado|expirado))\b/i;
const PROMOTION = /\b(promoci[oó]n|oferta|campaña|plan amigo|programa|bono|regalo|invitaci[oó]n)/i;
/** A last day: «hasta el 31 de octubre de 2025», «válida hasta 31/10/2025». */
const UNTIL =
  /\b(?:hasta|finaliza|termina|caduca|vence)\b\D{0,25}(\d{1,2} de [a-z]+ (?:de|del) \d{4}|\d{1,2}\/\d{1,2}\/\d{4})/gi;

/** A short digest of a text that is not kept. */
const hashOf = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 12);

/** The sentences of a text that say that the promotion is over: in words, or by a last day before today. */
function endingsIn(text: string, today: string): Ending[] {
  const sentences = text.split(/\n+|(?<=[.!?])\s+/).map((line) => line.replace(/\s+/g, " ").trim());
  const days = sentences.flatMap((sentence) =>
    [...sentence.matchAll(UNTIL)].flatMap(([, words = ""]) => {
      const day = writtenDay(words);
      return day ? [{ day: lastDay(day), sentence }] : [];
    }),
  );
  const latest =
    days
      .map(({ day }) => day)
      .sort()
      .at(-1) ?? today;
  // A page that also names a later last day has a new edition.
  const past = latest < today ? days.filter(({ day }) => day === latest) : [];
  return [
    ...sentences.flatMap((sentence) => {
      const [, word] = (!sentence.endsWith("?") && PROMOTION.test(sentence) && OVER.exec(sentence)) || [];
      return word ? [{ says: `dice «${word.toLowerCase()}»`, digest: hashOf(sentence) }] : [];
    }),
    ...past.slice(0, 1).map(({ day, sentence }) => ({
      says: `su último día era el ${longDate(day)}`,
      digest: hashOf(sentence),
    })),
  ];
}

/** Why a page could not be read, in words for an editor. */
export class UnreadablePage extends Error {}

/** The page no longer exists (404, 410). */
export class MissingPage extends UnreadablePage {}

/** The figures found in a text (`10 EUR`), each with hashes of the sentences that contain it. */
type Figures = Readonly<Record<string, readonly string[]>>;

/** The last visit to an offer's official page. */
export interface Visit {
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

/** Whether the page has changed since the offer was last verified. */
export function isChanged({ verifiedOn }: Offer, visit: Visit | undefined): boolean {
  return visit?.changedOn !== undefined && verifiedOn < visit.changedOn;
}

/** Finds the figures in a text, normalised: «10 €», «10,00 euros» and «€10» all give `10 EUR`. */
function pageFigures(text: string): Figures {
  const figures: Record<string, string[]> = {};
  for (const line of text.split(/\n+|(?<=[.!?])\s+/)) {
    const sentence = line.replace(/\s+/g, " ").trim().toLowerCase();
    for (const [found] of sentence.matchAll(/(?:€ ?)?\d+(?:[.,]\d+)*(?: ?(?:€|%|por ciento|\p{L}+))?/gu)) {
      const figure = meantQuantity(found);
      if (figure) (figures[figure] ??= []).push(hashOf(sentence));
    }
  }
  return figures;
}

const named = (figures: readonly string[]) =>
  figures.map((figure) => {
    const quantity = readQuantity(figure);
    return quantity ? quantityWords(quantity).replace("\u00a0", " ") : figure;
  });

const joined = (words: readonly string[], last: string) =>
  words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} ${last} ${words.at(-1)}`;

/**
 * Compares an offer's official page with its baseline: what a visit found.
 *
 * @throws `UnreadablePage` when no baseline can be set
 */
export function comparePage(
  offer: Offer,
  before: Visit | undefined,
  read: { text: string; address: string },
  on: string,
): Visit {
  const { benefit, shortBenefit, requirements, condition, sourceUrl } = offer;
  const stated = Object.keys(pageFigures([benefit, shortBenefit, requirements, condition].join("\n")));
  const all = pageFigures(read.text);
  const figures = Object.fromEntries(
    stated.flatMap((name) => (all[name] ? [[name, all[name]]] : [])),
  ) as Figures;
  const toHome = isHome(read.address) && !isHome(sourceUrl) && read.address !== sourceUrl;
  const home = { says: "lleva a la portada", digest: "portada" };
  const endings = [...endingsIn(read.text, on), ...(toHome ? [home] : [])];
  const page = {
    address: sourceUrl,
    fingerprint: hashOf(read.text),
    figures,
    endings: endings.map(({ digest }) => digest),
  };
  const moved = read.address === sourceUrl ? "" : `; ahora está en ${read.address}`;
  const old = before?.page?.address === sourceUrl ? before.page : undefined;
  const newEndings = before?.isChecked ? [] : endings.filter(({ digest }) => !old?.endings?.includes(digest));
  if (newEndings.length > 0) {
    const says = [...new Set(newEndings.map((ending) => ending.says))].slice(0, 3).join("; ");
    return changedVisit(before, on, `parece terminada: ${says}${moved}`);
  }
  const missing = stated.filter((name) => !figures[name]);
  if (!old) {
    if (missing.length === stated.length)
      throw new UnreadablePage(
        `no dice ninguna de sus cifras: ${joined(named(stated), "ni") || "no tiene"}${moved}`,
      );
    const lacks = missing.length > 0 ? `; no dice ${joined(named(missing), "ni")}` : "";
    const says = `primera lectura: dice ${joined(named(Object.keys(figures)), "y")}${lacks}${moved}`;
    return { on, says, page };
  }
  const known = stated.filter((name) => old.figures[name]);
  const gone = known.filter((name) => !figures[name]);
  const reworded = known.filter(
    (name) => figures[name] && !figures[name].some((s) => old.figures[name]?.includes(s)),
  );
  if (gone.length + reworded.length > 0) {
    const says = [
      gone.length > 0 && `ya no dice ${joined(named(gone), "ni")}`,
      reworded.length > 0 && `dice ${joined(named(reworded), "y")} con otras palabras`,
    ].filter(Boolean);
    return changedVisit(before, on, `ha cambiado: ${says.join("; ")}${moved}`);
  }
  const around = page.fingerprint === old.fingerprint ? "" : " en sus cifras";
  return { on, says: `igual${around}${moved}`, page };
}

/** A visit that found a change: the baseline stays. */
export const changedVisit = (before: Visit | undefined, on: string, says: string): Visit => ({
  ...before,
  on,
  says,
  changedOn: before?.changedOn ?? on,
});

/** One line about the last visit, for the list. */
export function visitWords(visit: Visit | undefined): string {
  return visit ? `${visit.on}: ${visit.says}` : "sin visitar";
}

/**
 * Drops what a person has settled since: offers that are disabled or gone, and changes of offers checked later. `ids`
 * are those of all files, also of one with a mistake, which is no offer.
 */
export function pendingVisits(
  visits: Readonly<Record<string, Visit>>,
  offers: readonly Offer[],
  ids: readonly string[],
): Record<string, Visit> {
  const kept = Object.entries(visits).flatMap(([id, visit]): [string, Visit][] => {
    const offer = offers.find((candidate) => candidate.id === id);
    if (offer ? !offer.enabled : !ids.includes(id)) return [];
    if (!offer || visit.changedOn === undefined || isChanged(offer, visit)) return [[id, visit]];
    return [[id, { on: visit.on, says: "comprobada después", isChecked: true }]];
  });
  return Object.fromEntries(kept);
}
