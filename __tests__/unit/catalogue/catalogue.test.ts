import { inOrder } from "@/lib/catalogue";
import { settingsOf } from "@/lib/catalogue/catalogue";
import { readSite } from "@/lib/config/site";
import { markColours } from "@/lib/site/mark";
import { catalogueOf, sampleFile } from "../offers/sample";

const file = (id: string, changes: object = {}) => ({ ...sampleFile, id, name: id, ...changes });
const files = [
  file("tercera", { weight: 30 }),
  file("apagada", { weight: 20, enabled: false }),
  file("primera", { weight: 10 }),
  file("cuarta", { weight: 40 }),
];
const ids = (offers: readonly { id: string }[]) => offers.map(({ id }) => id);

test.each([
  [["apagada"], ["primera", "apagada", "tercera", "cuarta"]],
  [["*"], ["primera", "apagada", "tercera", "cuarta"]],
])("OFFERS_PREVIEW=%j enables drafts, in order of weight", (offersPreview, shown) => {
  const { all, enabled } = catalogueOf(files, { offersPreview });
  expect(ids(enabled)).toEqual(shown);
  expect(ids(all.filter(({ draft }) => draft))).toEqual(shown.filter((id) => id === "apagada"));
});

test("the settings without an offer's name are Trade Republic's, whatever is tested", () => {
  const site = readSite({
    NEXT_PUBLIC_REFERRAL_URL: "https://ref.example/1",
    NEXT_PUBLIC_BONUS_AMOUNT: "25",
    NEXT_PUBLIC_BRAND_NAME: "Otra",
  });
  expect(settingsOf(site)).toMatchObject({
    referralUrls: { "trade-republic": "https://ref.example/1" },
    facts: { "trade-republic": { bonus: "25 EUR", brand: "Otra" } },
  });
  expect(Object.keys(settingsOf(site).facts ?? {})).toHaveLength(1);
});

test("in a list, ended offers come last; both groups are ordered by ascending weight", () => {
  const offers = [
    { weight: 2, validUntil: "2026-11-20" },
    { weight: 4, validUntil: "2026-11-21" },
    { weight: 1, validUntil: "2025-01" },
    { weight: 3, validUntil: undefined },
  ];
  expect(inOrder(offers, "2026-11-21").map(({ weight }) => weight)).toEqual([3, 4, 1, 2]);
});

test.each([
  ["#000000", "#fff"],
  // Contrast with white: 3.03 and 2.99.
  ["#949494", "#fff"],
  ["#959595", "#959595"],
  ["#f0b90b", "#f0b90b"],
])("the sign on the tile of a brand of colour %s is %s", (colour, sign) => {
  expect(markColours(colour).sign).toBe(sign);
});
