// What has to be kept, and when a gift comes that waits for something.
import { plain } from "./sample";
import { promotion } from "./promotion-samples";

test.each([
  ["{lapse: 30 days, atMost: true, after: salary}", "llega como mucho 30 días después de traer una nómina"],
  ["{lapse: 30 days, atMost: true}", "llega como mucho en 30 días"],
  ["{rule: next-month, after: salary}", "llega el mes siguiente al de la primera nómina"],
  ["{rule: next-month, after: salary, days: 5-10}", "entre el 5 y el 10 del mes siguiente al de la primera"],
  ["{rule: next-month, after: sign-up}", "llega el mes siguiente al del alta"],
  ["{rule: next-month, after: buy}", "llega el mes siguiente al de hacer una compra de al menos 100 €"],
])("a gift of when: %s says %s", (when, says) => {
  const { landing } = promotion(`
asks: [{do: open}, {do: salary}, {do: buy, amount: 100 EUR, within: 30 days}]
gives: [{to: you, money: 50 EUR, when: ${when}}]
`);
  expect(plain(landing.faq.map(({ answer }) => answer).join(" "))).toContain(says);
});

test("where there is little room, a salary keeps its amount and its time", () => {
  const { requirements } = promotion(`
invitation: {by: code}
asks:
  - {do: open}
  - {do: salary, amount: 1000 EUR, for: 6 months, within: {lapse: 60 days, from: sign-up}}
  - {do: buy, count: 5 purchases, amount: 15 EUR, with: card, within: {lapse: 60 days, from: sign-up}}
  - {do: keep, what: conditions, for: 12 months, breaks: all}
gives: [{to: you, money: 20 EUR, loses: [keep]}]
`);
  expect(plain(requirements)).toMatch(/trae una nómina de 1\.000 € o más.* 6 meses/);
});

test("only the salary has to be kept, or funds that were transferred", () => {
  const paid = promotion(`
asks: [{do: open}, {do: salary, amount: 1000 EUR}, {do: buy, amount: 15 EUR}, {do: keep, what: salary, for: 12 months, breaks: all}]
gives: [{to: you, money: 20 EUR, loses: [keep]}]
`);
  const words = plain(JSON.stringify(paid));
  expect(words).toContain("mantén la nómina 12 meses");
  expect(words).toContain("Si dejas de traerla antes, pierdes todo el regalo");
  expect(words).not.toContain("condiciones 12 meses");
  const moved = promotion(`
risk: investment
asks: [{do: open}, {do: invest, how: transfer, amount: 3000 EUR}, {do: keep, what: investment, for: 12 months, breaks: all}]
gives: [{to: you, money: 30 EUR, when: {after: keep}}]
`);
  const { requirements, value } = moved;
  expect(plain(requirements)).toBe(
    "Abre la cuenta, traspasa fondos o acciones por al menos 3.000 € y mantén la inversión 12 meses.",
  );
  expect(plain(JSON.stringify(moved))).toContain("Si la sacas antes, no recibes el regalo.");
  expect(value.blocked).toMatchObject([{ what: "Lo que traspasas", euros: 3000, hold: { months: 12 } }]);
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

/** What the calendar says of what has to be kept. */
const keptUntil = (yaml: string) =>
  plain(promotion(yaml).deadlines.items.find(({ kind }) => kind === "keep")?.text ?? "");

test.each([
  [
    "first-salary",
    "Se cuenta desde la primera nómina. La fecha lo cuenta desde el alta: si la primera nómina es más tarde",
  ],
  ["gift", "Se cuenta desde la llegada del regalo. La fecha lo cuenta desde el alta"],
  ["pago", "Se cuenta desde la compra. La fecha lo cuenta desde el alta"],
  ["open", "Se cuenta desde el alta."],
])("what is kept says that it counts from %s", (from, says) => {
  const text = keptUntil(`
asks: [{do: open}, {do: salary}, {do: buy, id: pago, amount: any}, {do: keep, what: salary, for: 12 months, from: ${from}, breaks: all}]
gives: [{to: you, money: 20 EUR, loses: [keep]}]
`);
  expect(text).toContain(says);
});

test("a line is kept from its activation, as its other dates are", () => {
  const text = (from: string) =>
    keptUntil(`
category: telecom
asks: [{do: port, takes: {usually: 1 día, days: 4}}, {do: contract, what: telecom}, {do: keep, what: line, for: 12 months${from}, breaks: all}]
gives: [{to: you, money: 20 EUR, form: bill, when: {after: first-bill}, loses: [keep]}]
`);
  expect(text(", from: activation")).toMatch(/Se cuenta desde la activación\.$/);
  expect(text("")).toContain("Contamos los 12 meses desde la activación: pregunta a Muestra");
});

test("an unsaid start of a salary that is kept says that the last day may be later", () => {
  const text = keptUntil(`
asks: [{do: open}, {do: salary}, {do: keep, what: salary, for: 12 months, breaks: all}]
gives: [{to: you, money: 20 EUR, loses: [keep]}]
`);
  expect(text).toContain("si la primera nómina llega más tarde, el último día también.");
});

test("a share that is given has to be held from its arrival, without selling it", () => {
  const yaml = `
risk: investment
asks: [{do: open}, {do: deposit, amount: any}, {do: keep, what: gift, for: 60 days, breaks: all}]
gives: [{to: you, money: {least: 10 EUR, most: 150 EUR}, form: shares, when: {lapse: 10 days, after: deposit}, loses: [keep]}]
`;
  const words = plain(JSON.stringify(promotion(yaml)));
  expect(words).toContain("conserva el regalo 60 días sin venderlo");
  expect(words).toContain("Si lo vendes antes, pierdes todo el regalo");
  expect(words).not.toMatch(/manten[a-z]* el regalo|exige conservar el regalo/);
  expect(keptUntil(yaml)).toContain("Se cuenta desde la llegada del regalo.");
});

test("an income of several kinds is one of every month, and no single deposit", () => {
  const { eligibility } = promotion(`
asks: [{do: open}, {do: salary, amount: 1500 EUR, accepts: [salary, pension, benefit]}]
gives: [{to: you, money: 20 EUR}]
`);
  const names = eligibility.conditions.map(({ name }) => plain(name));
  expect(names).toContain("Traer un ingreso fijo de 1.500 € al mes o más");
});
