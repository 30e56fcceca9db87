/** @jest-environment node */
import { figureOf, splitBenefit } from "@/lib/offers/figure";
import type { Offer } from "@/lib/offers/offer";
import { planFor } from "@/lib/offers/plan";
import { readPlan } from "@/lib/offers/plan-answers";
import { plain } from "./texts";
import { ids, share, valued } from "./sample";

const today = "2026-01-15";
const gift = valued("regalo", { gain: { kind: "amount", euros: 10 }, spend: [{ what: "Compra", euros: 5 }] });
const deposit = valued("deposito", {
  gain: { kind: "amount", euros: 10 },
  blocked: [{ what: "Depósito", euros: 100, until: "Un mes." }],
});
const saving = valued("ahorro", {
  gain: share,
  blocked: [{ what: "Inversión", euros: "assumed", until: "Un año." }],
});
const line = valued("linea", {
  gain: { kind: "range", least: 30, most: 90 },
  spend: [{ what: "La tarifa" }],
});
const lottery = valued("sorteo", { gain: { kind: "unknown", why: "Depende." } });
const all = [lottery, line, gift, deposit, saving];

const planOf = (money: number, more = {}) => planFor(all, { money, customerOf: [], ...more }, today);

test("what leaves most comes first, then what has an unknown cost, then what nobody can put in figures", () => {
  expect(ids(planOf(10_000).entries)).toEqual(["ahorro", "deposito", "regalo", "linea", "sorteo"]);
  const costs = planOf(10_000).entries.map(({ unknownCosts }) => unknownCosts.join());
  expect(costs).toEqual(["", "", "", "La tarifa", ""]);
});

test.each([
  [100, ["deposito", "linea", "sorteo"], 100, { least: 10, most: 10 }],
  [105, ["deposito", "regalo", "linea", "sorteo"], 105, { least: 15, most: 15 }],
  [10_000, ["ahorro", "deposito", "regalo", "linea", "sorteo"], 2105, { least: 74.37, most: 74.37 }],
])("with %d € these go together: %j; they need %d € and leave %j", (money, together, needs, total) => {
  const plan = planOf(money);
  expect(ids(plan.entries.filter((entry) => entry.together))).toEqual(together);
  expect([plan.needs, plan.total]).toEqual([needs, total]);
});

test("what is not for a visitor has its one reason", () => {
  const offers = [
    gift,
    deposit,
    valued("pronto", { gain: lottery.value.gain }, { validFrom: "2026-02-01" }),
    valued("tarde", { gain: lottery.value.gain }, { validUntil: "2026-01-14" }),
  ];
  const { misfits, entries } = planFor(offers, { money: 50, customerOf: ["regalo"] }, today);
  expect(entries).toEqual([]);
  expect(misfits.map(({ offer, ...reason }) => [offer.id, reason])).toEqual([
    ["regalo", { reason: "customer" }],
    ["deposito", { reason: "money", needs: 100 }],
    ["pronto", { reason: "not-begun", on: "2026-02-01" }],
    ["tarde", { reason: "ended", on: "2026-01-14" }],
  ]);
});

test("deadlines have dates once the visitor has said the day", () => {
  const datesOf = (more = {}) => planOf(5, more).entries[0]?.deadlines.map(({ date }) => date);
  expect(datesOf()).toEqual([undefined]);
  expect(datesOf({ start: "2026-02-01" })).toEqual(["2026-03-03"]);
});

test.each([
  [{}, { money: 100, customerOf: [] }, {}],
  [
    { cliente: ["linea", "regalo"], linea: "2025-12-01", regalo: "2026-02-31", deposito: "2026-01-01" },
    { money: 100, customerOf: ["linea", "regalo"], joined: { linea: "2025-12-01" } },
    { joined: { regalo: { typed: "2026-02-31", fault: { fault: "impossible", given: "2026-02-31" } } } },
  ],
  [{ gasto: "igual" }, { money: 100, customerOf: [], anyway: true }, {}],
  [{ dinero: "500", cliente: ["linea", "nadie"] }, { money: 500, customerOf: ["linea"] }, {}],
  [{ dinero: "otro", otro: "1.500,50" }, { money: 1500.5, customerOf: [] }, {}],
  [{ dinero: "500", otro: "1.500,50" }, { money: 500, customerOf: [] }, {}],
  [{ dinero: "otro" }, { money: 100, customerOf: [] }, { dinero: { typed: "", fault: "unreadable" } }],
  [{ otro: "mucho" }, { money: 100, customerOf: [] }, { dinero: { typed: "mucho", fault: "unreadable" } }],
  [{ inicio: "2026-01-15" }, { money: 100, customerOf: [], start: "2026-01-15" }, {}],
  [
    { inicio: "2026-01-14" },
    { money: 100, customerOf: [] },
    { inicio: { typed: "2026-01-14", fault: "early" } },
  ],
  [
    { inicio: "2027-01-16" },
    { money: 100, customerOf: [] },
    { inicio: { typed: "2027-01-16", fault: "late" } },
  ],
  [{ inicio: "ayer" }, { money: 100, customerOf: [] }, { inicio: { typed: "ayer", fault: "date" } }],
])("an address that says %j is read as %j, with the faults %j", (query, input, faults) => {
  const usual = { joined: {}, anyway: false };
  const known = all.toSorted((one, other) => one.id.localeCompare(other.id));
  expect(readPlan(query, known, today)).toEqual({ input: { ...usual, ...input }, faults });
});

test.each<[Offer, string | undefined, boolean]>([
  [gift, "10 €", false],
  [line, "30-90 €", false],
  [valued("x", { gain: { ...share, euros: 10, per: 100 } }), "10 %", false],
  [valued("x", { gain: { ...share, most: { euros: 60, note: "Es lo prometido." } } }), "60 €", true],
  [lottery, undefined, false],
])("the figure of an offer (%#) is «%s», the most one gets: %s", ({ value }, text, atMost) => {
  const figure = figureOf(value);
  expect([figure.text && plain(figure.text), figure.atMost]).toEqual([text, atMost]);
});

test.each([
  ["Ahorra hasta 60 €: 0 % un año", ["Ahorra hasta ", "60 €", ": 0 % un año"]],
  ["De 30 € a 90 € por tu línea", ["De ", "30 € a 90 €", " por tu línea"]],
  ["Bono según la campaña", ["Bono según la campaña", "", ""]],
])("«%s» has its amount apart", (benefit, parts) =>
  expect(Object.values(splitBenefit(benefit))).toEqual(parts),
);
