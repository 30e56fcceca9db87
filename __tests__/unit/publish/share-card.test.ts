/** @jest-environment node */
import { drawable, findShareCard, offerCard } from "@/lib/publish/share-card";
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

test("a promotion that is over says so on its picture", () => {
  const ended = sampleOffer({ validUntil: "2026-01-14" });
  expect(offerCard(ended, today).detail).toBe("Finalizada el 14 de enero de 2026");
  expect(offerCard(ended, "2026-01-14").detail).not.toContain("Finalizada");
});

test.each(["", ".png", "inicio", "nada.png", "cambios.png.png", "xcambios.png"])(
  "«%s» is no picture",
  (file) => {
    expect(findShareCard(file, today)).toBeUndefined();
  },
);
