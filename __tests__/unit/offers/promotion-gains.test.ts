// Several gains of different kinds, and what who invites gets: each in its own words, with its figures.
import { waysOf, unlimitedResources } from "@/lib/tools/plan/ways";
import type { Offer } from "@/lib/offers/offer";
import { plain } from "./sample";
import { promotion } from "./promotion-samples";

const answerTo = ({ landing: { faq, doubts = [] } }: Offer, asked: RegExp) =>
  plain([...faq, ...doubts].find(({ question }) => asked.test(question))?.answer ?? "");

const buy = "{do: buy, amount: 30 EUR}";
const inviting = (gain: string) =>
  promotion(`
invitation: {by: link}
claim: {route: other}
asks: [{do: sign-up}, ${buy}]
gives: [{to: you, money: 10 EUR, when: at-once}, {to: inviter, ${gain}}]
`);

test.each([
  [
    "money: {least: 8 EUR, most: 100 EUR}, form: shares, most: 20 friends",
    "recibe de 8 € a 100 € en acciones por cada invitación válida, con un máximo de 20 amigos.",
  ],
  [
    "thing: 10 GB más al mes, for: 12 months, most: 5 friends",
    "recibe 10 GB más al mes durante 12 meses, con un máximo de 5 amigos.",
  ],
  [
    "tiers: [{from: 1 friends, money: 10 EUR}, {from: 3 friends, money: 50 EUR}]",
    "recibe de 10 € a 50 € según cuántos amigos invita. El regalo de Muestra va por escalones: desde 1 amigo, 10 €; desde 3 amigos, 50 €.",
  ],
  [
    "rate: 2 %, upTo: 5000 EUR, for: 3 months",
    "recibe el 2 % TAE hasta 5.000 € durante 3 meses por cada invitación válida.",
  ],
  [
    "money: 10 EUR, form: voucher, when: {lapse: 24 hours, after: buy}",
    "recibe un vale de 10 € por cada invitación válida. A quien invita le llega 24 horas después de hacer una compra de al menos 30 €.",
  ],
])("who invites gets { %s }, and the page says so", (gain, says) => {
  const offer = inviting(gain);
  expect(answerTo(offer, /invitar después|quien me invita/)).toMatch(
    new RegExp(`${says.replace(/[.()]/g, "\\$&")}$`),
  );
  expect(offer.landing.unpublished.map(({ text }) => text).join()).not.toContain(
    "qué recibe quien te invita",
  );
});

test("tiers by friends are of who invites", () => {
  const written = () =>
    promotion(
      "asks: [{do: open}]\ngives: [{to: you, tiers: [{from: 1 friends, money: 5 EUR}, {from: 2 friends, money: 9 EUR}]}]",
    );
  expect(written).toThrow(/gives\.0\.tiers\.0\.from[^]*los amigos son de quien invita/);
});

const mixed = promotion(`
who: {fresh: ever}
asks:
  - {do: open}
  - {do: deposit, amount: 1000 EUR}
  - {do: keep, what: deposit, for: 90 days, breaks: all}
gives:
  - {to: you, rate: 3 %, for: 6 months, when: {rule: next-month}}
  - {to: you, money: 20 EUR, needs: [deposit], loses: [keep], when: {lapse: 15 days, after: deposit}}
`);

test("a gift beside an interest is a gift", () => {
  expect(plain(mixed.landing.gains?.at(-1) ?? "")).toBe(
    "20 € de regalo por hacer un depósito inicial de 1.000 €",
  );
  expect(answerTo(mixed, /Cuánto tarda/)).toContain(
    "El interés de Muestra llega el mes siguiente al de cumplir los requisitos. El otro beneficio, 20 € de regalo, llega 15 días después",
  );
});

test("what only one gain is lost by binds that gain alone", () => {
  expect(answerTo(mixed, /Qué requisitos/)).toContain(
    "abrir la cuenta. Para recibir además 20 €, debes también hacer un depósito inicial de 1.000 € y mantener el depósito 90 días.",
  );
  expect(plain(mixed.deadlines.items.map(({ text }) => text).join(" "))).toContain(
    "Solo para recibir además 20 €. Si lo sacas antes, pierdes todo el regalo",
  );
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

test("a gift of the same month as an interest is told beside it", () => {
  const both = promotion(`
asks: [{do: open}, {do: habit, what: bizum}]
gives:
  - {to: you, rate: 2 %, for: 12 months, every: month, when: {rule: next-month}, needs: [open]}
  - {to: you, money: 5 EUR, every: month, for: 12 months, when: {rule: next-month}, needs: [habit]}
`);
  expect(answerTo(both, /Cuánto tarda/)).toContain(
    "El otro beneficio, 5 € al mes de regalo durante 12 meses (60 €), llega cada mes",
  );
});

test("what is transferred can be something else than funds and shares", () => {
  const { requirements, landing } = promotion(`
risk: investment
asks: [{do: open}, {do: invest, how: transfer, called: un plan de pensiones, amount: 10000 EUR}]
gives: [{to: you, money: 100 EUR}]
`);
  expect(plain(requirements)).toBe("Abre la cuenta y traspasa un plan de pensiones por al menos 10.000 €.");
  expect(landing.steps.map(({ title }) => title)).toContain("Traspasa un plan de pensiones");
});
