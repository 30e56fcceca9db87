import { isCalendarDate, madridMidnight, newest, onDate, sinceDate } from "@/lib/format/dates";

test.each([
  ["2025-09-25", "el 25 de septiembre de 2025", "el 25 de septiembre de 2025"],
  ["2025-09", "en septiembre de 2025", "septiembre de 2025"],
])("%s is told as «%s» and, since when, as «%s»", (date, on, since) => {
  expect([onDate(date), sinceDate(date)]).toEqual([on, since]);
});

test.each([
  ["2026-01-15", "2026-01-14T23:00:00.000Z"],
  ["2026-07-15", "2026-07-14T22:00:00.000Z"],
  // The clocks change in the night that begins or ends these days.
  ["2026-03-29", "2026-03-28T23:00:00.000Z"],
  ["2026-03-30", "2026-03-29T22:00:00.000Z"],
  ["2026-10-25", "2026-10-24T22:00:00.000Z"],
  ["2026-10-26", "2026-10-25T23:00:00.000Z"],
])("%s begins in Madrid at %s", (day, instant) => {
  expect(madridMidnight(day).toISOString()).toBe(instant);
});

test.each(["x2025-09-25", " 2025-09", "12025-09"])("«%s» is no date", (text) => {
  expect(isCalendarDate(text)).toBe(false);
});

test("of no dates none is the newest", () => {
  expect(() => newest([])).toThrow("newest() needs at least one date");
});
