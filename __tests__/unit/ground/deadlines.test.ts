import { readCalendar } from "@/lib/ground/calendar-address";
import { parseDay } from "@/lib/ground/days";
import {
  datedDeadlines,
  dueDate,
  dueStamp,
  isMissed,
  leadingDeadlines,
  signUpRange,
  startAfter,
} from "@/lib/ground/deadlines";
import { quickPickDay, quickPicks } from "@/lib/tools/deadlines/questions";
import { readQuery } from "@/lib/ground/query";
import type { Deadline } from "@/lib/offers/deadlines-schema";
import { sampleOffer } from "@/__tests__/unit/offers/sample";

const range = { first: "2024-11-21", last: "2027-11-21" };

test.each([
  [{}, "2026-11-21", "2024-11-21", "2027-11-21"],
  [{}, "2028-02-29", "2026-02-28", "2029-02-28"],
  [{ validFrom: "2025-01" }, "2026-11-21", "2025-01-01", "2027-11-21"],
  [{ validUntil: "2026-12" }, "2026-11-21", "2024-11-21", "2026-12-31"],
  [{ validUntil: "2020-06-30" }, "2026-11-21", "2018-06-30", "2020-06-30"],
])("for %j, the sign-up dates accepted on %s are %s to %s", (offer, now, first, last) => {
  expect(signUpRange(offer, now)).toEqual({ first, last });
});

test.each<[given: string[], answer: object]>([
  [[" 2026-11-21 "], { day: "2026-11-21" }],
  [["2024-11-21"], { day: "2024-11-21" }],
  [["2027-11-21"], { day: "2027-11-21" }],
  [["2024-11-20"], { fault: "early", typed: "2024-11-20", first: "2024-11-21" }],
  [["9999-12-31"], { fault: "late", typed: "9999-12-31", last: "2027-11-21" }],
  [["2026-02-31"], { fault: "impossible", typed: "2026-02-31" }],
  [[], { fault: "missing" }],
  [["  "], { fault: "missing" }],
  [["21/11/2026"], { day: "2026-11-21" }],
  [["3.4.2026"], { day: "2026-04-03" }],
  [["2026-3-4"], { day: "2026-03-04" }],
  [["31/02/2026"], { fault: "impossible", typed: "31/02/2026" }],
  [["2026-11"], { fault: "unreadable", typed: "2026-11" }],
  [["21/11/26"], { fault: "unreadable", typed: "21/11/26" }],
  [["2026-11-21", "2026-11-22"], { fault: "several", typed: "2026-11-21 y 2026-11-22" }],
  [["", "2026-11-21", "2026-11-21"], { day: "2026-11-21" }],
  [["9".repeat(100_000)], { fault: "unreadable", typed: "9".repeat(40) }],
])("a typed date %j is read as %j", (typed, answer) => expect(parseDay(typed, range)).toEqual(answer));

test.each<[sent: string | string[] | undefined, day: string | undefined]>([
  ["0", "2026-03-10"],
  ["7", "2026-03-03"],
  ["21", "2026-02-17"],
  ["8", undefined],
  ["", undefined],
  [["7", "21"], undefined],
  [undefined, undefined],
])("the quick pick %j on 10 March means a sign-up on %s", (sent, day) => {
  expect(quickPickDay(sent, "2026-03-10")).toBe(day);
});

test("quick picks outside the accepted range are not offered", () => {
  expect(quickPicks({}, { first: "2026-03-01", last: "2027-03-10" }, "2026-03-10")).toEqual([0, 7]);
  expect(quickPicks({}, { first: "2024-03-01", last: "2026-02-28" }, "2026-03-10")).toEqual([21]);
  // A claim takes a later day than the promotion's last one, too, but offers none.
  const all = { first: "2021-03-10", last: "2026-03-10" };
  expect(quickPicks({ validUntil: "2026-03-03" }, all, "2026-03-10")).toEqual([7, 21]);
  expect(quickPicks({ validUntil: "2025-07" }, all, "2026-03-10")).toEqual([]);
  const closed = sampleOffer({
    terms: { ...sampleOffer().terms, closed: { since: "2026-03-03", source: "https://x.example/" } },
  });
  expect(quickPicks(closed, { first: "2024-03-01", last: "2027-03-10" }, "2026-03-10")).toEqual([21]);
});

test("a deadline is missed the day after it, where something had to happen before", () => {
  for (const [kind, missed] of [
    ["before", true],
    ["expected", true],
    ["keep", false],
    ["ends", false],
  ] as const)
    expect([kind, ...[1, 0, -1].map((away) => isMissed(kind, away))]).toEqual([kind, false, false, missed]);
});

