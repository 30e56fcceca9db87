import { parse } from "yaml";
import { derive } from "@/lib/offers/derive";
import { termsSchema } from "@/lib/offers/terms/schema";
import { verbs } from "@/lib/offers/terms/verbs";

const base = {
  brand: "Muestra",
  enabled: false,
  weight: 1,
  category: "finanzas",
  officialUrl: "https://www.muestra.example/",
  invitation: { by: "link" },
  who: { fresh: "ever" },
  gives: [{ to: "you", money: "10 EUR", when: "unknown" }],
  claim: { route: "payment" },
  protection: { entity: "Muestra, banco de España." },
  look: { color: "#0070e0", monogram: "M" },
  history: [],
};

/** The record of a sample offer that asks for these things besides signing up. */
function recordOf(asks: string, more: object = {}) {
  const own = { ...base, asks: [{ do: "sign-up" }, ...(parse(asks) as object[])], ...more };
  return derive(termsSchema.parse(own)).record;
}

/** One ask by verb, and what follows from it; figures stand in texts by name. */
const table: [ask: string, clause: string, question: string, step: string, deadline?: object][] = [
  [
    "do: open, what: la Cuenta Nómina",
    "abre la Cuenta Nómina",
    "¿Vas a abrir la Cuenta Nómina?",
    "Abre la Cuenta Nómina",
  ],
  [
    "do: verify",
    "verifica tu identidad (KYC)",
    "¿Puedes verificar tu identidad (KYC)?",
    "Verifica tu identidad (KYC)",
  ],
  [
    "do: link-card",
    "vincula una tarjeta o cuenta",
    "¿Puedes vincular una tarjeta o una cuenta bancaria?",
    "Vincula una tarjeta o cuenta",
  ],
  [
    "do: deposit, amount: 300 EUR, within: {until: 2026-12-20}",
    "haz un depósito inicial de {deposit} como muy tarde el {depositWindow}",
    "¿Puedes hacer un depósito inicial de {deposit} como muy tarde el {depositWindow}?",
    "Deposita {deposit}",
  ],
  [
    "do: keep, what: deposit, for: 183 days, breaks: proportional",
    "mantén el depósito {keep}",
    "¿Vas a mantener el depósito {keep}?",
    "Mantén el depósito {keep}",
    { kind: "keep", title: "Mantén el depósito", after: "183 days" },
  ],
  [
    "do: buy, amount: 5 EUR, within: 30 days",
    "haz una compra de al menos {minimumPurchase} en {window}",
    "¿Vas a hacer una compra de al menos {minimumPurchase} en {window}?",
    "Haz tu primera compra",
    { kind: "before", title: "Haz tu primera compra de al menos {minimumPurchase}", after: "30 days" },
  ],
  [
    "do: buy, count: 3 purchases, amount: 10 EUR, differentDays: true",
    "haz {purchases} de al menos {minimumPurchase} cada una, en días distintos",
    "¿Vas a hacer {purchases} de al menos {minimumPurchase} cada una, en días distintos?",
    "Haz {purchases}",
  ],
  [
    "do: buy, amount: 5 EUR, with: card",
    "haz una compra de al menos {minimumPurchase} con la tarjeta",
    "¿Vas a hacer una compra de al menos {minimumPurchase} con la tarjeta?",
    "Haz tu primera compra",
  ],
  [
    "do: buy, count: 3 purchases, with: debit",
    "haz {purchases} con la tarjeta de débito",
    "¿Vas a hacer {purchases} con la tarjeta de débito?",
    "Haz {purchases} con la tarjeta de débito",
  ],
  [
    "do: buy, amount: 300 EUR, together: true, with: credit, within: {until: 2026-12-20}",
    "gasta {minimumPurchase} en total con la tarjeta de crédito como muy tarde el {window}",
    "¿Vas a gastar {minimumPurchase} en total con la tarjeta de crédito como muy tarde el {window}?",
    "Gasta {minimumPurchase} en total",
  ],
  [
    "do: buy, with: card",
    "haz una primera compra con la tarjeta",
    "¿Vas a hacer una primera compra con la tarjeta?",
    "Haz una primera compra con la tarjeta",
  ],
  [
    "do: buy, amount: any, within: 30 days",
    "haz una compra de cualquier importe en {window}",
    "¿Vas a hacer una compra de cualquier importe en {window}?",
    "Haz una compra",
    { kind: "before", title: "Haz una compra", after: "30 days" },
  ],
  [
    "do: buy, count: 3 purchases, amount: any, with: card",
    "haz {purchases} de cualquier importe con la tarjeta",
    "¿Vas a hacer {purchases} de cualquier importe con la tarjeta?",
    "Haz {purchases} con la tarjeta",
  ],
  [
    "do: trade, count: 3 trades, amount: 1 EUR, about: true",
    "completa {trades} de alrededor de {trade} cada una",
    "¿Vas a completar {trades} de alrededor de {trade} cada una?",
    "Completa {trades}",
  ],
  [
    "do: invest, amount: 100 EUR",
    "invierte al menos {minimum}",
    "¿Vas a invertir al menos {minimum}?",
    "Invierte {minimum}",
  ],
  [
    "do: salary, amount: 700 EUR, accepts: [salary, pension, transfer], for: 6 months",
    "trae una nómina, una pensión o una transferencia mensual de otro banco de {salary} o más durante {salaryTime} seguidos",
    "¿Vas a traer una nómina, una pensión o una transferencia mensual de otro banco de {salary} o más durante {salaryTime} seguidos?",
    "Trae tu nómina",
    { kind: "keep", title: "Mantén tu nómina", after: "6 months" },
  ],
  ["do: bills, count: 3 bills", "domicilia {bills}", "¿Vas a domiciliar {bills}?", "Domicilia tus recibos"],
  [
    "do: habit, what: card, count: 3 purchases, every: 3 months",
    "haz {uses} con la tarjeta cada {period}",
    "¿Vas a hacer {uses} con la tarjeta cada {period}?",
    "Paga con la tarjeta",
  ],
  [
    "do: habit, what: card, count: 5 purchases, each: 10 EUR, differentDays: true, every: 1 month",
    "haz {uses} con la tarjeta de al menos {usesEach} cada una cada mes, en días distintos",
    "¿Vas a hacer {uses} con la tarjeta de al menos {usesEach} cada una cada mes, en días distintos?",
    "Paga con la tarjeta",
  ],
  ["do: habit, what: bizum", "usa Bizum", "¿Vas a usar Bizum?", "Usa Bizum"],
  [
    "do: port",
    "trae tu número con portabilidad",
    "¿Vas a traer tu número con portabilidad?",
    "Trae tu número",
  ],
  [
    "do: contract, what: energy",
    "contrata la luz o el gas",
    "¿Vas a contratar la luz o el gas?",
    "Contrata la luz o el gas",
  ],
  [
    "do: campaign, usually: { least: 30 days, most: 90 days }",
    "completa los pasos de la campaña en plazo, normalmente de 30 a {longestWindow}",
    "¿Vas a completar los pasos de la campaña en plazo, normalmente de 30 a {longestWindow}?",
    "Completa los pasos de la campaña en plazo",
    {
      kind: "before",
      title: "Completa los pasos si tu plazo es de {shortestWindow}",
      after: "{shortestWindow}",
    },
  ],
];

