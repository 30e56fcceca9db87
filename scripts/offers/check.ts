import { strangeNamesWarning } from "@/lib/config/start-log";
import { present } from "@/lib/format/format";
import { redundantOverrides } from "@/lib/catalogue/word-overrides";
import { readDocument } from "@/lib/catalogue/document";
import { fillPlaceholders } from "@/lib/catalogue/facts";
import type { Sources } from "@/lib/catalogue/read-sources";
import { changesBetween, deletionWords, type Written } from "./words/offer-changes";
import { publicationWords, statusNames, statusOn } from "@/lib/offers/status";
import { type Finding, fileOf, findingsText, findingText, folders, warning } from "@/lib/catalogue/finding";
import { NEVER_CHECKED } from "@/lib/offers/never-checked";
import { titleOf } from "@/lib/ground/offer-names";
import { sitePictures, stripOf } from "@/lib/offers/hero-image";
import type { Offer } from "@/lib/offers/offer";
import { visitWords } from "@/lib/catalogue/official-page";
import { dueFindings, suspiciousChanges } from "@/lib/catalogue/due-findings";
import { staleFindings, writeGenerated } from "./generated";
import { draftLines, isDraft } from "./drafts";
import { liveSiteLine } from "./live-site";
import { linkFindings } from "./visit";
import { lastVisits } from "./watch";
import { sourcesAt } from "./git";
import { userAgentOf, chosenTexts, readState, Refusal, type Work } from "./work";

/** Whose invitation an offer's button carries, in words. */
function linkWords({ hasInvitation, invitationCode, terms }: Offer): string {
  if (invitationCode) return "tu código";
  if (hasInvitation) return "propio";
  return terms.invitation.by === "none" ? "no hay" : "sin código";
}

/** `list`: the live state, the offers in a table, the drafts apart, then mistakes, then what is due. */
export async function list(work: Work): Promise<number> {
  const state = readState(work);
  const { offers, findings, today } = state;
  const visits = lastVisits(work);
  work.say(await liveSiteLine(work, state));
  const head = ["oferta", "estado", "comprobada", "vigencia", "enlace", "su web oficial"];
  const rows = offers
    .filter((offer) => !isDraft(offer))
    .map((offer) => [
      ...[offer.id, publicationWords(offer), offer.verifiedOn === NEVER_CHECKED ? "nunca" : offer.verifiedOn],
      ...[statusNames[statusOn(offer, today)].toLowerCase(), linkWords(offer)],
      visitWords(visits[offer.id]),
    ]);
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)));
  for (const row of [head, ...rows]) {
    const line = row.map((cell, column) => (column < 5 ? cell.padEnd(widths[column] ?? 0) : cell)).join("  ");
    // A line of more than 80 columns continues below.
    work.say(line.length < 80 ? line : line.replace(/ {2}(\d{4}-\d\d-\d\d: )/, "\n    $1"));
  }
  for (const line of draftLines(offers)) work.say(line);
  const wrong = findingsText(findings);
  if (wrong) work.say(`\nCon estos errores la web no se publica:\n${wrong}`);
  const enabled = offers.filter((offer) => offer.enabled).map(({ id }) => id);
  const due = findingsText(dueFindings(state, enabled));
  const strange = strangeNamesWarning(work.env);
  if (strange) work.say(`\n${strange}`);
  work.say(due ? `\nPendiente en las ofertas activas:\n${due}` : "\nNada pendiente en las ofertas activas.");
  return wrong ? 1 : 0;
}

/** Options of `check`: visit the links, compare with a commit, fail on warnings too, renew what the schema makes. */
type CheckOptions = Partial<{ links: boolean; since: string; strict: boolean; write: boolean }>;

