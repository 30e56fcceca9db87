import { kindWords, resultsRange } from "../copy/results";
import { categories, type Category, type Offer } from "../offers/offer";

/**
 * How many offers a page of results shows: as many as leave the home page within the first flight of a connection.
 * As long as one page holds them all, the home page is the only one.
 */
export const RESULTS_PER_PAGE = 12;

/** How many offers a list beside the page names (header, footer, table of the home page) before it leads to all. */
export const NAMED = 7;

/** Where the pages of results are. */
const FOLDER = "/ofertas";

/** A kind of provider that has offers, or all kinds together. */
export interface Kind {
  category?: Category;
  /** How many offers it has. */
  count: number;
  /** The address of its first page; that of all kinds is the home page. */
  path: `/${string}`;
}

/** A page of results: some of the offers, in their order. */
export interface Results {
  /** The only kind of provider on it; nothing where it holds all kinds. */
  category?: Category | undefined;
  /** Its number, from 1. */
  page: number;
  /** How many pages its kind has. */
  pages: number;
  path: `/${string}`;
  offers: readonly Offer[];
  /** How many offers all pages of its kind have. */
  total: number;
  /** The kinds to choose among, all of them first; none where one page holds every offer, or there is one kind. */
  kinds: readonly Kind[];
}

/** The address of a page of results: `/`, `/ofertas/2`, `/ofertas/finanzas`, `/ofertas/finanzas/2`. */
export function resultsPath(category: Category | undefined, page: number): `/${string}` {
  const parts = [category && kindWords[category].slug, page > 1 && page].filter(Boolean);
  return parts.length > 0 ? `${FOLDER}/${parts.join("/")}` : "/";
}

/** Where a link to a page of results leads: on the home page, past what stands above the list. */
export function listAddress(path: string): string {
  return path === "/" ? "/#ofertas" : path;
}

/** The page of results that the home page is. `offers` come in the order in which they are shown. */
export function firstResults(offers: readonly Offer[]): Results {
  return pageOf(offers, undefined, 1, kindsOf(offers));
}

/** Every page of results but the home page; none where the home page holds every offer. */
export function furtherResults(offers: readonly Offer[]): Results[] {
  const kinds = kindsOf(offers);
  const all = pagesOf(offers, undefined, kinds).slice(1);
  return [...all, ...kinds.flatMap(({ category }) => (category ? pagesOf(offers, category, kinds) : []))];
}

/** The page of results of an address: `/ofertas/finanzas/2`. That of the home page is none of them. */
export function findResults(path: string, offers: readonly Offer[]): Results | undefined {
  return furtherResults(offers).find((results) => results.path === path);
}

/** The address of the parts after the folder: `["finanzas", "2"]` → `/ofertas/finanzas/2`. */
export function pathOfParts(parts: readonly string[]): string {
  return [FOLDER, ...parts].join("/");
}

/** The parts of a page's address after the folder: the reverse of `pathOfParts`. */
export function partsOf({ path }: Pick<Results, "path">): string[] {
  return path.split("/").slice(2);
}

/** Which offers a page shows, in words: «De la 25 a la 48, de 1.000». */
export function rangeOf({ page, offers, total }: Pick<Results, "page" | "offers" | "total">): string {
  const before = (page - 1) * RESULTS_PER_PAGE;
  return resultsRange(before + 1, before + offers.length, total);
}

/** The numbers to link to beside a page: first, last, its own and those beside it; 0 where some are left out. */
export function pageNumbers({ page, pages }: Pick<Results, "page" | "pages">): number[] {
  const near = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages);
  const numbers = [...new Set(near)];
  return numbers.flatMap((number, i) => {
    const gap = number - (numbers[i - 1] ?? number - 1);
    // A gap of one page is shorter as that page.
    return gap > 2 ? [0, number] : gap === 2 ? [number - 1, number] : [number];
  });
}

/** The offers that a list beside the page names, and whether there are more. */
export function named<O>(offers: readonly O[]): { offers: readonly O[]; more: boolean } {
  return { offers: offers.slice(0, NAMED), more: offers.length > NAMED };
}

function kindsOf(offers: readonly Offer[]): Kind[] {
  if (offers.length <= RESULTS_PER_PAGE) return [];
  const kinds = categories
    .map((category) => ({ category, count: ofKind(offers, category).length, path: resultsPath(category, 1) }))
    .filter(({ count }) => count > 0);
  return kinds.length > 1 ? [{ count: offers.length, path: "/" }, ...kinds] : [];
}

function pagesOf(
  offers: readonly Offer[],
  category: Category | undefined,
  kinds: readonly Kind[],
): Results[] {
  const some = ofKind(offers, category);
  return some
    .filter((_, place) => place % RESULTS_PER_PAGE === 0)
    .map((_, i) => pageOf(some, category, i + 1, kinds));
}

function pageOf(
  offers: readonly Offer[],
  category: Category | undefined,
  page: number,
  kinds: readonly Kind[],
): Results {
  return {
    category,
    page,
    pages: Math.max(1, Math.ceil(offers.length / RESULTS_PER_PAGE)),
    path: resultsPath(category, page),
    offers: offers.slice((page - 1) * RESULTS_PER_PAGE, page * RESULTS_PER_PAGE),
    total: offers.length,
    kinds,
  };
}

function ofKind(offers: readonly Offer[], category: Category | undefined): readonly Offer[] {
  return category ? offers.filter((offer) => offer.category === category) : offers;
}
