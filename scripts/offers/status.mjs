// How current an offer is. The one place where the commands decide it.

/** @typedef {"vigente" | "por revisar" | "sin verificar" | "finalizada"} Status */

const DAY = 24 * 60 * 60 * 1000;
const REVIEW_AFTER = 30;
const UNVERIFIED_AFTER = 90;

/**
 * Whole days from a date to another. A bare month counts from its first day.
 * @param {string} date
 * @param {string} today `YYYY-MM-DD`
 */
export function daysSince(date, today) {
  const first = date.length === 7 ? `${date}-01` : date;
  return Math.round((Date.parse(today) - Date.parse(first)) / DAY);
}

/**
 * @param {{ verifiedOn: string, validUntil?: string | undefined }} offer
 * @param {string} today
 * @returns {Status}
 */
export function statusOf({ verifiedOn, validUntil }, today) {
  // A promotion that ends in a month ends with its last day.
  if (validUntil && validUntil < today.slice(0, validUntil.length)) return "finalizada";
  const age = daysSince(verifiedOn, today);
  if (age > UNVERIFIED_AFTER) return "sin verificar";
  return age > REVIEW_AFTER ? "por revisar" : "vigente";
}
