import { parseDocument } from "yaml";
import { meantQuantity, readQuantity } from "@/lib/format/quantity";
import { readDocument } from "@/lib/catalogue/document";
import { fillIn } from "@/lib/catalogue/facts";
import { fileOf, findingText } from "@/lib/catalogue/finding";
import { unrecordedFacts } from "@/lib/offers/history";
import type { OfferRecord } from "@/lib/offers/offer";
import { pendingLeaves } from "@/lib/catalogue/words";
import { edited, pathOf, type Setting } from "./edit";
import { dueFindings, suspiciousChanges } from "./findings";
import { chosen, readState, Refusal, save, type Work } from "./work";

const UNCHANGED = "Comprobada en la web oficial: sin cambios en el beneficio ni en los requisitos.";

/** The facts of an offer that its history does not record yet, by field, and whether the offer was never published. */
function unrecorded(id: string, text: string) {
  const document = readDocument(id, text);
  const [finding] = document.findings;
  if (finding) throw new Refusal(`No se ha cambiado nada:\n${findingText(finding)}`);
  const { history, ...record } = fillIn(document, {}) as OfferRecord;
  const facts = unrecordedFacts({ history, ...record }).map(({ field, now }) => [
    field,
    now.replaceAll("\u00a0", " "),
  ]);
  const isNew = history.length === 0 && pendingLeaves(document).length === 0;
  return { facts: Object.fromEntries(facts) as Record<string, string>, isNew };
}

/** Refuses a change of promised facts without a note. */
function requireNote(id: string, fields: readonly string[], note: string | undefined): void {
  if (note !== undefined || fields.length === 0) return;
  const changed = `En ${fileOf(id)} cambia ${fields.join(", ")}, y el historial no dice por qué.`;
  throw new Refusal(`No se ha cambiado nada. ${changed}\n  Repite la orden con --note "Qué ha cambiado."`);
}

/** The text of an offer checked today, with its entry in the history. */
function verified(id: string, text: string, today: string, note?: string): string {
  const { facts, isNew } = unrecorded(id, text);
  if (!isNew) requireNote(id, Object.keys(facts), note);
  // In the middle of a sentence: «Un regalo» starts in lower case, «SIM» stays.
  const benefit = facts.benefit?.replace(/^\p{Lu}(?=\p{Ll})/u, (sign) => sign.toLowerCase());
  const summary = isNew ? `Primera publicación: ${benefit}.` : (note ?? UNCHANGED);
  return edited(text, [[["verifiedOn"], today]], { date: today, summary, facts }) ?? text;
}

/** `verify`: notes that offers were checked today, and what has changed. */
export function verify(work: Work, ids: readonly string[], note?: string): void {
  const state = readState(work);
  const isDone = (text: string) =>
    note === undefined && parseDocument(text).get("verifiedOn") === state.today;
  const all = chosen(state, ids);
  const stale = all.filter(([, text]) => !isDone(text));
  save(
    work,
    state,
    Object.fromEntries(stale.map(([id, text]) => [id, verified(id, text, state.today, note)])),
  );
  const already = 'ya estaba comprobada hoy. Si ha cambiado algo, dilo con --note "…".';
  const now = `comprobada hoy, ${state.today}, con su entrada en el historial.`;
  for (const [id, text] of all) work.say(`${id}: ${isDone(text) ? already : now}`);
}

/** `enable` and `disable`: publishes offers, or takes them from the site. One never published gets its first entry. */
export function setEnabled(work: Work, ids: readonly string[], enabled: boolean): void {
  const state = readState(work);
  const all = chosen(state, ids);
  const changed = all.flatMap(([id, text]) => {
    if (parseDocument(text).get("enabled") === enabled) return [];
    const after = edited(text, [[["enabled"], enabled]]) ?? text;
    return [[id, enabled && unrecorded(id, text).isNew ? verified(id, after, state.today) : after]];
  });
  save(work, state, Object.fromEntries(changed) as Record<string, string>);
  for (const [id] of all) {
    const before = changed.some(([one]) => one === id) ? "" : "ya estaba ";
    work.say(`${id}: ${before}${enabled ? "activada" : "desactivada"}.`);
    if (enabled) for (const finding of dueFindings(readState(work), [id])) work.say(findingText(finding));
  }
  if (changed.length > 0) work.say("Se verá cuando se publique: npm run offers publish");
}

/** `set`: sets a fact or a field. With a note, the offer also counts as checked today. `isSure` skips the questions. */
export async function set(work: Work, args: readonly string[], note?: string, isSure = false): Promise<void> {
  const [id = "", name = "", value = ""] = args;
  const state = readState(work);
  const [[, text = ""] = []] = chosen(state, [id]);
  const path = pathOf(text, name);
  const before: unknown = parseDocument(text).getIn(path);
  const after = valueOf(before, value);
  const changed = edited(text, [[path, after]]);
  if (changed === undefined)
    throw new Refusal(`No hay «${name}» en ${fileOf(id)}. Los textos, por su camino: landing.hero.title`);
  for (const slip of suspiciousChanges(id, text, changed)) {
    const [said, isAsked] = [findingText(slip), slip.level === "warning"];
    if (isAsked && (isSure || (await work.confirm?.(`${said}\n¿Seguro?`)))) continue;
    const way = isAsked ? "\n  Si es así, repite la orden con --yes" : "";
    throw new Refusal(`No se ha cambiado nada:\n${said}${way}`);
  }
  if (parseDocument(text).get("enabled")) requireNote(id, Object.keys(unrecorded(id, changed).facts), note);
  save(work, state, { [id]: note === undefined ? changed : verified(id, changed, state.today, note) });
  work.say(`${id}: ${name}, de ${String(before ?? "nada")} a ${String(after)}.`);
}

/** A value as the file writes it: a figure alone keeps the fact's unit, and «20 €» becomes `20 EUR`. */
function valueOf(before: unknown, value: string): Setting[1] {
  if (typeof before === "boolean" && /^(true|false)$/.test(value)) return value === "true";
  if (typeof before === "number" && /^\d+$/.test(value)) return Number(value);
  if (typeof before !== "string" || !readQuantity(before)) return value;
  const whole = /^[\d.,]+$/.test(value) ? `${value} ${before.split(" ")[1]}` : value;
  return readQuantity(whole) ? whole : (meantQuantity(whole) ?? value);
}
