import Holidays from "date-holidays";
import { addDays, type CalendarDate, yearOf } from "../format/dates";

const calendar = new Holidays("ES");
const cache = new Map<number, ReadonlySet<CalendarDate>>();

/** Spain's national holidays of a year. Regional and local ones, and days that replace a Sunday, are left out. */
export function nationalHolidays(year: number): ReadonlySet<CalendarDate> {
  const days =
    cache.get(year) ??
    new Set(
      calendar
        .getHolidays(year)
        .filter(({ type, substitute }) => type === "public" && !substitute)
        .map(({ date }) => date.slice(0, 10)),
    );
  cache.set(year, days);
  return days;
}

/** Whether a day is neither a Saturday, a Sunday nor a national holiday. */
function isWorkingDay(day: CalendarDate): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !nationalHolidays(yearOf(day)).has(day);
}

/** The day `count` working days after `day`, which itself does not count. */
export function addWorkingDays(day: CalendarDate, count: number): CalendarDate {
  let reached = day;
  for (let left = count; left > 0; ) {
    reached = addDays(reached, 1);
    if (isWorkingDay(reached)) left -= 1;
  }
  return reached;
}
