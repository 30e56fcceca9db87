import Calendar from "date-holidays";
import { type CalendarDate, madridDate, yearOf } from "../format/dates";

const FIRST_YEAR = 2020;
const YEARS_AHEAD = 12;

const spain = new Calendar("ES");
const thisYear = yearOf(madridDate(new Date()));

/** The national holidays of a year. Regional and local ones, and days that replace a Sunday, are left out. */
function nationalHolidays(year: number): CalendarDate[] {
  const isNational = ({ type, substitute }: { type: string; substitute?: boolean }) =>
    type === "public" && !substitute;
  return spain
    .getHolidays(year)
    .filter(isNational)
    .map(({ date }) => date.slice(0, 10));
}

const years = Array.from({ length: thisYear + YEARS_AHEAD - FIRST_YEAR + 1 }, (_, i) => FIRST_YEAR + i);

/**
 * Spain's national holidays by year, from 2020 to twelve years ahead. The build runs this module once and bundles what it
 * exports as plain data (`scripts/data-loader.mjs`), so that no server loads the calendar of every country.
 */
export const holidays: Readonly<Record<number, readonly CalendarDate[]>> = Object.fromEntries(
  years.map((year) => [year, nationalHolidays(year)]),
);
