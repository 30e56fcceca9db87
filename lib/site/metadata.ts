import { withTitle, titleOf } from "../ground/offer-names";
import { headlineText } from "../tools/tool";
import type { Metadata } from "next";
import { comparisonCopy, comparisonHead } from "../tools/comparison/words";
import { landingHead } from "../copy/landing-words";
import type { CalendarDate } from "../format/dates";
import { asSentence, inSentence, present } from "../format/format";
import { catalogue, withToolPictures } from "../catalogue";
import type { Category } from "../offers/categories";
import type { Offer } from "../offers/offer";
import { isByInvitation } from "../ground/invitation";
import { warningAside } from "../ground/offer-words";
import { shareCopy } from "../copy/share";
import { tools } from "../tools";
import { isListed } from "../tools/list/list";
import { listPicture, listWords } from "../tools/list/words";
import { comparisonPath, comparisonSlug, prerenderedComparisons } from "../tools/comparison/comparison";
import { feedPaths, listPath, offerFeedPath, type ToolId, toolPath, toolSegments } from "../config/paths";
import { choosePage, type SitePage } from "./pages";
import { site } from "../config/site";

/** The picture shown where a page is shared, at `/share/id.png`: `lib/publish/share-card.ts` says what it shows. */
export interface SharePicture {
  id: string;
  /** Its text alternative. */
  alt: string;
}

/** What the head of a page says: title, description, canonical path and share picture. */
export type PageHead = Pick<SitePage, "title" | "description"> & { path: string; picture: SharePicture };

/** The picture of the home page and of every page without its own. */
export const homePicture = { id: "inicio", alt: `${site.brand}: ${shareCopy.homeHeadline}` };

/** The picture of an offer's page. */
export function offerPicture(offer: Offer): SharePicture {
  const { id, brand, shortBenefit, condition } = offer;
  const warning = asSentence(warningAside(offer));
  const parts = offer.terms.closed
    ? [inSentence(warning), shortBenefit, condition]
    : [inSentence(shortBenefit), condition, isByInvitation(offer) && shareCopy.invited, warning];
  const alt = `${brand}: ${present(parts)
    .map((part) => part.replace(/\.$/, ""))
    .join(". ")}.`;
  return { id, alt };
}

/** The picture of a page that belongs to no offer. */
export function pagePicture({ id, name }: Record<"id" | "name", string>): SharePicture {
  return { id, alt: `${site.brand}: ${name}` };
}

/** The picture of an offer's tool, with the tool's headline; the offer's own picture if the tool has none. */
export function toolPicture(offer: Offer, page: ToolId): SharePicture {
  const picture = offerPicture(offer);
  if (!withToolPictures().includes(offer)) return picture;
  const headline = headlineText(tools[page].headline(offer));
  const alt = shareCopy.tool(tools[page].name, `${headline.replace(/\.$/, "")}. ${picture.alt}`);
  return { id: `${offer.id}-${toolSegments[page]}`, alt };
}

/** The head of an offer's tool. */
export function toolHead(offer: Offer, page: ToolId): PageHead {
  const path = toolPath(offer, page);
  return { ...tools[page].words(withTitle(offer)), path, picture: toolPicture(offer, page) };
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
export function publicMetadata({ title, description, path, picture: { id, alt } }: PageHead) {
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
  } as const satisfies Metadata;
}

/** The address of a page's twin in Markdown: `/paypal` → `/paypal.md`, `/` → `/index.md`. */
export function markdownPath(path: string): string {
  return path === "/" ? "/index.md" : `${path}.md`;
}

/** Metadata of an offer's page, the same for both variants of an A/B test. */
export function offerMetadata(offer: Offer, today: CalendarDate): Metadata {
  const head = { ...landingHead(offer, today), path: offer.detailPath, picture: offerPicture(offer) };
  const { alternates, ...more } = publicMetadata(head);
  const own = { url: offerFeedPath(offer), title: shareCopy.offerFeed(titleOf(offer)) };
  const atom = [...feedLinks["application/atom+xml"], own];
  return {
    ...more,
    alternates: { ...alternates, types: { ...alternates?.types, "application/atom+xml": atom } },
  };
}

/** Metadata of a page that belongs to no offer and may be indexed. */
export function sitePageMetadata(page: SitePage, picture = pagePicture(page)): Metadata {
  return publicMetadata({ ...page, picture });
}

/** The head of some offers side by side; without a picture of their own, they have that of the page where offers are chosen. */
export function sideBySideHead(offers: readonly Offer[]): PageHead {
  const path = comparisonPath(offers, catalogue.enabled);
  const own = {
    id: comparisonSlug(offers),
    name: comparisonCopy.headingOf(offers.map(({ brand }) => brand)),
  };
  const isPictured = prerenderedComparisons(catalogue.enabled).some((one) => comparisonSlug(one) === own.id);
  const picture = pagePicture(isPictured ? own : choosePage);
  return { ...comparisonHead(offers.map(titleOf)), path, picture };
}

/** The head of the list of promotions, or of one category of it. */
export function listHead(category?: Category): PageHead {
  const { enabled } = catalogue;
  const counted = category ? enabled.filter((offer) => offer.category === category) : enabled;
  const path = category ? `${listPath}/${category}` : listPath;
  return { ...listWords(category, counted.length), path, picture: pagePicture(listPicture) };
}

/** Metadata of a page that stays out of search results, and without a twin. */
export function unlistedMetadata(head: PageHead): Metadata {
  return {
    ...publicMetadata(head),
    alternates: { canonical: head.path, types: feedLinks },
    robots: { index: false },
  };
}

/** Metadata of a page of the list of promotions, which has no twin: the open data have every offer. */
export function listMetadata(category?: Category): Metadata {
  const { robots, ...more } = unlistedMetadata(listHead(category));
  return isListed(catalogue.enabled) ? more : { ...more, robots: robots ?? null };
}
