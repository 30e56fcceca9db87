import { unlimitedResources, waysOf } from "@/lib/tools/plan/ways";
import { WayDates } from "@/lib/ground/arrivals";
import { verify } from "@/lib/offers/terms/verbs/verify";
import { parse } from "yaml";
import { daysBetween } from "@/lib/format/dates";
import { planFor } from "@/lib/tools/plan/plan";
import { firstDateWords, firstGiftWords } from "@/lib/tools/plan/words/timeline";
import { plain } from "@/__tests__/unit/offers/sample";
import { firstDay, named, type Typed, typed, visitor } from "@/__tests__/plan-offers";

/** The dates of the first way of taking an offer, for a visitor who starts on 30 January 2027, and its first gain. */
function datesOf(yaml: string) {
  const [offer] = typed({ ...(parse(yaml) as Typed), id: "una" });
  const [way] = waysOf(offer!.terms, unlimitedResources);
  return { dates: new WayDates("2027-01-30", way!), gain: way!.gains[0]! };
}

/** The days on which that gain is the visitor's. */
function daysOf(yaml: string) {
  const { dates, gain } = datesOf(yaml);
  return dates.paymentDates(gain);
}

test.each([
  ["{do: deposit, amount: 100 EUR}", undefined],
  ["{do: deposit, amount: 100 EUR, back: {lapse: 10 days}}", "2027-02-09"],
  ["{do: deposit, amount: 100 EUR}, {do: keep, what: deposit, for: 3 months, breaks: all}", "2027-04-30"],
  ["{do: deposit, amount: 100 EUR}, {do: keep, what: account, for: 3 months, breaks: all}", undefined],
])("the money of %s is free again on %s", (asks, day) => {
  const { dates } = datesOf(`asks: [{do: open}, ${asks}]\ngives: [{to: you, money: 50 EUR}]`);
  expect(dates.backOn()).toBe(day);
});

test("any verb that holds money and ties the gift to a time is read so, whatever it is called", () => {
  const binding = { lasts: () => "1 months", holds: () => "1 months", ties: () => true };
  const { lasts } = verify;
  Object.assign(verify, binding);
  const { dates, gain } = datesOf(`
asks: [{do: open}, {do: verify}]
gives: [{to: you, money: 50 EUR, when: at-once}]
`);
  const days = [dates.arrivesOn(gain), ...dates.paymentDates(gain), dates.backOn()];
  Object.assign(verify, { lasts, holds: undefined, ties: undefined });
  expect(days).toEqual(["2027-01-30", "2027-02-28", "2027-02-28"]);
});

// The first payroll or bill is that of the first day; each of the others comes a month after the one before.
test.each([
  ["salary", "after: salary, count: 2", "2027-02-28"],
  ["salary", "after: salary, count: 3", "2027-03-30"],
  ["salary, for: 6 months", "after: salary, count: 2", "2027-02-28"],
  ["salary, for: 6 months", "after: salary", "2027-07-30"],
  ["salary", "lapse: 14 days, after: salary, count: 2", "2027-03-14"],
  ["salary", "lapse: 1 months, after: salary, count: 12", "2028-01-30"],
  ["bills, count: 3 bills", "after: bills, count: 4", "2027-04-30"],
  ["bills, id: recibos", "lapse: 10 days, after: recibos, count: 2", "2027-03-10"],
])("with { do: %s } a gift { when: { %s } } is there on %s", (ask, when, day) => {
  const asks = `asks: [{do: open}, {do: ${ask}}]`;
  expect(daysOf(`${asks}\ngives: [{to: you, money: 50 EUR, when: {${when}}}]`)).toEqual([day]);
});

test("a tie is waited for after the payroll that brings the gift", () => {
  expect(
    daysOf(`
asks: [{do: open}, {do: salary}, {do: keep, what: conditions, for: 6 months, breaks: all}]
gives: [{to: you, money: 50 EUR, when: {after: salary, count: 2}}]
`),
  ).toEqual(["2027-07-30"]);
});

test("what can only take a gift back later does not delay it", () => {
  // It comes on 28 February; the payroll ends on 30 July.
  expect(
    daysOf(`
asks: [{do: open}, {do: salary, for: 6 months}]
gives: [{to: you, money: 50 EUR, when: {rule: next-month}, loses: [salary]}]
`),
  ).toEqual(["2027-07-30"]);
});

test("a line counts its bills from the day on which it works", () => {
  // 30 January + 4 days = 3 February; its third bill two months later.
  expect(
    daysOf(`
category: telecom
asks: [{do: contract, what: telecom}, {do: port, takes: {usually: 4 días, days: 4}}, {do: bills}]
gives: [{to: you, money: 50 EUR, when: {after: bills, count: 3}}]
`),
  ).toEqual(["2027-04-03"]);
});

test("what an option asks to keep holds the money of whoever takes it, and of nobody else", () => {
  const back = (money: number) => planFor(named("either"), visitor(money), firstDay).entries[0]?.back;
  // 500 kept 30 days from 15 December; a purchase of 20 brings nothing back.
  expect([back(500)?.date, back(20)]).toEqual(["2027-01-14", undefined]);
});

