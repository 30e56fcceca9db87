// Alternatives of which one is enough: what each asks, by when, what of it does not count, and whom it binds.
import { datedDeadlines } from "@/lib/ground/deadlines";
import { openTermsOf } from "@/lib/publish/open-terms";
import { termsWords } from "@/lib/copy/terms-words";
import type { Offer } from "@/lib/offers/offer";
import { plain } from "./sample";
import { promotion } from "./promotion-samples";

const deposit = "{do: deposit, amount: 1000 EUR, within: 30 days}";
const keep = "{do: keep, what: deposit, for: 3 months, breaks: all}";
const buy =
  "{do: buy, count: 3 purchases, amount: 20 EUR, differentDays: true, within: 30 days, not: [las tarjetas regalo, los cajeros]}";

const offer = promotion(`
who: {fresh: ever}
invitation: {by: code}
asks: [{do: open}, {any: [{all: [${deposit}, ${keep}]}, ${buy}]}]
gives: [{to: you, money: 25 EUR, when: {rule: next-month, days: 1-10}}]
`);

const all = "hacer un depósito inicial de 1.000 € en 30 días y mantener el depósito 3 meses";
const other = "hacer 3 compras de al menos 20 € cada una en 30 días, en días distintos";

const answerTo = ({ landing: { faq, doubts = [] } }: Offer, asked: RegExp) =>
  plain([...faq, ...doubts].find(({ question }) => asked.test(question))?.answer ?? "");

test("an option that asks several things is one of the alternatives", () => {
  expect(plain(offer.requirements)).toBe(
    "Abre la cuenta con el código de un cliente y elige: deposita 1.000 € y mantén el depósito 3 meses, o haz 3 compras.",
  );
  expect(answerTo(offer, /requisitos/)).toContain(`hacer una de estas cosas (${all}, o ${other}).`);
  expect(plain(offer.landing.steps[1]?.text ?? "")).toContain(`una de estas cosas: ${all}, o ${other}.`);
  expect(offer.eligibility.conditions.find(({ id }) => id === "deposito-y-mantener-o-compra")).toBeDefined();
});

test("its question and what a «no» means say each option and its time", () => {
  const { question, failure } = offer.eligibility.conditions[2]!;
  expect(plain(question)).toBe(
    "¿Vas a hacer un depósito inicial de 1.000 € y mantener el depósito 3 meses, o hacer 3 compras de al menos 20 € cada una, dentro de plazo?",
  );
  expect(plain(failure)).toContain(`Basta con una de estas cosas: ${all}, o ${other}.`);
});

test("each option's days are dates, for whoever takes it", () => {
  const dated = datedDeadlines(offer.deadlines.items, "2026-09-10");
  // 10 September + 30 days, + 3 months; the gift until the 10th of the month after the third.
  expect(dated.map(({ kind, date }) => `${kind} ${date}`)).toEqual([
    "before 2026-10-10",
    "before 2026-10-10",
    "keep 2026-12-10",
    "expected 2027-01-10",
  ]);
  const ofOptions = dated.filter(({ kind }) => kind !== "expected");
  for (const { title, text } of ofOptions) {
    expect(title).toMatch(/ \(una opción\)$/);
    expect(text).toMatch(/^Solo si es la opción que eliges\. /);
  }
  expect(offer.deadlines.note).not.toContain("publicado un plazo");
});

test("what does not count of an option is said with that option, wherever the promotion is explained", () => {
  const uncounted = "las tarjetas regalo y los cajeros";
  const named = `i eliges hacer 3 compras de al menos 20 € cada una, no cuentan: ${uncounted}.`;
  expect(plain(offer.landing.steps[1]?.text ?? "")).toContain(`S${named}`);
  expect(offer.landing.finePrint?.map(plain)).toContain(`En la promoción de Muestra, s${named}`);
  expect(offer.eligibility.remaining).toContain(`Si lo que haces cuenta: no cuentan ${uncounted}.`);
  expect(answerTo(offer, /dejarme/)).toContain(`no cuenta (${uncounted})`);
});

test("what an option asks to keep binds only who takes it", () => {
  expect(answerTo(offer, /cerrar la cuenta/)).toContain(
    "mantener el depósito 3 meses, si es la opción que eliges.",
  );
  expect(plain(JSON.stringify(offer.value.blocked))).not.toContain("3 meses");
  const bound = promotion(`
asks: [{do: open}, ${deposit}, ${keep}, {any: [${buy}, {do: habit, what: bizum}]}]
gives: [{to: you, money: 25 EUR}]
`);
  expect(plain(JSON.stringify(bound.value.blocked))).toContain("exige mantenerlo 3 meses");
});

test("open data have the option as it is, and its words", () => {
  expect(openTermsOf(offer.terms)).toMatchObject({
    asks: [
      { do: "open" },
      {
        any: [
          {
            do: "all",
            all: [
              { id: "deposit", within: { amount: 30 } },
              { id: "keep", for: { amount: 3 } },
            ],
          },
          { id: "buy", not: ["las tarjetas regalo", "los cajeros"] },
        ],
      },
    ],
  });
  expect(plain(termsWords(offer.terms).asks)).toMatch(
    /Basta con una de estas cosas: ingresar dinero[^/]*30 días\) \+ mantener algo[^/]*3 meses[^/]* \/ comprar/,
  );
});

