import { longDate } from "@/lib/dates";
import {
  homeMetadata,
  legalMetadata,
  markdownPath,
  offerMetadata,
  siteMetadata,
  sitePageMetadata,
} from "@/lib/metadata";
import { catalogue } from "@/lib/offers";
import { shareCards } from "@/lib/share-card";
import { sitePages } from "@/lib/site-pages";

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
    expect([...shareCards().keys()].map((name) => `/share/${name}`)).toContain(Object(image).url);
  },
);

test("legal pages stay out of search results and have no cards", () => {
  const page = legalMetadata({ title: "T", description: "D", path: "/legal/x" });
  expect(page).toMatchObject({ title: "T", robots: { index: false }, alternates: { canonical: "/legal/x" } });
  expect(page).not.toHaveProperty("openGraph");
});

test.each([
  ["/", "/index.md"],
  ["/paypal", "/paypal.md"],
])("the twin of %s is %s", (path, twin) => expect(markdownPath(path)).toBe(twin));

test("the site's address is the base of all others", () => {
  expect(String(siteMetadata.metadataBase)).toBe("http://localhost:3000/");
});

test("each shared card says brand, benefit and day", () => {
  for (const { id, brand, benefit, verifiedOn } of catalogue.enabled)
    expect(shareCards().get(`${id}.png`)).toMatchObject({
      name: brand,
      headline: benefit,
      detail: `Verificada: ${longDate(verifiedOn)}`,
    });
  expect([...shareCards().keys()]).toEqual([
    "inicio.png",
    ...[...catalogue.enabled, ...sitePages].map(({ id }) => `${id}.png`),
  ]);
});
