import { heightOf, inOneRow, rowsOf, scaleOf, textWidth, wordsFit } from "@/lib/publish/share-fit";

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

test("a headline stays in one row as long as that keeps it large, and breaks at its own size if not", () => {
  const sizes = { least: 72, broken: 84 };
  const sized = (text: string, before = "") => inOneRow({ text, before, size: 150 }, box.width, sizes);
  expect(sized("5\u00a0€").size).toBe(150);
  for (const line of [sized("5 preguntas"), sized("30 a 90\u00a0días", "de")]) {
    expect(line.size).toBeGreaterThanOrEqual(72);
    expect(line.size).toBeLessThan(150);
    expect(heightOf([line], box.width)).toBeCloseTo(line.size * 1.12);
  }
  const long = sized("Regalo de invitación según la campaña");
  expect(long.size).toBe(84);
  expect(heightOf([long], box.width)).toBeGreaterThan(84 * 1.12);
});

test("what stands before a text takes its width: marks, a triangle, a smaller word", () => {
  const text = "60\u00a0€";
  const size = 100;
  const bare = textWidth(text) * size + 1;
  expect(heightOf([{ text, size }], bare)).toBeCloseTo(112);
  for (const more of [{ signs: [1], side: 40 }, { isWarning: true }, { before: "hasta" }])
    expect(heightOf([{ text, size, ...more }], bare)).toBe(Infinity);
});

test("a name of one long word is drawn so small that it fits, and one of several words breaks", () => {
  const long = wordsFit({ text: "Aseguradoramediterránea", size: 42 }, 304);
  expect(long.size).toBeLessThan(42);
  expect(heightOf([long], 304)).toBeCloseTo(long.size * 1.12);
  expect(wordsFit({ text: "Cooperativa Energía Norte", size: 42 }, 304).size).toBe(42);
});
