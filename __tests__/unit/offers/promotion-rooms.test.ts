// What is long to say still has a text for each place, and says no less where there is room.
import { verbs } from "@/lib/offers/terms/verbs";
import { plain } from "./sample";
import { promotion } from "./promotion-samples";

test("a volume of trades is one sum, and not an amount of each", () => {
  const { requirements, condition, eligibility } = promotion(`
category: crypto
risk: crypto
asks: [{do: sign-up}, {do: trade, amount: 500 USD, together: true, within: 7 days, not: [las monedas estables]}]
gives: [{to: you, money: 20 USD}]
`);
  expect(plain(requirements)).toBe("Regístrate y opera por al menos 500 dólares en total en 7 días.");
  expect(plain(condition)).toBe("Opera por 500 dólares en total");
  expect(plain(eligibility.conditions.find(({ id }) => id === "operaciones")?.question ?? "")).toBe(
    "¿Vas a operar por al menos 500 dólares en total en 7 días?",
  );
});

test.each(["buy", "trade"])("all of %s together need their amount", (verb) => {
  const written = () =>
    promotion(`
category: crypto
risk: crypto
asks: [{do: sign-up}, {do: ${verb}, together: true}]
gives: [{to: you, money: 20 USD}]
`);
  expect(written).toThrow(/asks\.1\.amount[^]*el importe de todas juntas: 300 EUR/);
});

test("many long instalments are told one by one where each has room", () => {
  const days = [7, 37, 67].map((lapse) => `{money: 20 USD, when: {lapse: ${lapse} days, after: trade}}`);
  const { deadlines, landing } = promotion(`
category: crypto
risk: crypto
asks: [{do: sign-up}, {do: trade, amount: 500 USD, together: true, within: 7 days}]
gives: [{to: you, form: voucher, instalments: [${days.join(", ")}]}]
`);
  expect(landing.gains).toHaveLength(3);
  expect(plain(deadlines.arrives ?? "")).toMatch(
    /^llega en 3 partes: la última, 20 dólares en vales, 67 días después/,
  );
  expect(plain(deadlines.items.find(({ id }) => id === "regalo-2")?.text ?? "")).toMatch(
    /^La segunda parte del regalo de Muestra: 20 dólares en vales, 37 días después/,
  );
});

const waived = (more: string) =>
  promotion(`
risk: investment
invitation: {by: link}
asks: [{do: sign-up}, {do: invest, amount: 1000 EUR}]
gives: [{to: you, waives: {fee: comisión de gestión${more}}, for: 1 year}]
`);

test("a fee that is not charged needs no example of what is saved", () => {
  const { benefit, condition, value, description, landing } = waived(", upTo: 10000 EUR");
  expect(plain(benefit)).toBe("Un año sin comisión de gestión");
  expect(plain(condition)).toBe("Invierte 1.000 €");
  expect(value.gain).toMatchObject({ kind: "unknown", figure: "0\u00a0%" });
  expect(plain(description)).toContain(
    "no pagas comisión de gestión durante un año, sobre un máximo de 10.000 €.",
  );
  expect(plain(landing.faq.map(({ answer }) => answer).join(" "))).toContain("inviertes menos de 1.000 €");
});

test("half an example of what is saved is refused", () => {
  expect(() => waived(", saving: 4 EUR")).toThrow(
    /gives\.0\.waives\.saving[^]*saving y per, las dos o ninguna/,
  );
});

test("a benefit too long for its label is said in short", () => {
  const { benefit } = promotion(`
asks: [{do: open}]
gives: [{to: you, thing: un altavoz inteligente de última generación con pantalla, for: 12 months}]
`);
  expect(benefit.length).toBeLessThanOrEqual(60);
});

test.each([
  ["buy, count: 1 purchases, amount: shown", "haz una primera compra del mínimo que muestra Muestra"],
  ["deposit, amount: any", "haz un depósito inicial de cualquier importe"],
])("{ do: %s } is one, and says what its amount is", (ask, clause) => {
  const { requirements } = promotion(`asks: [{do: open}, {do: ${ask}}]\ngives: [{to: you, money: 20 EUR}]`);
  expect(plain(requirements)).toBe(`Abre la cuenta y ${clause}.`);
});

test("a share with a most of every month says so, and what it is of takes its article", () => {
  const { benefit, value, landing } = promotion(`
asks: [{do: open}]
gives:
  - to: you
    percent: 10 %
    of: {name: el consumo, question: Cuánto gastas al mes, assumption: importe, usual: 40 EUR}
    form: cash
    every: month
    for: 3 months
    most: 15 EUR
    when: {rule: next-month}
`);
  expect(plain(benefit)).toBe("10 % del consumo, hasta 15 € al mes durante 3 meses");
  expect(value.gain).toMatchObject({ kind: "share", period: "al mes", upTo: 150 });
  expect(plain(landing.steps.at(-1)?.text ?? "")).toContain("un 10 % del consumo, hasta 15 € al mes");
});

test("what a share is of is said of anybody", () => {
  const written = () =>
    promotion(`
asks: [{do: open}]
gives: [{to: you, percent: 10 %, of: {name: tus compras, question: Cuánto, assumption: importe, usual: 40 EUR}}]
`);
  expect(written).toThrow(/gives\.0\.of\.name[^]*sin «tu» ni «tus»/);
});

test("the button of a brand with a long name has room", () => {
  const { callToAction } = promotion(
    "brand: Bróker Uno Por Ciento\nasks: [{do: open}]\ngives: [{to: you, money: {least: 5 EUR, most: 9 EUR}}]",
  );
  expect(callToAction).toBe("Ir a Bróker Uno Por Ciento");
});

test("many parts with times of their own leave room on the day on which the first is expected", () => {
  const parts = ["deposit", "trade", "tarjeta"].map(
    (name, place) =>
      `{to: you, money: 10 EUR, form: voucher, needs: [${name}], when: {lapse: ${place + 3} days, after: ${name}}}`,
  );
  const { deadlines } = promotion(`
category: crypto
risk: crypto
asks:
  - {do: sign-up}
  - {do: deposit, amount: 50 EUR, within: 14 days}
  - {do: trade, amount: 1000 EUR, together: true, within: 30 days}
  - {do: open, id: tarjeta, product: card, what: la tarjeta de la plataforma}
gives: [${parts.join(", ")}]
`);
  expect(deadlines.items.filter(({ kind }) => kind === "expected")).toHaveLength(1);
});

const later = "later: {fee: 145 EUR, every: month, after: 24 months}";
const not = `not: [${["las tarjetas regalo", "los juegos de azar", "las transferencias", "las retiradas de efectivo", "los impuestos"].join(", ")}]`;

/** Each verb with everything that it can say, in its longest form. */
const whole: Readonly<Record<string, string>> = {
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

test.each(verbs.map(({ name }) => name))("what { do: %s } says has room, however much it is", (name) => {
  const ask = `{do: ${name}, ${whole[name] ?? "?"}}`;
  const written = (asks: string) => () =>
    promotion(`risk: investment\nasks: [{do: open}, ${asks}]\ngives: [{to: you, money: 50 EUR}]`);
  expect(written(ask)).not.toThrow();
  // A keep is no alternative by itself.
  const option = name === "keep" ? `{all: [{do: deposit, amount: 300 EUR}, ${ask}]}` : ask;
  expect(written(`{any: [${option}, {do: trade, ${whole.trade}}]}`)).not.toThrow();
});
