import { addDays, type CalendarDate, daysBetween, firstDay, isOver } from "../format/dates";
import type { Offer } from "./offer";

/** Days since the last check after which a promotion is due for one, and after which it is unverified. */
export const thresholds = { due: 30, unverified: 90 } as const;

/** Before the first day, by the days since the last check (see `thresholds`), and after the last day. */
export const statuses = ["upcoming", "current", "due", "unverified", "ended"] as const;
export type Status = (typeof statuses)[number];

export type Validity = Pick<Offer, "verifiedOn" | "validFrom" | "validUntil">;

/**
 * The status on a day in Europe/Madrid. The last day counts whole, a month to its end. A check of which only the month
 * is known counts from the 1st, so that none looks more recent than it may be.
 */
export function statusOn({ verifiedOn, validFrom, validUntil }: Validity, today: CalendarDate): Status {
  if (validUntil && isOver(validUntil, today)) return "ended";
  if (validFrom && today < firstDay(validFrom)) return "upcoming";
  const age = daysBetween(verifiedOn, today);
  if (age > thresholds.unverified) return "unverified";
  return age > thresholds.due ? "due" : "current";
}

/** The last day on which a check counts: from the next one on, the promotion is one to confirm. */
export function lastFreshDay({ verifiedOn }: Pick<Validity, "verifiedOn">): CalendarDate {
  return addDays(firstDay(verifiedOn), thresholds.unverified);
}

/** Whether a visitor can take an offer on a day: it has begun and is not over. Only then has it a button. */
export function isOpen(offer: Validity, today: CalendarDate): boolean {
  return !["upcoming", "ended"].includes(statusOn(offer, today));
}

/** The dates by which the browser computes a later status, if it can change: «2025-09-25/2026-01-31». */
export function statusStamp(offer: Validity, today: CalendarDate): string | undefined {
  const status = statusOn(offer, today);
  if (status === "ended" || status === "upcoming") return undefined;
  if (offer.validUntil) return `${offer.verifiedOn}/${offer.validUntil}`;
  return status === "unverified" ? undefined : offer.verifiedOn;
}

/** The dates of a stamp that `statusStamp` made. */
export function readStamp(stamp: string): Validity {
  const [verifiedOn = "", validUntil] = stamp.split("/");
  return { verifiedOn, validUntil };
}
