// What an offer asks for some of its gains only, by when, and whom it is for: no page says more than its file.
import { openFigures } from "@/lib/publish/offer-figures";
import { audienceWords } from "@/lib/copy/frame";
import { audienceOf, landingCopy } from "@/lib/copy/landing";
import { asksForInvited } from "@/lib/ground/invitation";
import type { Offer } from "@/lib/offers/offer";
import { plain } from "./sample";
import { nextMonth, promotion, staged } from "./promotion-samples";

const answersOf = ({ landing: { faq, doubts = [] } }: Offer) =>
  Object.fromEntries([...faq, ...doubts].map(({ question, answer }) => [question, plain(answer)]));

const requirements = "¿Qué requisitos tiene la promoción?";
const losses = "¿Qué puede dejarme sin el regalo?";

test("what a second gain comes in is the visitor's own", () => {
  const { requirements: asked } = promotion(`
who: {fresh: ever}
asks: [{do: open}, {do: habit, what: bizum}]
gives: [{to: you, money: 50 EUR}, {to: you, money: 20 EUR, form: invested, needs: [habit]}]
`);
  expect(plain(asked)).toBe("Abre la cuenta. Para recibir además 20 € en tu inversión, usa Bizum.");
});

test.each([
  ["names its own", ", needs: [salary]", "[salary, habit]"],
  ["needs all that no other names", "", "[habit]"],
])("what a second gain needs is asked for that one alone, if the first %s", (_, first, second) => {
  const offer = promotion(`
who: {fresh: ever}
asks: [{do: open}, {do: salary, amount: 800 EUR}, {do: habit, what: bizum}]
gives: [{to: you, money: 50 EUR${first}}, {to: you, money: 20 EUR, every: month, needs: ${second}}]
`);
  expect(plain(offer.requirements)).toBe(
    "Abre la cuenta y trae una nómina de 800 € o más. Para recibir además 20 € al mes, usa Bizum.",
  );
  expect(plain(offer.condition)).toBe("Nómina desde 800 €");
  expect(answersOf(offer)).toMatchObject({
    [requirements]:
      "Para recibir los 50 € de Muestra debes ser nuevo cliente, abrir la cuenta y traer una nómina de 800 € o más. Para recibir además 20 € al mes, debes también usar Bizum.",
    [losses]:
      "Puedes quedarte sin los 50 € de Muestra si ya eras cliente o si no traes una nómina de 800 € o más. Si no haces lo que se pide para recibir además 20 € al mes, pierdes solo eso.",
  });
  const [bizum] = offer.eligibility.conditions.filter(({ id }) => id === "habito-bizum");
  expect([bizum?.doubt, bizum?.optional, plain(bizum?.failure ?? "")]).toEqual([
    undefined,
    true,
    "Hace falta solo para recibir además 20 € al mes: el resto de la promoción de Muestra no lo pide.",
  ]);
});

test("of gains that are parts of one sum each says what it asks, and none asks for all", () => {
  const offer = promotion(`
invitation: {by: link}
asks: [{do: sign-up}, {do: buy, count: 1 purchases}, {do: deposit, amount: 50 EUR}]
gives: [{to: you, money: 10 EUR, needs: [buy]}, {to: you, money: 15 EUR, needs: [deposit]}]
`);
  expect(plain(offer.benefit)).toBe("Hasta 25 € en 2 partes");
  expect(answersOf(offer)[losses]).not.toMatch(/compra|depósito/);
  expect(answersOf(offer)[requirements]).toContain(
    "Para recibir 10 €, debes también hacer una primera compra",
  );
  // True of who gives up one, and of who gives up all.
  const [bought] = offer.eligibility.conditions.filter(({ optional }) => optional);
  expect(plain(bought?.failure ?? "")).toBe(
    "Hace falta solo para recibir 10 €. Basta con una de las partes: sin ninguna no recibes nada.",
  );
});

test.each([
  ["contracts", "{do: contract, what: energy}, {do: contract, what: insurance}", "energia", "Date de alta"],
  ["lines", "{do: port}, {do: contract, what: telecom}", "telecom", "Date de alta"],
  ["accounts", "{do: open, what: la Cuenta A}, {do: open, what: la Cuenta B}", "finanzas", "Regístrate"],
])("alternatives can come first: two %s", (_, any, category, joins) => {
  const offer = promotion(`
category: ${category}
invitation: {by: code}
asks: [{any: [${any}]}]
gives: [{to: you, money: 30 EUR}]
`);
  expect(offer.requirements).toMatch(new RegExp(`^${joins} con el código de un cliente y .* o `));
  expect(offer.landing.steps[0]?.title).toBe(`${joins} con el código de un cliente`);
  expect(offer.eligibility.conditions.map(({ id }) => id)).toContain("enlace");
});

