import { addDays, madridDate, type CalendarDate } from "./calendar-date";

// These stand in a file of their own, because the script of a page with a form needs no more of this one.
export { addDays, madridDate, type CalendarDate };

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/** Whether `value` is a day or a month that exists: `2025-02-29` and `2025-13` do not. */
export function isCalendarDate(value: string): boolean {
  if (!/^\d{4}-\d{2}(-\d{2})?$/.test(value)) return false;
  const instant = new Date(`${firstDay(value)}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(value);
}

const SPANISH_DAY = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/;
const ISO_DAY = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/;

/** Whether a text is written as a day, «31/2/2026» or «2026-02-31», whether or not that day exists. */
export function isDayShaped(text: string): boolean {
  return SPANISH_DAY.test(text) || ISO_DAY.test(text);
}

/** The date meant by «25/9/2025» (the day first, as in Spain) or «2025-9-25»; undefined if there is none. */
export function meantDate(text: string): CalendarDate | undefined {
  const [, day, month, year] = SPANISH_DAY.exec(text) ?? [];
  const [, y = year, m = month, d = day] = ISO_DAY.exec(text) ?? [];
  const date = `${y}-${m?.padStart(2, "0")}-${d?.padStart(2, "0")}`;
  return isCalendarDate(date) ? date : undefined;
}

/** The day meant by «31 de octubre de 2025», or by a day in figures; undefined if there is none. */
export function writtenDay(text: string): CalendarDate | undefined {
  const [, day, name = "", year] = /^(\d+) de ([a-z]+) del? (?:de )?(\d+)$/i.exec(text) ?? [];
  if (!year) return meantDate(text);
  const months = Array.from({ length: 12 }, (_, i) =>
    inSpanish(`2026-${String(i + 1).padStart(2, "0")}`, { month: "long" }),
  );
  return meantDate(`${day}/${months.indexOf(name.toLowerCase()) + 1}/${year}`);
}

/** Whether `value` is a day that exists: a bare month is not. */
export function isDay(value: string): boolean {
  return value.length === 10 && isCalendarDate(value);
}

/** The year of a date, in figures. */
export function yearOf(date: CalendarDate): number {
  return Number(date.slice(0, 4));
}

/** The first day that a date covers: a month begins on its 1st. */
export function firstDay(date: CalendarDate): CalendarDate {
  return date.length === 7 ? `${date}-01` : date;
}

/** The last day that a date covers: a month ends with its 28th to 31st. */
export function lastDay(date: CalendarDate): CalendarDate {
  return date.length === 7 ? addDays(addMonths(firstDay(date), 1), -1) : date;
}

/** Whether `lastDay` is before `today`. A month (`2025-09`) is over after its last day. */
export function isOver(lastDay: CalendarDate, today: CalendarDate): boolean {
  return today.slice(0, lastDay.length) > lastDay;
}

/** The same day `months` later, or earlier if negative; the last of a month without that day: 31/01 → 28/02. */
export function addMonths(day: CalendarDate, months: number): CalendarDate {
  const instant = new Date(`${day}T00:00:00Z`);
  const wanted = instant.getUTCDate();
  instant.setUTCMonth(instant.getUTCMonth() + months, 1);
  const last = new Date(Date.UTC(instant.getUTCFullYear(), instant.getUTCMonth() + 1, 0)).getUTCDate();
  instant.setUTCDate(Math.min(wanted, last));
  return instant.toISOString().slice(0, 10);
}

/** A day of the month after that of `day`, by its number; that month's last day where it has no such day: 31/01, 31 → 28/02. */
export function inNextMonth(day: CalendarDate, number: number): CalendarDate {
  const first = addMonths(`${day.slice(0, 7)}-01`, 1);
  const last = addDays(addMonths(first, 1), -1);
  const wanted = addDays(first, number - 1);
  return wanted < last ? wanted : last;
}

/** A number of days or of calendar months. */
export type Lapse = { days: number } | { months: number };

/** The day a lapse after a day. */
export function addLapse(day: CalendarDate, lapse: Lapse): CalendarDate {
  return "days" in lapse ? addDays(day, lapse.days) : addMonths(day, lapse.months);
}

/** Whole days from one date to the other; negative if `to` is earlier. A month counts from its 1st. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return (Date.parse(firstDay(to)) - Date.parse(firstDay(from))) / DAY;
}

/** The instant at which a day begins in Madrid: 22:00 UTC of the day before in summer, 23:00 in winter. */
export function madridMidnight(day: CalendarDate): Date {
  const winter = Date.parse(day) - HOUR;
  const summer = new Date(winter - HOUR);
  return madridDate(summer) === day ? summer : new Date(winter);
}

/** The newest of some dates. A day counts as later than its bare month. */
export function newest(dates: readonly CalendarDate[]): CalendarDate {
  return dates.reduce((a, b) => (a > b ? a : b));
}

/** A date as the complement of a verb: «el 25 de septiembre de 2025», or «en septiembre de 2025» for a month. */
export function onDate(date: CalendarDate): string {
  return `${date.length === 7 ? "en" : "el"} ${longDate(date)}`;
}

/** A date as it follows «desde»: «el 25 de septiembre de 2025», or «septiembre de 2025» for a month. */
export function sinceDate(date: CalendarDate): string {
  return date.length === 7 ? longDate(date) : `el ${longDate(date)}`;
}

/** A date in Spanish long format: «25 de septiembre de 2025», or «septiembre de 2025» for a month. */
export function longDate(date: CalendarDate): string {
  return inSpanish(date, {
    day: date.length === 7 ? undefined : "numeric",
    month: "long",
    year: "numeric",
  });
}

/** A day without its year: «25 de septiembre». */
export function dayAndMonth(day: CalendarDate): string {
  return inSpanish(day, { day: "numeric", month: "long" });
}

/** A day in figures, as it is written in Spain: «23/11/2026». */
export function numericDate(day: CalendarDate): string {
  return day.split("-").toReversed().join("/");
}

/** A day in words, its weekday before it: «lunes, 21 de diciembre de 2026». */
export function weekdayDate(day: CalendarDate): string {
  return `${inSpanish(day, { weekday: "long" })}, ${longDate(day)}`;
}

/** The month of a date in short form: «sept. 2025». */
export function shortMonth(date: CalendarDate): string {
  const [month = "", year = ""] = inSpanish(date, { month: "short", year: "numeric" }).split(" ");
  return `${month}.\u00a0${year}`;
}

/** A date in short form: «25 sept. 2025», or «sept. 2025» for a month. */
export function shortDate(date: CalendarDate): string {
  return date.length === 7 ? shortMonth(date) : `${Number(date.slice(8))}\u00a0${shortMonth(date)}`;
}

/**
 * Months from one date to the other, rounded: 2025-09-25 to 2026-11-23 is 14. From a bare month, the difference of the
 * two months.
 */
export function monthsBetween(from: CalendarDate, to: CalendarDate): number {
  if (from.length > 7) return Math.round(daysBetween(from, to) / (365.25 / 12));
  return (yearOf(to) - yearOf(from)) * 12 + Number(to.slice(5, 7)) - Number(from.slice(5, 7));
}

function inSpanish(date: CalendarDate, parts: Intl.DateTimeFormatOptions): string {
  return new Date(firstDay(date)).toLocaleDateString("es-ES", { ...parts, timeZone: "UTC" });
}
