import { withTitle, titleOf } from "../ground/offer-names";
import { headlineText } from "../tools/tool";
import type { Metadata } from "next";
import { comparisonCopy, comparisonHead } from "../tools/comparison/words";
import { homeCopy } from "../copy/home";
import { landingHead } from "../copy/landing-words";
import type { CalendarDate } from "../format/dates";
import { asSentence, inSentence, present } from "../format/format";
import { catalogue, withToolPictures } from "../catalogue";
import type { Offer } from "../offers/offer";
import { isByInvitation } from "../ground/invitation";
import { warningAside } from "../ground/offer-words";
import { shareCopy } from "../copy/share";
import { tools } from "../tools";
import { listPicture } from "../tools/list/words";
import { comparisonPath, comparisonSlug, prerenderedComparisons } from "../tools/comparison/comparison";
import { feedPaths, offerFeedPath, type ToolId, toolPath, toolSegments } from "../config/paths";
import { choosePage, type SitePage } from "./pages";
import { site } from "../config/site";

/** Title and description of a page, and its canonical path. */
export type PageWords = Pick<SitePage, "title" | "description"> & { path: string };

/**
 * The picture shown where a page is shared, at `/share/id.png`. `name`, the provider or the site, stands over the
 * headline. For the rest see `lib/publish/share-card.ts`.
 */
export type SharePicture = Record<"id" | "name" | "headline", string> & {
  /** Its text alternative, where name and headline do not say all conditions of its figure. */
  alt?: string;
};

/** The text alternative of a picture. */
export function pictureAlt({ name, headline, alt }: Omit<SharePicture, "id">): string {
  return alt ?? `${name}: ${headline}`;
}

/** The picture of the home page and of every page without its own. */
export const homePicture: SharePicture = { id: "inicio", name: site.brand, headline: shareCopy.homeHeadline };

/** The picture of an offer's page. */
export function offerPicture(offer: Offer): SharePicture {
  const { id, brand, benefit, shortBenefit, condition } = offer;
  const warning = asSentence(warningAside(offer));
  const parts = offer.terms.closed
    ? [inSentence(warning), shortBenefit, condition]
    : [inSentence(shortBenefit), condition, isByInvitation(offer) && shareCopy.invited, warning];
  const alt = `${brand}: ${present(parts)
    .map((part) => part.replace(/\.$/, ""))
    .join(". ")}.`;
  return { id, name: brand, headline: benefit, alt };
}

/** The picture of a page that belongs to no offer. */
export function pagePicture({ id, name }: Pick<SharePicture, "id" | "name">): SharePicture {
  return { id, name: site.brand, headline: name };
}

/** The picture of an offer's tool, with the tool's headline; the offer's own picture if the tool has none. */
export function toolPicture(offer: Offer, page: ToolId): SharePicture {
  const picture = offerPicture(offer);
  if (!withToolPictures().includes(offer)) return picture;
  const headline = headlineText(tools[page].headline(offer));
  const alt = shareCopy.tool(tools[page].name, `${headline.replace(/\.$/, "")}. ${pictureAlt(picture)}`);
  return { ...picture, id: `${offer.id}-${toolSegments[page]}`, headline, alt };
}

/** Words and path of the page with which an offer's tool answers a query; `path` is the tool's own address by default. */
export function toolAnswer(offer: Offer, page: ToolId, path: string = toolPath(offer, page)) {
  return { words: { ...tools[page].words(withTitle(offer)), path, picture: toolPicture(offer, page) }, path };
}

/** The picture of some offers side by side. */
export function comparisonPicture(offers: readonly Offer[]): SharePicture {
  const headline = comparisonCopy.headingOf(offers.map(({ brand }) => brand));
  return { id: comparisonSlug(offers), name: site.brand, headline };
}

/** The feeds, by media type. */
export const feedLinks = {
  "application/atom+xml": [{ url: feedPaths.atom, title: shareCopy.feedTitle(site.brand) }],
  "application/feed+json": [{ url: feedPaths.json, title: shareCopy.feedTitle(site.brand) }],
};