const item = (id: string, after: Deadline["after"]): Deadline => ({
  ...{ id, kind: "before", title: "Un plazo", text: "Un texto." },
  after,
});

test.each<[after: Deadline["after"], signUp: string, date: string, reminders: number[]]>([
  [{ days: 30 }, "2026-11-21", "2026-12-21", [7, 1]],
  [{ days: 7 }, "2026-11-21", "2026-11-28", [7, 1]],
  // A reminder before the day of signing up is left out.
  [{ days: 6 }, "2026-11-21", "2026-11-27", [1]],
  [{ months: 3 }, "2027-11-30", "2028-02-29", [7, 1]],
])("a deadline of %j after %s is on %s, with reminders %j days before", (after, signUp, date, reminders) => {
  expect(datedDeadlines([item("uno", after)], signUp)).toEqual([{ ...item("uno", after), date, reminders }]);
});

test.each<[query: string, signUps: string[], gone: string[], starts?: string[]]>([
  ["con=2026-11-01&otra=2026-11-02", ["con 2026-11-01", "otra 2026-11-02"], []],
  [
    "con=2026-11-05&con.empieza=2026-11-01&otra.empieza=ayer&x.empieza=2026-11-01",
    ["con 2026-11-05"],
    [],
    ["con 2026-11-01"],
  ],
  ["con=2026-11-01&utm_source=2026&gclid=x-2026-11-01", ["con 2026-11-01"], []],
  [`con=2026-11-01&${"x".repeat(41)}=2026-11-01`, ["con 2026-11-01"], []],
  // What is wrong beside it does not take the rest away.
  ["con=2026-02-31&otra=2026-11-02", ["otra 2026-11-02"], []],
  ["con=&con=ayer&con=2026-11-03", ["con 2026-11-03"], []],
  ["CON=%201/11/2026&con=2026-12-01", ["con 2026-11-01"], []],
  // Any past year, and outside the promotion's own dates.
  ["con=2011-03-04&otra=2031-01-01", ["con 2011-03-04", "otra 2031-01-01"], []],
  ["cerrada=2026-11-01", ["cerrada 2026-11-01"], []],
  ["con=2026-11-01&borrada=2024-11-01", ["con 2026-11-01"], ["borrada 2024-11-01"]],
  ["", [], []],
  ["con=ayer&otra=9999-12-31&x=0000-00-00", [], []],
])("the calendar's query «%s» is read as far as it can be", (query, signUps, gone, starts = []) => {
  const offers = ["con", "otra", "cerrada"].map((id) => sampleOffer({ id, enabled: id !== "cerrada" }));
  const read = readCalendar(readQuery(query), offers);
  const named = (many: typeof read.signUps) => many.map(({ offer, day }) => `${offer.id} ${day}`);
  expect([named(read.signUps), named(read.starts)]).toEqual([signUps, starts]);
  expect(read.gone.map(({ id, day }) => `${id} ${day}`)).toEqual(gone);
});

test.each([
  [undefined, { days: 30 }, undefined, "2026-11-30", "2026-12-30"],
  [4, { days: 30 }, undefined, "2026-11-30", "2027-01-03"],
  [undefined, { months: 3 }, undefined, "2026-11-30", "2027-02-28"],
  [4, { months: 3 }, undefined, "2027-03-01", "2027-06-05"],
  // By a day of the month after that in which all is done.
  [undefined, { months: 2 }, 10, "2026-11-29", "2026-12-10"],
  [3, { months: 2 }, 31, "2027-01-29", "2027-03-31"],
])(
  "with a delay of %s, %j (by day %s) after %s is %s, in the browser too",
  (delay, after, until, signUp, date) => {
    const deadline = { ...item("uno", after), ...(until && { nextMonthUntil: until }) };
    const offer = {
      ...sampleOffer(),
      deadlines: { items: [deadline], note: "Nada.", ...(delay && { delay }) },
    };
    expect(dueDate(dueStamp(offer, deadline), signUp)).toBe(date);
    expect(datedDeadlines([deadline], startAfter(offer, signUp))).toEqual([
      expect.objectContaining({ date }),
    ]);
  },
);

test("limits of one length are one limit, and none is called the shortest", () => {
  const offer = sampleOffer();
  const { deadlines } = offer;
  const items = ["uno", "dos"].map((id) => ({ ...(deadlines.items[0] as Deadline), id }));
  expect(leadingDeadlines({ ...offer, deadlines: { ...deadlines, items } }).map(({ id }) => id)).toEqual([
    "uno",
  ]);
});