test("a contract alone still says how one comes by the invitation", () => {
  const { landing, eligibility } = promotion(`
category: energia
invitation: {by: code}
asks: [{do: contract, what: energy}]
gives: [{to: you, money: 25 EUR, form: bill}]
`);
  expect(landing.steps.map(({ title }) => title).slice(0, 2)).toEqual([
    "Date de alta con el código de un cliente",
    "Contrata la luz o el gas",
  ]);
  expect(eligibility.conditions.map(({ id }) => id)).toContain("enlace");
});

const claimable = (yaml: string) =>
  promotion(yaml).deadlines.items.find(({ kind }) => kind === "expected")?.after;

test("a gift of the next month waits for what it needs, not for what can only take it back", () => {
  expect(claimable(nextMonth)).toEqual({ months: 8 });
  expect(
    claimable(`
asks: [{do: open}, {do: salary, amount: 700 EUR}, {do: keep, what: conditions, for: 24 months, breaks: all}]
gives: [{to: you, money: 250 EUR, when: {rule: next-month}, loses: [keep]}]
`),
  ).toEqual({ months: 2 });
});

test.each([
  "buy, count: 5 purchases, amount: 10 EUR",
  "buy",
  "buy, amount: 5 EUR",
  "buy, amount: 500 EUR, together: true",
  "salary, amount: 800 EUR",
  "deposit, amount: 300 EUR",
  "invest, amount: 300 EUR",
  "trade, count: 3 trades",
  "trade, amount: 50 EUR",
  "bills, count: 3 bills",
])("{do: %s} within a time has a deadline", (ask) => {
  const { deadlines } = promotion(`
risk: investment
asks: [{do: open}, {do: ${ask}, within: 30 days}]
gives: [{to: you, money: 50 EUR}]
`);
  expect(deadlines.items).toMatchObject([{ kind: "before", after: { days: 30 } }]);
});

test("a time that counts from another day is no deadline from signing up, and says from which", () => {
  const { deadlines, requirements: asked } = promotion(`
asks: [{do: open}, {do: buy, amount: 5 EUR, within: {lapse: 30 days, from: first-bill}}]
gives: [{to: you, money: 50 EUR, when: at-once}]
`);
  expect([deadlines.items, plain(asked)]).toEqual([
    [],
    "Abre la cuenta y haz una compra de al menos 5 € en 30 días desde la primera factura.",
  ]);
  expect(deadlines.note).not.toContain("no ponen plazo");
});

test("several purchases of an amount cost their sum, which is no fact of the file", () => {
  const offer = promotion(`
asks: [{do: open}, {do: buy, count: 5 purchases, amount: 10 EUR}]
gives: [{to: you, money: 60 EUR}]
`);
  expect(offer.value.spend).toMatchObject([{ euros: 50 }]);
  expect(plain(offer.value.spend[0]?.what ?? "")).toBe("Las 5 compras, 50 € en total");
  expect(openFigures(offer).facts.map(({ name }) => name)).toEqual(["bonus", "minimumPurchase", "purchases"]);
  expect(openFigures(promotion(staged)).facts.map(({ name }) => name)).not.toContain("atMost");
});

test("where nobody says for whom an offer is, no text says that it is for new customers", () => {
  const offer = promotion("asks: [{do: open}]\ngives: [{to: you, money: 50 EUR}]");
  expect(JSON.stringify([offer.landing, offer.eligibility])).not.toMatch(/nuevos? clientes?|ya eras cliente/);
  // Nor asks what nobody can answer.
  expect(answersOf(offer)).not.toHaveProperty("¿Me dan el regalo si ya era cliente?");
  const known = promotion("who: {fresh: new}\nasks: [{do: open}]\ngives: [{to: you, money: 50 EUR}]");
  expect(known.landing.hero.badges).toEqual(["Solo nuevos clientes"]);
});

test.each([
  ["fresh: 6 months", ["Nuevos clientes, o 6 meses sin serlo"]],
  ["fresh: 1 years, opens: España", ["Nuevos clientes, o 1 año sin serlo", "Solo en España"]],
  ["fresh: ever", ["Solo nuevos clientes"]],
])("who: {%s} is said in short as it is", (who, badges) => {
  const offer = promotion(`
who: {${who}}
invitation: {by: link}
asks: [{do: open}]
gives: [{to: you, money: 50 EUR}]
`);
  expect(offer.landing.hero.badges.map(plain)).toEqual(badges);
  expect(plain(audienceOf(offer) ?? "")).toBe(badges[0]);
  // Below a table of offers stands that all are for new customers; at the foot of a page, that nearly all are.
  expect([asksForInvited(offer), audienceWords([offer]).startsWith("Las promociones")]).toEqual(
    who === "fresh: ever" ? [true, true] : [false, false],
  );
});

