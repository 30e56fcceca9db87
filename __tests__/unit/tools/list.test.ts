import fc from "fast-check";
import { inOrder } from "@/lib/catalogue";
import { differenceSentences } from "@/lib/tools/comparison/difference";
import { orders } from "@/lib/tools/list/orders";
import { listFaultText } from "@/lib/tools/list/words";
import { listAddress, readList } from "@/lib/tools/list/list";
import type { Offer } from "@/lib/offers/offer";
import { plain, sampleOffer, share, valued } from "../offers/sample";

const today = "2026-01-15";
const { terms } = sampleOffer();

/** An offer of this many euros that asks for these verbs and pays after so many days. */
function offer(
  id: string,
  euros: number,
  asks: readonly string[],
  days?: number,
  more: Partial<Offer> = {},
): Offer {
  const own = valued(id, { gain: { kind: "amount", euros }, spend: [{ what: "Compra", euros: 1 }] });
  return {
    ...own,
    reward: "money",
    brand: id,
    deadlines: { ...own.deadlines, items: [] },
    ...more,
    terms: {
      ...terms,
      asks: asks.map((verb) => ({ do: verb })),
      gives: [{ to: "you", money: `${euros} EUR`, when: days ? { lapse: `${days} days` } : "unknown" }],
      ...more.terms,
    } as unknown as Offer["terms"],
  };
}

const offers = [
  offer("Cúbica", 10, ["sign-up"], 45),
  offer("Nómina", 90, ["salary"], 10),
  offer("Bolsa", 30, ["trade"], 5, { risk: "investment", terms: { keeps: "none" } as Offer["terms"] }),
  offer("Atada", 20, ["keep"]),
  offer("Cerrada", 99, ["sign-up"], 1, {
    terms: { ...terms, closed: { since: "2026-01-01", source: "https://x.example/" } } as Offer["terms"],
  }),
];

const found = (query: Record<string, string | string[]>, all: readonly Offer[] = offers) =>
  readList(query, all, today).offers.map(({ brand }) => brand);

test.each<[Record<string, string | string[]>, string[]]>([
  [{}, ["Cúbica", "Nómina", "Bolsa", "Atada", "Cerrada"]],
  // Who filters is shown none that nobody can take.
  [{ filtro: "sin-nomina" }, ["Cúbica", "Bolsa", "Atada"]],
  [{ filtro: ["sin-nomina", "sin-invertir"] }, ["Cúbica", "Atada"]],
  [{ filtro: "sin-permanencia,sin-invertir" }, []],
  [{ filtro: "sin-permanencia" }, ["Bolsa"]],
  [{ filtro: "en-un-mes" }, ["Nómina", "Bolsa"]],
  [{ orden: "queda" }, ["Nómina", "Bolsa", "Atada", "Cúbica", "Cerrada"]],
  [{ orden: "antes" }, ["Bolsa", "Nómina", "Cúbica", "Atada", "Cerrada"]],
  [{ buscar: "CUBICA" }, ["Cúbica"]],
  [{ buscar: "cubica nomina" }, []],
  [{ buscar: "<script>" }, []],
])("%j finds %j", (query, brands) => expect(found(query)).toEqual(brands));

test.each([
  ["sin-nomina", [{ any: [{ do: "salary" }, { do: "bills" }] }], ["Recibos"]],
  ["sin-nomina", [{ any: [{ do: "salary" }, { all: [{ do: "salary" }, { do: "bills" }] }] }], []],
  ["sin-permanencia", [{ any: [{ all: [{ do: "deposit" }, { do: "keep" }] }, { do: "buy" }] }], ["Recibos"]],
  ["sin-permanencia", [{ do: "deposit" }, { do: "keep" }], []],
  ["sin-permanencia", [{ do: "salary", for: "6 months" }], []],
])("%s counts what may be done instead of it", (filtro, asks, brands) => {
  const either = offer("Recibos", 5, []);
  const all = [{ ...either, terms: { ...either.terms, keeps: "none", asks } as unknown as Offer["terms"] }];
  expect(found({ filtro }, all)).toEqual(brands);
});

test("what has to go on for months is a tie, whatever it is", () => {
  const habit = offer("Hábito", 5, []);
  const asks = [{ do: "habit", what: "card", for: "12 months" }];
  const all = [{ ...habit, terms: { ...habit.terms, keeps: "none", asks } as unknown as Offer["terms"] }];
  expect(found({ filtro: "sin-permanencia" }, all)).toEqual([]);
});

