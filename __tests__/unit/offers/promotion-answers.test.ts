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

test.each([
  ["nobody says for how long", "{do: salary, amount: 800 EUR}", true],
  ["for a time", "{do: salary, amount: 800 EUR, for: 6 months}", false],
  [
    "as long as all else",
    "{do: salary, amount: 800 EUR}, {do: keep, what: conditions, for: 6 months, breaks: all}",
    false,
  ],
])("how long a salary has to stay is a question: %s", (_, asks, isOpen) => {
  const offer = promotion(`asks: [{do: open}, ${asks}]\ngives: [{to: you, money: 50 EUR}]`);
  const [told, remaining] = [unpublishedOf(offer), offer.eligibility.remaining.join(" ")];
  for (const text of [told, remaining])
    expect(/cuánto tiempo hay que mantener la nómina y qué pasa/i.test(text)).toBe(isOpen);
});

test.each([
  ["the card", "{do: open, product: credit, what: la tarjeta Oro}", "la tarjeta Oro de Muestra"],
  ["the provider", "{do: open}", "Muestra"],
])("one pays with what one has asked for: %s", (_, first, what) => {
  const offer = promotion(
    `asks: [${first}, {do: buy, amount: 20 EUR, within: 30 days}]\ngives: [{to: you, money: 5 EUR}]`,
  );
  expect(plain(JSON.stringify(offer.deadlines.items))).toContain(`Paga con ${what}.`);
  expect(offer.landing.faq[0]?.question).toBe(`¿Qué es la promoción de ${what}?`);
});

test.each([
  ["checked", "verifiedOn: 2026-01-10", "Quien invita a Muestra recibe"],
  [
    "read",
    'sources: [{by: "Muestra: ayuda", read: 2025-01}]',
    "Según su ayuda, quien invita a Muestra recibe",
  ],
])("what who invites gets is said by whoever says it: %s", (_, yaml, words) => {
  const gives = "gives: [{to: you, money: 50 EUR}, {to: inviter, money: 50 EUR}]";
  expect(answersOf(promotion(`${yaml}\ninvitation: {by: link}\nasks: [{do: sign-up}]\n${gives}`))).toContain(
    words,
  );
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
  expect(unpublishedOf(discount("ever"))).not.toMatch(/qué día llega|desde qué día cuenta/);
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
    "Quien invita a Muestra recibe 50 € en su inversión por cada invitación válida. Quien invita a Muestra también tiene que invertir.",
  );
});