test.each([
  [4, 0, "Las promociones son solo para nuevos clientes."],
  [3, 1, "Casi todas las promociones son solo para nuevos clientes: "],
  [2, 3, "Muchas promociones son solo para nuevos clientes: "],
  [0, 1, "No todas las promociones son para nuevos clientes: "],
])(
  "%s promotions for new clients and %s for others: the foot of a page says how many are",
  (ofNew, ofOthers, words) => {
    const forWhom = (fresh: string) =>
      promotion(`{who: {fresh: ${fresh}}, asks: [{do: open}], gives: [{to: you, money: 50 EUR}]}`);
    const offers = [
      ...Array.from({ length: ofNew }, () => forWhom("ever")),
      ...Array.from({ length: ofOthers }, () => forWhom("unknown")),
    ];
    expect(audienceWords(offers)).toMatch(new RegExp(`^${words}`));
  },
);

test.each([
  ["{by: Un periódico}", "verifiedOn: 2026-09-01", "Lo que no hemos encontrado de Muestra"],
  ["{by: Muestra}", "verifiedOn: 2026-09-01", "Lo que Muestra no publica"],
  ["{by: Muestra}", "", "Lo que no hemos encontrado de Muestra"],
  ["{url: https://ayuda.muestra.es/bases}", "verifiedOn: 2026-09-01", "Lo que Muestra no publica"],
  [
    "{url: https://www.registro.es/, label: Registro público}",
    "verifiedOn: 2026-09-01",
    "Lo que Muestra no publica",
  ],
])(
  "a title says that a provider does not publish something only for whoever checked its pages, and no sentence: %s %s",
  (source, checked, title) => {
    const offer = promotion(`
asks: [{do: open}]
gives: [{to: you, money: 50 EUR}]
sources: [${source}]
${checked}
`);
    expect(landingCopy.unpublished(offer)).toBe(title);
    expect(offer.deadlines.note).toBe("Pregunta a Muestra por escrito qué día te toca el regalo.");
    expect(JSON.stringify(offer)).not.toContain("no publica");
  },
);

test("a voucher is given with its article, and a gift in fixed days of a month says which", () => {
  const { landing } = promotion(`
asks: [{do: open}]
gives: [{to: you, money: 60 EUR, form: voucher, when: {on: 2026-10, days: 16-31}}]
`);
  expect(plain(landing.steps.at(-1)?.text ?? "")).toBe(
    "Muestra da un vale de 60 €. Llega entre el 16 y el 31 de octubre de 2026.",
  );
});

test("two things of one kind are two questions", () => {
  const { eligibility } = promotion(`
asks: [{do: open}, {do: habit, what: card}, {do: habit, id: otra, what: card, count: 3 purchases}]
gives: [{to: you, money: 50 EUR}]
`);
  expect(eligibility.conditions.map(({ id }) => id)).toEqual([
    "cliente-nuevo",
    "alta",
    "habito-card",
    "habito-card-2",
  ]);
});

test.each([
  ["tiers", "tiers: [{from: 1000 EUR, money: 50 EUR}, {from: 10000 EUR, money: 150 EUR}]"],
  ["a range", "money: {least: 50 EUR, most: 150 EUR}"],
])("of shares by %s the benefit says so, and they are in no sum of money", (_, given) => {
  const { benefit, shortBenefit, value, landing } = promotion(`
risk: investment
asks: [{do: open}, {do: deposit, amount: 1000 EUR}]
gives: [{to: you, ${given}, form: shares}]
`);
  expect(plain(benefit)).toBe("De 50 € a 150 € en acciones");
  expect(plain(shortBenefit)).toBe("De 50 € a 150 € en acciones");
  expect(value.gain.kind).toBe("unknown");
  expect(plain(value.outside ?? "")).toMatch(
    /^La promoción de Muestra no paga dinero: da de 50 € a 150 € en/,
  );
  expect(landing.gains?.map(plain) ?? []).not.toContain("Desde 1.000 €: 50 €");
});

test.each([
  [
    "that has figures of its own",
    "Los 3 Bizum, antes del día 30.",
    "25 puntos por usar Bizum. Los 3 Bizum, antes del día 30.",
  ],
  ["that says the gain's figure", "{points} más con Bizum.", "25 puntos más con Bizum."],
])("a note %s does not take the place of what a further gain is", (_, note, line) => {
  const { landing } = promotion(`
asks: [{do: open}, {do: habit, what: bizum}]
gives: [{to: you, money: 50 EUR, needs: [open]}, {to: you, points: 25 points, needs: [habit], note: "${note}"}]
`);
  expect(landing.gains?.map(plain)).toContain(line);
});