const euros = fc.option(fc.integer({ min: 0, max: 500 }), { nil: undefined });
const anyOffer = fc.record({
  gain: fc.oneof(
    fc.record({ kind: fc.constant("amount" as const), euros: fc.integer({ min: 1, max: 500 }) }),
    fc
      .tuple(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 1, max: 300 }))
      .map(([least, more]) => ({ kind: "range" as const, least, most: least + more })),
    fc.constant({ kind: "unknown" as const, why: "No se sabe." }),
  ),
  spend: fc.array(
    euros.map((cost) => ({ what: "Compra", ...(cost !== undefined && { euros: cost }) })),
    {
      maxLength: 2,
    },
  ),
  blocked: fc.array(
    euros.map((put) => ({ what: "Depósito", until: "Luego.", ...(put !== undefined && { euros: put }) })),
    { maxLength: 1 },
  ),
  days: fc.option(fc.integer({ min: 1, max: 90 }), { nil: undefined }),
  asks: fc.subarray(["salary", "port", "sign-up"]),
});

/** The least of what a row shows: of a cost its most; undefined if it shows nothing. */
function shownFigure(text: string): number | undefined {
  if (text === "") return undefined;
  const numbers = [...text.matchAll(/\d[\d.,]*/g)].map(([digits]) =>
    Number(digits.replaceAll(".", "").replace(",", ".")),
  );
  const [first = 0] = numbers;
  if (text.startsWith("Puede costarte")) return -(numbers.at(-1) ?? 0);
  return /de -/i.test(text) ? -first : first;
}

type RandomOffer = typeof anyOffer extends fc.Arbitrary<infer One> ? One : never;

const randomOffer = ({ gain, spend, blocked, days, asks }: RandomOffer, place: number) => {
  const { value } = valued("x", { gain, spend, blocked });
  return offer(String.fromCodePoint(97 + place), 10, asks, days, { value });
};

test("the list and a comparison agree on which of two leaves more and which asks for more", () => {
  const claims = new Set<string>();
  fc.assert(
    fc.property(fc.tuple(anyOffer, anyOffer), (pair) => {
      const two = pair.map(randomOffer);
      const words = plain(differenceSentences(two).join(" "));
      const [, winner, rest] = /^(\w) deja \S.*? € más(.*)/.exec(words) ?? [];
      if (!winner || rest === undefined) return;
      const first = (orden: string) => found({ orden }, two)[0];
      expect([words, first("queda")]).toEqual([words, winner]);
      const asksMore = /pide [\d.]+ € más/.test(rest);
      const asksLess = /pide [\d.]+ € menos|no pide dinero/.test(rest);
      if (asksMore || asksLess) expect([words, first("pide") === winner]).toEqual([words, asksLess]);
      claims.add(`${asksMore} ${asksLess}`);
    }),
    { numRuns: 500 },
  );
  // Both kinds of claim were met.
  expect([...claims]).toEqual(expect.arrayContaining(["true false", "false true"]));
});

test("every order is the order of the figures that its rows show, what shows none last", () => {
  fc.assert(
    fc.property(
      fc.array(anyOffer, { maxLength: 8 }),
      fc.constantFrom("queda", "pide", "antes"),
      (all, orden) => {
        const some = all.map(randomOffer);
        const { offers: shown, selection } = readList({ orden }, some, today);
        const figures = shown.map((one) => shownFigure(orders[selection.order].figure(one)));
        const known = figures.flatMap((figure) => figure ?? []);
        expect(figures.slice(0, known.length)).toEqual(known);
        const sortedFigures = known.toSorted((a, b) => (orden === "queda" ? b - a : a - b));
        expect(known).toEqual(sortedFigures);
      },
    ),
  );
});

test.each([
  ["queda", "30-90 €", { kind: "range" as const, least: 30, most: 90 }, [], "Te quedan 30-90 €"],
  ["queda", "a gift less its cost", { kind: "amount" as const, euros: 10 }, [3], "Te quedan 7 €"],
  ["pide", "nothing", { kind: "amount" as const, euros: 10 }, [], "No pide dinero"],
  ["pide", "a purchase", { kind: "amount" as const, euros: 10 }, [5], "Pide 5 €"],
  [
    "pide",
    "one known and one unknown cost",
    { kind: "amount" as const, euros: 10 },
    [5, undefined],
    "Pide 5 € o más",
  ],
  ["pide", "an unknown cost", { kind: "amount" as const, euros: 10 }, [undefined], ""],
] as const)("in the order «%s» a row says of %s", (order, _, gain, costs, words) => {
  const spend = costs.map((cost) => ({ what: "Compra", ...(cost !== undefined && { euros: cost }) }));
  const { value } = valued("x", { gain, spend });
  expect(plain(orders[order].figure(offer("x", 10, ["salary"], 3, { value })))).toBe(words);
});

