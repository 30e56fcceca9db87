import { site } from "../config/site";
import { themeColours } from "../config/theme";
import { feedLinks, type PageHead, publicMetadata } from "./metadata";

/** The head of a page; one without an address of its own, such as a 404, has a title only. */
export type AnswerHead = PageHead | (Pick<PageHead, "title"> & { path?: undefined });

/** An element of a document's head by its attributes. */
type Attributes = Readonly<Record<string, string>>;

const named = (name: string, content: string): Attributes => ({ name, content });
const graph = (property: string, content: string): Attributes => ({ property: `og:${property}`, content });

/** The `meta` elements of a page with an address, as the framework writes those of its metadata. */
function sharedMetas(head: PageHead): Attributes[] {
  const { description, openGraph, twitter } = publicMetadata(head);
  const [image] = openGraph.images;
  const picture = site.url + image.url;
  return [
    named("description", description),
    graph("title", openGraph.title),
    graph("description", openGraph.description),
    graph("url", site.url + openGraph.url),
    graph("site_name", openGraph.siteName),
    graph("locale", openGraph.locale),
    graph("image", picture),
    graph("image:type", image.type),
    graph("image:width", String(image.width)),
    graph("image:height", String(image.height)),
    graph("image:alt", image.alt),
    graph("type", openGraph.type),
    named("twitter:card", twitter.card),
    named("twitter:title", twitter.title),
    named("twitter:description", twitter.description),
    named("twitter:image", picture),
    named("twitter:image:alt", image.alt),
  ];
}

/**
 * The `meta` elements of an answer, as the framework writes them for a prerendered page. An answer stays out of search
 * results; a page without an address is not followed either.
 */
export function headMetas(head: AnswerHead): Attributes[] {
  return [
    named("viewport", "width=device-width, initial-scale=1"),
    { ...named("theme-color", themeColours.light), media: "(prefers-color-scheme: light)" },
    { ...named("theme-color", themeColours.dark), media: "(prefers-color-scheme: dark)" },
    named("color-scheme", "light dark"),
    named("robots", head.path ? "noindex" : "noindex, nofollow"),
    named("format-detection", "telephone=no, address=no, email=no"),
    ...(head.path === undefined ? [] : sharedMetas(head)),
  ];
}

/** The `link` elements of an answer: the page that search engines may show instead, feeds, icons. */
export function headLinks({ path }: AnswerHead): Attributes[] {
  const feeds = Object.entries(feedLinks).flatMap(([type, links]) =>
    links.map(({ url, title }) => ({ rel: "alternate", type, href: site.url + url, title })),
  );
  return [
    ...(path ? [{ rel: "canonical", href: site.url + path }] : []),
    ...feeds,
    { rel: "icon", href: "/favicon.ico", sizes: "48x48", type: "image/x-icon" },
    { rel: "icon", href: "/icon.svg", sizes: "any", type: "image/svg+xml" },
    { rel: "apple-touch-icon", href: "/apple-icon.png", sizes: "180x180", type: "image/png" },
  ];
}
