import { codeVariable, referralVariable } from "../config/validators";
import { type CalendarDate, daysBetween, lastDay } from "../format/dates";
import { euros, list } from "../format/format";
import { days, readQuantity } from "../format/quantity";
import { doubtFaults } from "./source-faults";
import { addressEditFindings, historyNoteFindings } from "./edit-findings";
import { sourceFaults } from "./checks";
import { readDocument } from "./document";
import { type Fault, type Finding, fileOf, warning, warningAt } from "./finding";
import { type LinkSettings, linkPlace } from "./invitation-findings";
import type { Sources } from "./read-sources";
import type { Offer } from "../offers/offer";
import { NEVER_CHECKED } from "../offers/never-checked";
import { isLink } from "../offers/terms/people";
import { statusNames, statusOn, thresholds } from "../offers/status";
import { gainEditFindings, rewordings } from "./unrecorded-changes";
import { pendingFaults } from "./text-faults";

/** The offers, their files, what is wrong in them, the owner's settings, and the day. */
interface State {
  offers: readonly Offer[];
  sources: Pick<Sources, "texts">;
  findings: readonly Finding[];
  settings: LinkSettings;
  today: CalendarDate;
}

/** What is due in offers, visible ones first: a verification, a missing referral link, unfinished texts of a draft. */
export function dueFindings(state: State, ids: readonly string[]): Finding[] {
  const { offers, sources, settings, today } = state;
  const some = offers.filter(({ id }) => ids.includes(id));
  const sorted = some.toSorted((a, b) => Number(b.enabled) - Number(a.enabled));
  return sorted.flatMap((offer) => {
    const document = readDocument(offer.id, sources.texts[offer.id] ?? "");
    const faults = [
      ...dateFaults(offer, today),
      ...linkFaults(offer),
      ...doubtFaults(offer),
      ...lengthFaults(offer),
      ...shareFaults(offer),
      ...pendingFaults(document),
      ...(offer.terms.enabled ? [] : sourceFaults(offer.terms)),
    ];
    return faults.flatMap(([path, found, right]) => {
      const isLink = path[0] === "referralUrl";
      const written = { file: fileOf(offer.id), field: path.join(".") };
      const { file, field } = isLink ? linkPlace(offer.id, settings) : written;
      // Where a link is refused, there is nothing to advise.
      if (isLink && state.findings.some((one) => one.file === file && one.field === field)) return [];
      return warning(file, field, found, right, field ? document.lineOf(path) : undefined);
    });
  });
}

/** The longest title with which the button of a page is on the first screen of a small phone, in characters. */
const LONGEST_TITLE = 60;

/** A title of so many lines that the button is not on a phone's first screen; a closed offer has none to press. */
function lengthFaults({ landing, terms }: Offer): Fault[] {
  if (terms.closed) return [];
  return (["hero", "heroB"] as const).flatMap((name): Fault[] => {
    const { title = "" } = landing[name] ?? {};
    const right = `un título de ${LONGEST_TITLE} caracteres como máximo: con ${title.length}, en un móvil pequeño el botón no se ve sin bajar`;
    return title.length > LONGEST_TITLE ? [[["landing", name, "title"], title, right]] : [];
  });
}

/** The least that a share may give without a question, in euros. */
const LEAST_SHARE = 5;

/** A share that can hardly give anything: its `upTo` was meant as the most that it gives. */
function shareFaults({ terms: { gives } }: Offer): Fault[] {
  return gives.flatMap(({ percent, upTo, most }, index): Fault[] => {
    const [share = 0, whole = 0] = [percent, upTo].map((figure) => readQuantity(figure ?? "")?.least);
    const gift = (share * whole) / 100;
    if (most || gift === 0 || gift >= LEAST_SHARE) return [];
    const right = `¿querías decir el máximo del regalo? most: ${upTo}. Con upTo, el ${percent} de ${upTo} es ${euros(gift)} como mucho`;
    return [[["gives", index, "upTo"], upTo, right]];
  });
}

