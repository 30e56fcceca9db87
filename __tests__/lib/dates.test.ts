import { firstDay, isCalendarDate, longDate, madridDate, newest, yearOf } from "@/lib/dates";

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