/** `check`: prints everything that is wrong or due, in these offers or in all. Returns 1 if something is wrong. */
export async function check(work: Work, ids: readonly string[], options: CheckOptions): Promise<number> {
  const { links, strict, write, since = "HEAD" } = options;
  if (write) writeGenerated(work);
  const state = readState({ ...work, since });
  const { offers, sources, findings } = state;
  const some = chosenTexts(state, ids);
  const names = some.map(([id]) => id);
  const others = Object.keys(sources.texts).filter((id) => !names.includes(id));
  // An error in another file may come from one of these: both have the same place in the lists.
  const isOthers = ({ file, right }: Finding) =>
    others.some((id) => fileOf(id) === file) && !names.some((id) => right.includes(fileOf(id)));
  const errors = findings.filter((finding) => !isOthers(finding));
  const shown = [...sitePictures, ...offers.flatMap((o) => (o.hasHeroImage ? [o.id, stripOf(o.id)] : []))];
  const unused = sources.heroes.filter((file) => !shown.includes(file.replace(/(-\d+)?\.\w+$/, "")));
  // A draft is checked only if it is named.
  const isAsked = ({ id, enabled }: Offer) => names.includes(id) && (enabled || ids.length > 0);
  const asked = offers.filter(isAsked);
  const uncoded = asked.filter(({ hasInvitation }) => !hasInvitation).map(({ id }) => fileOf(id));
  const warnings = [
    ...some.flatMap(([id, text]) => redundantOverrides(readDocument(id, text))),
    ...dueFindings(
      state,
      asked.map(({ id }) => id),
    ).filter(({ field, file }) => ids.length > 0 || field !== "referralUrl" || !uncoded.includes(file)),
    ...staleFindings(work),
    // The pictures of an offer that does not parse are unknown.
    ...(findings.length > 0 ? [] : unused).map((file) =>
      warning(
        `${folders.heroes}/${file}`,
        "",
        "una imagen que ninguna página muestra",
        "bórrala, o ponla en su oferta: look: {image: true}",
      ),
    ),
    ...(links ? await linkFindings(asked, userAgentOf(work)) : []),
  ];
  const known = sourcesAt(work, since);
  if (!known && options.since) throw unknownCommit(since);
  const before = known?.texts ?? {};
  for (const slip of some.flatMap(([id, text]) => suspiciousChanges(id, before[id] ?? text, text))) {
    const isQuestion = slip.level === "warning" && work.confirm;
    if (isQuestion && (await work.confirm?.(`${findingText(slip)}\n¿Seguro?`))) continue;
    const isTold = errors.some((error) => findingText(error) === findingText(slip));
    if (!isTold) (slip.level === "error" || isQuestion ? errors : warnings).push(slip);
  }
  for (const finding of [...errors, ...warnings]) work.say(findingText(finding));
  work.say(`Ofertas revisadas: ${names.length}. Errores: ${errors.length}. Avisos: ${warnings.length}.`);
  return errors.length > 0 || (strict && warnings.length > 0) ? 1 : 0;
}

const unknownCommit = (commit: string) => new Refusal(`No se puede comparar: git no conoce «${commit}».`);

/** `diff`: what has changed since a commit, in all offers or in those that are named. */
export async function diff(work: Work, words: readonly string[]): Promise<string[]> {
  const state = readState(work);
  const names = words.filter((word) => word in state.sources.texts);
  const [commit, ...more] = words.filter((word) => !names.includes(word));
  if (more.length > 0) chosenTexts(state, [String(commit), ...more]);
  if (names.length === 0) return changes(work, commit, state);
  const findings = state.findings.filter(({ file }) => names.some((id) => fileOf(id) === file));
  const offers = state.offers.filter(({ id }) => names.includes(id));
  return changes(work, commit, { ...state, offers, findings }, false);
}

/** What has changed in the offers since a commit, one line each; `now` replaces the files. An offer with a mistake is only reported. */
export async function changes(
  work: Work,
  commit = "HEAD",
  now = readState(work),
  isWhole = true,
): Promise<string[]> {
  const before = sourcesAt(work, commit);
  if (!before) throw unknownCommit(commit);
  const { offers, findings, sources, today } = now;
  const earlier = readState(work, before).offers;
  const gone = Object.keys(before.texts).filter((id) => isWhole && !(id in sources.texts));
  return [
    ...(findings.length > 0 ? [`Antes hay que corregir:\n${findingsText(findings)}`] : []),
    ...gone.map((id) => {
      const was = earlier.find((offer) => offer.id === id);
      return deletionWords(id, recordOf(work, before, id)?.filled, was && titleOf(was));
    }),
    ...offers.flatMap((offer) => {
      const after = recordOf(work, sources, offer.id);
      const record = recordOf(work, before, offer.id);
      const was = record && { ...record, offer: earlier.find(({ id }) => id === offer.id) };
      const own = ownWords(offer, before.texts[offer.id], sources.texts[offer.id]);
      return after ? [...changesBetween(offer, was, after, today), ...own] : [];
    }),
  ];
}

/** Which texts an offer overrides now, and which no longer. Empty for a new offer, which is shown whole. */
function ownWords(offer: Offer, before: string | undefined, after: string | undefined): string[] {
  if (before === undefined || after === undefined) return [];
  const [was, is] = [before, after].map((text) =>
    readDocument(offer.id, text).overrides.map(({ name }) => name),
  );
  const line = (what: string, some: readonly string[] = [], others: readonly string[] = []) => {
    const names = some.filter((name) => !others.includes(name));
    return names.length > 0 && `${titleOf(offer)}: ${what}: ${names.join(", ")}`;
  };
  return present([
    line("textos que pasan a ser propios", is, was),
    line("textos que vuelven a salir solos", was, is),
  ]);
}

/** An offer's file, as far as it can be parsed: an older one may not match the schema. */
function recordOf({ settings }: Work, { texts }: Sources, id: string): Written | undefined {
  const text = texts[id];
  const document = text === undefined ? undefined : readDocument(id, text, { facts: settings.facts?.[id] });
  return document?.data && { raw: document.data, filled: fillPlaceholders(document) };
}
