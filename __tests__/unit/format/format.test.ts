import { count, decimal, euros, hostOf, list, listParts, percent } from "@/lib/format/format";

const NBSP = "\u00a0";

test.each([
  [0, "0"],
  [5, "5"],
  [1000, "1.000"],
  [15000, "15.000"],
  [1234567.891, "1.234.567,89"],
  [0.1, "0,1"],
])("%d is «%s»", (value, text) => {
  expect(decimal(value)).toBe(text);
});

test.each([
  [10, `10${NBSP}€`],
  [2000, `2.000${NBSP}€`],
  [100000, `100.000${NBSP}€`],
  [12.5, `12,50${NBSP}€`],
  [1234.5, `1.234,50${NBSP}€`],
])("%d euros never part from their sign", (value, text) => {
  expect(euros(value)).toBe(text);
});

test("a percentage never parts from its sign", () => {
  expect(percent(10)).toBe(`10${NBSP}%`);
  expect(percent(0)).toBe(`0${NBSP}%`);
});

test.each([
  [1, `1${NBSP}día`],
  [0, `0${NBSP}días`],
  [30, `30${NBSP}días`],
  [1500, `1.500${NBSP}días`],
])("%d days never part from their noun", (value, text) => {
  expect(count(value, "día", "días")).toBe(text);
});

test.each([
  ["https://www.lowi.es/x?y=1#z", "lowi.es"],
  ["https://n26.com", "n26.com"],
  ["https://ayuda.www.es/", "ayuda.www.es"],
  ["https://wwwa.es/", "wwwa.es"],
])("%s is at «%s»", (url, host) => {
  expect(hostOf(url)).toBe(host);
});

test.each([
  [[], ""],
  [["a"], "a"],
  [["a", "b"], "a y b"],
  [["a", "b", "c"], "a, b y c"],
  [["Binance", "Indexa"], "Binance e Indexa"],
])("%j is «%s»", (items, text) => {
  expect(list(items)).toBe(text);
  expect(
    listParts(items)
      .map(({ value }) => value)
      .join(""),
  ).toBe(text);
  expect(listParts(items).flatMap(({ type, value }) => (type === "element" ? value : []))).toEqual(items);
});
