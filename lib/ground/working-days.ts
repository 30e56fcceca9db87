import { addDays, type CalendarDate, yearOf } from "../format/dates";
import { holidays } from "./holidays";

/** Whether a day is no weekend and no national holiday. In years without known holidays only weekends count. */
function isWorkingDay(day: CalendarDate): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !holidays[yearOf(day)]?.includes(day);
}

/** Whether the national holidays of both days' years are known: those long past or far ahead are not. */
export function areHolidaysKnown(first: CalendarDate, last: CalendarDate): boolean {
  return yearOf(first) in holidays && yearOf(last) in holidays;
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
