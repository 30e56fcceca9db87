/** @jest-environment node */
import { count, decimal, euros, hostOf, list, listParts, percent } from "@/lib/format/format";

const NBSP = "\u00a0";

test.each([
  [decimal(0), "0"],
  [decimal(1000), "1.000"],
  [decimal(1234567.891), "1.234.567,89"],
  [decimal(0.1), "0,1"],
  [euros(10), `10${NBSP}€`],
  [euros(100000), `100.000${NBSP}€`],
  [euros(12.5), `12,50${NBSP}€`],
  [percent(10), `10${NBSP}%`],
  [count(1, "día", "días"), `1${NBSP}día`],
  [count(0, "día", "días"), `0${NBSP}días`],
  [count(1500, "día", "días"), `1.500${NBSP}días`],
])("«%s» is «%s»", (written, right) => expect(written).toBe(right));

test.each([
  ["https://www.lowi.es/x?y=1#z", "lowi.es"],
  ["https://n26.com", "n26.com"],
  ["https://ayuda.www.es/", "ayuda.www.es"],
])("%s is at «%s»", (url, host) => expect(hostOf(url)).toBe(host));

test.each([
  [[], ""],
  [["a"], "a"],
  [["a", "b", "c"], "a, b y c"],
  [["Binance", "Indexa"], "Binance e Indexa"],
])("%j is «%s»", (items, text) => {
  expect(list(items)).toBe(text);
  expect(listParts(items).flatMap(({ type, value }) => (type === "element" ? value : []))).toEqual(items);
});
