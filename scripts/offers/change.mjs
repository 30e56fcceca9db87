// The orders that change an offer that exists: verify, enable, disable.
import { mistake } from "../content/mistakes.mjs";
import { Failure } from "../failure.mjs";
import { chosen, readOffers, readUnrecorded } from "./content.mjs";
import { ofTime } from "./findings.mjs";
import { formattedAsBefore, withOwnLineEnds } from "./format.mjs";
import { appendTo, fileOf, setField, withFormatImports } from "./source.mjs";
import { apply, textOf } from "./transaction.mjs";
import { exactly, typeset } from "./typeset.mjs";

/** @typedef {import("./content.mjs").Work} Work */
/** @typedef {import("./content.mjs").Offer} Offer */

const UNCHANGED = "Comprobada en la web oficial: sin cambios en el beneficio ni en los requisitos.";

/**
 * Changes the files of some offers, all or none.
 * @param {Work} work
 * @param {readonly Offer[]} offers
 * @param {(id: string, text: string) => string} edit
 */
async function change(work, offers, edit) {
  if (offers.length === 0) return;
  const changes = offers.map(({ id }) => {
    const path = fileOf(id);
    const before = textOf(work.root, path) ?? "";
    const after = withOwnLineEnds(before, (text) => formattedAsBefore(work.root, path, text, edit(id, text)));
    return { path, before, after };
  });
  await apply(
    work,
    changes,
    offers.map(({ id }) => id),
  );
}

/**
 * Stamps today's verification, and says in the public history what changed, with the facts that did.
 * @param {Work} work
 * @param {readonly string[]} ids
 * @param {string | undefined} note
 */
export async function verify(work, ids, note) {
  const { offers: all, today } = await readOffers(work);
  const offers = chosen(all, ids);
  const unrecorded = await readUnrecorded(work);
  if (note === undefined) refuseSilence(offers.map(({ id }) => ({ id, changed: unrecorded(id) })));
  const stale = note === undefined ? offers.filter(({ verifiedOn }) => verifiedOn !== today) : offers;
  const summary = typeset(note ?? UNCHANGED);
  await change(work, stale, (id, text) => {
    const facts = unrecorded(id).map(({ field, now }) => ({ field, ...exactly(now) }));
    const kept = facts.map(({ field, code }) => `${field}: ${code}`).join(", ");
    const entry = `{ date: ${JSON.stringify(today)}, summary: ${summary.code}${kept && `, facts: { ${kept} }`} }`;
    const dated = setField(id, text, "verifiedOn", JSON.stringify(today));
    const names = [...summary.names, ...facts.flatMap((fact) => fact.names)];
    return withFormatImports(appendTo(id, dated, "history", entry), names);
  });
  for (const offer of offers) {
    const said = stale.includes(offer)
      ? `${offer.brand}: verificada hoy, ${today}, con su entrada en el historial (${fileOf(offer.id)}).`
      : `${offer.brand}: ya estaba verificada hoy. Si ha cambiado algo, dilo con --note "…".`;
    work.output.write(`${said}\n`);
  }
}

/**
 * The history never says «sin cambios» of an offer whose facts did change.
 * @param {{ id: string, changed: { field: string }[] }[]} offers
 */
function refuseSilence(offers) {
  const changed = offers.filter((offer) => offer.changed.length > 0);
  if (changed.length === 0) return;
  const lines = changed.map(({ id, changed: facts }) =>
    mistake(
      `${fileOf(id)} · ${facts.map(({ field }) => field).join(", ")}`,
      "un cambio que el historial no dice",
      `di qué ha cambiado: npm run offers -- verify ${id} --note "…"`,
    ),
  );
  throw new Failure(`No se ha cambiado nada:\n${lines.join("\n")}`);
}

/**
 * Publishes offers, or takes them from the site.
 * @param {Work} work
 * @param {readonly string[]} ids
 * @param {boolean} enabled
 */
export async function setEnabled(work, ids, enabled) {
  const { offers: all, statusOf, missingIn } = await readOffers(work);
  const offers = chosen(all, ids);
  const other = offers.filter((offer) => offer.enabled !== enabled);
  await change(work, other, (id, text) => setField(id, text, "enabled", String(enabled)));
  for (const offer of offers) {
    const state = enabled ? "activada" : "desactivada";
    const changed = other.includes(offer);
    work.output.write(`${offer.brand}: ${changed ? state : `ya estaba ${state}`} (${fileOf(offer.id)}).\n`);
    if (enabled) work.output.write(beforePublishing(offer, statusOf, missingIn));
  }
  if (other.length > 0) work.output.write("Se verá en la web cuando se vuelva a publicar.\n");
}

/**
 * What visitors would read of it: that nobody checked it for long, that it is over, or words of the template.
 * @param {Offer} offer
 * @param {import("./content.mjs").StatusOf} statusOf
 * @param {import("./content.mjs").MissingIn} missingIn
 */
function beforePublishing(offer, statusOf, missingIn) {
  const late = ofTime(offer, statusOf).map(
    ({ field, found, todo }) => `  Antes de publicar: ${field}, ${found}; ${todo}.\n`,
  );
  const missing = missingIn(offer).map(({ field }) => field);
  if (missing.length === 0) return late.join("");
  return `${late.join("")}  Antes de publicar, revisa ${missing.join(", ")} («npm run offers check ${offer.id}»).\n`;
}
