import { unrecordedPromise } from "../offers/history";
import { figureWords, valueAt } from "../offers/derive/facts";
import type { OfferRecord } from "../offers/offer";
import { fieldAt } from "../offers/field-info";
import { differences } from "./differences";
import { factsIn, fillPlaceholders } from "./facts";
import { errorAt, type Finding, type OfferDocument, warningAt } from "./finding";

/** The note of a check that found everything as it was. */
export const UNCHANGED = "Comprobada en la web oficial: sin cambios en el beneficio ni en los requisitos.";

/** The record with its figures in place, of a file without mistakes. */
const filled = (document: OfferDocument) => fillPlaceholders(document) as OfferRecord;

/** The same in the words for a link without a code: a link of the owner's own changes no promise. */
const promised = (document: OfferDocument) => filled({ ...document, hasInvitation: false });

/**
 * What an offer promises in other words than its history, both values, and whether they say the same figures.
 * `shortBenefit` counts if it says a fact that `benefit` does not: so that the figure of the net value, which one of them
 * says, never changes unrecorded.
 */
function unrecordedIn(document: OfferDocument) {
  const { data = {}, terms } = document;
  // A file with a mistake in its form promises nothing yet.
  if (!terms) return [];
  const said = factsIn(data, data.benefit);
  const isOwn = factsIn(data, data.shortBenefit).some((fact) => !said.includes(fact));
  return unrecordedPromise(promised(document)).filter(({ field }) => field !== "shortBenefit" || isOwn);
}

/** The unrecorded changes with other figures: they need an entry. */
export function changedFigures(document: OfferDocument) {
  return unrecordedIn(document).filter((one) => !one.hasSameFigures);
}

/** The unrecorded changes with the same figures in words that visitors have not seen yet: `before` is the published file. */
export function changedWords(before: OfferDocument, document: OfferDocument) {
  const was = before.terms?.enabled ? promised(before) : undefined;
  return unrecordedIn(document).filter(
    ({ field, now, hasSameFigures }) => hasSameFigures && was?.[field] !== now,
  );
}

/** Changed words without an entry, as questions: nobody but the editor knows whether something else is asked now. */
export function rewordings(before: OfferDocument, document: OfferDocument): Finding[] {
  if (!document.terms?.enabled) return [];
  return changedWords(before, document).map(({ field, now, recorded }) => {
    const right = `¿seguro? El historial dice «${recorded}». Si cambia lo que se recibe o se pide, y no solo las palabras, anótalo: npm run offers -- verify ${document.id} --note "Qué ha cambiado."; con set, repite la orden con esa nota`;
    return warningAt(document, [field], now, right);
  });
}

/**
 * A figure of the gain that an edit changes and neither benefit nor requirements say, as the amount for which a saving holds,
 * without a note in the history. `before` is the file that the edit began with.
 */
export function gainEditFindings(before: OfferDocument, document: OfferDocument): Finding[] {
  const { id, data = {} } = document;
  const [was, is] = [filled(before), filled(document)];
  const isNoted = is.history.slice(was.history.length).some(({ summary }) => summary !== UNCHANGED);
  // What is promised is asked for by itself; nobody has seen what a draft said before.
  // Nobody knows whether a figure has changed that cannot be read.
  if ([before, document].some(({ findings }) => findings.length > 0)) return [];
  if (was.history.length === 0 || isNoted || changedFigures(document).length > 0) return [];
  const path = ["value", "gain"];
  const changed = differences(was.value.gain, is.value.gain, path).find(
    // A visitor types the amount «of» which it is a share: the file has an example.
    ({ path: at }) => fieldAt(at)?.kind === "figure" && at[2] !== "of",
  );
  if (!changed) return [];
  const words = (value: unknown) => figureWords(String(value)) ?? value;
  const raw = valueAt(data, changed.path);
  const [fact] = factsIn(data, raw);
  const right = `${words(changed.before) ?? "nada"}, como estaba, o una entrada nueva en history que lo diga: npm run offers -- verify ${id} --note "Qué ha cambiado."; con set, repite la orden con esa nota`;
  return [errorAt(document, fact ? ["facts", fact] : changed.path, words(changed.after), right)];
}
