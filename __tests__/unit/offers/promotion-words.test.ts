// What an offer's own words and units become in its texts.
import type { Offer } from "@/lib/offers/offer";
import { netExample, netWords, needsWords } from "@/lib/ground/value-words";
import { differenceWords } from "@/lib/tools/comparison/difference";
import { promotion } from "./promotion-samples";
import { plain } from "./sample";

const answersOf = ({ landing: { faq, doubts = [] } }: Offer) =>
  [...faq, ...doubts].map(({ answer }) => plain(answer));

test("a habit other than the card is never said as purchases, and its last day is a deadline", () => {
  const { requirements, landing, deadlines, eligibility } = promotion(`
asks: [{do: open}, {do: salary, amount: 800 EUR}, {do: habit, what: bizum, count: 3 times, within: 30 days}]
gives: [{to: you, money: 50 EUR, needs: [salary]}, {to: you, points: 25 points, needs: [habit]}]
`);
  expect(plain(requirements)).toContain("Para recibir además 25 puntos, usa Bizum 3 veces en 30 días.");
  expect(landing.gains?.map(plain)).toContain("25 puntos por usar Bizum 3 veces en 30 días");
  expect(eligibility.conditions.map(({ question }) => plain(question))).toContain(
    "¿Vas a usar Bizum 3 veces en 30 días?",
  );
  expect(deadlines.items.map(({ title, after }) => [title, after])).toContainEqual([
    "Usa Bizum",
    { days: 30 },
  ]);
});

test("figures written in Spanish are read as those in English", () => {
  const of = (bills: string, times: string) =>
    promotion(`
asks: [{do: open}, {do: bills}, {do: habit, what: card, count: ${times}}]
gives: [{to: you, tiers: [{from: 1 ${bills}, money: 5 EUR}, {from: 2 ${bills}, money: 10 EUR}], needs: [bills, habit]}]
`);
  const texts = ({ requirements, landing }: Offer) => [requirements, landing.gains].flat();
  expect(texts(of("recibos", "3 compras"))).toEqual(texts(of("bills", "3 purchases")));
});

test("what is noted of the inviter's gain stands where the inviter is spoken of, and nowhere else", () => {
  const offer = promotion(`
invitation: {by: code}
asks: [{do: contract, what: energy}]
gives: [{to: you, money: 60 EUR}, {to: inviter, money: 40 EUR, form: voucher, note: "{brand} da el vale tras la segunda factura."}]
`);
  expect(answersOf(offer).join(" ")).toContain(
    "por cada invitación válida. Muestra da el vale tras la segunda factura.",
  );
  expect(offer.landing.finePrint?.join(" ")).not.toContain("vale tras");
});

test("of a contract one keeps the contract", () => {
  const { requirements } = promotion(`
asks: [{do: contract, what: energy}, {do: keep, what: contract, for: 12 months, breaks: proportional}]
gives: [{to: you, money: 60 EUR}]
`);
  expect(plain(requirements)).toBe("Date de alta, contrata la luz o el gas y mantén el contrato 12 meses.");
});

test("a card is named where one asks before it: no «pedirla» without what", () => {
  const offer = promotion(`
who: {fresh: unknown}
asks: [{do: open, what: la tarjeta, product: card}]
gives: [{to: you, points: 6000 points}]
`);
  const said = [...answersOf(offer), ...offer.eligibility.conditions.map(({ failure }) => failure)];
  expect(said.join(" ")).toContain("pregunta a Muestra antes de pedir la tarjeta");
  expect(said.join(" ")).not.toMatch(/antes de pedirla/);
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
  expect(plain(differenceWords([gift, offer]))).toContain(
    figure ? `en Muestra, ${figure.toLowerCase()} el primer año con` : "en Muestra, depende",
  );
});

test("a supposed cost is said with its source, a cautious count as one, and a box keeps its article", () => {
  const offer = promotion(`
invitation: {by: link}
risk: investment
asks:
  - {do: open}
  - {do: buy, within: 30 days}
  - {do: trade, count: 3 trades, amount: 1 EUR, about: true, cost: {each: 1 EUR, basis: supposed, of: Finanztip}}
gives: [{to: you, money: 10 EUR}]
`);
  expect(offer.value.spend.map(({ what }) => plain(what))).toContain(
    "Lo que cueste hacer las 3 operaciones: 1 € cada una, según Finanztip",
  );
  expect(plain(offer.deadlines.items[0]?.text ?? "")).toContain(
    "Lo contamos desde el alta, lo más prudente: si empieza más tarde, te sobrarán días.",
  );
  const kept = promotion(`
asks: [{do: open}, {do: keep, what: conditions, for: 24 months, breaks: unknown}]
gives: [{to: you, money: 10 EUR}]
`);
  expect(plain(JSON.stringify(kept.landing.hero))).toContain("Mantener las condiciones 24 meses");
});

test("an age stands with all else that an offer asks of who takes part", () => {
  const { landing } = promotion(`
who: {fresh: new, age: "18-30"}
asks: [{do: open}]
gives: [{to: you, money: 25 EUR}]
`);
  const answers = landing.faq.map(({ answer }) => plain(answer)).join(" ");
  expect(answers).toContain("debes ser nuevo cliente, tener entre 18 y 30 años y abrir la cuenta.");
  expect(answers).toContain("o si no tienes entre 18 y 30 años");
  expect(landing.hero.layout === "split" && landing.hero.badges.map(plain)).toEqual([
    "Solo nuevos clientes",
    "De 18 a 30 años",
  ]);
});
