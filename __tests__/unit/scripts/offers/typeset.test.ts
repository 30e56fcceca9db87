/** @jest-environment node */
import { exactly, typeset } from "../../../../scripts/offers/typeset.mjs";

const texts: [string, string, string[]][] = [
  ["Sin cifras.", '"Sin cifras."', []],
  ["10€ de regalo", "`${euros(10)} de regalo`", ["euros"]],
  ["10 euros", "`${euros(10)}`", ["euros"]],
  ["1 euro", "`${euros(1)}`", ["euros"]],
  ["12,50 €", "`${euros(12.5)}`", ["euros"]],
  ["2.000,50 €", "`${euros(2000.5)}`", ["euros"]],
  ["100.000 €", "`${euros(100000)}`", ["euros"]],
  ["10 % o 0,5 por ciento", "`${percent(10)} o ${percent(0.5)}`", ["percent"]],
  ["1 día, 30 dias", '`${count(1, "día", "días")}, ${count(30, "día", "días")}`', ["count"]],
  ["3 meses, 24-48 horas", '`${count(3, "mes", "meses")}, 24-${count(48, "hora", "horas")}`', ["count"]],
  ["2 años", '`${count(2, "año", "años")}`', ["count"]],
  ["3 mesas y 2 diarios", '"3 mesas y 2 diarios"', []],
  ['el  "mejor"\n plan', '"el «mejor» plan"', []],
  ["con ` y ${x} y \\, 5 %", "`con \\` y \\${x} y \\\\, ${percent(5)}`", ["percent"]],
  ["con ` y ${x}", '"con ` y ${x}"', []],
  [
    "20 € y 5 % en 2 días",
    '`${euros(20)} y ${percent(5)} en ${count(2, "día", "días")}`',
    ["count", "euros", "percent"],
  ],
];

test.each(texts)("%s", (text, code, names) => {
  expect(typeset(text)).toEqual({ code, names });
});

test.each([
  ["10\u00a0€ de regalo", "`${euros(10)} de regalo`", ["euros"]],
  ["10 € de regalo", '"10 € de regalo"', []],
  ["12,50\u00a0€ y 3\u00a0operaciones", "`${euros(12.5)} y 3\\u00a0operaciones`", ["euros"]],
  [
    "2.000\u00a0€, 10\u00a0%, 1\u00a0mes",
    '`${euros(2000)}, ${percent(10)}, ${count(1, "mes", "meses")}`',
    ["count", "euros", "percent"],
  ],
  ["Sin «cifras» ni  nada.", '"Sin «cifras» ni  nada."', []],
])("%j, letter by letter", (text, code, names) => {
  expect(exactly(text)).toEqual({ code, names });
});
