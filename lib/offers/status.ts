import { type CalendarDate, daysBetween, firstDay, isOver, sinceDate } from "../format/dates";
import { checkOf } from "./never-checked";
import type { Offer } from "./offer";

/** Days since the last check after which a promotion is due for one, and after which it is unverified. */
export const thresholds = { due: 30, unverified: 90 } as const;

/**
 * The phases of an offer: before its first day; while a visitor can take it; from the day on which the provider admits no
 * new clients; after its last day.
 */
export type Phase = "upcoming" | "open" | "closed" | "ended";

/** The statuses: the phases, and of an open offer how old its last check is (see `thresholds`). */
export const statuses = ["upcoming", "current", "due", "unverified", "closed", "ended"] as const;
/** A status on a day. */
export type Status = (typeof statuses)[number];

/** The dates from which a status follows. */
export type Validity = Pick<Offer, "verifiedOn" | "validFrom" | "validUntil"> & {
  /** Whether, and since when, the provider admits no new clients. */
  terms?: Pick<Offer["terms"], "closed">;
};

/** The phase of an offer on a day in Europe/Madrid. The last day is included; a month counts to its end. */
export function phaseOf(
  { validFrom, validUntil, terms }: Omit<Validity, "verifiedOn">,
  today: CalendarDate,
): Phase {
  if (validUntil && isOver(validUntil, today)) return "ended";
  if (terms?.closed && firstDay(terms.closed.since) <= today) return "closed";
  return validFrom && today < firstDay(validFrom) ? "upcoming" : "open";
}

/**
 * The status on a day. A check dated by month counts from the 1st, so that no check looks more recent than it is.
 */
export function statusOn(offer: Validity, today: CalendarDate): Status {
  const phase = phaseOf(offer, today);
  if (phase !== "open") return phase;
  const age = daysBetween(offer.verifiedOn, today);
  // Without a check the age is NaN.
  if (age <= thresholds.due) return "current";
  return age <= thresholds.unverified ? "due" : "unverified";
}

/** Whether an offer has begun and has not ended. Only then it has a button; of a closed one it is for its clients. */
export function isRunning(offer: Validity, today: CalendarDate): boolean {
  const phase = phaseOf(offer, today);
  return phase === "open" || phase === "closed";
}

/** Whether nobody new can take an offer any more. */
export function isUnavailable(offer: Validity, today: CalendarDate): boolean {
  const phase = phaseOf(offer, today);
  return phase === "closed" || phase === "ended";
}

/** Whether the provider admitted no new clients any more on a day of signing up. */
export const isAfterClosing = ({ terms }: Pick<Validity, "terms">, signUp: CalendarDate): boolean =>
  terms?.closed !== undefined && signUp >= firstDay(terms.closed.since);

/** The dates from which the browser computes a later status: «2025-09-25/2026-01-31». Undefined if none can follow. */
export function statusStamp(offer: Validity, today: CalendarDate): string | undefined {
  if (phaseOf(offer, today) !== "open") return undefined;
  return statusOn(offer, today) === "unverified" && !offer.validUntil ? undefined : validityStamp(offer);
}

/** The date of the last check and, if there is one, the last day: «2025-09-25/2026-01-31», «/2026-01-31» without a check. */
export function validityStamp({ verifiedOn, validUntil }: Validity): string {
  const check = checkOf({ verifiedOn }) ?? "";
  return validUntil ? `${check}/${validUntil}` : check;
}

/** The dates of a stamp that `validityStamp` made. */
export function readStamp(stamp: string): Validity {
  const [verifiedOn = "", validUntil] = stamp.split("/");
  return { verifiedOn, validUntil };
}

/** Notice that a provider admits no new clients, in a few words. */
export const closedShort = "No admite clientes nuevos";

/** Words after that notice and before the site where it can be looked up. */
export const closedLookUp = "Compruébalo en";

/** The same with the day since when, beside the name of the offer. */
export const closedSince = ({ terms }: Pick<Validity, "terms">) =>
  terms?.closed ? `${closedShort} desde ${sinceDate(terms.closed.since)}` : closedShort;

/** The same as a sentence. */
export const closedSentence = (brand: string, { since }: { since: CalendarDate }) =>
  `${brand} no admite clientes nuevos desde ${sinceDate(since)}.`;

/** Each status in a word or two, for editors. */
export const statusNames: Readonly<Record<Status, string>> = {
  upcoming: "Próxima",
  current: "Vigente",
  due: "Por revisar",
  unverified: "Sin verificar",
  closed: "Cerrada a nuevos clientes",
  ended: "Finalizada",
};

/** Whether an offer is published, was once, or never was, in a word for editors. */
export function publicationWords({ enabled, history }: Pick<Offer, "enabled" | "history">): string {
  if (enabled) return "activa";
  return history.length === 0 ? "borrador" : "desactivada";
}
