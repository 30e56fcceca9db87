// docs/demands.md, D2.22 and D2.23: metadata for search engines and sharing, structured data, preview hosts.
import { isListed } from "@/lib/tools/list/list";
import { markdownPath } from "@/lib/site/metadata";
import { ask } from "../pages/crawl";
import { all, hrefs, plain, sizeOf } from "../pages/dom";
import {
  type Build,
  each,
  every,
  full,
  graphOf,
  indexable,
  landings,
  namesOf,
  type Page,
  pages,
  thingOf,
  thingsIn,
  isOver,
} from "../pages/site";

/** All pages but the 404 pages. */
const found = ({ pages }: Build) => pages.filter(({ kind }) => kind !== "missing");

/** Every `meta` of a page by its name or property, with its values in order. */
function metaOf({ document }: Page): Record<string, string[]> {
  const values: Record<string, string[]> = {};
  for (const element of all("head > meta", document)) {
    const name = element.getAttribute("name") ?? element.getAttribute("property");
    if (name) (values[name] ??= []).push(element.getAttribute("content") ?? "");
  }
  return values;
}

const links = ({ document }: Page, rel: string) => hrefs(document, `head > link[rel="${rel}"]`);
const typed = ({ document }: Page, type: string) =>
  hrefs(document, `head > link[rel=alternate][type="${type}"]`);

every("title and description: one each, that fit into search results", found, (page) => {
  const { title } = page.document;
  expect(all("head > title", page.document)).toHaveLength(1);
  expect(metaOf(page).description).toEqual([expect.stringMatching(/^.{50,155}$/)]);
  // The specification fixes the home page's title; its length depends on the brand.
  expect(title.length).toBeLessThanOrEqual(page.kind === "home" ? 90 : 60);
  expect(title).toMatch(/\S{3}/);
});

every(
  "a landing page's title is its offer's seoTitle, or says that it is over",
  landings,
  ({ document, offer }) =>
    isOver(offer)
      ? expect(document.title).toContain("terminó el")
      : expect(plain(document.title)).toBe(plain(offer.seoTitle)),
);

each("no two pages have the same title or description", (build) => {
  const apart = found(build).filter(({ kind, variant }) => kind !== "answer" && variant !== "b");
  for (const textOf of [
    ({ document }: Page) => document.title,
    (page: Page) => metaOf(page).description?.[0],
  ]) {
    const texts = apart.map(textOf);
    expect(texts.filter((text, place) => texts.indexOf(text) !== place)).toEqual([]);
  }
});

every("canonical: one address", found, (page, { site }) => {
  const { searchParams, search } = new URL(page.address, site.url);
  // Of more offers than have prepared comparisons, the choice of two or three is part of the address.
  const isChoice = page.path === "/comparar/elegir" && searchParams.getAll("oferta").length > 1;
  const query = isChoice && !search.includes("\\") ? search : "";
  expect(links(page, "canonical")).toEqual([site.url + (page.path === "/" ? "" : page.path + query)]);
});

every("Open Graph in es_ES and Twitter, with a picture of 1200 by 630", found, (page, { site, at }) => {
  const meta = metaOf(page);
  const { title } = page.document;
  const [picture = ""] = meta["og:image"] ?? [];
  expect(meta).toMatchObject({
    "og:title": [title],
    "og:description": meta.description,
    "og:url": links(page, "canonical"),
    "og:type": ["website"],
    "og:locale": ["es_ES"],
    "og:site_name": [site.brand],
    "og:image:width": ["1200"],
    "og:image:height": ["630"],
    "og:image:alt": [expect.stringMatching(/\S{3}/)],
    "twitter:card": ["summary_large_image"],
    "twitter:title": [title],
    "twitter:description": meta.description,
    "twitter:image": [picture],
  });
  const answer = at(picture, "/");
  expect([answer?.status, answer?.headers["content-type"]]).toEqual([200, "image/png"]);
  expect(sizeOf(answer)).toBe("1200x630");
});

const apart = (build: Build) => found(build).filter(({ kind }) => kind !== "home");

every(
  "no other page is shared with the home page's picture; an answer of the first twelve offers has its tool's",
  apart,
  (page, { site, catalogue }) => {
    const [picture] = metaOf(page)["og:image"] ?? [];
    const [, id, tool] = page.path.split("/");
    const isPictured = catalogue.enabled.slice(0, 12).some((offer) => offer.id === id);
    if (page.kind === "answer" && page.offer)
      expect(picture).toBe(`${site.url}/share/${isPictured ? `${id}-${tool}` : id}.png`);
    else expect(picture).not.toContain("/inicio.png");
  },
);

