// What an offer asks becomes days, sums and questions; its texts stand in records.test.ts.
import { datedDeadlines } from "@/lib/ground/deadlines";
import { lastDayOf } from "@/lib/ground/deadline-words";
import { termsWords } from "@/lib/copy/terms-words";
import type { Offer } from "@/lib/offers/offer";
import { type Ask, verbs } from "@/lib/offers/terms/verbs";
import { openFigures } from "@/lib/publish/offer-figures";
import { openTermsOf } from "@/lib/publish/open-terms";
import { fixture, promotion } from "./promotion-samples";
import { plain } from "./sample";

const claimable = ({ deadlines }: Offer) => deadlines.items.find(({ kind }) => kind === "expected")?.after;

test("a gift of the next month waits for what it needs, not for what can only take it back", () => {
  expect(claimable(fixture("the next month"))).toEqual({ months: 8 });
  expect(
    claimable(
      promotion(`
asks: [{do: open}, {do: salary, amount: 700 EUR}, {do: keep, what: conditions, for: 24 months, breaks: all}]
gives: [{to: you, money: 250 EUR, when: {rule: next-month}, loses: [keep]}]
`),
    ),
  ).toEqual({ months: 2 });
});

test.each([
  "buy, count: 5 purchases, amount: 10 EUR",
  "buy",
  "buy, amount: 5 EUR",
  "buy, amount: 500 EUR, together: true",
  "salary, amount: 800 EUR",
  "deposit, amount: 300 EUR",
  "invest, amount: 300 EUR",
  "trade, count: 3 trades",
  "trade, amount: 50 EUR, together: true",
  "bills, count: 3 bills",
])("{do: %s} within a time has a deadline", (ask) => {
  const { deadlines } = promotion(`
risk: investment
asks: [{do: open}, {do: ${ask}, within: 30 days}]
gives: [{to: you, money: 50 EUR}]
`);
  expect(deadlines.items).toMatchObject([{ kind: "before", after: { days: 30 } }]);
});

test("several purchases of an amount cost their sum, which is no fact of the file", () => {
  const buy = { do: "buy", count: "5 purchases", amount: "10 EUR" };
  const offer = fixture("purchases", { asks: [{ do: "open" }, buy] });
  expect(offer.value.spend).toMatchObject([{ euros: 50 }]);
  expect(openFigures(offer).facts.map(({ name }) => name)).toEqual(["bonus", "minimumPurchase", "purchases"]);
  expect(openFigures(fixture("stages")).facts.map(({ name }) => name)).not.toContain("atMost");
});

const ways = fixture("ways of which one is enough");

test("each option's days are dates, for whoever takes it", () => {
  const dated = datedDeadlines(ways.deadlines.items, "2026-09-10");
  // 10 September + 30 days, + 3 months; the gift until the 10th of the month after the third.
  expect(dated.map(({ kind, date }) => `${kind} ${date}`)).toEqual([
    "before 2026-10-10",
    "before 2026-10-10",
    "keep 2026-12-10",
    "expected 2027-01-10",
  ]);
});

test("a fixed last day is told, also of what is one of several ways", () => {
  const offer = promotion(`
asks: [{do: open}, {any: [{do: deposit, within: {until: 2027-01-31}}, {do: buy, within: {until: 2027-03-31}}]}]
gives: [{to: you, money: 50 EUR}]
`);
  expect(plain(lastDayOf(offer) ?? "")).toBe("Como muy tarde, el 31 de enero de 2027");
});