test.each([
  // 1.000 euros put in by 23 December, and kept from 23 November to 23 February; three purchases of 20.
  [1000, ["before 2026-12-23", "keep 2027-02-23"]],
  [60, ["before 2026-12-23"]],
])("with %d € the plan has the deadlines of the option taken, and no other's", (money, days) => {
  const offers = typed({
    id: "una",
    asks: [
      { do: "open" },
      {
        any: [
          {
            all: [
              { do: "deposit", amount: "1000 EUR", within: "30 days" },
              { do: "keep", what: "deposit", for: "3 months", breaks: "all" },
            ],
          },
          { do: "buy", count: "3 purchases", amount: "20 EUR", within: "30 days" },
        ],
      },
    ],
    gives: [{ to: "you", money: "70 EUR", when: "unknown" }],
  });
  const [entry] = planFor(offers, visitor(money), firstDay).entries;
  expect(entry?.deadlines.map(({ kind, date }) => `${kind} ${date}`)).toEqual(days);
});

test("a gift has one day in the plan, on the line of time and in its ticket", () => {
  const offers = typed({
    id: "una",
    asks: [{ do: "open" }, { do: "salary", for: "3 months" }],
    gives: [{ to: "you", money: "70 EUR", when: { rule: "next-month" } }],
  });
  const { entries, points } = planFor(offers, visitor(0, { salary: 1600 }), firstDay);
  const paid = points.find(({ kind }) => kind === "paid");
  const expected = entries[0]?.deadlines.find(({ kind }) => kind === "expected");
  // The third month ends on 23 February; its page, which knows no day of signing up, says «5 months» at most.
  expect([paid?.date, expected?.date]).toEqual(["2027-03-31", "2027-03-31"]);
});

test("a payroll without a published time stays until the gift is the visitor's, or for good if nobody knows when", () => {
  const salary = { do: "salary", amount: "600 EUR" };
  const bank = (id: string, when: unknown, more: object[] = []) => {
    return { id, asks: [{ do: "open" }, salary, ...more], gives: [{ to: "you", money: "100 EUR", when }] };
  };
  const kept = { do: "keep", what: "conditions", for: "3 months", breaks: "all" };
  const paid = { lapse: "30 days", after: "salary" };
  const plan = (...files: Typed[]) => {
    const { entries } = planFor(typed(...files), visitor(0, { salary: 900 }), firstDay);
    return entries.map(
      ({ offer, start, net }) => `${offer.id} ${daysBetween(firstDay, start)}: ${net.least}`,
    );
  };
  expect(plan(bank("una", paid), bank("otra", paid))).toEqual(["una 0: 100", "otra 30: 100"]);
  // 23 November + 3 months = 23 February, 92 days.
  expect(plan(bank("una", paid, [kept]), bank("otra", paid, [kept]))).toEqual(["una 0: 100", "otra 92: 100"]);
  expect(plan(bank("una", "unknown"), bank("otra", "unknown"))).toEqual(["una 0: 100"]);
});

test("the first gift, or else the first deadline, counts from the invitation where it is missing", () => {
  const gain = { to: "you", money: "10 EUR" };
  const buying = { gives: [gain], asks: [{ do: "open" }, { do: "buy", amount: "5 EUR", within: "30 days" }] };
  const said = (by: string, own: object) => {
    const { points } = planFor(
      typed({ id: "amigo", brand: "Amigo", ...own, invitation: { by } }),
      visitor(100),
      firstDay,
    );
    return plain(firstGiftWords(points, firstDay) ?? firstDateWords(points, true) ?? "");
  };
  const soon = { ...buying, gives: [{ ...gain, when: { usually: "2 days" } }] };
  expect(said("none", soon)).toBe("El 25 de noviembre de 2026 suele llegar el regalo de Amigo: 10 €.");
  expect(said("link", soon)).toBe(
    "Si te invitan hoy, el 25 de noviembre de 2026 suele llegar el regalo de Amigo: 10 €.",
  );
  const undated = (own: object) => {
    const offers = typed({ id: "amigo", brand: "Amigo", ...own, invitation: { by: "link" } });
    return plain(firstGiftWords(planFor(offers, visitor(100), firstDay).points) ?? "");
  };
  expect(undated(soon)).toBe("2 días después de cumplirlo todo suele llegar el regalo de Amigo: 10 €.");
  const promised = { ...buying, gives: [{ ...gain, when: { lapse: "2 days", after: "sign-up" } }] };
  expect(undated(promised)).toBe(
    "Unos 2 días después de tener la invitación llega el regalo de Amigo: 10 €.",
  );
  expect(said("none", buying)).toBe("Último día de Amigo: 23 dic. 2026.");
  expect(said("link", buying)).toMatch(/^Amigo: haz tu primera compra .* en 30 días; .*el día del alta\.$/);
});
