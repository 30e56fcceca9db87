import fc from "fast-check";
import { addDays, daysBetween, isDay } from "@/lib/format/dates";
import {
  datedDeadlines,
  findWithDeadlines,
  REMINDERS,
  readSignUp,
  signUpRange,
  startAfter,
} from "@/lib/offers/dated-deadlines";
import type { Deadline } from "@/lib/offers/deadlines";
import { catalogueWith } from "./sample";

const today = "2026-11-21";
const range = { first: "2024-11-21", last: "2027-11-21" };

test("deadlines of a line that has yet to be active count from then", () => {
  const lowi = catalogueWith().all.find(({ id }) => id === "lowi")!;
  expect(startAfter(lowi, "2026-11-21")).toBe("2026-11-25");
  expect(startAfter({ deadlines: { items: [], note: "" } }, "2026-11-21")).toBe("2026-11-21");
});

test.each([
  [{}, "2026-11-21", "2024-11-21", "2027-11-21"],
  [{}, "2028-02-29", "2026-02-28", "2029-02-28"],
  [{ validFrom: "2025-01-01" }, "2026-11-21", "2025-01-01", "2027-11-21"],
  [{ validFrom: "2025-01" }, "2026-11-21", "2025-01-01", "2027-11-21"],
  [{ validUntil: "2026-12" }, "2026-11-21", "2024-11-21", "2026-12-31"],
  [{ validFrom: "2025-01", validUntil: "2025-02" }, "2026-11-21", "2025-01-01", "2025-02-28"],
  [{ validUntil: "2020-06-30" }, "2026-11-21", "2018-06-30", "2020-06-30"],
])("%j, on %s: from %s to %s", (offer, now, first, last) => {
  expect(signUpRange(offer, now)).toEqual({ first, last });
});

test.each<[given: string[], answer: object]>([
  [["2026-11-21"], { day: "2026-11-21" }],
  [[" 2026-11-21 "], { day: "2026-11-21" }],
  [["2024-11-21"], { day: "2024-11-21" }],
  [["2027-11-21"], { day: "2027-11-21" }],
  [["2028-02-29"], { fault: "late", last: "2027-11-21" }],
  [["2024-11-20"], { fault: "early", first: "2024-11-21" }],
  [["0001-01-01"], { fault: "early", first: "2024-11-21" }],
  [["0000-01-01"], { fault: "early", first: "2024-11-21" }],
  [["9999-12-31"], { fault: "late", last: "2027-11-21" }],
  [["2026-02-31"], { fault: "impossible", given: "2026-02-31" }],
  [["2026-02-29"], { fault: "impossible", given: "2026-02-29" }],
  [["2026-13-01"], { fault: "impossible", given: "2026-13-01" }],
  [["2026-00-00"], { fault: "impossible", given: "2026-00-00" }],
  [[], { fault: "missing" }],
  [[""], { fault: "missing" }],
  [["  "], { fault: "missing" }],
  [["ayer"], { fault: "unreadable" }],
  [["21/11/2026"], { fault: "unreadable" }],
  [["2026-11"], { fault: "unreadable" }],
  [["2026-11-21T00:00"], { fault: "unreadable" }],
  [["+002026-11-21"], { fault: "unreadable" }],
  [["2026-11-21", "2026-11-22"], { fault: "unreadable" }],
  [["<script>alert(1)</script>"], { fault: "unreadable" }],
  [["9".repeat(100_000)], { fault: "unreadable" }],
])("%j", (given, answer) => {
  expect(readSignUp(given, range)).toEqual(answer);
});

test("whatever is sent: a day within the range, or a fault that repeats nothing but figures", () => {
  const anything = fc.array(
    fc.oneof(fc.string({ unit: "binary" }), fc.stringMatching(/^\d{4}-[01]\d-[0-3]\d$/)),
    { maxLength: 3 },
  );
  fc.assert(
    fc.property(anything, (given) => {
      const answer = readSignUp(given, range);
      if ("day" in answer)
        expect([isDay(answer.day), answer.day >= range.first, answer.day <= range.last]).not.toContain(false);
      else if (answer.fault === "impossible") expect(answer.given).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      else expect(["missing", "unreadable", "early", "late"]).toContain(answer.fault);
    }),
  );
});

const item = (id: string, after: Deadline["after"]): Deadline => ({
  id,
  kind: "before",
  title: "Un plazo",
  text: "Un texto.",
  after,
});

test.each<[after: Deadline["after"], signUp: string, date: string, reminders: number[]]>([
  [{ days: 30 }, "2026-11-21", "2026-12-21", [7, 1]],
  [{ days: 30 }, "2026-02-15", "2026-03-17", [7, 1]],
  [{ days: 7 }, "2026-11-21", "2026-11-28", [7, 1]],
  [{ days: 6 }, "2026-11-21", "2026-11-27", [1]],
  [{ days: 2 }, "2026-12-30", "2027-01-01", [1]],
  [{ days: 1 }, "2026-11-21", "2026-11-22", [1]],
  [{ months: 3 }, "2026-11-30", "2027-02-28", [7, 1]],
  [{ months: 12 }, "2028-02-29", "2029-02-28", [7, 1]],
  [{ months: 1 }, "2027-01-31", "2027-02-28", [7, 1]],
])("%j after %s: %s, reminded %j days before", (after, signUp, date, reminders) => {
  expect(datedDeadlines([item("uno", after)], signUp)).toEqual([{ ...item("uno", after), date, reminders }]);
});

test("they come by date, not in the order of the file", () => {
  const items = [item("tres", { months: 3 }), item("uno", { days: 2 }), item("dos", { days: 60 })];
  expect(datedDeadlines(items, today).map(({ id }) => id)).toEqual(["uno", "dos", "tres"]);
});

test("every offer's deadlines come after signing up, and no reminder before it", () => {
  const { all } = catalogueWith();
  expect(all.some(({ deadlines }) => deadlines.items.length > 0)).toBe(true);
  for (const { deadlines } of all)
    for (const { date, reminders } of datedDeadlines(deadlines.items, today)) {
      expect(date > today).toBe(true);
      for (const days of reminders) expect(addDays(date, -days) >= today).toBe(true);
      expect(reminders).toEqual(REMINDERS.filter((days) => days <= daysBetween(today, date)));
    }
});

test("an offer has dates to tell where it is enabled and has a deadline", () => {
  const catalogue = catalogueWith();
  for (const offer of catalogue.all)
    expect(findWithDeadlines(catalogue, offer.id)).toBe(
      offer.enabled && offer.deadlines.items.length > 0 ? offer : undefined,
    );
  for (const id of ["", "nada", "__proto__"]) expect(findWithDeadlines(catalogue, id)).toBeUndefined();
});