test.each([
  ["a last day", "within: {until: 2027-03-31}", /^La promoción .* como muy tarde el 31 de marzo de 2027/],
  ["the campaign's", "within: campaign", /^La promoción .* como muy tarde el 31 de marzo de 2027/],
  [
    "a day by which a contract runs",
    "",
    /^La promoción .* el servicio activo como muy tarde el 15 de enero de 2027/,
  ],
])("a time of an option that is %s is no missing time", (_, time, note) => {
  const option = time ? `do: deposit, ${time}` : "do: contract, what: electricity, activeBy: 2027-01-15";
  const { deadlines } = promotion(`
campaign: {until: 2027-03-31}
asks: [{do: open}, {any: [{${option}}, {do: habit, what: bizum}]}]
gives: [{to: you, money: 25 EUR, when: at-once}]
`);
  expect(plain(deadlines.note).replace("El regalo de Muestra llega al momento. ", "")).toMatch(note);
});

test("money that an option invests can lose its value, and the option is named", () => {
  const { value } = promotion(`
risk: investment
asks: [{do: open}, {any: [{do: deposit, amount: 500 EUR}, {do: trade, count: 3 trades, amount: 100 EUR}]}]
gives: [{to: you, money: 25 EUR}]
`);
  expect(value.atRisk).toMatchObject({ euros: 100, times: 3 });
  expect(plain(value.atRisk?.what ?? "")).toMatch(/^Las 3 operaciones.*, si es la opción que eliges$/);
  expect(value.blocked[0]?.until).toMatch(/lo que inviertas puede perder valor/);
});

test("where an option costs nothing the gift is left whole, and that it is chosen is said", () => {
  expect(offer.value.spend).toEqual([]);
  expect(offer.value.assumptions.map(plain)).toEqual([`Eliges algo que no cuesta nada: ${all}.`]);
  const both = promotion(`
asks: [{do: open}, {any: [${buy}, {do: buy, id: otra, amount: 100 EUR}]}]
gives: [{to: you, money: 25 EUR}]
`);
  expect(both.value.spend).toEqual([{ what: "Lo que cueste la opción que elijas" }]);
});

test("a gift that counts from something in an option names it", () => {
  const { deadlines } = promotion(`
asks: [{do: open}, {any: [${deposit}, {do: habit, what: bizum}]}]
gives: [{to: you, money: 25 EUR, when: {lapse: 14 days, after: deposit}}]
`);
  expect(plain(JSON.stringify(deadlines))).toContain(
    "llega 14 días después de hacer un depósito inicial de 1.000 €. La fecha",
  );
});

test("what lasts is waited for before a gift that comes some days after having done all", () => {
  const expected = (asks: string) =>
    promotion(
      `asks: [{do: open}, ${asks}]\ngives: [{to: you, money: 25 EUR, when: {lapse: 30 days}}]`,
    ).deadlines.items.filter(({ kind }) => kind === "expected").length;
  expect([expected(deposit), expected(`${deposit}, ${keep}`)]).toEqual([1, 0]);
});

test("what does not count is said of something that one gift alone asks for, too", () => {
  const { landing } = promotion(`
asks: [{do: open}, {do: salary}, ${buy}]
gives: [{to: you, money: 50 EUR, needs: [salary]}, {to: you, money: 20 EUR, every: month, needs: [buy]}]
`);
  expect(landing.finePrint).toContain(
    "En la promoción de Muestra no cuentan: las tarjetas regalo y los cajeros.",
  );
});

test("a deposit of one option that everybody should keep is refused, and the message says where keep goes", () => {
  const written = () =>
    promotion(`asks: [{do: open}, {any: [${deposit}, ${buy}]}, ${keep}]\ngives: [{to: you, money: 25 EUR}]`);
  expect(written).toThrow(/el keep dentro de la opción que pide el depósito.*any: \[\{all: \[/);
});

test.each([
  ["an unknown name", "within: {lapse: 30 days, from: nomina}", "within.from"],
  ["a day before the campaign", "within: {until: 2025-01-31}", "within.until"],
])("inside an option %s is found as anywhere else", (_, time, field) => {
  const written = () =>
    promotion(`
campaign: {from: 2026-01-01}
asks: [{do: open}, {any: [{all: [{do: deposit, ${time}}, ${keep}]}, ${buy}]}]
gives: [{to: you, money: 25 EUR}]
`);
  expect(written).toThrow(`asks.1.any.0.all.0.${field}`);
});

test("of gifts to choose from each is said, also the one in money", () => {
  const { benefit, value, landing } = promotion(`
asks: [{do: open}, {do: salary, amount: 800 EUR}]
gives: [{to: you, any: [{money: 150 EUR}, {points: 9000 points, called: Avios}, {money: 200 EUR, form: voucher}]}]
`);
  expect(plain(benefit)).toBe("150 €, 9.000 Avios o un vale de 200 €");
  expect(plain(landing.steps.at(-1)?.text ?? "")).toContain("150 €, 9.000 Avios o un vale de 200 €");
  expect(value.outside).toBeUndefined();
});

const paths = (id: string) => `
asks: [{do: open}, {any: [{do: buy, amount: any}, {do: deposit, amount: any}], id: ${id}}, {do: verify, id: identidad}]
gives: [{to: you, money: 25 EUR, needs: [camino], when: {lapse: 14 days, after: camino}}, {to: you, points: 5 points, needs: [identidad]}]
`;

test("a gift can come after whichever of several ways somebody takes", () => {
  const { deadlines, landing } = promotion(paths("camino"));
  expect(plain(deadlines.arrives ?? "")).toBe("llega 14 días después de hacer una de las cosas que valen");
  expect(deadlines.items.map(({ kind }) => kind)).toContain("expected");
  expect(plain(landing.gains?.[0] ?? "")).toBe(
    "25 € de regalo por hacer una compra de cualquier importe o hacer un depósito inicial de cualquier importe",
  );
});

test("the name of several ways is none that something else has", () => {
  expect(() => promotion(paths("identidad"))).toThrow(/asks\.2\.id[^]*un id distinto para cada cosa/);
});
