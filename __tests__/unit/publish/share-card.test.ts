import { cardAlt, share } from "@/lib/copy/share";
import { madridDate } from "@/lib/format/dates";
import { catalogue } from "@/lib/offers";
import { NAMED } from "@/lib/offers/order";
import { drawable, findShareCard, homeCard, offerCard, pageCard, shareCards } from "@/lib/publish/share-card";
import { site } from "@/lib/config/site";
import { sitePages } from "@/lib/site/pages";

const today = madridDate(new Date());

test.each([
  ["🎁 10\u00a0€ de regalo", "10\u00a0€ de regalo"],
  ["Ñandú «Único» – y más…", "Ñandú «Único» – y más…"],
  ["Plan → amigo ★ ‼\u00ad\u200b", "Plan amigo"],
  ["🦄", ""],
])("of «%s», a picture shows «%s»", (text, shown) => {
  expect(drawable(text)).toBe(shown);
});

test("the home page's picture names the site, and the offers that a list beside it would", () => {
  expect(homeCard()).toEqual({
    path: "/share/inicio.png",
    name: site.brand,
    headline: share.homeHeadline,
    detail: catalogue.enabled
      .slice(0, NAMED)
      .map(({ brand }) => brand)
      .join(" · "),
    alt: cardAlt(site.brand, share.homeHeadline),
  });
});

test.each(catalogue.all)("$id: its picture bears its mark and is described by brand and benefit", (offer) => {
  const { id, brand, benefit, logo, color } = offer;
  expect(offerCard(offer, today)).toMatchObject({
    path: `/share/${id}.png`,
    alt: cardAlt(brand, benefit),
    logo: { logo, color },
  });
});

test.each(sitePages)("$path: its picture says its name and what it tells", (page) => {
  const { id, name, summary } = page;
  expect(pageCard(page)).toEqual({
    path: `/share/${id}.png`,
    name: site.brand,
    headline: name,
    detail: summary,
    alt: cardAlt(site.brand, name),
  });
});

test.each([...shareCards(today)])("%s is found by its name", (file, card) => {
  expect(findShareCard(file, today)).toEqual(card);
});

const disabled = catalogue.all.filter(({ enabled }) => !enabled).map(({ id }) => `${id}.png`);
const misspelt = catalogue.enabled.flatMap(({ id }) => [id, `${id}.png.png`, `${id}.pngx`, `x${id}.png`]);

test.each(["", ".png", "inicio", "bizum.png", ...disabled, ...misspelt])("«%s» is no picture", (file) => {
  expect(findShareCard(file, today)).toBeUndefined();
});
