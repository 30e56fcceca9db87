import { catalogueWith, complaint, lowiWith } from "./sample";

test.each<[field: string, value: unknown, right: string]>([
  ["value.gain", { kind: "raffle" }, "una clase de beneficio que exista"],
  ["value.gain", { kind: "range", least: 30, most: 20 }, "una cantidad mayor que least"],
  ["value.gain", { kind: "range", least: 20, most: 20 }, "una cantidad mayor que least"],
  ["value.spend", [{ what: "Algo", euros: 0 }], "un número que sea 0,01 como mínimo"],
  ["value.spend.0.euros", -1, "un número que sea 0,01 como mínimo"],
  ["value.spend.0.euros", 1e7, "un número que sea 1.000.000 como máximo"],
  ["value.assumptions", [], "1 elemento como mínimo: hay 0"],
])("an editor is told of %s", (field, value, right) => {
  const told = complaint(() => catalogueWith({ lowi: lowiWith(field, value) }));
  expect(told).toContain(`- lib/offers/lowi.ts · ${field}`);
  expect(told).toContain(right);
});

test.each([
  ["spend", { what: "Algo", euros: "assumed" }],
  ["blocked", { what: "Algo", euros: "assumed", until: "Mañana." }],
])("an editor is told where a figure of %s waits for an amount that nobody is asked", (field, cost) => {
  const told = complaint(() => catalogueWith({ lowi: lowiWith(`value.${field}`, [cost]) }));
  expect(told).toContain("- lib/offers/lowi.ts · value.gain.kind");
  expect(told).toContain("correcto: «share»");
});
