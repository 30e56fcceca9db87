/** @jest-environment node */
import { catalogue } from "@/lib/offers";
import { drawable, findShareCard, offerCard, shareCards } from "@/lib/publish/share-card";
import { sitePages } from "@/lib/site/pages";
import { sampleOffer } from "../offers/sample";

const today = "2026-01-15";

test.each([
  ["🎁 10\u00a0€ de regalo", "10\u00a0€ de regalo"],
  ["Ñandú «Único» – y más…", "Ñandú «Único» – y más…"],
  ["Plan → amigo ★ ‼\u00ad\u200b", "Plan amigo"],
  ["🦄", ""],
])("of «%s», a picture shows «%s»: the renderer would fetch any other sign", (text, shown) => {
  expect(drawable(text)).toBe(shown);
});

test("an offer's picture has its mark and is described by brand and benefit", () => {
  expect(offerCard(sampleOffer(), today)).toMatchObject({
    path: "/share/muestra.png",
    name: "Muestra",
    headline: "10\u00a0€ de regalo",
    alt: "Muestra: 10\u00a0€ de regalo",
    logo: { logo: { monogram: "M" }, color: "#0070e0" },
  });
});

test("a promotion that is over says so on its picture", () => {
  const ended = sampleOffer({ validUntil: "2026-01-14" });
  expect(offerCard(ended, today).detail).toBe("Finalizada el 14 de enero de 2026");
  expect(offerCard(ended, "2026-01-14").detail).not.toContain("Finalizada");
});

test("there is a picture for each page, found by its name", () => {
  const cards = shareCards(today);
  expect([...cards.keys()]).toEqual(
    ["inicio", ...[...catalogue.enabled, ...sitePages].map(({ id }) => id)].map((id) => `${id}.png`),
  );
  for (const [file, card] of cards) expect(findShareCard(file, today)).toEqual(card);
});

test.each(["", ".png", "inicio", "nada.png", "cambios.png.png", "xcambios.png"])(
  "«%s» is no picture",
  (file) => {
    expect(findShareCard(file, today)).toBeUndefined();
  },
);
