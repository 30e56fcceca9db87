import { inSentence } from "@/lib/format/format";
import { parseDocument, stringify } from "yaml";
import { changeOf, NOTHING, quotedValue } from "./words/value-change";
import { readDocument } from "@/lib/catalogue/document";
import { type Finding, fileOf, findingText } from "@/lib/catalogue/finding";
import { changedFigures, changedWords, UNCHANGED } from "@/lib/catalogue/unrecorded-changes";
import { pendingLeaves } from "@/lib/catalogue/text-faults";
import { applyEdits, fieldPath, parseFieldValue, editsFor } from "@/lib/catalogue/edit";
import { entriesOf } from "@/lib/catalogue/history-checks";
import { dueFindings, suspiciousChanges } from "@/lib/catalogue/due-findings";
import { fieldRefusal } from "@/lib/catalogue/field-refusal";
import { sourcesAt } from "./git";
import { missingFindings, unwrittenFindings } from "./missing";
import { chosenTexts, readState, Refusal, refuseMistakes, save, type State, type Work } from "./work";

/**
 * The promised fields whose figures differ from the history, and those whose words differ from `before`; and whether the
 * offer was never published.
 */
function unrecorded(id: string, text: string, before: string) {
  const document = readDocument(id, text);
  refuseMistakes(document.findings.slice(0, 1));
  const [figures, words] = [changedFigures(document), changedWords(readDocument(id, before), document)].map(
    (all) => Object.fromEntries(all.map(({ field, now }) => [field, now.replaceAll("\u00a0", " ")])),
  );
  const isNew = entriesOf(document).length === 0 && pendingLeaves(document).length === 0;
  return { figures: figures ?? {}, words: words ?? {}, isNew };
}

/**
 * The texts of these offers. Refuses a file that cannot be parsed, and one that has lost part of its history: another entry
 * would not restore it.
 */
function editable(state: State, ids: readonly string[]): [id: string, text: string][] {
  const all = chosenTexts(state, ids);
  const unparsed = all.flatMap(([id, text]) => {
    const { data, findings } = readDocument(id, text);
    return data ? [] : findings;
  });
  const files = all.map(([id]) => fileOf(id));
  const lost = state.findings.filter(({ file, field }) => field === "history" && files.includes(file));
  refuseMistakes([...unparsed, ...lost]);
  return all;
}

/** The promised fields that an entry records: changed words only with a note. */
const promisedIn = ({ figures, words }: ReturnType<typeof unrecorded>, note?: string) =>
  Object.keys(note === undefined ? figures : { ...figures, ...words });

/** Refuses a change of promised figures without a note. */
function requireNote(id: string, fields: readonly string[], note: string | undefined): void {
  if (note !== undefined || fields.length === 0) return;
  const changed = `En ${fileOf(id)} cambia ${fields.join(", ")}, y el historial no dice por qué.`;
  throw new Refusal(`No se ha cambiado nada. ${changed}\n  Repite la orden con --note "Qué ha cambiado."`);
}

/** What a new entry says: the note, and whether the offer was checked today (true by default). */
interface Entry {
  note?: string | undefined;
  isChecked?: boolean;
}

/** The text of an offer with today's entry in its history; `before` is what visitors see. */
function verified(id: string, text: string, before: string, today: string, entry: Entry = {}): string {
  const { note, isChecked = true } = entry;
  const { figures, words, isNew } = unrecorded(id, text, before);
  refuseMistakes(unwrittenFindings(readDocument(id, text)));
  if (!isNew) requireNote(id, Object.keys(figures), note);
  const benefit = figures.benefit && inSentence(figures.benefit);
  const summary = note ?? (isNew ? `Primera publicación: ${benefit}.` : UNCHANGED);
  // Without a note, changed words count as the same promise.
  const facts = { ...figures, ...(note !== undefined && words) };
  return (
    applyEdits(text, isChecked ? [[["verifiedOn"], today]] : [], { date: today, summary, facts }) ?? text
  );
}

