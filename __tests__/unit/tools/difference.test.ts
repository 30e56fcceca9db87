import { differenceSentences } from "@/lib/tools/comparison/difference";
import { NEVER_CHECKED } from "@/lib/offers/never-checked";
import type { Value } from "@/lib/offers/value";
import { plain, sampleOffer, share, valued } from "../offers/sample";

const { terms } = sampleOffer();

/** An offer of this gain that asks for a deposit and a purchase of so many euros, with so many at risk. */
const offer = (
  brand: string,
  gain: number | Value["gain"],
  deposit = 0,
  spent = 0,
  risk = 0,
  more: object = {},
) =>
  valued(
    brand,
    {
      gain: typeof gain === "number" ? { kind: "amount", euros: gain } : gain,
      spend:
        spent > 0 ? [{ what: "Compra", euros: spent, ...(deposit > 0 && { from: "deposit" as const }) }] : [],
      blocked: deposit > 0 ? [{ what: "Depósito", euros: deposit, until: "Vuelve." }] : [],
      ...(risk > 0 && { atRisk: { what: "Todo", euros: risk } }),
      ...more,
    },
    { brand },
  );

const A = offer("A", 10, 100, 3, 3);
const B = offer("B", 10, 0, 5);
const line = offer("C", { kind: "range", least: 30, most: 90 }, 0, 0, 0, {
  onlyIf: "si llevas tu línea a C",
});
const supposed = offer("C", { kind: "range", least: 30, most: 90 }, 0, 0, 0, {
  onlyIf: "si llevas tu línea a C",
  spend: [
    {
      what: "Lo de más",
      from: "income",
      asked: { question: "¿?", euros: 0, condition: "si no pagas más que ahora" },
    },
  ],
});
const other = offer("D", { kind: "range", least: 50, most: 200 }, 0, 0, 0, { onlyIf: "si la llevas a D" });
const invested = valued(
  "E",
  {
    gain: { ...share, about: true },
    blocked: [{ what: "Lo que inviertes", euros: "assumed", until: "Puede perder valor." }],
    atRisk: { what: "Todo", euros: "assumed" },
  },
  { brand: "E" },
);
const unknown = offer("F", { kind: "unknown", why: "Depende." });
const paid = { ...offer("G", 300), terms: { ...terms, asks: [{ do: "salary" }] } as never };

test.each([
  ["what more leaves, asks for and risks", [A, B], "A deja 2 € más, pero pide 95 € más y arriesga 3 €."],
  ["the same in another order", [B, A], "A deja 2 € más, pero pide 95 € más y arriesga 3 €."],
  [
    "where both leave the same",
    [offer("A", 10, 100), offer("B", 10)],
    "Las dos dejan 10 €: B no pide dinero al empezar.",
  ],
  ["where nothing differs", [offer("A", 10), offer("B", 10)], "Las dos dejan 10 €."],
  [
    "a range, under its condition",
    [line, B],
    "C deja 25-85 € más y no pide dinero al empezar. Solo si llevas tu línea a C.",
  ],
  [
    "a range, under what it supposes too",
    [supposed, B],
    "C deja 25-85 € más y no pide dinero al empezar. Solo si llevas tu línea a C y no pagas más que ahora.",
  ],
  [
    "what each risks, where none is said to leave more",
    [A, invested],
    "A deja 7 €, pide 100 € y arriesga 3 €. E, con 2.000 €, deja hasta 12 € (según la cifra de la promoción), pide 2.000 € y arriesga 2.000 €.",
  ],
  [
    "two ranges, of which none is sure to be more",
    [line, other],
    "C deja 30-90 € y no pide dinero al empezar. Solo si llevas tu línea a C. D deja 50-200 € y no pide dinero al empezar. Solo si la llevas a D.",
  ],
  [
    "a share of the promotion's own round figure, for the least that one puts in, without saying that it is more",
    [B, invested],
    "B deja 5 € y pide 5 €. E, con 2.000 €, deja hasta 12 € (según la cifra de la promoción), pide 2.000 € y arriesga 2.000 €.",
  ],
  ["a payroll", [B, paid], "G deja 295 € más y no pide dinero al empezar, pero pide tu nómina."],
  ["what depends", [B, unknown], "B deja 5 € y pide 5 €; en F, depende."],
  ["nothing of two that depend", [unknown, { ...unknown, brand: "H" }], ""],
  [
    "of three, which are first in what",
    [A, B, invested],
    "B es la que menos dinero pide (5 €). Se arriesgan 3 € en A y 2.000 € en E.",
  ],
  [
    "of three, the first in both",
    [A, B, line],
    "C es la que más deja (30-90 € si llevas tu línea a C) y no pide dinero al empezar. Se arriesgan 3 € en A.",
  ],
  [
    "of three, the first in both, which asks for a payroll",
    [A, B, paid],
    "G es la que más deja (300 €) y no pide dinero al empezar, pero sí tu nómina. Se arriesgan 3 € en A.",
  ],
  [
    "of three, one that depends",
    [A, B, unknown],
    "A deja 2 € más que B, pero pide 95 € más y arriesga 3 €. En F, depende.",
  ],
  ["nothing of one that is left", [A], ""],
])("a comparison opens with %s", (_what, offers, expected) =>
  expect(plain(differenceSentences(offers).join(" "))).toBe(expected),
);

test.each([
  [
    "two of three are left",
    [A, B],
    "C terminó el 31 de julio de 2025. A deja 2 € más que B, pero pide 95 € más y arriesga 3 €.",
  ],
  [
    "two of three leave the same",
    [offer("A", 10), offer("B", 10)],
    "C terminó el 31 de julio de 2025. A y B dejan 10 €.",
  ],
  ["one of two is left", [A], ""],
])("one that is over is named before the others, and compared with none: %s", (_, offers, expected) =>
  expect(plain(differenceSentences(offers, [{ brand: "C", validUntil: "2025-07-31" }]).join(" "))).toBe(
    expected,
  ),
);

test.each<[string[], string | undefined, string | undefined]>([
  [["A"], "septiembre de 2025", "Solo si la promoción de A de septiembre de 2025 sigue: está sin comprobar."],
  [["A"], undefined, "Solo si la promoción de A sigue: está sin comprobar."],
  [["A", "B"], undefined, "Solo si las promociones de A y B siguen: están sin comprobar."],
  [[], "septiembre de 2025", undefined],
])("a difference rests on what nobody has checked: %s, of %s", (unchecked, season, words) => {
  const two = [A, B].map((one) =>
    unchecked.includes(one.brand)
      ? {
          ...one,
          verifiedOn: NEVER_CHECKED,
          terms: { ...one.terms, campaign: season ? { season } : undefined },
        }
      : one,
  );
  expect(differenceSentences(two).find((sentence) => sentence.includes("comprobar"))).toBe(words);
});
