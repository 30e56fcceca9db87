// What pages answer of promotions of the market's shapes, and what they list as not published.
import { deadlineLines, noLapse } from "@/lib/ground/deadline-words";
import type { Offer } from "@/lib/offers/offer";
import { plain } from "./sample";
import { payroll, interest, energy, customers, tied, nextMonth, promotion } from "./promotion-samples";

const answersOf = ({ landing: { faq, doubts = [] } }: Offer) =>
  plain([...faq, ...doubts].map(({ answer }) => answer).join(" "));

const unpublishedOf = ({ landing: { unpublished } }: Offer) =>
  unpublished.map(({ text }) => plain(text)).join("; ");

const robot = `
risk: investment
claim: {route: investment}
invitation: {by: link, late: "no"}
asks: [{do: open}, {do: invest, amount: 2000 EUR}]
gives:
  - {to: you, money: 50 EUR, form: invested, tax: {withheld: 19 %}, when: at-once}
  - {to: inviter, money: 50 EUR, form: invested, note: "Quien invita a Muestra también tiene que invertir."}
`;

test.each([
  ["an investment", robot, /riesgo/, "Qué riesgo tiene lo que vas a invertir"],
  ["energy", energy, /pagarás/, "Cuánto pagarás por el servicio"],
])("what one has to look up of %s is no secret of the provider", (_, yaml, secret, advice) => {
  const offer = promotion(yaml);
  expect(unpublishedOf(offer)).not.toMatch(secret);
  expect(offer.eligibility.remaining.join(" ")).toContain(advice);
});

test("a discount does not arrive: one of a year begins on a day that may be unknown, one for ever on none", () => {
  const of = "{name: comisiones, question: Comisiones al año, assumption: comisiones, usual: 100 EUR}";
  const discount = (time: string) =>
    promotion(`
invitation: {by: link}
asks: [{do: sign-up}, {do: verify}, {do: trade}]
gives: [{to: you, percent: 10 %, of: ${of}, for: ${time}}]
`);
  expect(unpublishedOf(discount("1 year"))).toContain("desde qué día cuenta el descuento");
  expect(unpublishedOf(discount("ever"))).not.toMatch(/cuándo llega|desde qué día cuenta/);
  expect(unpublishedOf(promotion(interest))).not.toContain("llega");
});

test("an invitation that cannot be added later says so, and nobody calls it unpublished", () => {
  expect(answersOf(promotion(robot))).toContain(
    "No: en Muestra la invitación solo cuenta si la usas al abrir la cuenta.",
  );
  expect(unpublishedOf(promotion(robot))).not.toContain("se puede añadir después");
});

test("what an inviter gets is told in its form and with its condition", () => {
  expect(answersOf(promotion(robot))).toContain(
    "quien invita recibe 50 € en su inversión por cada invitación válida. Quien invita a Muestra también tiene que invertir.",
  );
});

test("a gift that the file says is taxed is told so, in whatever form it comes", () => {
  expect(answersOf(promotion(robot))).toContain("Muestra retiene un 19 % del regalo.");
});

test("what consumers' organisations say of invitations is said of invitations only", () => {
  expect(answersOf(promotion(payroll))).not.toContain("OCU");
  expect(answersOf(promotion(tied))).toContain("OCU");
});

test("who may have been a customer long ago is told since when, in every answer", () => {
  const offer = promotion(`who: {fresh: 12 months}${tied}`);
  const answers = answersOf(offer);
  expect(answers).toContain("debes no haber sido cliente en los últimos 12 meses");
  expect(answers).toContain("si has sido cliente en los últimos 12 meses");
  expect(answers).not.toMatch(/nuevo cliente,|si ya eras cliente/);
});

test("a promotion with a last day is not said to have no limit", () => {
  const offer = promotion(customers);
  expect(offer.deadlines.note).not.toContain("no publica un plazo");
  expect(plain(noLapse(offer))).toMatch(/^Hasta el \d+ de \w+ de \d+$/);
});

test("a gift of the next month is said to come the month after the requirements are met", () => {
  expect(deadlineLines(promotion(nextMonth)).join(" ")).toContain(
    "suele llegar el mes siguiente al de cumplir los requisitos",
  );
});

test.each([
  ["a bank", "claim: {}\ncategory: finanzas", "payment", "Banco de España"],
  ["an investment", "claim: {}\nrisk: investment", "investment", "CNMV"],
  ["an insurer", "claim: {}\ncategory: seguros", "insurance", "Dirección General de Seguros"],
  ["an energy company", "claim: {}\ncategory: energia", "other", "oficina de consumo"],
  ["a bank that invests", "risk: investment\nclaim: {route: payment}", "payment", "Banco de España"],
])("%s is complained about as its kind is, unless its file says otherwise", (_, yaml, route, body) => {
  const offer = promotion(`${yaml}\nasks: [{do: open}]\ngives: [{to: you, money: 50 EUR}]`);
  expect(offer.claim.route).toBe(route);
  expect(answersOf(offer)).toContain(body);
});

test("of crypto-assets every page says that no fund covers them", () => {
  const { protection } = promotion(`
category: crypto
risk: crypto
asks: [{do: sign-up}]
gives: [{to: you, money: 5 EUR, form: voucher}]
words: {faq: [what, requirements, delay, risk]}
`);
  expect(protection).toMatchObject({
    entity: "Muestra es una plataforma de criptoactivos.",
    guarantee: "Ningún fondo de garantía de depósitos cubre tu dinero.",
    notCovered: false,
    verdict: [
      { answer: "No", risk: true },
      { answer: "Sí", risk: true },
    ],
  });
});
