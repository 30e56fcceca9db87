/** @jest-environment node */
import { joinFigures, meantQuantity, quantityWords, readQuantity } from "@/lib/format/quantity";

test.each([
  ["10 EUR", "10 €"],
  ["12.5 EUR", "12,50 €"],
  ["15000 EUR", "15.000 €"],
  ["0 %", "0 %"],
  ["30 days", "30 días"],
  ["1 month", "1 mes"],
  ["24-48 hours", "24-48 horas"],
  ["1 person", "1 persona"],
  ["5 people", "5 personas"],
  ["3 trades", "3 operaciones"],
])("%s in words: %s", (text, words) => {
  const quantity = readQuantity(text);
  expect(quantity && quantityWords(quantity)).toBe(words.replaceAll(" ", "\u00a0"));
});

test.each(["10", "10 EURO", "10EUR", "10,5 EUR", "1.000 EUR", "-1 EUR", "10 dayss", ""])(
  "«%s» is none",
  (text) => {
    expect(readQuantity(text)).toBeUndefined();
  },
);

test.each([
  ["10€", "10 EUR"],
  ["€ 10", "10 EUR"],
  ["2.000,50 euros", "2000.5 EUR"],
  ["1.000 EUR", "1000 EUR"],
  ["12,5 por ciento", "12.5 %"],
  ["3 Meses", "3 months"],
  ["48 h", "48 hours"],
  ["10 gatos", undefined],
  ["diez euros", undefined],
])("«%s» means %s", (text, meant) => expect(meantQuantity(text)).toBe(meant));

test("no figure is parted from what follows it", () => {
  expect(joinFigures("De 30 € a 90€, 10 % menos, en 2 días laborables y 3 meses")).toBe(
    "De 30\u00a0€ a 90\u00a0€, 10\u00a0% menos, en 2\u00a0días laborables y 3\u00a0meses",
  );
  expect(joinFigures("30 € - 90 €; 4 diarias, 1 o 2")).toBe(
    "30\u00a0€\u00a0-\u00a090\u00a0€; 4 diarias, 1 o 2",
  );
});