test.each(table.map(([ask, clause, question, step, due]) => ({ ask, clause, question, step, due })))(
  "{ $ask } makes a clause, a question, a step and its deadline",
  ({ ask, clause, question, step, due }) => {
    const { requirements, eligibility, landing, deadlines } = recordOf(`[{ ${ask} }]`);
    const joins = /^do: (contract|port)/.test(ask) ? "Date de alta" : "Regístrate";
    expect(requirements.replace(" e ", " y ")).toBe(`${joins} con {link} y ${clause}.`);
    expect(eligibility.conditions).toContainEqual(expect.objectContaining({ question }));
    expect(landing.steps[1]?.title).toBe(step);
    expect(deadlines.items).toEqual(due ? expect.arrayContaining([expect.objectContaining(due)]) : []);
  },
);

test("every verb that a requirement can name stands in the table", () => {
  const named = table.map(([ask]) => /^do: ([\w-]+)/.exec(ask)?.[1]);
  const apart = ["sign-up", "enrol", "check"];
  expect([...new Set(named)].sort()).toEqual(
    verbs
      .map(({ name }) => name)
      .filter((name) => !apart.includes(name))
      .sort(),
  );
});

/** Asks of which something is supposed, or said by somebody else: it belongs to the questions and to the evidence. */
const unsure = [
  "do: buy, amount: 50 EUR, together: true, within: 30 days",
  "do: invest, amount: 100 EUR, recommended: true",
  "do: port, orNew: true",
  "do: trade, count: 3 trades, amount: 1 EUR, cost: { each: 1 EUR, basis: supposed, of: Finanztip }",
];

