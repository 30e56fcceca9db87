import { markdownPath } from "@/lib/site/metadata";
import { all, hrefs, sizeOf } from "./dom";
import { type Build, each, every, type Page, pages } from "./site";

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

every("a page has one title and one description that fit into search results", found, (page) => {
  const { title } = page.document;
  expect(all("head > title", page.document)).toHaveLength(1);
  expect(metaOf(page).description).toEqual([expect.stringMatching(/^.{50,155}$/)]);
  // The specification fixes the home page's title; its length depends on the brand.
  expect(title.length).toBeLessThanOrEqual(page.kind === "home" ? 90 : 60);
  expect(title).toMatch(/\S{3}/);
});

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

every("a page has one canonical address", found, (page, { site }) => {
  expect(links(page, "canonical")).toEqual([site.url + (page.path === "/" ? "" : page.path)]);
});

every("a page has the metadata for sharing, with a picture of 1200 by 630", found, (page, { site, at }) => {
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

every("pages that are not indexable have noindex", pages, (page, { indexable }) => {
  const hidden = [expect.stringMatching(page.kind === "missing" ? /^noindex, ?nofollow$/ : /^noindex/)];
  expect(metaOf(page).robots ?? []).toEqual(indexable.includes(page) ? [] : hidden);
});

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
