/** @jest-environment node */
import { figureOf, splitBenefit } from "@/lib/offers/figure";
import type { Offer } from "@/lib/offers/offer";
import { planFor, readPlan } from "@/lib/answers/plan";
import { plain, share, valued } from "../offers/sample";

const today = "2026-01-15";
const gift = valued("regalo", { gain: { kind: "amount", euros: 10 }, spend: [{ what: "Compra", euros: 5 }] });
const deposit = valued("deposito", {
  gain: { kind: "amount", euros: 10 },
  blocked: [{ what: "Depósito", euros: 100, until: "Un mes." }],
});
const line = valued("linea", {
  gain: { kind: "range", least: 30, most: 90 },
  spend: [{ what: "La tarifa" }],
});
const lottery = valued("sorteo", { gain: { kind: "unknown", why: "Depende." } });
const all = [lottery, line, gift, deposit];

test("an offer that does not fit the visitor gives one reason", () => {
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
])("the query %j is parsed as %j, with the faults %j", (query, input, faults) => {
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
])("the figure of offer %# is «%s», a maximum: %s", ({ value }, text, atMost) => {
  const figure = figureOf(value);
  expect([figure.text && plain(figure.text), figure.atMost]).toEqual([text, atMost]);
});

test.each([
  ["Ahorra hasta 60 €: 0 % un año", ["Ahorra hasta ", "60 €", ": 0 % un año"]],
  ["De 30 € a 90 € por tu línea", ["De ", "30 € a 90 €", " por tu línea"]],
  ["Bono según la campaña", ["Bono según la campaña", "", ""]],
])("the amount in «%s» is separated", (benefit, parts) =>
  expect(Object.values(splitBenefit(benefit))).toEqual(parts),
);
