import fc from "fast-check";
import { LARGEST, readAmount } from "@/lib/format/amount";
import { count, decimal, euros, percent } from "@/lib/format/format";
import { joinFigures, meantQuantity, quantityWords, readQuantity } from "@/lib/format/quantity";

const NBSP = "\u00a0";

test.each([
  [decimal(0), "0"],
  [decimal(1000), "1.000"],
  [decimal(1234567.891), "1.234.567,89"],
  [euros(10), `10${NBSP}€`],
  [euros(12.5), `12,50${NBSP}€`],
  [percent(10), `10${NBSP}%`],
  [count(1, "día", "días"), `1${NBSP}día`],
  [count(1500, "día", "días"), `1.500${NBSP}días`],
])("a figure is written in Spanish: «%s»", (written, right) => expect(written).toBe(right));

test.each([
  ["10 EUR", "10 €"],
  ["12.5 EUR", "12,50 €"],
  ["30 days", "30 días"],
  ["1 month", "1 mes"],
  ["24-48 hours", "24 a 48 horas"],
  ["1 person", "1 persona"],
])("the quantity %s is shown as %s", (text, words) => {
  const quantity = readQuantity(text);
  expect(quantity && quantityWords(quantity)).toBe(words.replaceAll(" ", "\u00a0"));
});

test.each([
  ["10€", "10 EUR"],
  ["2.000,50 euros", "2000.5 EUR"],
  ["1.000 EUR", "1000 EUR"],
  ["12,5 por ciento", "12.5 %"],
  ["48 h", "48 hours"],
  ["10 gatos", undefined],
  ["diez euros", undefined],
])("an editor's «%s» means %s", (text, meant) => expect(meantQuantity(text)).toBe(meant));

test("a figure is joined to its unit by a non-breaking space", () => {
  expect(joinFigures("De 30 € a 90€, 10 % menos, en 2 días laborables y 3 meses")).toBe(
    "De 30\u00a0€ a 90\u00a0€, 10\u00a0% menos, en 2\u00a0días laborables y 3\u00a0meses",
  );
  expect(joinFigures("30 € - 90 €; 4 diarias, 1 o 2")).toBe(
    "30\u00a0€\u00a0-\u00a090\u00a0€; 4 diarias, 1 o 2",
  );
});

test.each([
  ["15000", 15_000],
  ["15.000", 15_000],
  ["15.000,50 €", 15_000.5],
  ["15000.50", 15_000.5],
  ["1,234,567.50", 1_234_567.5],
  ["15\u00a0000,50\u00a0€", 15_000.5],
  ["€ 300", 300],
  ["0", 0],
  ["10.000.000", LARGEST],
])("an amount typed as «%s» is read as %d €", (typed, amount) =>
  expect(readAmount(typed)).toEqual({ euros: amount }),
);

test.each([
  ["", "unreadable"],
  // Fifteen in Spain, fifteen thousand elsewhere.
  ["15,000", "unreadable"],
  ["1.5.0", "unreadable"],
  ["<script>", "unreadable"],
  ["1".repeat(41), "too-large"],
  ["-5", "negative"],
  ["−5,50", "negative"],
  ["10.000.000,01", "too-large"],
])("an amount typed as «%s» is refused: %s", (typed, fault) => expect(readAmount(typed)).toEqual({ fault }));

test("an amount written by the site is read back", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: LARGEST * 100 }), (cents) => {
      expect(readAmount(euros(cents / 100))).toEqual({ euros: cents / 100 });
    }),
  );
});
