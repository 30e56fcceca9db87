import { listCopy, listFaultText } from "@/lib/tools/list/words";
import {
  emptySelection,
  listAddress,
  listedPaths,
  listOf,
  readList,
  type ListSelection,
} from "@/lib/tools/list/list";
import { plain, sampleOffers } from "../offers/sample";

const today = "2026-01-15";
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
  expect([list.offers.length, list.selection.page]).toEqual([count, page]);
  expect(list.faults.map((fault) => plain(listFaultText(fault)))).toEqual(text ? [text] : []);
});

test.each<Partial<ListSelection>>([
  {},
  { search: "tarjeta & móvil", filters: ["en-un-mes", "dinero"], order: "pide", category: "telecom" },
  { page: 2 },
])("the address of %j asks for it again", (part) => {
  const selection = { ...emptySelection, category: undefined, ...part };
  const address = new URL(listAddress(selection), "https://x.example");
  const query: Record<string, string[]> = {};
  for (const [name, value] of address.searchParams) query[name] = [...(query[name] ?? []), value];
  expect(readList(query, part.page ? many : [], today).selection).toEqual({
    ...selection,
    page: part.page ?? 1,
  });
});

test("a category has an address of its own, and pages link the list from thirteen offers on", () => {
  expect(listAddress({ ...emptySelection, category: "crypto" })).toBe("/promociones/crypto");
  expect(listedPaths(many.slice(0, 12))).toEqual([]);
  expect(listedPaths(many.slice(0, 13))[0]).toBe("/promociones");
});

test("an empty list says that there is nothing, in one page", () => {
  expect(listOf([], today, emptySelection)).toMatchObject({ count: 0, pages: 1, looser: [] });
  expect(listCopy.found(0)).toBe("0\u00a0promociones");
});