test.each([...table.map(([ask]) => ask), ...unsure])(
  "the steps of { %s } say what to do, without source or doubt",
  (ask) => {
    const { steps } = recordOf(`[{ ${ask} }]`).landing;
    expect(steps.length).toBeGreaterThanOrEqual(2);
    for (const { text } of steps)
      expect(text).not.toMatch(
        /según|suponemos|contamos|sabemos|puede no|pregunta|comprueba|compruébalo|su web/i,
      );
  },
);

test("alternatives are one requirement, of which one is enough", () => {
  const { requirements, eligibility } = recordOf(
    "[{ any: [{ do: salary, amount: 600 EUR }, { do: bills, count: 3 bills }] }]",
  );
  expect(requirements).toBe(
    "Regístrate con {link} y trae una nómina de {salary} o más, o domicilia {bills}.",
  );
  expect(eligibility.conditions[2]).toMatchObject({
    question: "¿Vas a hacer una de estas cosas: traer una nómina de {salary} o más, o domiciliar {bills}?",
  });
});

/** A gain and what cards, net value and texts say of it: only cash is a sum of the plan. */
test.each([
  ["money: 10 EUR", "{bonus} de regalo", { kind: "amount", euros: "{bonus}" }],
  ["money: { least: 30 EUR, most: 90 EUR }", "De {least} a {most} de regalo", { kind: "range" }],
  ["money: 25 EUR, form: bill", "{bonus} de descuento en facturas", { kind: "unknown" }],
  ["money: 5 EUR, form: voucher", "Vale de {bonus}", { kind: "unknown" }],
  ["money: 10 USD, form: crypto, called: CRO", "{bonus} en CRO", { kind: "unknown" }],
  [
    "money: 10 EUR, every: month, for: 12 months",
    "{bonus} al mes de regalo durante 12\u00a0meses ({bonusTotal})",
    { kind: "amount", euros: "{bonusTotal}" },
  ],
  ["points: 9000 points, called: Avios", "9.000\u00a0Avios", { kind: "unknown" }],
  [
    "rate: 5.09 %, upTo: 12000 EUR, for: 1 year",
    "{rate} TAE hasta {upTo} durante un año",
    { kind: "unknown" },
  ],
  ["thing: una acción al azar", "Una acción al azar", { kind: "unknown" }],
  ["money: unknown, limitedBy: la campaña", "Regalo de invitación según la campaña", { kind: "unknown" }],
  ["money: unknown", "Regalo de importe por confirmar", { kind: "unknown" }],
  [
    "tiers: [{ from: 900 EUR, money: 150 EUR }, { from: 1500 EUR, money: 250 EUR }]",
    "De {gift1} a {gift2} según lo que ingreses",
    { kind: "range", least: "{gift1}", most: "{gift2}" },
  ],
])("a gain of { %s }", (gain, benefit, value) => {
  const record = recordOf("[{ do: verify }]", { gives: [parse(`{ to: you, ${gain} }`)] });
  expect(record.benefit).toBe(benefit);
  expect(record.value.gain).toMatchObject(value);
});

test("an offer that gives something to the inviter alone says so", () => {
  const record = recordOf("[{ do: verify }]", { gives: [{ to: "inviter", money: "50 EUR" }] });
  expect(record.benefit).toBe("Cobra solo quien te invita");
  expect(record.value.outside).toBe("La promoción de {brand} solo da algo a quien invita.");
});

test.each([
  [{ invitation: { by: "none" } }, "Regístrate y verifica tu identidad (KYC)."],
  [
    { invitation: { by: "inviter-id" } },
    "Regístrate con el DNI de quien te invita y verifica tu identidad (KYC).",
  ],
  [
    { invitation: { by: "email" } },
    "Regístrate con la invitación de un cliente y verifica tu identidad (KYC).",
  ],
  [{ who: { existing: true } }, "Verifica tu identidad (KYC)."],
])("%j: who comes and how says the requirement", (more, requirements) => {
  expect(recordOf("[{ do: verify }]", more).requirements).toBe(requirements);
});

test("who was a customer long enough ago is new", () => {
  const { eligibility } = recordOf("[{ do: verify }]", { who: { fresh: "12 months" } });
  expect(eligibility.conditions[0]).toMatchObject({
    question: "¿Llevas {fresh} o más sin ser cliente de {brand}, o no lo has sido nunca?",
  });
});

test("two things of one kind have figures of their own, and an id names the first", () => {
  const { facts } = recordOf(
    "[{ do: buy, amount: 5 EUR }, { do: buy, id: second-buy, amount: 8 EUR }, { do: buy, amount: 9 EUR }]",
  );
  expect(facts).toEqual({
    bonus: "10 EUR",
    minimumPurchase: "5 EUR",
    secondBuy: "8 EUR",
    minimumPurchase2: "9 EUR",
  });
});
