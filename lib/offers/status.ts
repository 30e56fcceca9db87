import { type CalendarDate, daysBetween, firstDay, isOver } from "../format/dates";
import { checkOf } from "./never-checked";
import type { Offer } from "./offer";

/** Days since the last check after which a promotion is due for one, and after which it is unverified. */
export const thresholds = { due: 30, unverified: 90 } as const;

/**
 * The statuses: before the first day; by the days since the last check (see `thresholds`); from the day on which the
 * provider admits no new clients; after the last day.
 */
export const statuses = ["upcoming", "current", "due", "unverified", "closed", "ended"] as const;
/** A status on a day. */
export type Status = (typeof statuses)[number];

/** The dates from which a status follows. */
export type Validity = Pick<Offer, "verifiedOn" | "validFrom" | "validUntil"> & {
  /** Whether, and since when, the provider admits no new clients. */
  terms?: Pick<Offer["terms"], "closed">;
};

/**
 * The status on a day in Europe/Madrid. The last day is included; a month counts to its end. A check dated by month
 * counts from the 1st, so that no check looks more recent than it is.
 */
export function statusOn(
  { verifiedOn, validFrom, validUntil, terms }: Validity,
  today: CalendarDate,
): Status {
  if (validUntil && isOver(validUntil, today)) return "ended";
  if (terms?.closed && firstDay(terms.closed.since) <= today) return "closed";
  if (validFrom && today < firstDay(validFrom)) return "upcoming";
  const age = daysBetween(verifiedOn, today);
  // Without a check the age is NaN.
  if (age <= thresholds.due) return "current";
  return age <= thresholds.unverified ? "due" : "unverified";
}

/** Whether an offer has begun and has not ended. Otherwise it has no button. */
export function isOpen(offer: Validity, today: CalendarDate): boolean {
  return !["upcoming", "ended"].includes(statusOn(offer, today));
}

/** Whether a visitor can take an offer on a day: it is open, and its provider admits new clients. */
export function isTakeable(offer: Validity, today: CalendarDate): boolean {
  return isOpen(offer, today) && statusOn(offer, today) !== "closed";
}

/** Whether nobody can take an offer any more: it has ended, or its provider admits no new clients. */
export function isUnavailable(offer: Validity, today: CalendarDate): boolean {
  return ["ended", "closed"].includes(statusOn(offer, today));
}

/** The dates from which the browser computes a later status: «2025-09-25/2026-01-31». Undefined if none can follow. */
export function statusStamp(offer: Validity, today: CalendarDate): string | undefined {
  const status = statusOn(offer, today);
  if (status === "ended" || status === "upcoming" || status === "closed") return undefined;
  return status === "unverified" && !offer.validUntil ? undefined : validityStamp(offer);
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

/** That a provider admits no new clients, in a few words. */
export const closedShort = "No admite clientes nuevos";

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
