import { catalogueWith, complaint, lowiWith } from "./sample";

const wrongLapse = "un plazo en días o en meses: { days: 30 } o { months: 3 }";

test.each<[field: string, value: unknown, right: string]>([
  ["deadlines", undefined, "campos entre llaves: { … }"],
  ["deadlines.note", "", "un texto que no esté vacío"],
  ["deadlines.items.0.id", "Mantener", "minúsculas, cifras y guiones: «trade-republic»"],
  ["deadlines.items.0.kind", "fin", 'una de estas opciones: "before", "keep", "ends", "expected"'],
  ["deadlines.items.0.title", "x".repeat(61), "un texto de 60 caracteres como máximo: tiene 61"],
  ["deadlines.items.0.after", { weeks: 2 }, wrongLapse],
  ["deadlines.items.0.after", { days: 0 }, "un número que sea 1 como mínimo"],
  ["deadlines.items.0.after", { days: 731 }, "un número que sea 730 como máximo"],
  ["deadlines.items.0.after", { months: 25 }, "un número que sea 24 como máximo"],
  ["deadlines.items.0.after", { days: 30, months: 1 }, wrongLapse],
  ["deadlines.items.0.after", 30, wrongLapse],
  ["complaints", [], "1 elemento como mínimo: hay 0"],
  ["complaints.0", "omic", 'una de estas opciones: "banco-de-espana", "cnmv", "teleco", "consumo"'],
])("%s: %j is a mistake", (field, value, right) => {
  const message = complaint(() => catalogueWith({ lowi: lowiWith(field, value) }));
  expect(message).toContain(`lib/offers/lowi.ts · ${field}`);
  expect(message).toContain(`correcto: ${right}`);
});

test("two deadlines of one name are a mistake: a calendar would take one for the other", () => {
  const [item] = catalogueWith().all.find(({ id }) => id === "lowi")?.deadlines.items ?? [];
  const message = complaint(() => catalogueWith({ lowi: lowiWith("deadlines.items", [item, item]) }));
  expect(message).toContain("lib/offers/lowi.ts · deadlines.items\n");
  expect(message).toContain("correcto: plazos con un id distinto cada uno");
});
