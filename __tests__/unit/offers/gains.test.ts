// What an offer gives becomes sums, days and what a claim asks for; its texts stand in records.test.ts.
import { visitor } from "@/__tests__/plan-offers";
import { dueFindings } from "@/lib/catalogue/due-findings";
import { limitsOf, netValue } from "@/lib/ground/net-value";
import { netExample, needsWords, netWords } from "@/lib/ground/value-words";
import type { Offer } from "@/lib/offers/offer";
import { openFigures } from "@/lib/publish/offer-figures";
import { claimOf } from "@/__tests__/unit/tools/claim-told";
import { claimLetter } from "@/lib/tools/claim/letter";
import { differenceSentences } from "@/lib/tools/comparison/difference";
import { planFor } from "@/lib/tools/plan/plan";
import { unlimitedResources, waysOf } from "@/lib/tools/plan/ways";
import { promotion } from "./promotion-samples";
import { noSettings, plain } from "./sample";

/** The letter of who asks why the gift has not come. */
function letterOf(offer: Offer, since = ""): { letter: string; fact: string | undefined } {
  const claim = claimOf(offer, `alta=2026-01-05&hecho=no-llega&desde=${since}`, "2026-11-28");
  return { letter: plain(claim ? claimLetter(offer, claim, "2026-11-28") : ""), fact: claim?.fact };
}

const bills = promotion(`
category: energia
invitation: {by: code}
asks: [{do: contract, what: energy}, {do: keep, what: contract, for: 12 months, breaks: all}]
gives:
  - to: you
    form: bill
    instalments:
      - {money: 20 EUR, when: {after: first-bill, count: 2}}
      - {money: 30 EUR, when: {after: first-bill, count: 4}}
`);

const parts = ["20 € con la segunda factura", "30 € con la cuarta factura"];

test("who asks for the day says of which part, and is not told to wait until the tie is over", () => {
  const { letter, fact } = letterOf(bills);
  expect(letter).toContain(
    `El regalo llega por partes: ${parts.join(" y ")}. La parte por la que pregunto es:\n__`,
  );
  expect(fact).toBeUndefined();
});

// Signed up on 1 January: the second payroll comes a month after the first.
const payroll = promotion(`
asks: [{do: open}, {do: salary, amount: 800 EUR}]
gives:
  - to: you
    tax: {withheld: 19 %}
    instalments:
      - {money: 40 EUR, when: {lapse: 10 days, after: open}}
      - {money: 60 EUR, when: {after: salary, count: 2}}
`);

test("the plan has each part on its day, less what is withheld of it", () => {
  const { entries } = planFor([payroll], { ...visitor(0), salary: 1000, start: "2026-01-01" }, "2026-01-01");
  const [entry] = entries;
  expect(entry?.payments.map(({ dates, sum }) => [dates, sum.least])).toEqual([
    [["2026-01-11"], 32.4],
    [["2026-02-01"], 48.6],
  ]);
});

test("open data have each part as a figure, with its sum", () => {
  expect(openFigures(bills).facts.map(({ name }) => name)).toEqual(["keep", "part1", "part2"]);
});

const monthly = (gain: string) =>
  promotion(`
asks: [{do: open}, {do: salary, amount: 800 EUR}]
gives: [{to: you, money: 10 EUR, every: month, ${gain}}]
`);

const fibre = monthly("for: 6 months, form: bill, when: {after: first-bill, count: 2}");
const bank = monthly("for: 1 year, tax: {withheld: 19 %}, when: {after: first-salary}");

test("in cash it is money: its sum is what one gets", () => {
  expect(bank.value.gain).toEqual({ kind: "amount", euros: 120 });
  expect(bank.value.outside).toBeUndefined();
  expect(openFigures(bank).gain).toMatchObject({ amount: 120 });
});

test("who complains says which months are missing", () => {
  expect(letterOf(fibre, "2026-04-05").letter).toContain(
    "El regalo llega cada mes: 10 € al mes en facturas durante 6 meses (60 €). Los meses que me faltan son:\n__",
  );
});

const several = (...gains: string[]) =>
  promotion(`
asks: [{do: open}, {do: salary, amount: 800 EUR}, {do: habit, what: card, count: 5 purchases, every: 1 month, for: 12 months}]
gives: [${gains.map((gain) => `{to: you, ${gain}, when: {rule: next-month}}`).join(", ")}]
`);
const each = "money: 15 EUR, every: month, for: 12 months, needs: [habit]";

test.each([
  ["money: 150 EUR, needs: [salary]", "En total, hasta 330 €"],
  ["money: 10 EUR, every: month, for: 12 months, needs: [salary]", "En total, hasta 300 €"],
])("beside { %s } a gain of every month is added up", (first, whole) => {
  const { landing } = several(first, each);
  expect(plain(landing.gains?.at(-1) ?? "")).toBe(whole);
});

