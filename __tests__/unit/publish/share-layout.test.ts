import { catalogue } from "@/lib/catalogue";
import type { Offer } from "@/lib/offers/offer";
import { shareCards } from "@/lib/publish/share-card";
import { drawable, heightOf, layOut, pictureBoxes } from "@/lib/publish/share-layout";
import { plain, sampleOffer, valued } from "../offers/sample";

const { face } = pictureBoxes;

test.each([
  ["🎁 10\u00a0€ de regalo", "10\u00a0€ de regalo"],
  ["Ñandú «Único» – y más…", "Ñandú «Único» – y más…"],
  ["Plan → amigo ★ ‼\u00ad\u200b", "Plan amigo"],
])("a share picture shows «%s» as «%s», without characters that its font lacks", (text, shown) => {
  expect(drawable(text)).toBe(shown);
});

/** Texts as long as the schema allows: of words, or one word where a name may be one. */
const long = {
  brand: "Aseguradoramediterráneas",
  benefit: "Entre 30.000\u00a0€ y 90.000\u00a0€ de regalo en la cuenta de ahorro nueva",
  shortBenefit: "de bienvenida en cuenta remunerada".slice(0, 32),
  condition: "Domicilia nómina y mantén 18.000\u00a0€ un año",
  risk: "crypto",
  protection: { ...sampleOffer().protection, authorisation: "No lo sabemos." },
} as const;
const money = { kind: "range", least: 30_000, most: 90_000 } as const;

const longOffers = (amount: number, gain: Offer["value"]["gain"]) =>
  Array.from({ length: amount }, (_, place) =>
    valued(`o${place}`, { gain }, { ...long, brand: `${long.brand.slice(0, 22)} ${place}` }),
  );

test.each([1, 2, 3, 7])(
  "of %d offers with the longest texts, no picture has a word outside its part of the ticket, or too small",
  (amount) => {
    for (const gain of [money, { kind: "unknown", why: "Según la campaña." } as const]) {
      jest.replaceProperty(catalogue, "enabled", longOffers(amount, gain));
      for (const card of shareCards("2026-01-15").values())
        for (const part of ["face", "stub"] as const) {
          const lines = layOut(card[part], pictureBoxes[part]);
          const outside = lines.filter(({ width }) => width > pictureBoxes[part].width);
          expect(outside.map(({ line }) => line.text)).toEqual([]);
          expect(heightOf(lines)).toBeLessThanOrEqual(pictureBoxes[part].height);
          expect(Math.min(...lines.map(({ type }) => type.size))).toBeGreaterThan(18);
        }
    }
  },
);

test("a text breaks into rows that fit and are even, and none ends in a short word", () => {
  const rowsOf = (text: string) => layOut([{ role: "text", text }], face)[0]?.type.rows.map(plain);
  expect(rowsOf("Invierte: se recomiendan 2.000\u00a0€ o más")).toEqual([
    "Invierte: se recomiendan",
    "2.000 € o más",
  ]);
  expect(rowsOf("Fin del año sin comisión, si cuenta desde el alta")).toEqual([
    "Fin del año sin comisión,",
    "si cuenta desde el alta",
  ]);
});

test("a figure stays in one row, and a longer text makes its picture smaller", () => {
  const sizes = (text: string, more: string) =>
    layOut(
      [
        { role: "title", text: "Muestra", marks: [sampleOffer()] },
        { role: "figure", text, before: "hasta" },
        { role: "text", text: more },
      ],
      face,
    ).map(({ type }) => [type.rows.length, Math.round(type.size)]);
  expect(sizes("60\u00a0€", "Haz una compra")).toEqual([
    [1, 50],
    [1, 140],
    [1, 40],
  ]);
  const [, figure, words] = sizes(
    "30.000-90.000\u00a0€",
    Array.from({ length: 8 }, () => "Haz una compra").join(" "),
  );
  expect(figure?.[0]).toBe(1);
  expect(figure?.[1]).toBeLessThan(140);
  expect(words?.[1]).toBeLessThan(40);
});

test("a name of one long word is drawn smaller by itself, and all that speaks against offers has one size", () => {
  const sizes = (brand: string, risk = brand) =>
    layOut(
      [
        { role: "lead", text: brand },
        { role: "grave", text: "Con riesgo de perder dinero", isWarned: true },
        { role: "grave", text: `${risk}, sin autorización confirmada en España`, isWarned: true },
      ],
      pictureBoxes.stub,
    ).map(({ type }) => type.size);
  const usual = sizes("PayPal");
  const small = sizes("Aseguradoraibérica", "PayPal");
  expect(small[0]).toBeLessThan(usual[0] ?? 0);
  expect(small.slice(1)).toEqual(usual.slice(1));
  const [, risk, lack] = sizes("PayPal", "Aseguradoraibérica");
  expect(lack).toBe(risk);
  expect(lack).toBeLessThan(usual[2] ?? 0);
});