test("open data have the option as it is, and its words", () => {
  expect(openTermsOf(ways.terms)).toMatchObject({
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
  expect(plain(termsWords(ways.terms).asks)).toMatch(
    /Basta con una de estas cosas: ingresar dinero[^/]*30 días\) \+ mantener algo[^/]*3 meses[^/]* \/ comprar/,
  );
});

test("what lasts is waited for before a gift that comes some days after having done all", () => {
  const expected = (asks: string) =>
    promotion(
      `asks: [{do: open}, ${asks}]\ngives: [{to: you, money: 25 EUR, when: {lapse: 30 days}}]`,
    ).deadlines.items.filter(({ kind }) => kind === "expected").length;
  expect([
    expected("{do: deposit, within: 30 days}"),
    expected("{do: deposit, within: 30 days}, {do: keep, what: deposit, for: 3 months, breaks: all}"),
  ]).toEqual([1, 0]);
});

test.each(["nothing", "rest", "proportional", "all", "unknown"])(
  "a gift that comes after keeping is not received before, whatever breaks: %s",
  (breaks) => {
    const offer = promotion(`
asks: [{do: open}, {do: deposit, amount: 100 EUR}, {do: keep, what: deposit, for: 12 months, breaks: ${breaks}}]
gives: [{to: you, money: 50 EUR, when: {lapse: 30 days, after: keep}}]
`);
    const all = plain(JSON.stringify(offer));
    expect(all).toContain("Si lo sacas antes, no recibes el regalo.");
    expect(all).not.toContain("ya recibido");
    expect(all).toContain("si sacas el depósito antes de 12 meses");
    expect(offer.eligibility.conditions.find(({ id }) => id === "mantener")?.doubt).toBeFalsy();
  },
);

test("figures written in Spanish are read as those in English", () => {
  const of = (bills: string, times: string) =>
    promotion(`
asks: [{do: open}, {do: bills}, {do: habit, what: card, count: ${times}}]
gives: [{to: you, tiers: [{from: 1 ${bills}, money: 5 EUR}, {from: 2 ${bills}, money: 10 EUR}], needs: [bills, habit]}]
`);
  const texts = ({ requirements, landing }: Offer) => [requirements, landing.gains].flat();
  expect(texts(of("recibos", "3 compras"))).toEqual(texts(of("bills", "3 purchases")));
});

const later = "later: {fee: 145 EUR, every: month, after: 24 months}";
const not = `not: [${["las tarjetas regalo", "los juegos de azar", "las transferencias", "las retiradas de efectivo", "los impuestos"].join(", ")}]`;

/** Each verb with everything that it can say, in its longest form. */
const whole: Readonly<Record<Ask["do"], string>> = {
  "sign-up": "",
  open: `product: card, what: la Tarjeta de Crédito Gran Viajero Familiar Oro 24, within: 24 months, ${later}`,
  contract: `what: insurance, limit: de hogar con una prima de al menos 300 al año, within: {until: 2026-09-30}, activeBy: 2026-12-31, ${later.replace("fee", "what: el servicio de mantenimiento, fee")}`,
  enrol: "code: true",
  verify: "",
  "link-card": "",
  deposit: "amount: 15000 EUR, within: {until: 2026-09-30}, back: {lapse: 24 months}",
  keep: "what: conditions, for: 24 months, breaks: proportional",
  buy: `count: 10 purchases, amount: 1000 EUR, differentDays: true, with: credit, within: {until: 2026-09-30}, ${not}`,
  trade: `count: 10 trades, amount: 1000 EUR, about: true, within: {until: 2026-09-30}, ${not}`,
  invest: "amount: 15000 EUR, within: {until: 2026-09-30}",
  salary: "amount: 2500 EUR, accepts: [salary, pension, benefit, transfer], for: 24 months, within: 6 months",
  bills: "count: 6 bills, every: 6 months, within: {until: 2026-09-30}",
  habit: `what: card, count: 10 purchases, amount: 1000 EUR, each: 10 EUR, differentDays: true, every: 3 months, for: 24 months, ${not}`,
  port: "orNew: true, takes: {usually: 1 o 2 días, days: 4}",
  campaign: "usually: {least: 30 days, most: 90 days}, invitees: 5 people",
  check: "question: ¿La tienes?, name: Tenerla, failure: Sin ella no vale la promoción de Muestra.",
};

test.each(verbs.filter(({ ties }) => ties).map(({ name }) => name))(
  "{ do: %s } binds after the gift: a day until which it is kept, and the question about leaving says so",
  (name) => {
    const { deadlines, landing } = promotion(
      `asks: [{do: open}, {do: ${name}, ${whole[name]}}]\ngives: [{to: you, money: 50 EUR}]`,
    );
    expect(deadlines.items).toContainEqual(expect.objectContaining({ kind: "keep", after: { months: 24 } }));
    expect(JSON.stringify(landing.faq)).not.toContain("no piden mantener después la cuenta");
  },
);

test.each(verbs.map(({ name }) => name))("what { do: %s } says has room, however much it is", (name) => {
  const ask = `{do: ${name}, ${whole[name]}}`;
  const written = (asks: string) => () =>
    promotion(`risk: investment\nasks: [{do: open}, ${asks}]\ngives: [{to: you, money: 50 EUR}]`);
  expect(written(ask)).not.toThrow();
  // A keep is no alternative by itself.
  const option = name === "keep" ? `{all: [{do: deposit, amount: 300 EUR}, ${ask}]}` : ask;
  expect(written(`{any: [${option}, {do: trade, ${whole.trade}}]}`)).not.toThrow();
});

test.each(verbs.map(({ name }) => name))(
  "what { do: %s } orders has no second verb left as it was",
  (name) => {
    const { requirements, landing } = promotion(
      `risk: investment\nasks: [{do: open}, {do: ${name}, ${whole[name]}}]\ngives: [{to: you, money: 50 EUR}]`,
    );
    const orders = [requirements, ...landing.steps.map(({ title }) => title)];
    // «Instala la app y entrar en ella».
    expect(plain(orders.join(" / "))).not.toMatch(/ [yo] \p{L}+[aei]r(?:se|l[aeo]s?)?(?!\p{L})/u);
  },
);

test("two things of one kind have figures of their own, and an id names the first", () => {
  const { facts } = promotion(`
asks: [{do: open}, {do: buy, amount: 5 EUR}, {do: buy, id: second-buy, amount: 8 EUR}, {do: buy, amount: 9 EUR}]
gives: [{to: you, money: 10 EUR}]
`);
  expect(facts).toEqual({
    bonus: "10 EUR",
    minimumPurchase: "5 EUR",
    secondBuy: "8 EUR",
    minimumPurchase2: "9 EUR",
  });
});

test.each([
  ["{do: keep, what: account, for: 12 months, breaks: all}", "Contamos 12 meses desde el día en que pides"],
  [
    "{do: keep, what: account, for: 12 months, from: sign-up, breaks: all}",
    "Se cuenta desde el día en que pides la tarjeta.",
  ],
  [
    "{do: keep, what: account, for: 12 months, from: gift, breaks: all}",
    "el mismo día en que pides la tarjeta",
  ],
])("where one joins by asking for a card, what is kept counts from its request: %s", (kept, says) => {
  const offer = promotion(
    `{category: tarjetas, asks: [{do: open, product: card, what: la tarjeta Oro}, ${kept}], gives: [{to: you, money: 50 EUR, when: {lapse: 10 days, after: open}}]}`,
  );
  const items = offer.deadlines.items.map(({ text }) => plain(text)).join(" ");
  expect(items).toContain(says);
  expect(items).not.toContain("el mismo día del alta");
});
