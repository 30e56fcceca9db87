// Two promotions of one brand: whatever names either says which it is.
import { offerData } from "@/lib/publish/open-data";
import { comparisonHead } from "@/lib/tools/comparison/words";
import { differenceSentences } from "@/lib/tools/comparison/difference";
import { withTitle, titleOf } from "@/lib/ground/offer-names";
import { plain } from "./sample";
import { promotion, promotions } from "./promotion-samples";

const twin = (name: string, amount: string, more = "") => `
name: ${name}
asks: [{do: open}, {do: deposit, amount: ${amount}}]
gives: [{to: you, money: 50 EUR}]
${more}
`;

const twins = promotions([twin("Nómina", "100 EUR"), twin("Recibos", "300 EUR")]);

test("titles of pages and of results in searches have its name", () => {
  expect(twins.map(({ seoTitle }) => plain(seoTitle))).toEqual([
    "Muestra (Nómina): 50 € y qué te piden",
    "Muestra (Recibos): 50 € y qué te piden",
  ]);
  expect(twins.map(({ landing }) => landing.hero.title.split(":")[0])).toEqual(twins.map(titleOf));
});

test("a name without room leaves the title whole, within its bounds", () => {
  const long = "La promoción de nómina y recibos de otoño con tarjeta Oro";
  const [{ seoTitle, landing } = promotion(twin(long, "1 EUR"))] = promotions([
    twin(long, "1 EUR"),
    twin("Nómina", "1 EUR"),
  ]);
  expect(seoTitle.length).toBeLessThanOrEqual(60);
  expect(landing.hero.title.length).toBeLessThanOrEqual(80);
});

test("a comparison of both tells which asks for less", () => {
  expect(comparisonHead(twins.map(titleOf)).title).toBe("Comparativa: Muestra (Nómina) y Muestra (Recibos)");
  const words = plain(differenceSentences(twins.map(withTitle)).join(" "));
  expect(words).toContain("Las dos dejan 50 €: Muestra (Nómina) pide 200 € menos");
});

test("open data name each, and leave the name out of what has none", () => {
  expect(twins.map((offer) => offerData(offer, "2026-11-22").name)).toEqual(["Nómina", "Recibos"]);
  const unnamed = promotion("asks: [{do: open}]\ngives: [{to: you, money: 5 EUR}]");
  expect(offerData(unnamed, "2026-11-22")).not.toHaveProperty("name", expect.anything());
});

test.each([
  ["alone", [twin("Nómina", "1 EUR")], ["*"], ["Muestra"]],
  [
    "beside one of another brand",
    [twin("Nómina", "1 EUR"), twin("Oro", "1 EUR", "brand: Otra")],
    ["*"],
    ["Muestra", "Otra"],
  ],
  [
    "beside one that nobody sees",
    [twin("Nómina", "1 EUR"), twin("Oro", "1 EUR")],
    ["muestra-1"],
    ["Muestra", "Muestra (Oro)"],
  ],
])("a promotion seen %s is called by its brand", (_, files, offersPreview, titles) => {
  const offers = promotions(files, offersPreview);
  expect(offers.map(titleOf)).toEqual(titles);
  expect(offers.map(({ landing }) => landing.hero.title.split(":")[0])).toEqual(titles);
  expect(offers.map((offer) => offerData(offer, "2026-11-22").name)).toEqual(
    offers.map(({ terms }) => terms.name),
  );
});
