import { listCopy, listFaultText } from "@/lib/tools/list/words";
import { everything, listAddress, listedPaths, listOf, readList, type Wanted } from "@/lib/tools/list/list";
import type { Offer } from "@/lib/offers/offer";
import { plain, sampleOffer, sampleOffers, valued } from "../offers/sample";

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
    terms: {
      ...terms,
      asks: asks.map((verb) => ({ do: verb })),
      gives: [{ to: "you", money: `${euros} EUR`, when: days ? { lapse: `${days} days` } : "unknown" }],
    } as unknown as Offer["terms"],
    ...more,
  };
}

const offers = [
  offer("Cúbica", 10, ["sign-up"], 45),
  offer("Nómina", 90, ["salary"], 10),
  offer("Bolsa", 30, ["trade"], 5, { risk: "investment" }),
  offer("Atada", 20, ["keep"]),
  offer("Cerrada", 99, ["sign-up"], 1, {
    terms: { ...terms, closed: { since: "2026-01-01", source: "https://x.example/" } } as Offer["terms"],
  }),
];

const found = (query: Record<string, string | string[]>, all: readonly Offer[] = offers) =>
  readList(query, all, today).offers.map(({ brand }) => brand);

test.each<[Record<string, string | string[]>, string[]]>([
  [{}, ["Cúbica", "Nómina", "Bolsa", "Atada", "Cerrada"]],
  [{ filtro: "sin-nomina" }, ["Cúbica", "Bolsa", "Atada", "Cerrada"]],
  [{ filtro: ["sin-nomina", "sin-invertir"] }, ["Cúbica", "Atada", "Cerrada"]],
  [{ filtro: "sin-permanencia,sin-invertir" }, ["Cúbica", "Nómina", "Cerrada"]],
  [{ filtro: "sin-permanencia" }, ["Cúbica", "Nómina", "Bolsa", "Cerrada"]],
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
  const all = [{ ...either, terms: { ...either.terms, asks } as unknown as Offer["terms"] }];
  expect(found({ filtro }, all)).toEqual(brands);
});

test("what has to go on for months is a tie, whatever it is", () => {
  const habit = offer("Hábito", 5, []);
  const asks = [{ do: "habit", what: "card", for: "12 months" }];
  const all = [{ ...habit, terms: { ...habit.terms, asks } as unknown as Offer["terms"] }];
  expect(found({ filtro: "sin-permanencia" }, all)).toEqual([]);
});

const many = sampleOffers(60);

test.each([
  ["1", 24, 1, undefined],
  ["3", 12, 3, undefined],
  ["9", 12, 3, "No hay página «9»: la lista tiene 3 páginas. Te enseñamos la 3."],
  ["0", 24, 1, "No hay página «0»: la lista tiene 3 páginas. Te enseñamos la 1."],
  ["-1", 24, 1, "No hay página «-1»: la lista tiene 3 páginas. Te enseñamos la 1."],
  ["dos", 24, 1, "No hay página «dos»: la lista tiene 3 páginas. Te enseñamos la 1."],
])("page %s of 60 offers has %d, is page %d, and says %s", (pagina, count, page, text) => {
  const list = readList({ pagina }, many, today);
  expect([list.offers.length, list.wanted.page]).toEqual([count, page]);
  expect(list.faults.map((fault) => plain(listFaultText(fault)))).toEqual(text ? [text] : []);
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
  expect(looser.map(({ wanted, count }) => [listAddress(wanted), count])).toEqual([
    ["/promociones?filtro=sin-nomina", 4],
    ["/promociones?buscar=nomina", 1],
  ]);
});

test.each<Partial<Wanted>>([
  {},
  { search: "tarjeta & móvil", filters: ["en-un-mes", "dinero"], order: "pide", category: "telecom" },
  { page: 2 },
])("the address of %j asks for it again", (part) => {
  const wanted = { ...everything, category: undefined, ...part };
  const address = new URL(listAddress(wanted), "https://x.example");
  const query: Record<string, string[]> = {};
  for (const [name, value] of address.searchParams) query[name] = [...(query[name] ?? []), value];
  expect(readList(query, part.page ? many : [], today).wanted).toEqual({ ...wanted, page: part.page ?? 1 });
});

test("a category has an address of its own, and pages link the list from thirteen offers on", () => {
  expect(listAddress({ ...everything, category: "crypto" })).toBe("/promociones/crypto");
  expect(listedPaths(many.slice(0, 12))).toEqual([]);
  expect(listedPaths(many.slice(0, 13))[0]).toBe("/promociones");
});

test("an empty list says that there is nothing, in one page", () => {
  expect(listOf([], today, everything)).toMatchObject({ count: 0, pages: 1, looser: [] });
  expect(listCopy.found(0)).toBe("0\u00a0promociones");
});