/** Asks about likely mistakes of an edit, unless the editor is sure; refuses the errors among them. */
async function askAbout(work: Work, slips: readonly Finding[], isSure = false): Promise<void> {
  for (const slip of slips) {
    const [question, isAsked] = [findingText(slip), slip.level === "warning"];
    if (isAsked && (isSure || (await work.confirm?.(`${question}\n¿Seguro?`)))) continue;
    const way = isAsked ? "\n  Si es así, repite la orden con --yes" : "";
    throw new Refusal(`No se ha cambiado nada:\n${question}${way}`);
  }
}

/** The texts to compare edits with, those made by hand included: the last commit's; a new file's own. */
const committedTexts = (work: Work, { sources }: State): Readonly<Record<string, string>> => ({
  ...sources.texts,
  ...sourcesAt(work, "HEAD")?.texts,
});

/** `verify`: notes that offers were checked today, and what has changed since the last commit. */
export async function verify(work: Work, ids: readonly string[], note?: string, isSure?: boolean) {
  const state = readState(work);
  const isDone = (text: string) => {
    const { verifiedOn, history } = readDocument("", text).record ?? {};
    return note === undefined && verifiedOn === state.today && history?.at(-1)?.date === state.today;
  };
  const all = editable(state, ids);
  const stale = all.filter(([, text]) => !isDone(text));
  const before = committedTexts(work, state);
  const noted = stale.map(
    ([id, text]) => [id, verified(id, text, before[id] ?? "", state.today, { note })] as const,
  );
  for (const [id, text] of noted) await askAbout(work, suspiciousChanges(id, before[id] ?? "", text), isSure);
  save(work, state, Object.fromEntries(noted));
  const already = 'ya estaba comprobada hoy. Si ha cambiado algo, dilo con --note "…".';
  const now = `comprobada hoy, ${state.today}, con su entrada en el historial.`;
  for (const [id, text] of all) work.say(`${id}: ${isDone(text) ? already : now}`);
}

const checkedToday = (id: string) => `${id}: ¿la has comprobado hoy en su web oficial?`;

/** `enable` and `disable`: publishes offers, or removes them from the site. A new one gets its first history entry. */
export async function setEnabled(
  work: Work,
  ids: readonly string[],
  enabled: boolean,
  { checked: isChecked, note, yes: isSure }: Answers = {},
): Promise<void> {
  const state = readState(work);
  const all = editable(state, ids);
  const committed = committedTexts(work, state);
  const changed: [id: string, text: string][] = [];
  for (const [id, text] of all) {
    const before = committed[id] ?? text;
    const isNew = enabled && unrecorded(id, text, before).isNew;
    const isNoted = enabled && note !== undefined;
    // «--checked» counts for an offer that was published before, too.
    const isDue = isNoted || (enabled && isChecked && parseDocument(text).get("verifiedOn") !== state.today);
    if (parseDocument(text).get("enabled") === enabled && !isNew && !isDue) continue;
    const missing = enabled ? missingFindings(work, state, id, text).map(findingText) : [];
    const isFirst = enabled && entriesOf(readDocument(id, text)).length === 0;
    const isUnchecked = (isFirst || isNoted) && !isChecked;
    const check = `Comprueba ${id} hoy en su web oficial, y entonces\n  npm run offers -- enable ${id} --checked${isNoted ? ' --note "…"' : ""}`;
    if (missing.length > 0)
      throw new Refusal(
        [`No se ha cambiado nada. A ${id} le falta:`, ...missing, ...(isUnchecked ? [check] : [])].join("\n"),
      );
    if (isUnchecked && !(await work.confirm?.(checkedToday(id))))
      throw new Refusal(`No se ha cambiado nada. ${check}`);
    const after = applyEdits(text, [[["enabled"], enabled]]) ?? text;
    const noted = isNew || isDue ? verified(id, after, before, state.today, { note }) : after;
    // Nobody has seen what a draft said before.
    if (isDue) await askAbout(work, suspiciousChanges(id, isNew ? text : before, noted), isSure);
    changed.push([id, noted]);
  }
  save(work, state, Object.fromEntries(changed) as Record<string, string>);
  for (const [id] of all) {
    const before = changed.some(([changedId]) => changedId === id) ? "" : "ya estaba ";
    work.say(`${id}: ${before}${enabled ? "activada" : "desactivada"}.`);
    if (enabled) for (const finding of dueFindings(readState(work), [id])) work.say(findingText(finding));
  }
  if (changed.length > 0) work.say("Se verá cuando se publique: npm run offers publish");
}

