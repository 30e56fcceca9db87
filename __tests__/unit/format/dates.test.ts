import fc from "fast-check";
import {
  addDays,
  addMonths,
  daysBetween,
  firstDay,
  isCalendarDate,
  isDay,
  lastDay,
  longDate,
  madridDate,
  newest,
  weekdayDate,
  yearOf,
} from "@/lib/format/dates";

test.each([
  ["2025-09-25", true],
  ["2025-09", true],
  ["2024-02-29", true],
  ["2025-02-29", false],
  ["2025-02-30", false],
  ["2025-04-31", false],
  ["2025-13", false],
  ["2025-00", false],
  ["2025-01-00", false],
  ["2025", false],
  ["2025-9-1", false],
  ["25-09-2025", false],
  ["2025-09-25T00:00", false],
  [" 2025-09-25", false],
  ["2025-09-25\n", false],
  ["", false],
])("%j is a date: %s", (value, right) => {
  expect(isCalendarDate(value)).toBe(right);
});

test.each([
  // Madrid is one hour ahead of UTC in winter, two in summer.
  ["2025-12-31T22:59:59Z", "2025-12-31"],
  ["2025-12-31T23:00:00Z", "2026-01-01"],
  ["2025-06-30T21:59:59Z", "2025-06-30"],
  ["2025-06-30T22:00:00Z", "2025-07-01"],
  ["2025-03-30T01:00:00Z", "2025-03-30"],
])("at %s it is %s in Madrid", (instant, day) => {
  expect(madridDate(new Date(instant))).toBe(day);
});

test.each([
  ["2025-09-25", 2025],
  ["2025-09", 2025],
  ["1999-12-31", 1999],
])("the year of %s is %d", (date, year) => {
  expect(yearOf(date)).toBe(year);
});

test.each([
  ["2025-09", "2025-09-01"],
  ["2025-09-25", "2025-09-25"],
])("%s begins on %s", (date, day) => {
  expect(firstDay(date)).toBe(day);
});

test.each([
  [["2025-09"], "2025-09"],
  [["2025-09", "2025-09-25", "2024-12-31"], "2025-09-25"],
  [["2025-10", "2025-09-25"], "2025-10"],
])("the newest of %j is %s", (dates, last) => {
  const given = [...dates];
  expect(newest(dates)).toBe(last);
  expect(dates).toEqual(given);
});

test("none is newest of none", () => {
  expect(() => newest([])).toThrow(RangeError);
});

test.each([
  ["2025-09-25", "25 de septiembre de 2025"],
  ["2025-01-01", "1 de enero de 2025"],
  ["2025-09", "septiembre de 2025"],
])("%s is «%s»", (date, words) => {
  expect(longDate(date)).toBe(words);
});

const day = fc
  .date({ min: new Date("1900-01-01"), max: new Date("2199-12-31"), noInvalidDate: true })
  .map((instant) => instant.toISOString().slice(0, 10));
const months = fc.integer({ min: -240, max: 240 });

test.each([
  ["2026-11-21", 30, "2026-12-21"],
  ["2026-12-02", 30, "2027-01-01"],
  ["2026-12-31", 1, "2027-01-01"],
  ["2027-01-01", -1, "2026-12-31"],
  ["2028-02-28", 1, "2028-02-29"],
  ["2027-02-28", 1, "2027-03-01"],
  ["2100-02-28", 1, "2100-03-01"],
  // The days on which Madrid changes its clocks, and those beside them.
  ["2026-03-28", 1, "2026-03-29"],
  ["2026-03-29", 1, "2026-03-30"],
  ["2026-10-24", 1, "2026-10-25"],
  ["2026-10-25", 1, "2026-10-26"],
  ["2026-11-21", 0, "2026-11-21"],
])("%s and %d days: %s", (from, days, to) => {
  expect(addDays(from, days)).toBe(to);
  expect(daysBetween(from, to)).toBe(days);
});

test.each([
  ["2026-11-21", 3, "2027-02-21"],
  ["2026-11-30", 3, "2027-02-28"],
  ["2027-11-30", 3, "2028-02-29"],
  ["2027-01-31", 1, "2027-02-28"],
  ["2028-01-31", 1, "2028-02-29"],
  ["2026-08-31", 1, "2026-09-30"],
  ["2026-12-31", 1, "2027-01-31"],
  ["2026-11-21", 12, "2027-11-21"],
  ["2028-02-29", 12, "2029-02-28"],
  ["2028-02-29", 48, "2032-02-29"],
  ["2027-03-31", -1, "2027-02-28"],
  ["2027-01-15", -24, "2025-01-15"],
  ["2026-11-21", 0, "2026-11-21"],
])("%s and %d months: %s", (from, count, to) => {
  expect(addMonths(from, count)).toBe(to);
});

test("days added are days taken away, through every month, year and change of clocks", () => {
  fc.assert(
    fc.property(day, fc.integer({ min: -2000, max: 2000 }), (from, days) => {
      const to = addDays(from, days);
      expect(isDay(to)).toBe(true);
      expect(addDays(to, -days)).toBe(from);
      expect(daysBetween(from, to)).toBe(days);
    }),
  );
});

test("months later it is the same day of the month, or the last where there is none", () => {
  fc.assert(
    fc.property(day, months, (from, count) => {
      const to = addMonths(from, count);
      expect(isDay(to)).toBe(true);
      const monthsApart = (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12;
      expect(monthsApart + Number(to.slice(5, 7)) - Number(from.slice(5, 7))).toBe(count);
      if (to.slice(8) === from.slice(8)) return;
      expect(to.slice(8) < from.slice(8)).toBe(true);
      expect(addDays(to, 1).slice(8)).toBe("01");
    }),
  );
});

test("a later day stays later or equal, so many months on", () => {
  fc.assert(
    fc.property(day, day, months, (one, other, count) => {
      const [first, second] = [one, other].sort() as [string, string];
      expect(addMonths(first, count) <= addMonths(second, count)).toBe(true);
    }),
  );
});

test.each([
  ["2026-02", "2026-02-28"],
  ["2028-02", "2028-02-29"],
  ["2026-12", "2026-12-31"],
  ["2026-12-15", "2026-12-15"],
])("%s ends on %s", (date, last) => {
  expect(lastDay(date)).toBe(last);
});

test.each([
  ["2026-11-21", true],
  ["2026-11", false],
  ["2026-02-29", false],
  ["", false],
])("%j is a day: %s", (value, right) => {
  expect(isDay(value)).toBe(right);
});

test.each([
  ["2026-12-21", "lunes, 21 de diciembre de 2026"],
  ["2027-02-28", "domingo, 28 de febrero de 2027"],
])("%s is a %s", (date, words) => {
  expect(weekdayDate(date)).toBe(words);
});
