// What promotions of kinds that no file of the site has need said right: written by the manual alone.
import type { Offer } from "@/lib/offers/offer";
import { plain } from "./sample";
import { promotion } from "./promotion-samples";

const answerOf = ({ landing }: Offer, question: RegExp) =>
  plain([...landing.faq, ...(landing.doubts ?? [])].find((one) => question.test(one.question))?.answer ?? "");

const payroll = promotion(`
asks:
  - {do: open}
  - {do: salary, amount: 1000 EUR, within: {until: 2027-01-31}}
  - {do: habit, what: bizum, count: 3 times, every: 3 months}
gives:
  - {to: you, money: 300 EUR, needs: [salary], when: {lapse: 30 days, after: salary}}
  - {to: you, money: 5 EUR, every: month, for: 12 months, needs: [salary, habit], when: {rule: next-month}}
`);

test("a time that only some gains have is no missing time, and what they arrive after is said", () => {
  const parts = [
    "La primera parte del regalo de Muestra llega 30 días después de traer una nómina de 1.000 € o más.",
    "Otra parte, 5 € al mes de regalo durante 12 meses (60 €), llega cada mes, la primera vez el mes siguiente",
  ];
  const answer = answerOf(payroll, /Cuánto tarda/);
  for (const words of parts) expect(answer).toContain(words);
  // There is no room for both and the date.
  expect(plain(payroll.deadlines.note)).toContain("Muestra pone plazo a traer tu nómina");
});

test("a gain in parts arrives after what is asked for it alone", () => {
  const { landing } = promotion(`
asks: [{do: open}, {do: salary, amount: 1000 EUR}, {do: buy, amount: 5 EUR}]
gives:
  - {to: you, money: 30 EUR, needs: [salary], when: {lapse: 30 days, after: salary}}
  - {to: you, money: 20 EUR, needs: [buy], when: {lapse: 5 days, after: buy}}
`);
  expect(plain(landing.faq.map(({ answer }) => answer).join())).toContain(
    "llega 30 días después de traer una nómina de 1.000 € o más.",
  );
});

test("a gain does not arrive after what another gain asks for alone", () => {
  const gives = (needs: string) => `
asks: [{do: open}, {do: salary, amount: 1000 EUR}, {do: buy, amount: 5 EUR}]
gives:
  - {to: you, money: 300 EUR, ${needs}when: {lapse: 30 days, after: salary}}
  - {to: you, money: 20 EUR, needs: [salary, buy], when: unknown}
`;
  expect(() => promotion(gives(""))).toThrow("algo que este beneficio pida: con needs: [salary]");
  expect(() => promotion(gives("needs: [salary], "))).not.toThrow();
});

test.each([
  ["{do: buy, amount: 20 EUR, within: 30 days}", "buy", "hacer una compra de al menos 20 €"],
  [
    "{do: deposit, amount: 20 EUR, within: {until: 2027-01-31}}",
    "deposit",
    "hacer un depósito inicial de 20 €",
  ],
  ["{do: buy, amount: 20 EUR}", "buy", "hacer una compra de al menos 20 €"],
])("what a gain arrives after has no time of its own: %s", (ask, name, words) => {
  const offer = promotion(`
asks: [{do: open}, ${ask}]
gives: [{to: you, money: 10 EUR, when: {lapse: 60 days, after: ${name}}}]
`);
  expect(answerOf(offer, /Cuánto tarda/)).toContain(`llega 60 días después de ${words}. Si no`);
});

test("a condition that has no room is said as its step", () => {
  const { condition } = promotion(`
asks: [{do: open}, {do: buy, amount: 1500 EUR, together: true, within: 3 months, with: credit}]
gives: [{to: you, points: 9000 points}]
`);
  expect(plain(condition)).toBe("Gasta 1.500 € en total");
});

test("one bill is none too few, and an inviter's thing has its limit", () => {
  const offer = promotion(`
invitation: {by: code}
asks: [{do: open}, {do: bills, count: 1 bills}]
gives: [{to: you, money: 10 EUR}, {to: inviter, thing: una acción, most: 10 friends}]
`);
  expect(answerOf(offer, /dejarme sin/)).toContain("si no domicilias ningún recibo");
  expect(answerOf(offer, /recibe quien me invita/)).toContain("una acción, con un máximo de 10 amigos.");
});
