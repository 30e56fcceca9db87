import { longDate, madridDate } from "@/lib/dates";
import {
  homeMetadata,
  legalMetadata,
  markdownPath,
  offerMetadata,
  siteMetadata,
  sitePageMetadata,
} from "@/lib/metadata";
import { catalogue } from "@/lib/offers";
import { offerCard, shareCards } from "@/lib/share-card";
import { sitePages } from "@/lib/site-pages";
import { statusOn } from "@/lib/status";

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
  const page = legalMetadata({ title: "T", description: "D", path: "/legal/x" });
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
  expect(offerCard(ended, "2026-10-31").detail).toBe(`Verificada: ${longDate(offer.verifiedOn)}`);
});

test("each shared card says brand, benefit and day", () => {
  for (const offer of catalogue.enabled) {
    const { id, brand, benefit, verifiedOn } = offer;
    expect(shareCards(today).get(`${id}.png`)).toMatchObject({
      name: brand,
      headline: benefit,
      detail:
        statusOn(offer, today) === "ended"
          ? expect.stringMatching(/^Finalizada/)
          : `Verificada: ${longDate(verifiedOn)}`,
    });
  }
  expect([...shareCards(today).keys()]).toEqual([
    "inicio.png",
    ...[...catalogue.enabled, ...sitePages].map(({ id }) => `${id}.png`),
  ]);
});