test("a line that costs nothing at the start asks for its monthly bill", () => {
  const { value } = valued("x", { gain: { kind: "amount", euros: 10 }, spend: [] });
  expect(orders.pide.figure(offer("x", 10, ["port"], 3, { value }))).toBe("Solo su tarifa mensual");
});

test.each([
  ["unknown", "Te quedan 9 € antes de impuestos"],
  ["net", "Te quedan 9 €"],
])("what is left of money whose tax is %s", (tax, words) => {
  const gives = [{ to: "you", money: "10 EUR", tax }] as unknown as Offer["terms"]["gives"];
  const one = offer("x", 10, ["sign-up"], 3, { terms: { gives } as Offer["terms"] });
  expect(plain(orders.queda.figure(one))).toBe(words);
});

const given = (more: object) =>
  offer("a", 10, ["sign-up"], 1, { terms: { gives: [{ to: "you", ...more }] } as unknown as Offer["terms"] });

test.each([
  ["money", given({ money: "10 EUR" }), "dinero"],
  ["money or a discount", given({ money: "30 EUR", form: "unknown" }), undefined],
  ["a discount on bills", given({ money: "25 EUR", form: "bill" }), "facturas"],
  ["what only the campaign says", given({ money: "unknown", limitedBy: "la campaña" }), undefined],
  ["an interest", given({ rate: "2 %" }), undefined],
] as const)("who asks for money is shown %s as what it is", (_, one, filter) => {
  const passed = (["dinero", "facturas"] as const).filter((filtro) => found({ filtro }, [one]).length > 0);
  expect(passed).toEqual(filter ? [filter] : []);
});

test("of an interest nobody says how much one puts in", () => {
  expect(orders.pide.figure(given({ rate: "2 %" }))).toBe("");
});

const yearly = (id: string, upTo: number) => {
  const gain = { kind: "unknown" as const, why: "Depende.", interest: { percent: 5, upTo } };
  return offer(id, 10, ["salary"], 3, { value: valued(id, { gain }).value });
};

test("what depends on how much one puts in comes after every sum, by the figure of its page, which is said", () => {
  const { value } = valued("x", { gain: { kind: "unknown", why: "Depende." } });
  const unknown = offer("Sin cifra", 1, [], 1, { value });
  const part = (brand: string, blocked: Offer["value"]["blocked"]): Offer => ({
    ...offer(brand, 1, []),
    value: valued("x", { gain: share, blocked }).value,
  });
  const invested = part("Parte", [{ what: "Lo que inviertes", euros: "assumed", until: "Puede bajar." }]);
  const fees = part("Comisiones", []);
  const all = [unknown, yearly("Poco", 1000), invested, fees, yearly("Mucho", 12_000)];
  expect(found({ orden: "queda" }, [...all, offer("Regalo", 2, [])])).toEqual([
    "Regalo",
    "Mucho",
    "Poco",
    "Parte",
    "Sin cifra",
    "Comisiones",
  ]);
  expect(all.map((one) => plain(orders.queda.figure(one)))).toEqual([
    "",
    "Depende de lo que pongas: unos 49 € en un año con 1.000 €",
    "Depende de lo que pongas: 12 € con 2.000 €",
    "",
    "Depende de lo que pongas: unos 590 € en un año con 12.000 €",
  ]);
});

test("the editor's order is that of every page, also of those that nobody can take", () => {
  const closed = offers.map((one, weight) => ({ ...one, weight: 9 - weight }));
  expect(found({}, closed)[0]).toBe("Cerrada");
  expect(inOrder(closed, today).map(({ brand }) => brand)).toEqual(found({}, closed));
});

test.each([
  [
    { filtro: ["sin-comisiones", "dinero"] },
    "No conocemos el filtro «sin-comisiones»: no lo tenemos en cuenta.",
  ],
  [{ orden: "precio" }, "No conocemos el orden «precio»: no lo tenemos en cuenta."],
  [{ tipo: "hipotecas" }, "No conocemos el tipo «hipotecas»: no lo tenemos en cuenta."],
  [{ buscar: "a".repeat(3000) }, "Buscamos solo los primeros 100 caracteres de lo que has escrito."],
])("what cannot be used of %j is said", (query, text) => {
  expect(readList(query, offers, today).faults.map(listFaultText)).toEqual([text]);
});

test("where nothing fits, it says what to leave out, and how much there is then", () => {
  const { looser } = readList({ buscar: "nomina", filtro: "sin-nomina" }, offers, today);
  expect(looser.map(({ selection, count }) => [listAddress(selection), count])).toEqual([
    ["/promociones?filtro=sin-nomina", 3],
    ["/promociones?buscar=nomina", 1],
  ]);
});
