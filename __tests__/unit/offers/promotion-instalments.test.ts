// A gift that comes in several instalments: every page says each of them with its day, and none says that it comes at once.
import { claimFor } from "@/lib/tools/claim/claim";
import { claimLetter } from "@/lib/tools/claim/letter";
import { planFor } from "@/lib/tools/plan/plan";
import { openFigures } from "@/lib/publish/offer-figures";
import { visitor } from "@/__tests__/plan-offers";
import { plain } from "./sample";
import { promotion } from "./promotion-samples";

const bills = promotion(`
category: energia
invitation: {by: code}
asks: [{do: contract, what: energy}, {do: keep, what: contract, for: 12 months, breaks: all}]
gives:
  - to: you
    form: bill
    instalments:
      - {money: 20 EUR, when: {after: first-bill, count: 2}}
      - {money: 30 EUR, when: {after: first-bill, count: 4}}
`);

const parts = ["20 € con la segunda factura", "30 € con la cuarta factura"];
const arrival = `El regalo de Muestra llega en 2 partes: ${parts.join(" y ")}.`;

test("what is taken off two bills is said as a sum, and each part with its bill", () => {
  const { benefit, landing, deadlines, value } = bills;
  expect(plain(benefit)).toBe("50 € de descuento en facturas");
  expect(landing.gains?.map(plain)).toEqual(parts);
  expect(plain(landing.steps.at(-1)?.text ?? "")).toContain(`Llega en 2 partes: ${parts.join(" y ")}.`);
  expect(plain(landing.faq.map(({ answer }) => answer).join())).toContain(arrival);
  expect(plain(deadlines.note)).toContain(arrival);
  expect(value.assumptions.map(plain)).toContain(arrival);
  expect(landing.unpublished.map(({ text }) => text).join()).not.toContain("qué día llega");
});

test("who asks for the day says of which part, and is not told to wait until the tie is over", () => {
  const answers = {
    signUp: { day: "2026-01-05" },
    grievance: "no-llega",
    since: undefined,
    written: undefined,
  } as const;
  const claim = claimFor(bills, answers, "2026-11-28");
  const letter = claim && claimLetter(bills, claim, "2026-11-28");
  expect(plain(letter ?? "")).toContain(
    `El regalo llega por partes: ${parts.join(" y ")}. La parte por la que pregunto es:\n__`,
  );
  expect(claim?.fact).toBeUndefined();
});

// Signed up on 1 January: the second payroll comes a month after the first.
const payroll = promotion(`
asks: [{do: open}, {do: salary, amount: 800 EUR}]
gives:
  - to: you
    tax: {withheld: 19 %}
    instalments:
      - {money: 40 EUR, when: {lapse: 10 days, after: open}}
      - {money: 60 EUR, when: {after: salary, count: 2}}
`);

test("the parts that count from signing up are deadlines, each of its own name; the others are told", () => {
  const { deadlines } = payroll;
  expect(deadlines.items).toMatchObject([
    { id: "regalo", title: "Comprueba si ha llegado la primera parte del regalo", after: { days: 10 } },
  ]);
  expect(plain(deadlines.note)).toContain("60 € después de la segunda nómina");
});

test("the plan has each part on its day, less what is withheld of it", () => {
  const { entries } = planFor([payroll], { ...visitor(0), salary: 1000, start: "2026-01-01" }, "2026-01-01");
  const [entry] = entries;
  expect(entry?.payments.map(({ dates, sum }) => [dates, sum.least])).toEqual([
    [["2026-01-11"], 32.4],
    [["2026-02-01"], 48.6],
  ]);
});

test("open data have each part as a figure, with its sum", () => {
  expect(openFigures(bills).facts.map(({ name }) => name)).toEqual(["keep", "part1", "part2"]);
});

test.each([
  ["{to: you, money: 40 EUR, instalments: [A, A]}", "una sola clase de beneficio: money, percent"],
  ["{to: you, when: at-once, instalments: [A, A]}", "nada: cuándo llega cada parte lo dice instalments"],
  ["{to: you, instalments: [A, B]}", "todas las partes en la misma moneda"],
  [
    "{to: you, money: 20 EUR, when: at-once}, {to: you, money: 20 EUR, when: unknown}",
    "cada una en instalments",
  ],
])("gains that contradict themselves are refused: %s", (gives, right) => {
  const parts = { A: "{money: 20 EUR, when: at-once}", B: "{money: 20 USD, when: at-once}" };
  const written = gives.replace(/\b[AB]\b/g, (name) => parts[name as keyof typeof parts]);
  const yaml = `asks: [{do: open}]\ngives: [${written}]`;
  expect(() => promotion(yaml)).toThrow(right);
});
