/**
 * A day (`2025-09-25`) or, when only the month is known, a month (`2025-09`), in Europe/Madrid.
 * Both forms are valid ISO 8601 and sort as text.
 */
export type CalendarDate = string;

/** Whether `value` is a day or a month that exists: `2025-02-29` and `2025-13` do not. */
export function isCalendarDate(value: string): boolean {
  if (!/^\d{4}-\d{2}(-\d{2})?$/.test(value)) return false;
  const instant = new Date(`${firstDay(value)}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(value);
}

/** The day it is in Madrid at `now`, as `YYYY-MM-DD`. */
export function madridDate(now: Date): CalendarDate {
  return now.toLocaleDateString("en-CA", { timeZone: "Europe/Madrid" });
}

/** The year of a date, in figures. */
export function yearOf(date: CalendarDate): number {
  return Number(date.slice(0, 4));
}

/** The first day that a date covers: a month begins on its 1st. */
export function firstDay(date: CalendarDate): CalendarDate {
  return date.length === 7 ? `${date}-01` : date;
}

/** The newest of some dates. A day counts as later than its bare month. */
export function newest(dates: readonly CalendarDate[]): CalendarDate {
  const last = [...dates].sort().at(-1);
  if (last === undefined) throw new RangeError("newest() needs at least one date");
  return last;
}

/** A date in Spanish long format: «25 de septiembre de 2025», or «septiembre de 2025» for a month. */
export function longDate(date: CalendarDate): string {
  const day = date.length === 7 ? {} : ({ day: "numeric" } as const);
  return new Date(firstDay(date)).toLocaleDateString("es-ES", {
    ...day,
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  });
}
