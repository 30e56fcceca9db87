import { heightOf, rowsOf, scaleOf, textWidth } from "@/lib/publish/share-fit";

const box = { width: 624, height: 392 };

test("a text breaks between words, and never within an amount", () => {
  const text = "Compra de 5\u00a0€ o más";
  const size = 40;
  expect(rowsOf(text, size, textWidth(text) * size)).toBe(1);
  expect(rowsOf(text, size, textWidth("Compra de 5\u00a0€") * size)).toBe(2);
  expect(rowsOf(text, size, textWidth("Compra") * size - 1)).toBe(Infinity);
});

test("lines are drawn as large as they say, and a longer text smaller, so that it fits", () => {
  const lines = (text: string) => [
    { text: "Muestra", size: 50, side: 92, signs: [1] },
    { text: "60\u00a0€", before: "hasta", size: 150 },
    { text, size: 40, gap: 18 },
  ];
  const short = "Haz una compra";
  expect(scaleOf(lines(short), box)).toBe(1);
  for (const times of [2, 10, 20]) {
    const long = lines(Array.from({ length: times }, () => "Haz una compra de al menos 5\u00a0€").join(" "));
    expect(heightOf(long, box.width, scaleOf(long, box))).toBeLessThanOrEqual(box.height);
  }
  const wide = [{ text: "30.000-90.000\u00a0€", size: 150 }];
  expect(scaleOf(wide, box)).toBeLessThan(1);
  expect(heightOf(wide, box.width, scaleOf(wide, box))).toBeLessThan(Infinity);
});
