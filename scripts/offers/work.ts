import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pagePaths } from "@/lib/config/paths";
import { ROBOT } from "@/lib/copy/methodology";
import { type CalendarDate, madridDate } from "@/lib/format/dates";
import { nearest } from "@/lib/format/nearest";
import { withOriginalLineEnds } from "@/lib/catalogue/characters";
import { loadOffers, type Settings } from "@/lib/catalogue/read-offers";
import { type Finding, fileOf, findingsText, newMistakes } from "@/lib/catalogue/finding";
import type { Offer } from "@/lib/offers/offer";
import { readSources, type Sources } from "@/lib/catalogue/read-sources";
import { filesAt } from "./git";
import { Refusal } from "./words/command-errors";

/** What every command needs: folder, settings, clock, environment, and how to talk to the editor. */
export interface Work {
  root: string;
  settings: Settings;
  now: Date;
  /** The commit whose histories must be kept; the last one if undefined. */
  since?: string;
  env: NodeJS.ProcessEnv;
  /** The address of the site on which changes are published. */
  site: string;
  /** The repository's web address, from the settings. */
  repository?: string | undefined;
  /** The files generated from the schema, by path; undefined where they are not checked. */
  generated?: Readonly<Record<string, string>>;
  /** Prints a line. */
  say: (text: string) => void;
  /** Asks a yes/no question; undefined without a terminal. */
  confirm?: (question: string) => Promise<boolean>;
  /** Asks for one of a list; undefined without a terminal. */
  choose?: (question: string, options: { value: string; label: string }[]) => Promise<string>;
  /** Asks for a text until `fault` finds nothing wrong; undefined without a terminal. */
  ask?: (question: string, preset: string, fault: (answer: string) => string | undefined) => Promise<string>;
}

/** User agent for requests to official pages. */
export const userAgentOf = ({ site }: Work) => `${ROBOT}/3.0 (+${site}${pagePaths.methodology}#programa)`;

export { Refusal };

/** The offers as they are now, without previews, and the mistakes in them. */
export interface State {
  sources: Sources;
  offers: Offer[];
  findings: Finding[];
  settings: Settings;
  today: CalendarDate;
}

/** Reads the offers at `work.root`, or `sources` in their place. */
export function readState(work: Work, sources = readSources(work.root)): State {
  const today = madridDate(work.now);
  const files = filesAt(work.root, work.since ?? "HEAD");
  // What has not changed has kept its history.
  const changed = Object.entries(files?.texts ?? {}).filter(([id, text]) => sources.texts[id] !== text);
  const committed = files && { ...files, texts: Object.fromEntries(changed) };
  const read = loadOffers({ ...sources, readOn: today, committed }, work.settings);
  // Previews do not count: an offer is enabled if its file says so.
  const offers = read.offers.map((offer) =>
    offer.draft ? { ...offer, enabled: false, draft: false } : offer,
  );
  return { sources, today, settings: work.settings, ...read, offers };
}

/** The texts of these offers, or of all. Throws a `Refusal` that lists the offers if an id does not exist. */
export function chosenTexts({ sources }: State, ids: readonly string[]): [id: string, text: string][] {
  const all = Object.entries(sources.texts);
  const unknown = ids.filter((id) => !(id in sources.texts));
  if (unknown.length === 0) return ids.length === 0 ? all : all.filter(([id]) => ids.includes(id));
  const known = all.map(([id]) => id).join(", ");
  const meant = unknown.length === 1 && nearest(unknown[0] ?? "", Object.keys(sources.texts));
  const hint = meant ? ` ¿Querías decir «${meant}»?` : "";
  throw new Refusal(`No hay ninguna oferta «${unknown.join("», «")}».${hint} Las que hay: ${known}.`);
}

/** The mistakes with new texts of offers, by id: those in their files, and those elsewhere that were not there before. */
export function mistakesWith(work: Work, { sources, findings: before }: State, texts: Sources["texts"]) {
  const { findings } = readState(work, readSources(work.root, { ...sources.texts, ...texts }));
  return newMistakes(findings, before, Object.keys(texts).map(fileOf));
}

/** Ends a command at its mistakes, if there are some. */
export function refuseMistakes(mistakes: readonly Finding[]): void {
  if (mistakes.length > 0) throw new Refusal(`No se ha cambiado nada:\n${findingsText(mistakes)}`);
}

/**
 * Writes new texts of offers, by id, with the line ends that each file has. Each is written beside the old one and then
 * renamed, so that an interruption leaves no half-written file.
 *
 * @throws Refusal at a mistake in one of them, unless the editor wants them so: nothing is written
 */
export function save(work: Work, state: State, texts: Sources["texts"], isWrongOnPurpose = false): void {
  if (!isWrongOnPurpose) refuseMistakes(mistakesWith(work, state, texts));
  const places = Object.entries(texts).map(([id, text]) => {
    const place = join(work.root, fileOf(id));
    return { place, text: withOriginalLineEnds(existsSync(place) ? readFileSync(place, "utf8") : "", text) };
  });
  const beside = (place: string) => `${place}.${process.pid}.tmp`;
  try {
    for (const { place, text } of places) writeFileSync(beside(place), text);
    for (const { place } of places) renameSync(beside(place), place);
  } finally {
    for (const { place } of places) rmSync(beside(place), { force: true });
  }
}
