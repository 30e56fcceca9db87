/** @jest-environment node */
import type { Metadata } from "next";
import { catalogue } from "@/lib/offers";
import { comparisonPath } from "@/lib/offers/comparison";
import {
  homeMetadata,
  markdownPath,
  offerMetadata,
  sideBySideMetadata,
  siteMetadata,
  sitePageMetadata,
  unlistedMetadata,
} from "@/lib/site/metadata";
import { sitePages } from "@/lib/site/pages";
import { sampleOffer, sampleOffers } from "../offers/sample";

const feeds = {
  "application/atom+xml": [expect.objectContaining({ url: "/cambios.atom" })],
  "application/feed+json": [expect.objectContaining({ url: "/cambios.json" })],
};

test.each<[string, Metadata, string]>([
  ["/", homeMetadata(), "inicio"],
  ["/muestra", offerMetadata(sampleOffer()), "muestra"],
  ...sitePages.map((page) => [page.path, sitePageMetadata(page), page.id] as [string, Metadata, string]),
])("%s may be indexed, with its cards, its twin and the feeds", (path, metadata, picture) => {
  const { title, description } = metadata;
  const url = `/share/${picture}.png`;
  expect(metadata).toMatchObject({
    alternates: {
      canonical: path,
      types: { ...feeds, "text/markdown": [{ url: markdownPath(path), title }] },
    },
    openGraph: {
      ...{ type: "website", locale: "es_ES", siteName: "PlanAmigo", title, description, url: path },
      images: [{ url, width: 1200, height: 630, type: "image/png", alt: expect.stringMatching(/\w/) }],
    },
    twitter: { card: "summary_large_image", title, description, images: [{ url }] },
  });
  expect(metadata).not.toHaveProperty("robots");
});

test("the titles and descriptions of the site's own pages fit a search result", () => {
  for (const { title, description } of [homeMetadata(), ...sitePages.map(sitePageMetadata)]) {
    expect(String(title).length).toBeLessThanOrEqual(60);
    expect(String(description).length).toBeLessThanOrEqual(155);
  }
});

test("a page that is not listed stays out of search results and has no twin", () => {
  const page = unlistedMetadata({ title: "T", description: "D" }, "/legal/x");
  expect(page).toMatchObject({
    robots: { index: false },
    alternates: { canonical: "/legal/x", types: feeds },
    openGraph: { title: "T", description: "D", url: "/legal/x", images: [{ url: "/share/inicio.png" }] },
  });
  expect(page.alternates?.types).not.toHaveProperty("text/markdown");
});

test("nor is a comparison listed", () => {
  const two = sampleOffers(2);
  jest.replaceProperty(catalogue, "enabled", two);
  const metadata = sideBySideMetadata(two);
  jest.restoreAllMocks();
  expect(metadata).toMatchObject({
    robots: { index: false },
    alternates: { canonical: comparisonPath(two, two) },
    title: expect.stringMatching(/Muestra 1.*Muestra 2/),
  });
});

test.each([
  ["/", "/index.md"],
  ["/paypal", "/paypal.md"],
])("the twin of %s is %s", (path, twin) => expect(markdownPath(path)).toBe(twin));

test("the site's address is the base of all others, and no figure is taken for a telephone number", () => {
  expect(String(siteMetadata.metadataBase)).toBe("http://localhost:3000/");
  expect(siteMetadata.formatDetection).toMatchObject({ telephone: false });
});
