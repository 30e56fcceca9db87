// A gift of every month: every page says from when, how often, for how long and what it adds up to.
import { claimFor } from "@/lib/tools/claim/claim";
import { claimLetter } from "@/lib/tools/claim/letter";
import { usualArrival } from "@/lib/ground/deadline-words";
import type { Offer } from "@/lib/offers/offer";
import { openFigures } from "@/lib/publish/offer-figures";
import { plain } from "./sample";
import { promotion } from "./promotion-samples";

const monthly = (gain: string) =>
  promotion(`
asks: [{do: open}, {do: salary, amount: 800 EUR}]
gives: [{to: you, money: 10 EUR, every: month, ${gain}}]
`);

const fibre = monthly("for: 6 months, form: bill, when: {after: first-bill, count: 2}");
const bank = monthly("for: 1 year, tax: {withheld: 19 %}, when: {after: first-salary}");

const SUM = "10 € al mes en facturas durante 6 meses (60 €)";

test("its sum stands wherever the gift is named", () => {
  const { benefit, shortBenefit, description, landing } = fibre;
  expect(plain(benefit)).toBe(SUM);
  expect(plain(shortBenefit ?? "")).toBe("10 € al mes: 60 € en facturas");
  expect([description, landing.faq[0]?.answer].map((text) => plain(text ?? ""))).toEqual(
    Array.from({ length: 2 }, () => expect.stringContaining(SUM)),
  );
  expect(plain(landing.hero.title)).toBe("Muestra: 60 € en facturas, 10 € al mes");
  expect(landing.hero).toMatchObject({
    box: { figure: "10\u00a0€", lines: ["Al mes, durante 6\u00a0meses (60\u00a0€)", "En facturas"] },
  });
});

const answerOf = ({ landing }: Offer, question: RegExp) =>
  plain([...landing.faq, ...(landing.doubts ?? [])].find((one) => question.test(one.question))?.answer ?? "");

test.each([
  ["{after: first-bill, count: 2}", "llega cada mes desde la segunda factura"],
  ["{after: first-salary}", "llega cada mes desde la primera nómina"],
  ["{lapse: 14 days, after: open}", "llega cada mes, la primera vez 14 días después de abrir la cuenta"],
  ["{usually: 30 days}", "llega cada mes y la primera vez suele tardar 30 días"],
  ["at-once", "llega cada mes, la primera vez al momento"],
])("it does not come all at once: %s", (when, words) => {
  const offer = monthly(`for: 6 months, form: bill, when: ${when}`);
  const all = `El regalo de Muestra ${words}: ${SUM}.`;
  expect(answerOf(offer, /Cuánto tarda/)).toContain(all);
  expect(offer.value.assumptions.map(plain)).toContain(all);
  expect(plain(offer.landing.steps.at(-1)?.text ?? "")).toContain(`${SUM}. L${words.slice(1)}.`);
  const [day] = offer.deadlines.items.filter(({ kind }) => kind === "expected");
  expect(day ? plain(usualArrival(offer, day)) : plain(offer.deadlines.note)).toContain(
    day ? "la primera parte del regalo" : words,
  );
});

test("in cash it is money: its sum is what one gets, and what is taxed", () => {
  expect(bank.value.gain).toEqual({ kind: "amount", euros: 120 });
  expect(bank.value.outside).toBeUndefined();
  expect(openFigures(bank).gain).toMatchObject({ amount: 120 });
  expect(answerOf(bank, /Hacienda/)).toContain("De los 120 € de Muestra, 22,80 € son para Hacienda");
});

test.each([
  ["money: 10 EUR, every: month", "El regalo va por meses: son 10 € al mes."],
  ["money: 10 USD", "El regalo no es en euros: son 10 dólares."],
  [
    "money: 10 EUR, form: unknown",
    "El regalo, de 10 €, puede ser dinero o un descuento: pregunta a Muestra.",
  ],
  ["money: 10 EUR, form: bill", "El regalo no es dinero en tu cuenta: son 10 € de descuento en facturas."],
])("nobody is told that it is no money unless it is none: %s", (gain, why) => {
  const { value } = promotion(`asks: [{do: open}]\ngives: [{to: you, ${gain}}]`);
  expect("why" in value.gain && plain(value.gain.why)).toBe(why);
});

test("who complains says which months are missing", () => {
  const answers = {
    signUp: { day: "2026-01-05" },
    grievance: "no-llega",
    since: { day: "2026-04-05" },
    written: undefined,
  } as const;
  const claim = claimFor(fibre, answers, "2026-11-28");
  expect(plain((claim && claimLetter(fibre, claim, "2026-11-28")) ?? "")).toContain(
    `El regalo llega cada mes: ${SUM}. Los meses que me faltan son:\n__`,
  );
});

const several = (...gains: string[]) =>
  promotion(`
asks: [{do: open}, {do: salary, amount: 800 EUR}, {do: habit, what: card, count: 5 purchases, every: 1 month, for: 12 months}]
gives: [${gains.map((gain) => `{to: you, ${gain}, when: {rule: next-month}}`).join(", ")}]
`);
const each = "money: 15 EUR, every: month, for: 12 months, needs: [habit]";

test.each([
  ["money: 150 EUR, needs: [salary]", "En total, hasta 330 €"],
  ["money: 10 EUR, every: month, for: 12 months, needs: [salary]", "En total, hasta 300 €"],
])("beside { %s } a gain of every month is added up", (first, whole) => {
  const { landing } = several(first, each);
  expect(plain(landing.gains?.at(-1) ?? "")).toBe(whole);
});

test("what does not add up has no sum", () => {
  const { landing } = several("points: 500 points, needs: [salary]", each);
  expect(plain(landing.gains?.join(" ") ?? "")).not.toContain("En total");
});

test("a gain of every month comes after the first month of what is done every month", () => {
  const { deadlines } = several("money: 5 EUR, every: month, for: 12 months");
  const [expected] = deadlines.items.filter(({ kind }) => kind === "expected");
  expect(expected?.after).toEqual({ months: 3 });
  expect(expected?.text).toContain("Antes hay que cumplirlos un mes.");
});

test("a site earns all months of what the inviter gets every month", () => {
  const { pays } = promotion(`
category: telecom
invitation: {by: link}
asks: [{do: contract, what: telecom}]
gives: [{to: you, money: 5 EUR, form: bill}, {to: inviter, money: 5 EUR, form: bill, every: month, for: 6 months}]
`);
  expect(pays).toBe(30);
});
