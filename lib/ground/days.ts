import { type CalendarDate, isDay, isDayShaped, meantDate } from "../format/dates";
import { MAX_QUOTED } from "../format/format";
import { distinctValues, quoted } from "./query";

/** Something typed that is not one day. */
interface TypedDayFault {
  fault: "several" | "unreadable" | "impossible";
  typed: string;
}

/** Why the day in a date field is rejected. */
export type DayFault =
  | { fault: "missing" }
  | TypedDayFault
  | { fault: "early"; typed: CalendarDate; first: CalendarDate }
  | { fault: "late"; typed: CalendarDate; last: CalendarDate };

/** What a date field sent: a day that it accepts, or why it is rejected. */
export type ParsedDay = { day: CalendarDate } | DayFault;

/** The first and the last accepted day. */
export type DayRange = Record<"first" | "last", CalendarDate>;

/** Reads a day as it is typed, «2026-11-23» or «23/11/2026»; what is neither, and a day that does not exist, is a fault. */
export function readDay(
  text: string,
): { day: CalendarDate } | { fault: "unreadable" | "impossible"; typed: string } {
  const day = isDay(text) ? text : meantDate(text);
  if (day && isDay(day)) return { day };
  return { fault: isDayShaped(text) ? "impossible" : "unreadable", typed: text.slice(0, MAX_QUOTED) };
}

/** Reads the day of a date field from the values that a form or an address sent for it: none, one or several. */
export function parseDay(values: readonly string[], { first, last }: DayRange): ParsedDay {
  const [text, ...more] = distinctValues(values);
  if (text === undefined) return { fault: "missing" };
  if (more.length > 0) return { fault: "several", typed: quoted([text, ...more]) };
  const read = readDay(text);
  if ("fault" in read) return read;
  const { day } = read;
  if (day < first) return { fault: "early", typed: day, first };
  return day > last ? { fault: "late", typed: day, last } : { day };
}