function linkFaults(offer: Offer): Fault[] {
  const { id, brand, hasInvitation, foreignHost, referralUrl, invitationHosts, terms } = offer;
  const variable = referralVariable(id);
  const { by } = terms.invitation;
  if (!hasInvitation && by === "code")
    return [[["invitation", "by"], "code, sin el tuyo", `tu código de invitación, en ${codeVariable(id)}`]];
  if (!hasInvitation && !isLink(by)) return [];
  if (!hasInvitation) {
    const home = `${referralUrl}, sin código`;
    return [[["referralUrl"], home, `tu enlace de invitación, aquí o en ${variable}`]];
  }
  const right = `tu enlace de ${brand} (${list(invitationHosts)}), aquí o en ${variable}; si invita desde ahí, en invitation: hosts: [${foreignHost}]`;
  return foreignHost ? [[["referralUrl"], referralUrl, right]] : [];
}

function dateFaults(offer: Offer, today: string): Fault[] {
  const { id, verifiedOn, validFrom, validUntil, sourceUrl, terms } = offer;
  const status = statusOn(offer, today);
  if (status === "closed") {
    const right = `si ya consta en ${terms.closed?.source}, quita closed, mira los textos de words y después: npm run offers verify ${id}`;
    return [[["closed", "since"], `${statusNames[status]} desde ${terms.closed?.since}`, right]];
  }
  if (status === "current") return [];
  if (status === "upcoming") return [[["validFrom"], validFrom, "la fecha de su web oficial, si es otra"]];
  if (status === "ended") {
    // It may stay, as a record: its editor hears of it for a month.
    if (daysBetween(lastDay(String(validUntil)), today) > thresholds.due) return [];
    const right = `si hay otra edición, sus fechas; si no: npm run offers disable ${id}`;
    return [[["validUntil"], validUntil, right]];
  }
  if (verifiedOn === NEVER_CHECKED) {
    const right = `la fecha: compruébala en ${sourceUrl}; la anota npm run offers enable ${id}`;
    return [[["verifiedOn"], undefined, right]];
  }
  const age = `${statusNames[status]}: ${verifiedOn}, hace ${days(daysBetween(verifiedOn, today))}`;
  return [[["verifiedOn"], age, `compruébala en ${sourceUrl}; después: npm run offers verify ${id}`]];
}

/**
 * Likely mistakes of an edit: a figure changed fivefold, a link to another host, a note with an unknown figure, a check
 * or other words of the promise without an entry (warnings); a link that only seems an invitation, a note with the wrong
 * words, a figure of the gain without a note (errors).
 */
export function suspiciousChanges(id: string, before: string, after: string): Finding[] {
  if (before === after) return [];
  const [earlier, document] = [readDocument(id, before), readDocument(id, after)];
  const [{ record: old }, { record: now }] = [earlier, document];
  // A file with a mistake in its form promises nothing that could be compared.
  if (!old || !now) return [];
  const figures = Object.entries(now.facts).flatMap(([name, value]) => {
    const previous = old.facts[name] ?? "";
    const [from, to] = [previous, value].map(readQuantity);
    const factor = from && to && from.unit === to.unit ? to.least / from.least : 1;
    if (!Number.isFinite(factor) || (factor < 5 && factor > 1 / 5)) return [];
    return [warningAt(document, ["facts", name], value, `¿seguro? Antes era ${previous}`)];
  });
  const count = old.history.length;
  const isUnnoted = count > 0 && count === now.history.length && old.verifiedOn !== now.verifiedOn;
  const check = `¿seguro? Antes era ${String(old.verifiedOn)}, y una comprobación deja su entrada en el historial: npm run offers verify ${id}`;
  return [
    ...(isUnnoted ? [warningAt(document, ["verifiedOn"], now.verifiedOn, check)] : []),
    ...addressEditFindings(old, document),
    ...historyNoteFindings(old, document),
    ...gainEditFindings(earlier, document),
    ...rewordings(earlier, document),
    ...figures,
  ];
}