test("a gift that the file says is taxed is told so, in whatever form it comes", () => {
  expect(answersOf(promotion(robot))).toContain("Muestra retiene un 19 % del regalo, y quedan 40,50 €.");
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
  expect(offer.deadlines.note).not.toContain("no ponen plazo");
  expect(plain(noLapse(offer))).toMatch(/^Como muy tarde, el \d+ de \w+ de \d+$/);
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
  ["an energy company", "claim: {}\ncategory: energia", "energy", "como mucho 15 días laborables"],
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

test.each([
  ["most: 20 friends", "recibe 25 € por cada invitación válida, con un máximo de 20 amigos."],
  ["mostYearly: 300 EUR", "recibe 25 € por cada invitación válida, con un máximo de 300 € al año."],
  [
    "most: 500 EUR, mostYearly: 10 friends",
    "recibe 25 € por cada invitación válida, con un máximo de 500 € en total y de 10 amigos al año.",
  ],
  ["most: 20 friends, note: Solo en España.", "con un máximo de 20 amigos. Solo en España."],
  [
    "tax: {withheld: 19 %}",
    "recibe 25 € (antes de impuestos: se retiene el 19 % y quedan 20,25 €) por cada invitación válida.",
  ],
  ["tax: gross", "recibe 25 € (antes de impuestos) por cada invitación válida."],
  ["tax: net", "recibe 25 € (con la retención ya descontada) por cada invitación válida."],
])("what the inviter gets is said with its limits and its tax: %s", (terms, words) => {
  const offer = promotion(`
invitation: {by: code}
asks: [{do: open}]
gives: [{to: you, money: 10 EUR, tax: {withheld: 20 %}}, {to: inviter, money: 25 EUR, ${terms}}]
`);
  expect(answersOf(offer)).toContain(words);
  expect(answersOf(offer)).toContain("Muestra retiene un 20 % del regalo, y quedan 8 €.");
});

const until = "campaign: {until: 2026-12-31";
test.each([
  [`${until}}`, "Último día para abrir la cuenta: el 31 de diciembre de 2026."],
  [
    `${until}, places: 5000}`,
    "Último día para abrir la cuenta: el 31 de diciembre de 2026, o antes si se llenan las 5.000 plazas.",
  ],
  ["campaign: {until: 2026-11}", "Último día para abrir la cuenta: el 30 de noviembre de 2026."],
  ["campaign: {places: 5000}", "Hay 5.000 plazas."],
  ["campaign: {places: 1}", "Hay una sola plaza."],
  [
    `${until}, places: 1}`,
    "Último día para abrir la cuenta: el 31 de diciembre de 2026, o antes si se ocupa la única plaza.",
  ],
])("the last day of { %s } is said once, with the step by which one joins", (campaign, words) => {
  const { landing } = promotion(`
${campaign}
asks: [{do: open}, {do: verify}]
gives: [{to: you, money: 10 EUR}]
`);
  expect(plain(landing.steps[0]?.text ?? "")).toContain(words);
  expect(plain(JSON.stringify(landing)).match(/Último día|5\.000|una sola plaza/g)).toHaveLength(
    words.match(/Último día|5\.000|una sola plaza/g)?.length ?? 0,
  );
});

test("a last day that another step says is not said twice, and nobody calls it unpublished", () => {
  const offer = promotion(`
category: energia
campaign: {until: 2026-12-15}
asks: [{do: contract, what: energy, within: {until: 2026-12-15}}]
gives: [{to: you, money: 50 EUR, form: bill}]
`);
  expect(JSON.stringify(offer.landing)).not.toContain("Último día");
  const own = promotion(`
category: energia
asks: [{do: contract, what: energy, within: {until: 2026-12-15}}]
gives: [{to: you, money: 50 EUR, form: bill}]
`);
  expect(unpublishedOf(own)).not.toContain("hasta qué día dura la promoción");
});

const exclusive = promotion(`
invitation: {by: link}
who: {fresh: new, not: [autónomos, empresas, quien tiene deudas con Muestra]}
asks:
  - {do: sign-up}
  - {do: check, id: zona, question: "¿Vives en una zona con cobertura?", name: Vivir en una zona con cobertura, failure: "Sin cobertura no hay regalo de Muestra."}
gives: [{to: you, money: 10 EUR}]
`);

test("who may not, and what to check, stand in every answer that lists them", () => {
  const { eligibility, landing } = exclusive;
  const answers = [...landing.faq, ...(landing.doubts ?? [])];
  const of = (question: RegExp) => answers.find((one) => question.test(one.question))?.answer;
  const never = "no vale para autónomos, empresas ni para quien tiene deudas con Muestra.";
  const excluded = eligibility.conditions.find(({ id }) => id === "excluidos");
  expect([excluded?.failure, of(/requisitos/), of(/ya era cliente/)]).toEqual(
    Array.from({ length: 3 }, () => expect.stringContaining(never)),
  );
  expect(of(/requisitos/)).toContain("También cuenta: vivir en una zona con cobertura.");
  expect(of(/dejarme sin/)).toContain(
    "si tu caso es de los que no valen (autónomos, empresas o quien tiene deudas con Muestra)",
  );
  expect(of(/dejarme sin/)).toContain("si falta una condición (vivir en una zona con cobertura)");
});

test("where nobody knows who is new, a question of its own says who may not", () => {
  const { landing } = promotion(`
who: {fresh: unknown, not: [autónomos]}
asks: [{do: open}]
gives: [{to: you, money: 10 EUR}]
`);
  expect(landing.doubts).toContainEqual(
    expect.objectContaining({
      question: "¿Quién no puede recibir el regalo?",
      answer: "La promoción de Muestra no vale para autónomos.",
    }),
  );
});
