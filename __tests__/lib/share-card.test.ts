import { drawable } from "@/lib/share-card";

test.each([
  ["🎁 10\u00a0€ de regalo", "10\u00a0€ de regalo"],
  ["Ñandú «Único» – y más…", "Ñandú «Único» – y más…"],
  ["Plan → amigo ★ ‼\u00ad\u200b", "Plan amigo"],
  ["🦄", ""],
])("of «%s», a picture shows «%s»", (text, shown) => {
  expect(drawable(text)).toBe(shown);
});
