import { inOrder } from "../../catalogue";
import { listNames, listPath } from "../../config/paths";
import { sizes } from "../../config/sizes";
import type { CalendarDate } from "../../format/dates";
import { unaccented } from "../../format/nearest";
import { type Query, valuesOf, writeQuery } from "../../ground/query";
import { type ChoiceQuestion, parseAnswer } from "../../ground/questions";
import { categories, type Category, categoryOf } from "../../offers/categories";
import type { Offer } from "../../offers/offer";
import { phaseOf } from "../../offers/status";
import { type Filter, filterNames, filters } from "./filters";
import { type Order, orders } from "./orders";
import { type ListQuestion, listQuestions } from "./questions";

/** How many letters of a search are read. */
export const LONGEST_SEARCH = 100;

/** What a visitor selects in the list. */
export interface ListSelection {
  search: string;
  filters: readonly Filter[];
  category?: Category | undefined;
  order: Order;
  page: number;
}

/** Why an answer cannot be used as it is. */
export type ListFault =
  | { fault: ListQuestion; typed: readonly string[] }
  | { fault: "search" }
  | { fault: "page"; typed: string; pages: number; shown: number };

/** The selection of a list that nobody has filtered. */
export const emptySelection: ListSelection = { search: "", filters: [], order: "editorial", page: 1 };

/** Reads what a visitor selects: what cannot be used counts as not selected, and is among the faults. */
function readSelection(query: Query) {
  const faults: ListFault[] = [];
  function read<Option extends string>(fault: ListQuestion, question: ChoiceQuestion<Option>) {
    const { known, unknown } = parseAnswer(question, query);
    if (unknown.length > 0) faults.push({ fault, typed: unknown });
    return known;
  }
  const typed = valuesOf(query, listNames.search).join(" ");
  if (typed.length > LONGEST_SEARCH) faults.push({ fault: "search" });
  const [order = "editorial"] = read("order", listQuestions.order);
  const [category] = read("category", listQuestions.category);
  const selection: ListSelection = {
    search: typed.slice(0, LONGEST_SEARCH).trim(),
    filters: read("filter", listQuestions.filter),
    category,
    order,
    page: 1,
  };
  return { selection, faults, page: valuesOf(query, listNames.page) };
}

/** The words of an offer in which a search looks. */
const searched = (offer: Offer) =>
  unaccented(
    [offer.brand, categoryOf(offer.category).name, offer.benefit, offer.requirements, offer.description]
      .filter(Boolean)
      .join(" "),
  );

/** The offers that match a selection: of a search, those with every one of its words. */
function matching(
  offers: readonly Offer[],
  { search, filters: selection, category }: ListSelection,
  today: CalendarDate,
): Offer[] {
  const words = unaccented(search).split(/\s+/).filter(Boolean);
  return offers.filter(
    (offer) =>
      // A visitor who filters wants an offer that can be taken.
      (selection.length === 0 || phaseOf(offer, today) === "open") &&
      (!category || offer.category === category) &&
      selection.every((filter) => filters[filter].passes(offer)) &&
      words.every((word) => searched(offer).includes(word)),
  );
}

/** Offers in the selected order: the editor's is that of every page; in the others, those that nobody can take come last. */
function sorted(offers: readonly Offer[], order: Order, today: CalendarDate): Offer[] {
  if (order === "editorial") return inOrder(offers, today);
  const rank = (offer: Offer) =>
    phaseOf(offer, today) === "open" ? (orders[order].measure?.(offer) ?? Number.MAX_VALUE) : Infinity;
  return inOrder(offers, today).toSorted((a, b) => (rank(a) === rank(b) ? 0 : rank(a) - rank(b)));
}

/** The selection without each of its conditions, if nothing matches, with how many offers match then. */
function loosened(offers: readonly Offer[], selection: ListSelection, today: CalendarDate) {
  const less: ListSelection[] = [
    ...(selection.search ? [{ ...selection, search: "" }] : []),
    ...(selection.category ? [{ ...selection, category: undefined }] : []),
    ...selection.filters.map((left) => ({
      ...selection,
      filters: selection.filters.filter((one) => one !== left),
    })),
  ];
  return less
    .map((other) => ({ selection: other, count: matching(offers, other, today).length }))
    .filter(({ count }) => count > 0);
}

/** The filters that some offer passes, and those that are asked for. */
export const usefulFilters = (offers: readonly Offer[], asked: readonly Filter[]) =>
  filterNames.filter((name) => asked.includes(name) || offers.some(filters[name].passes));

/** A page of the list: what was asked, the offers that answer it, and what could not be used. */
export function listOf(
  offers: readonly Offer[],
  today: CalendarDate,
  asked: ListSelection,
  pageTyped: readonly string[] = [],
) {
  const found = sorted(matching(offers, asked, today), asked.order, today);
  const pages = Math.max(1, Math.ceil(found.length / sizes.shownWhole));
  const [typed = "1"] = pageTyped;
  const number = /^\d{1,6}$/.test(typed) ? Number(typed) : 0;
  const page = Math.min(Math.max(number, 1), pages);
  const faults: ListFault[] =
    page === number ? [] : [{ fault: "page", typed: typed.slice(0, LONGEST_SEARCH), pages, shown: page }];
  return {
    selection: { ...asked, page },
    count: found.length,
    pages,
    offers: found.slice((page - 1) * sizes.shownWhole, page * sizes.shownWhole),
    looser: found.length === 0 ? loosened(offers, asked, today) : [],
    faults,
  };
}

export type List = ReturnType<typeof listOf>;

/** The answer to a query. */
export function readList(query: Query, offers: readonly Offer[], today: CalendarDate): List {
  const { selection, faults, page } = readSelection(query);
  const answered = listOf(offers, today, selection, page);
  return { ...answered, faults: [...faults, ...answered.faults] };
}

/** The address of a page of the list: without a question, that of the list or of a category. */
export function listAddress(selection: ListSelection): string {
  const query = listQuery(selection);
  if (query === `${listNames.category}=${selection.category}`) return `${listPath}/${selection.category}`;
  return [listPath, query].filter(Boolean).join("?");
}

/** A selection of the list as a query, without the answers that are the usual ones. */
export const listQuery = ({ search, filters: selection, category, order, page }: ListSelection) =>
  writeQuery({
    [listNames.search]: search || undefined,
    [listNames.category]: category,
    [listNames.filter]: selection,
    [listNames.order]: order !== "editorial" && order,
    [listNames.page]: page > 1 && page,
  });

/** Whether a site has so many offers that pages link the list. */
export const isListed = (offers: readonly Offer[]) => offers.length >= sizes.listed;

/** The categories of some offers. */
export const categoriesOf = (offers: readonly Offer[]) =>
  categories.filter((category) => offers.some((offer) => offer.category === category));

/** The paths of the list's pages that search engines may show. */
export function listedPaths(offers: readonly Offer[]): string[] {
  if (!isListed(offers)) return [];
  return [listPath, ...categoriesOf(offers).map((category) => `${listPath}/${category}`)];
}
