import fc from "fast-check";
import { figureNote, remainderWords, spanWords, netWords, needsWords } from "@/lib/ground/value-words";
import { limitsOf, netValue, precisionOf } from "@/lib/ground/net-value";
import { readAssumption } from "@/lib/tools/value/questions";
import type { Value } from "@/lib/offers/value";
import { plain } from "@/__tests__/unit/offers/sample";

/** Gains that depend on the visitor's amount: a saving, the same with a promised maximum, and a discount on fees. */
const of = { name: "importe", label: "Cuánto", usual: 10_000 } as const;
const share = { kind: "share", period: "al año", of } as const;
const none = { spend: [], blocked: [], assumptions: ["Nada."] };
const saving = { ...none, gain: { ...share, euros: 60, per: 10_000, upTo: 15_000 } } satisfies Value;
const most = { euros: 60, note: "Es lo prometido." };
const promised: Value = { ...none, gain: { ...saving.gain, most, about: true } };
const fees = { what: "Comisiones", euros: "assumed" } as const;
const discount: Value = { ...none, gain: { ...share, euros: 10, per: 100 }, spend: [fees] };
const gift: Value = { ...none, gain: { kind: "range", least: 30, most: 90 } };
const lottery: Value = { ...none, gain: { kind: "unknown", why: "Depende." }, spend: [{ what: "Algo" }] };
const bought = (euros: number): Value => ({ ...gift, spend: [{ what: "Compra", euros }] });
const exactly = (amount: number) => ({ least: amount, most: amount });
const from30to90 = { least: 30, most: 90 };

test.each<[value: Value, assumed: number | undefined, net: ReturnType<typeof netValue>]>([
  [saving, undefined, { gross: exactly(60), spend: 0, net: exactly(60) }],
  [saving, 15_000.01, { gross: exactly(90), spend: 0, net: exactly(90) }],
  [promised, 9_999.99, { gross: exactly(59.99), spend: 0, net: exactly(59.99) }],
  [promised, 10_000.01, { gross: exactly(60), spend: 0, net: exactly(60) }],
  [discount, 250, { gross: exactly(25), spend: 250, net: exactly(-225) }],
  [{ ...gift, spend: [{ what: "Algo" }] }, undefined, { gross: from30to90 }],
  [bought(40), undefined, { gross: from30to90, spend: 40, net: { least: -10, most: 50 } }],
  [lottery, undefined, {}],
])("the net value of %j with %s € is %j", (value, assumed, net) =>
  expect(netValue(value, assumed)).toEqual(net),
);

test.each<[value: Value, assumed: number, limits: ReturnType<typeof limitsOf>]>([
  [saving, 15_000.01, { counted: 15_000 }],
  [promised, 10_000, {}],
  [promised, 10_010, { promise: "Es lo prometido.", known: 10_000 }],
  [promised, 15_001, { promise: "Es lo prometido.", known: 10_000, counted: 15_000 }],
])("the limits of %j that %d € exceed are %j", (value, assumed, limits) => {
  expect(limitsOf(value, assumed)).toEqual(limits);
});

test.each(Object.entries({ saving, promised, discount }))(
  "%s: the net value never exceeds the gain, nor the gain its share; a limited gain is explained",
  (_name, value) => {
    const { gain } = value as Value & { gain: { kind: "share" } };
    const amount = fc.integer({ min: 0, max: 1_000_000_000 }).map((cents) => cents / 100);
    fc.assert(
      fc.property(amount, (assumed) => {
        const { gross, net, spend } = netValue(value, assumed);
        const full = (assumed * gain.euros) / gain.per;
        expect(net!.most).toBeCloseTo(gross!.most - spend!, 6);
        expect(gross!.most).toBeLessThanOrEqual(Math.min(full + 1e-9, gain.most?.euros ?? Infinity));
        expect(gross!.least).toBeGreaterThanOrEqual(0);
        if (full - gross!.most > 0.01 + 1e-9) expect(limitsOf(value, assumed)).not.toEqual({});
      }),
    );
  },
);

test.each<[query: Record<string, string | string[]>, expected: object | undefined]>([
  [{}, undefined],
  [{ importe: " " }, { euros: 10_000 }],
  [{ importe: "15.000,50 €" }, { euros: 15_000.5 }],
  [{ importe: ["3.000", "4.000"] }, { euros: 10_000, typed: "3.000 y 4.000", fault: "several" }],
  [{ importe: ["3.000", "3.000"] }, { euros: 3000 }],
  [{ importe: [] }, { euros: 10_000 }],
  [{ comisiones: "7" }, { euros: 10_000, unread: "7" }],
  [{ importe: "abc" }, { euros: 10_000, typed: "abc", fault: "unreadable" }],
  [{ importe: "x".repeat(5000) }, { euros: 10_000, typed: "x".repeat(40), fault: "unreadable" }],
])("the query %j is parsed as %j", (query, expected) =>
  expect(readAssumption(saving, query)).toEqual(expected),
);