every(
  "terms, privacy and what else is not indexable: noindex; the 404 page: nofollow too",
  pages,
  (page, { indexable, catalogue }) => {
    const hidden = [expect.stringMatching(page.kind === "missing" ? /^noindex, ?nofollow$/ : /^noindex/)];
    const isFound = indexable.includes(page) || (page.kind === "list" && isListed(catalogue.enabled));
    expect(metaOf(page).robots ?? []).toEqual(isFound ? [] : hidden);
  },
);

every(
  "a page links the feeds and, if it is indexable, its Markdown twin",
  found,
  (page, { site, indexable }) => {
    const own = page.kind === "offer" && page.offer ? [`${site.url}/${page.offer.id}.atom`] : [];
    expect(typed(page, "application/atom+xml")).toEqual([`${site.url}/cambios.atom`, ...own]);
    expect(typed(page, "application/feed+json")).toEqual([`${site.url}/cambios.json`]);
    const twin = site.url + markdownPath(page.path);
    expect(typed(page, "text/markdown")).toEqual(indexable.includes(page) ? [twin] : []);
  },
);

describe("structured data", () => {
  every("every indexable page says what it is and where it stands", indexable, (page, build) => {
    const { site, contentDate } = build;
    // D1.8: the day of the newest check, which a change of the promise includes; no other words move it.
    // A draft was never checked.
    const checked = page.offer && page.offer.history.length > 0 ? page.offer.verifiedOn : undefined;
    const date = page.kind === "home" ? contentDate : checked;
    expect(thingOf(page, "WebPage")).toMatchObject({
      url: page.document.querySelector("link[rel=canonical]")?.getAttribute("href"),
      inLanguage: "es-ES",
      ...(date && { dateModified: date }),
    });
    const trails = thingsIn(graphOf(page)).filter((thing) => thing["@type"] === "BreadcrumbList");
    const trail = [{ name: "Inicio", item: site.url }, { item: links(page, "canonical")[0] }];
    expect(trails.map(({ itemListElement }) => itemListElement)).toEqual(
      page.path === "/"
        ? []
        : [trail.map((place, i) => expect.objectContaining({ position: i + 1, ...place }))],
    );
  });

  const open = ({ landings, canTake }: Build) => landings.filter(({ offer }) => canTake(offer));

  every("offer, with its benefit, provider, dates and country", open, (page) => {
    const { benefit, brand, validFrom, validUntil, region, terms } = page.offer;
    const name = terms.name ? `${terms.name}: ${benefit}` : benefit;
    const known = Object.entries({ validFrom, validThrough: validUntil, eligibleRegion: region });
    const expected = Object.fromEntries(known.filter(([, value]) => value));
    expect(thingOf(page, "Offer")).toMatchObject({ name, offeredBy: { name: brand }, ...expected });
  });

  every("D2.22: how-to on every landing page, its time only where it is known", open, (page) => {
    const { minutes, landing } = page.offer;
    const howTo = thingOf(page, "HowTo");
    expect(howTo?.totalTime).toBe(minutes && `PT${minutes}M`);
    expect(namesOf(howTo, "HowToStep")).toEqual(landing.steps.map(({ title }) => title));
  });

  every("FAQ, with the page's questions", open, (page) => {
    const questions = page.offer.landing.faq.map(({ question }) => question);
    expect(namesOf(thingOf(page, "FAQPage"), "Question")).toEqual(questions);
  });
});

/** One address of every kind. */
const kinds = [
  "/",
  "/paypal",
  "/trade-republic",
  "/no-existe",
  "/%5Bslug%5D",
  "/icon.svg",
  "/ofertas.json",
  "/robots.txt",
];
const robotsOf = async (address: string, host: string) =>
  (await ask("full", address, { headers: { host } })).headers["x-robots-tag"];

test.each(["localhost:3000", "x.vercel.app", "203.0.113.9", "[::1]:80"])(
  "D2.23: every address at the preview host %s gets noindex, nofollow, and may be crawled",
  async (host) => {
    for (const address of kinds)
      expect([address, await robotsOf(address, host)]).toEqual([address, "noindex, nofollow"]);
    // A crawler refused by robots.txt would never see the header.
    const { text } = await ask("full", "/robots.txt", { headers: { host } });
    expect(text).toBe(full.answers.get("/robots.txt")?.text);
  },
);

test.each(["planamigo.example", "vercel.app.planamigo.es"])(
  "no address at the public host %s does",
  async (host) => {
    for (const address of kinds)
      expect([address, await robotsOf(address, host)]).toEqual([address, undefined]);
  },
);
