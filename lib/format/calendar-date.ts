/** A day (`2025-09-25`) or a month (`2025-09`), in Madrid. Both sort as text. */
export type CalendarDate = string;

/** The day it is in Madrid at `now`, as `YYYY-MM-DD`. */
export function madridDate(now: Date): CalendarDate {
  return now.toLocaleDateString("en-CA", { timeZone: "Europe/Madrid" });
}

/** The day `days` after `day`, or before `day` if negative. Clock changes have no effect. */
export function addDays(day: CalendarDate, days: number): CalendarDate {
  const instant = new Date(`${day}T00:00:00Z`);
  instant.setUTCDate(instant.getUTCDate() + days);
  return instant.toISOString().slice(0, 10);
}