/** The options of an edit: a note, yes to every question, and that the official page was checked. */
type Answers = Partial<Record<"yes" | "checked", boolean>> & { note?: string | undefined };

/** A record as one line of YAML; any other value as it is. */
function inLine(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  return stringify(JSON.parse(JSON.stringify(value)), { collectionStyle: "flow", lineWidth: 0 }).trim();
}

/** `set`: sets a fact or a field. With a note or `checked`, the history gets an entry; only `checked` dates a check. */
export async function set(
  work: Work,
  args: readonly string[],
  { note, yes: isSure, checked }: Answers = {},
): Promise<void> {
  const [id = "", name = "", ...rest] = args;
  const value = rest.join(" ").trim();
  const state = readState(work);
  const [[, text = ""] = []] = editable(state, [id]);
  const path = fieldPath(text, name);
  const published = committedTexts(work, state)[id] ?? text;
  const before: unknown = parseDocument(text).getIn(path);
  const after = value === "" || value === NOTHING ? undefined : parseFieldValue(path, before, value);
  const refused = fieldRefusal(id, text, name, path, before, after);
  if (refused) throw new Refusal(`No se ha cambiado nada. ${refused}`);
  const settings = editsFor(text, path, after);
  const changed = applyEdits(text, settings);
  if (changed === undefined)
    throw new Refusal(
      `No se ha cambiado nada. En ${fileOf(id)} no está aún «${path.slice(0, -1).join(".")}», donde va «${name}»: escríbelo en el fichero.`,
    );
  const isExample = pendingLeaves(readDocument(id, text)).some((leaf) => leaf.path.join() === path.join());
  const isSame = (before === after && !isExample) || changed === text;
  if (isSame && (note === undefined || promisedIn(unrecorded(id, text, published), note).length === 0)) {
    const lost =
      note === undefined
        ? ""
        : ` Si la nota falta en el historial: npm run offers -- verify ${id} --note "…"`;
    return work.say(`${id}: ${name} ya era ${quotedValue(after)}: no se ha cambiado nada.${lost}`);
  }
  // Reports every mistake at once.
  if (readDocument(id, changed).findings.length > 0) save(work, state, { [id]: changed });
  const isNoted = checked || note !== undefined;
  const noted = (isChecked: boolean) =>
    isNoted ? verified(id, changed, published, state.today, { note, isChecked }) : changed;
  await askAbout(work, suspiciousChanges(id, text, noted(true)), isSure);
  const promised = promisedIn(unrecorded(id, changed, published), note);
  if (parseDocument(text).get("enabled")) requireNote(id, promised, note);
  // Only a person can confirm it; without a terminal, by --checked.
  const isChecked = Boolean(checked || (isNoted && (await work.confirm?.(checkedToday(id)))));
  // The schema wants a check on the day of each change of what is promised.
  if (isNoted && promised.length > 0 && !isChecked)
    throw new Refusal(
      `No se ha cambiado nada. Cambia ${promised.join(", ")}: mira en su web oficial que es así, y repite la orden con --checked`,
    );
  save(work, state, { [id]: noted(isChecked) });
  const names = [name, ...settings.slice(1).map(([other]) => other.join("."))].join(" y ");
  work.say(`${id}: ${names}, ${changeOf(inLine(before), inLine(after))}.`);
  if (isChecked) work.say(`${id}: queda como comprobada hoy, ${state.today}, en su web oficial.`);
  else if (isNoted) work.say(`${id}: no queda como comprobada hoy; si lo está: npm run offers verify ${id}`);
}
