// What one pays or loses who stops early, and gains that are not the visitor's to spend.
import type { Offer } from "@/lib/offers/offer";
import { plain } from "./sample";
import { promotion } from "./promotion-samples";

const textsOf = ({ landing: { steps, faq, doubts = [] } }: Offer) =>
  plain([...steps.map(({ text }) => text), ...[...faq, ...doubts].map(({ answer }) => answer)].join(" "));

const energy = promotion(`
category: energia
asks:
  - {do: contract, what: electricity}
  - {do: bills}
  - {do: keep, what: contract, for: 12 months, breaks: all, penalty: 40 EUR}
gives: [{to: you, money: 50 EUR, form: bill, when: {after: first-bill, count: 2}, loses: [keep]}]
claim: {route: energy}
`);

test("a tie says what is lost and what has to be paid", () => {
  expect(textsOf(energy)).toContain(
    "Si te das de baja antes, pierdes todo el regalo, también el ya recibido. La penalización por dejarlo antes es de hasta 40 €.",
  );
  expect(energy.facts).toMatchObject({ penalty: "40 EUR" });
});

test("a company asks to have its own bills charged", () => {
  expect(textsOf(energy)).toContain("pide domiciliar el pago de tus facturas.");
  expect(textsOf(energy)).not.toContain("Se hace con cada compañía");
});

const line = (when: string) =>
  promotion(`
category: telecom
claim: {route: telecom}
asks: [{do: contract, what: telecom}, {do: keep, what: line, for: 6 months, breaks: all}]
gives: [{to: you, money: 5 EUR, every: month, for: 6 months, form: bill, when: ${when}, loses: [keep]}]
`);

test("who gives up a line loses what has come before, and does not keep it in order to get it", () => {
  expect(textsOf(line("{after: first-bill}"))).toContain(
    "El regalo de Muestra exige mantener la línea 6 meses. Si te vas antes, pierdes todo el regalo, también el ya recibido.",
  );
  expect(line("unknown").landing.steps.map(({ title }) => plain(title))).toContain(
    "Mantén la línea 6 meses para recibir el regalo",
  );
});

test("a gift can come after the second premium of an insurance", () => {
  const { deadlines } = promotion(`
category: seguros
claim: {route: insurance}
asks: [{do: contract, what: insurance}]
gives: [{to: you, money: 40 EUR, form: voucher, when: {lapse: 30 days, after: first-premium, count: 2}}]
`);
  expect(plain(deadlines.arrives ?? "")).toBe("llega 30 días después de la segunda prima");
});

const donated = (more: string) =>
  promotion(`asks: [{do: open}]\ngives: [{to: you, money: 10 EUR, form: donation${more}}]`);

test("a donation is in no sum, and says for whom it is", () => {
  const { benefit, value, reward } = donated(", called: Cruz Roja");
  expect([plain(benefit), reward]).toEqual(["10 € para Cruz Roja", "other"]);
  expect(value.gain).toMatchObject({ kind: "unknown" });
  expect(() => donated("")).toThrow(/gives\.0\.called[^]*a quién se dona: called: Cruz Roja/);
});

test("of a thing the tax is on what it is worth", () => {
  const texts = textsOf(
    promotion("asks: [{do: open}]\ngives: [{to: you, thing: un viaje, tax: {withheld: 19 %}}]"),
  );
  expect(texts).toContain(
    "El regalo de Muestra se incluye en la renta, si la presentas, por lo que vale: Muestra retiene un 19 %.",
  );
  expect(texts).not.toContain("De cada euro");
});

test("a fee that is not charged for some months ends in their number", () => {
  const { deadlines } = promotion(
    "asks: [{do: open}]\ngives: [{to: you, waives: {fee: comisión de compra}, for: 3 months}]",
  );
  const [ends] = deadlines.items.filter(({ kind }) => kind === "ends");
  expect(plain(`${ends?.title}. ${ends?.text}`)).toBe(
    "Fin de los 3 meses sin comisión, si cuenta desde el alta. Cuando pasan los 3 meses, Muestra te cobra su comisión de compra. Contamos los 3 meses desde el alta.",
  );
});

test("a question that is too long with its time is asked without it", () => {
  const { eligibility } = promotion(`
risk: investment
campaign: {until: 2026-12-31}
asks: [{do: open}, {do: invest, how: transfer, amount: 10000 EUR, within: campaign}]
gives: [{to: you, money: 100 EUR}]
`);
  expect(eligibility.conditions.find(({ id }) => id === "traspaso")?.name.length).toBeLessThanOrEqual(70);
});

/** What an offer says whose gift is there long before the time for which the salary is kept is over. */
const paidFirst = (keep: string) =>
  promotion(`
asks: [{do: open}, {do: salary, amount: 800 EUR}, {do: keep, what: salary, for: 24 months, ${keep}}]
gives: [{to: you, money: 250 EUR, when: {rule: next-month}, tax: none, loses: [keep]}]
`);

const answersOf = ({ landing: { faq, doubts = [] } }: Offer) =>
  plain([...faq, ...doubts].map(({ question, answer }) => `${question} ${answer}`).join("\n"));

test("what is kept after the gift is no reason for being without it", () => {
  const said = answersOf(paidFirst("breaks: proportional"));
  expect(said).toContain("y mantener la nómina 24 meses para no devolver una parte.");
  expect(said).toMatch(
    /¿Qué puede dejarme sin el regalo\? Puedes quedarte sin los 250 €[^.]*(?<!24 meses)\. Si dejas de traer la nómina antes de 24 meses, devuelves una parte/,
  );
  expect(said).toContain("Sí, cuando haya llegado el regalo de Muestra. Si dejas de traer la nómina antes");
  expect(said).not.toContain("Antes, no.");
  expect(answersOf(paidFirst("breaks: rest, penalty: 100 EUR"))).toContain(
    "para no perder lo que falte por recibir",
  );
});

test("a time that only costs a penalty is no requirement of the gift", () => {
  const offer = paidFirst("breaks: nothing, penalty: 100 EUR");
  expect(plain(offer.requirements)).not.toContain("mantén");
  const said = answersOf(offer);
  expect(said).not.toContain("mantener la nómina");
  expect(said).toContain(
    "Permanencia de 24 meses: si dejas de traer la nómina antes, pagas hasta 100 €. El regalo no se pierde.",
  );
});