export const siteMetadata: Metadata = {
  metadataBase: new URL(site.url),
  alternates: { types: feedLinks },
  formatDetection: { telephone: false, address: false, email: false },
};

/** Metadata of an indexable page: share picture and Markdown twin included. */
function publicMetadata({ title, description, path }: PageWords, { id, ...words }: SharePicture): Metadata {
  const alt = pictureAlt(words);
  const image = { url: `/share/${id}.png`, alt };
  return {
    title,
    description,
    alternates: {
      canonical: path,
      types: { ...feedLinks, "text/markdown": [{ url: markdownPath(path), title }] },
    },
    openGraph: {
      type: "website",
      locale: "es_ES",
      siteName: site.brand,
      url: path,
      title,
      description,
      images: [{ ...image, width: 1200, height: 630, type: "image/png" }],
    },
    twitter: { card: "summary_large_image", title, description, images: [image] },
  };
}

/** The address of a page's twin in Markdown: `/paypal` → `/paypal.md`, `/` → `/index.md`. */
export function markdownPath(path: string): string {
  return path === "/" ? "/index.md" : `${path}.md`;
}

/** Metadata of the home page. */
export function homeMetadata(): Metadata {
  return publicMetadata({ ...homeCopy, path: "/" }, homePicture);
}

/** Metadata of an offer's page, the same for both variants of an A/B test. */
export function offerMetadata(offer: Offer, today: CalendarDate): Metadata {
  const { detailPath: path } = offer;
  const { alternates, ...more } = publicMetadata({ ...landingHead(offer, today), path }, offerPicture(offer));
  const own = { url: offerFeedPath(offer), title: shareCopy.offerFeed(titleOf(offer)) };
  const atom = [...feedLinks["application/atom+xml"], own];
  return {
    ...more,
    alternates: { ...alternates, types: { ...alternates?.types, "application/atom+xml": atom } },
  };
}

/** Metadata of a page that belongs to no offer and may be indexed. */
export function sitePageMetadata(page: SitePage, picture = pagePicture(page)): Metadata {
  return publicMetadata(page, picture);
}

/** Title, description, canonical path and picture of some offers side by side. */
export function comparisonWords(offers: readonly Offer[]): PageWords & { picture: SharePicture } {
  const head = comparisonHead(offers.map(titleOf));
  const path = comparisonPath(offers, catalogue.enabled);
  return { ...head, path, picture: comparisonPictureOrDefault(offers) };
}

/** Metadata of some offers side by side. */
export function comparisonMetadata(offers: readonly Offer[]): Metadata {
  const { path, picture, ...words } = comparisonWords(offers);
  return unlistedMetadata(words, path, picture);
}

/** The picture of a comparison: its own, or that of the page where offers are chosen. */
function comparisonPictureOrDefault(offers: readonly Offer[]): SharePicture {
  const own = comparisonPicture(offers);
  const isPictured = prerenderedComparisons(catalogue.enabled).some((one) => comparisonSlug(one) === own.id);
  return isPictured ? own : pagePicture(choosePage);
}

/** Metadata of a page that stays out of search results, and without a twin. */
export function unlistedMetadata(
  words: Pick<PageWords, "title" | "description">,
  path: string,
  picture: SharePicture = homePicture,
): Metadata {
  return {
    ...publicMetadata({ ...words, path }, picture),
    alternates: { canonical: path, types: feedLinks },
    robots: { index: false },
  };
}

/** Metadata of a page of the list of promotions, which has no twin: the open data have every offer. */
export function listMetadata(
  words: Pick<PageWords, "title" | "description">,
  path: string,
  isIndexed: boolean,
): Metadata {
  const { robots, ...more } = unlistedMetadata(words, path, pagePicture(listPicture));
  return isIndexed ? more : { ...more, robots: robots ?? null };
}
