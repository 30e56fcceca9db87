import type { Metadata } from "next";
import { home } from "@/lib/copy/home";
import { contentDate } from "@/lib/offers";
import type { Offer } from "@/lib/offers/offer";
import { site } from "./site";

interface Page {
  title: string;
  description: string;
  /** The path of the page's one canonical address. */
  path: string;
}

function pageMetadata({ title, description, path }: Page): Metadata {
  return { title, description, alternates: { canonical: path } };
}

/** Metadata of the home page; its year is the one of the newest verification. */
export function homeMetadata(): Metadata {
  const { title, description } = home(site, contentDate);
  return pageMetadata({ title, description, path: "/" });
}

/** Metadata of an offer's page, the same for both sides of an A/B test. */
export function offerMetadata(offer: Offer): Metadata {
  return pageMetadata({
    title: offer.seoTitle,
    description: offer.seoDescription,
    path: offer.detailPath,
  });
}

/** Metadata of a page that stays out of search results. */
export function legalMetadata(page: Page): Metadata {
  return { ...pageMetadata(page), robots: { index: false } };
}