test.each([
  [0, "Nada"],
  [100, "Menos de 1 €"],
  [1_999.99, "Hasta 11 €"],
  [2_105, "Hasta 12 €"],
  [10_000, "Hasta 60 €"],
  [12_000, "Hasta 60 €"],
])("an approximate saving with %d € reads «%s»", (assumed, words) => {
  const { gross, net } = netValue(promised, assumed);
  const precision = precisionOf(promised);
  expect(plain(spanWords(gross!, precision))).toBe(words);
  expect(plain(remainderWords(net!, precision))).toBe(words);
});

const deposit = { what: "Depósito", euros: 100, until: "Un mes." };
const invested = { what: "Lo que inviertes", euros: "assumed" as const, until: "Un año." };
const minimum = { ...of, least: { euros: 2_000, note: "Es poco." } };

const investment: Value = {
  ...none,
  gain: { ...share, euros: 60, per: 10_000, about: true, of: minimum },
  blocked: [invested],
};

const ANYWAY = "Si ibas a hacer ese gasto de todos modos";

test.each<[what: string, value: Value, needs: string, left: string]>([
  ["a gift", gift, "Nada", "30-90 €"],
  ["a purchase", bought(5), "5 €: Compra", `25-85 €: ${ANYWAY}: 30-90 €`],
  [
    "a deposit, and a fee that nobody knows",
    { ...gift, spend: [{ what: "La comisión" }], blocked: [deposit] },
    "100 € o más: Depósito; La comisión",
    "(unknown): 30-90 € menos la comisión",
  ],
  [
    "an investment, from a minimum",
    investment,
    "2.000 € o más: Lo que inviertes: es el mínimo recomendado",
    "Hasta 60 €: Ejemplo: con 10.000 €, al año",
  ],
  [
    "a deposit, and three orders whose cost is assumed and comes out of it",
    {
      ...gift,
      spend: [{ what: "Las órdenes", asked: { question: "¿Cuánto?", euros: 1, times: 3 }, from: "deposit" }],
      blocked: [deposit],
    },
    "100 €: Depósito; Incluye las órdenes",
    `27-87 €: ${ANYWAY}: 30-90 €`,
  ],
  [
    "a line that may cost more each month",
    {
      ...gift,
      spend: [
        { what: "Lo que pagues de más", asked: { question: "¿Cuánto?", euros: 0, times: 3 }, from: "income" },
      ],
    },
    "Nada al empezar: Después, lo que pagues de más",
    "30-90 €",
  ],
  ["a discount on fees", discount, "(unknown): Comisiones", "(unknown): Ahorras un 10 % de comisiones"],
  ["what nobody knows", lottery, "(unknown): Algo", "(unknown): Depende."],
])("a comparison shows what %s needs and leaves", (_what, value, needs, left) => {
  const texts = [needsWords(value), netWords(value)].map(({ figure = "(unknown)", notes }) =>
    plain(notes.length > 0 ? `${figure}: ${notes.join("; ")}` : figure),
  );
  expect(texts).toEqual([needs, left]);
});

test("beside a figure stands what meeting it is supposed to cost, or that it is the promotion's own", () => {
  const asked = { question: "¿Cuánto?", euros: 1, times: 3, note: "según Finanztip" };
  const orders: Value = { ...none, gain: { kind: "amount", euros: 10 }, spend: [{ what: "Operar", asked }] };
  expect(plain(figureNote(orders) ?? "")).toBe("Unos 3 € de gastos, según Finanztip: quedan unos 7 €.");
  const [spent] = orders.spend;
  const held: Value = {
    ...orders,
    spend: [{ ...spent!, from: "deposit" }],
    atRisk: { what: "Las operaciones", euros: 1, times: 3 },
  };
  expect(plain(figureNote(held) ?? "")).toBe(
    "Unos 3 € de gastos, según Finanztip: quedan unos 7 €, 4 € en mano y 3 € invertidos; vender lo comprado puede costar otros 3 €.",
  );
  const own = { ...promised.gain, of: { ...of, least: { euros: 2000, note: "Mínimo." } } } as Value["gain"];
  expect(
    figureNote({
      ...promised,
      gain: own,
      blocked: [{ what: "Invertir", euros: "assumed", until: "Siempre." }],
    }),
  ).toMatch(/, según la cifra de la promoción: puede ser menos\.$/);
  expect([saving, gift, bought(5)].map(figureNote)).toEqual([undefined, undefined, undefined]);
});
