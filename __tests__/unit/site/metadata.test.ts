import { comparisonPath } from "@/lib/offers/comparison";
import { share } from "@/lib/copy/share";
import { madridDate } from "@/lib/format/dates";
import { feedPaths } from "@/lib/config/paths";
import {
  homeMetadata,
  markdownPath,
  offerMetadata,
  resultsMetadata,
  sideBySideMetadata,
  siteMetadata,
  sitePageMetadata,
  unlistedMetadata,
} from "@/lib/site/metadata";
import { catalogue } from "@/lib/offers";
import { createCatalogue } from "@/lib/offers/catalogue";
import { furtherResults, RESULTS_PER_PAGE, resultsPath } from "@/lib/site/results";
import { homeCard, offerCard, shareCards } from "@/lib/publish/share-card";
import { site } from "@/lib/config/site";
import { sitePages } from "@/lib/site/pages";
import { statusWords } from "@/lib/copy/status";
import { manyOffers } from "../offers/many";
import { noSettings } from "../offers/sample";

const today = madridDate(new Date());
const pages = [homeMetadata(), ...catalogue.enabled.map(offerMetadata), ...sitePages.map(sitePageMetadata)];

test("every page that may be indexed has a title and a description of its own, within limits", () => {
  for (const field of ["title", "description"] as const) {
    const given = pages.map((page) => String(page[field]));
    expect(new Set(given).size).toBe(pages.length);
    for (const text of given) expect(text.length).toBeLessThanOrEqual(field === "title" ? 60 : 155);
  }
});

test.each(pages.map((page) => [String(page.title), page] as const))(
  "«%s»: cards for sharing",
  (_title, page) => {
    expect(page).not.toHaveProperty("robots");
    expect(page.openGraph).toMatchObject({
      type: "website",
      locale: "es_ES",
      siteName: "PlanAmigo",
      title: page.title,
      description: page.description,
      url: page.alternates?.canonical,
      images: [{ width: 1200, height: 630, type: "image/png" }],
    });
    expect(page.twitter).toMatchObject({ card: "summary_large_image", title: page.title });
    const [image] = [page.openGraph?.images].flat();
    expect([...shareCards(today).keys()].map((name) => `/share/${name}`)).toContain(Object(image).url);
  },
);

test("legal pages stay out of search results, are shared with the site's card, and have no twin", () => {
  const page = unlistedMetadata({ title: "T", description: "D" }, "/legal/x");
  const words = { title: "T", description: "D" };
  const images = [{ url: "/share/inicio.png" }];
  expect(page).toMatchObject({
    ...words,
    robots: { index: false },
    alternates: { canonical: "/legal/x" },
    openGraph: { ...words, url: "/legal/x", images },
    twitter: { card: "summary_large_image", ...words, images },
  });
  expect(page.alternates?.types).not.toHaveProperty("text/markdown");
});

test.each([
  ["/", "/index.md"],
  ["/paypal", "/paypal.md"],
])("the twin of %s is %s", (path, twin) => expect(markdownPath(path)).toBe(twin));

test("the site's address is the base of all others", () => {
  expect(String(siteMetadata.metadataBase)).toBe("http://localhost:3000/");
});

test("the card of a promotion that has ended says so", () => {
  const [offer] = catalogue.all;
  if (!offer) throw new Error("no offer");
  const ended = { ...offer, validFrom: undefined, validUntil: "2026-10-31" };
  expect(offerCard(ended, "2026-11-01").detail).toBe("Finalizada el 31 de octubre de 2026");
  expect(offerCard(ended, "2026-10-31").detail).toBe(statusWords(offer, "2026-10-31"));
});

test("each shared card says brand, benefit and status", () => {
  for (const offer of catalogue.enabled) {
    const { id, brand, benefit } = offer;
    const detail = statusWords(offer, today);
    expect(shareCards(today).get(`${id}.png`)).toMatchObject({ name: brand, headline: benefit, detail });
  }
  expect([...shareCards(today).keys()]).toEqual([
    "inicio.png",
    ...[...catalogue.enabled, ...sitePages].map(({ id }) => `${id}.png`),
  ]);
});

test("every page leads to the feeds, and an indexed one to its twin", () => {
  const feed = (type: "atom" | "json") => [{ url: feedPaths[type], title: share.feedTitle(site.brand) }];
  const feeds = { "application/atom+xml": feed("atom"), "application/feed+json": feed("json") };
  expect(siteMetadata.alternates?.types).toEqual(feeds);
  for (const page of pages) {
    const twin = [{ url: markdownPath(String(page.alternates?.canonical)), title: page.title }];
    expect(page.alternates?.types).toEqual({ ...feeds, "text/markdown": twin });
  }
});

test("no browser makes a telephone number of a figure", () => {
  expect(siteMetadata.formatDetection).toEqual({ telephone: false, address: false, email: false });
});

test("a page shared is shown by its own picture, which is described", () => {
  const cards = [...shareCards(today).values()];
  for (const [place, page] of pages.entries()) {
    const [image] = [page.openGraph?.images].flat();
    expect(image).toMatchObject({ url: cards[place]?.path, alt: cards[place]?.alt });
  }
  for (const { alt, name, headline, detail } of cards) {
    for (const said of [name, headline]) expect(alt).toContain(said);
    expect(detail).not.toBe("");
  }
  for (const { brand } of catalogue.enabled) expect(cards[0]?.detail.split(" · ")).toContain(brand);
});

test("offers side by side, and an offer's further pages, stay out of search results", () => {
  const two = catalogue.enabled.slice(0, 2);
  const beside = sideBySideMetadata(two);
  for (const { brand } of two)
    for (const text of [beside.title, beside.description]) expect(text).toContain(brand);
  expect(beside.alternates?.canonical).toBe(comparisonPath(two, catalogue.enabled));
  const further = unlistedMetadata({ title: "T", description: "D" }, "/x/plazos");
  expect(further.alternates?.canonical).toBe("/x/plazos");
  for (const page of [beside, further]) expect(page.robots).toEqual({ index: false });
});

test("the home page stands at the root of the site", () => {
  expect(homeMetadata()).toMatchObject({ alternates: { canonical: "/" }, openGraph: { url: "/" } });
});

const further = [2, 4].flatMap((pages) =>
  furtherResults(createCatalogue(manyOffers(pages * RESULTS_PER_PAGE, 2), noSettings).enabled),
);

test.each(further)("$path, $page of $pages, has its own address and the ways beside it", (results) => {
  const { category, page, pages: last, path } = results;
  const at = (number: number) => site.url + resultsPath(category, number);
  const { pagination, ...metadata } = resultsMetadata(results);
  expect(metadata).toMatchObject({
    alternates: { canonical: path, types: { "text/markdown": [{ url: `${path}.md` }] } },
    openGraph: { url: path, title: metadata.title, images: [{ url: homeCard().path }] },
  });
  const ways = { ...(page > 1 && { previous: at(page - 1) }), ...(page < last && { next: at(page + 1) }) };
  expect(pagination).toEqual(last > 1 ? ways : undefined);
});
