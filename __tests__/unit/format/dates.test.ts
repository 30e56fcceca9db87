import fc from "fast-check";
import ICAL from "ical.js";
import {
  addDays,
  addMonths,
  daysBetween,
  firstDay,
  isCalendarDate,
  isDay,
  lastDay,
  madridDate,
  madridMidnight,
  yearOf,
} from "@/lib/format/dates";

test.each([
  ["2025-09-25", true],
  ["2025-09", true],
  ["2024-02-29", true],
  ["2025-02-29", false],
  ["2025-13", false],
  ["2025-09-25T00:00", false],
  [" 2025-09-25", false],
  ["2025-09-25\n", false],
  ["", false],
])("%j is a date: %s", (value, right) => {
  expect(isCalendarDate(value)).toBe(right);
  expect(isDay(value)).toBe(right && value.length === 10);
});

test.each([
  // Madrid is one hour ahead of UTC in winter, two in summer.
  ["2025-12-31T22:59:59Z", "2025-12-31"],
  ["2025-12-31T23:00:00Z", "2026-01-01"],
  ["2025-06-30T21:59:59Z", "2025-06-30"],
  ["2025-06-30T22:00:00Z", "2025-07-01"],
])("at %s it is %s in Madrid", (instant, day) => {
  expect(madridDate(new Date(instant))).toBe(day);
});

test.each([
  // The clocks change in the night that begins or ends these days.
  ["2026-03-29", "2026-03-28T23:00:00.000Z"],
  ["2026-03-30", "2026-03-29T22:00:00.000Z"],
  ["2026-10-25", "2026-10-24T22:00:00.000Z"],
  ["2026-10-26", "2026-10-25T23:00:00.000Z"],
])("%s begins in Madrid at %s", (day, instant) => {
  expect(madridMidnight(day).toISOString()).toBe(instant);
});

test.each([
  ["2026-02", "2026-02-01", "2026-02-28", 2026],
  ["2028-02", "2028-02-01", "2028-02-29", 2028],
])("%s runs from %s to %s, in the year %d", (date, first, last, year) => {
  expect([firstDay(date), lastDay(date), yearOf(date)]).toEqual([first, last, year]);
});

test.each([
  ["2026-12-02", 30, "2027-01-01"],
  ["2027-01-01", -1, "2026-12-31"],
  // The clocks change.
  ["2026-03-28", 1, "2026-03-29"],
  ["2026-10-25", 1, "2026-10-26"],
])("%s plus %d days is %s", (from, days, to) => {
  expect(addDays(from, days)).toBe(to);
  expect(daysBetween(from, to)).toBe(days);
});

test("the days and months after any day are those that another calendar computes", () => {
  // Ends of months and years, leap days, nights when the clocks change.
  const end = fc.constantFrom("01-31", "02-28", "02-29", "03-28", "10-25", "12-31");
  const year = fc.integer({ min: 2000, max: 2100 });
  const any = fc.oneof(
    fc.date({ min: new Date("1999-12-01Z"), max: new Date("2101-03-01Z"), noInvalidDate: true }),
    fc.tuple(year, end).map((parts) => new Date(`${parts.join("-")}T00:00:00Z`)),
  );
  const steps = [fc.integer({ min: 1, max: 400 }), fc.integer({ min: 1, max: 24 })] as const;
  fc.assert(
    fc.property(any, ...steps, (at, days, months) => {
      const from = at.toISOString().slice(0, 10);
      const later = ICAL.Time.fromDateString(from);
      later.adjust(days, 0, 0, 0);
      const month = ICAL.Time.fromDateString(`${from.slice(0, 8)}01`);
      for (let i = 0; i < months; i++) month.adjust(ICAL.Time.daysInMonth(month.month, month.year), 0, 0, 0);
      month.day = Math.min(at.getUTCDate(), ICAL.Time.daysInMonth(month.month, month.year));
      expect([addDays(from, days), addMonths(from, months)]).toEqual([later, month].map(String));
    }),
    { numRuns: 300 },
  );
});