test("what does not add up has no sum", () => {
  const { landing } = several("points: 500 points, needs: [salary]", each);
  expect(plain(landing.gains?.join(" ") ?? "")).not.toContain("En total");
});

test("a gain of every month comes after the first month of what is done every month", () => {
  const { deadlines } = several("money: 5 EUR, every: month, for: 12 months");
  const [expected] = deadlines.items.filter(({ kind }) => kind === "expected");
  expect(expected?.after).toEqual({ months: 3 });
  expect(expected?.text).toContain("Antes hay que cumplirlos un mes.");
});

test.each([
  ["link", "", "unknown"],
  ["none", "", "none"],
  ["link", "pays: 12 EUR", 12],
])("what a site earns is its owner's to say, not what the inviter gets: by %s %s", (by, own, pays) => {
  const offer = promotion(`
category: telecom
invitation: {by: ${by}}
${own}
asks: [{do: contract, what: telecom}]
gives: [{to: you, money: 5 EUR}${by === "link" ? ", {to: inviter, money: 5 EUR}" : ""}]
`);
  expect(offer.pays).toBe(pays);
});

test("a share of so little that it gives next to nothing is asked about", () => {
  const due = (limit: string) => {
    const offer = promotion(`
asks: [{do: open}]
gives:
  - to: you
    percent: 3 %
    of: {name: lo que traspasas, question: Cuánto vas a traspasar, assumption: importe, usual: 10000 EUR}
    form: cash
    ${limit}
`);
    const state = { offers: [offer], findings: [], settings: noSettings, today: "2026-01-11" };
    return dueFindings({ ...state, sources: { texts: {} } }, [offer.id]).map(({ right }) => plain(right));
  };
  const meant =
    "¿querías decir el máximo del regalo? most: 100 EUR. Con upTo, el 3 % de 100 EUR es 3 € como mucho";
  expect(due("upTo: 100 EUR")).toContain(meant);
  expect(due("most: 100 EUR").join()).not.toContain("querías");
  expect(due("upTo: 10000 EUR").join()).not.toContain("querías");
});

test.each(["form: cash", "for: 1 year"])("the most that a share gives is in its sums: %s", (form) => {
  const offer = promotion(`
asks: [{do: open}, {do: deposit, amount: 100 EUR}]
gives:
  - to: you
    percent: 1 %
    most: 300 EUR
    of: {name: lo aportado, question: Cuánto vas a traer, assumption: importe, usual: 10000 EUR}
    ${form}
`);
  expect(netValue(offer.value, 20000).gross).toEqual({ least: 200, most: 200 });
  expect(netValue(offer.value, 50000).gross?.most).toBe(300);
  expect(limitsOf(offer.value, 50000).counted).toBe(30000);
});

test("«Mi plan» takes whichever of several ways a gain names together", () => {
  const { terms } = promotion(`
asks: [{do: open}, {any: [{do: buy, amount: 5 EUR}, {do: deposit, amount: 50 EUR}], id: camino}]
gives: [{to: you, money: 25 EUR, needs: [camino], when: {lapse: 14 days, after: camino}}]
`);
  const ways = waysOf(terms, unlimitedResources);
  expect(ways.map(({ asks }) => asks.map(({ do: verb }) => verb))).toEqual([
    ["open", "buy"],
    ["open", "deposit"],
  ]);
  expect(ways.map(({ gains }) => gains[0]?.when)).toEqual([
    { lapse: "14 days", after: "buy" },
    { lapse: "14 days", after: "deposit" },
  ]);
});

test.each([
  [
    "rate: 5.09 %, upTo: 12000 EUR, for: 1 year",
    "Unos 600 €",
    "El primer año con 12.000 €, antes de impuestos: unos 50 € por cada 1.000 €",
    "Hasta 12.000 €",
  ],
  ["rate: 2 %", "Unos 20 €", "El primer año con 1.000 €, antes de impuestos", "Nada"],
  // Three months are no year.
  ["rate: 2 %, upTo: 5000 EUR, for: 3 months", undefined, undefined, "Nada"],
])("an interest is told for as much as counts: %s", (gain, figure, note, needs) => {
  const offer = promotion(`{asks: [{do: open}, {do: salary, amount: 600 EUR}], gives: [{to: you, ${gain}}]}`);
  const left = netWords(offer.value);
  expect([left.figure, figure && left.notes[0]].map((text) => text && plain(text))).toEqual([figure, note]);
  expect(plain(needsWords(offer.value).figure ?? "")).toBe(needs);
  expect(netExample(offer.value).startsWith(figure?.split(" ")[0] ?? "Depende")).toBe(true);
  const gift = promotion(`{brand: Otra, asks: [{do: open}], gives: [{to: you, money: 400 EUR}]}`);
  expect(plain(differenceSentences([gift, offer]).join(" "))).toContain(
    figure ? `en Muestra, ${figure.toLowerCase()} el primer año con` : "en Muestra, depende",
  );
});
