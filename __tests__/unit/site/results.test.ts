import { kindWords } from "@/lib/copy/results";
import { categories } from "@/lib/offers/offer";
import {
  findResults,
  firstResults,
  furtherResults,
  listAddress,
  NAMED,
  named,
  pageNumbers,
  partsOf,
  pathOfParts,
  rangeOf,
  RESULTS_PER_PAGE,
} from "@/lib/site/results";
import { createCatalogue } from "@/lib/offers/catalogue";
import { manyOffers } from "../offers/many";
import { noSettings } from "../offers/sample";

const offersOf = (amount: number, kinds?: number) =>
  createCatalogue(manyOffers(amount, kinds), noSettings).enabled;
const ids = (offers: readonly { id: string }[]) => offers.map(({ id }) => id);

test.each([1, RESULTS_PER_PAGE])("%i offers: one page, and no other", (amount) => {
  const offers = offersOf(amount);
  expect(firstResults(offers)).toMatchObject({ page: 1, pages: 1, path: "/", total: amount, kinds: [] });
  expect(ids(firstResults(offers).offers)).toEqual(ids(offers));
  expect(furtherResults(offers)).toEqual([]);
  expect(findResults("/ofertas/2", offers)).toBeUndefined();
});

test("no offer at all is one page too", () => {
  expect(firstResults([])).toMatchObject({ page: 1, pages: 1, total: 0, offers: [] });
  expect(furtherResults([])).toEqual([]);
});

describe.each([RESULTS_PER_PAGE + 1, 2 * RESULTS_PER_PAGE, 200])("%i offers", (amount) => {
  const offers = offersOf(amount);
  const pages = [firstResults(offers), ...furtherResults(offers)];

  test.each([undefined, ...categories])("of kind %s: all pages together show each once, in order", (kind) => {
    const own = pages.filter(({ category }) => category === kind);
    const some = offers.filter(({ category }) => !kind || category === kind);
    expect(own.flatMap((page) => ids(page.offers))).toEqual(ids(some));
    expect(own.map(({ page }) => page)).toEqual(own.map((_, i) => i + 1));
    for (const page of own) {
      expect(page).toMatchObject({ pages: own.length, total: some.length });
      expect(page.offers.length).toBeGreaterThan(0);
      expect(page.offers.length).toBeLessThanOrEqual(RESULTS_PER_PAGE);
    }
  });

  test("every page has an address of its own, which finds it", () => {
    const paths = pages.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths.slice(0, 2)).toEqual(["/", "/ofertas/2"]);
    for (const page of pages.slice(1)) expect(findResults(pathOfParts(partsOf(page)), offers)).toEqual(page);
  });

  test.each(categories)("the address of a page of %s says the kind, and its number from 2 on", (kind) => {
    const own = pages.filter(({ category }) => category === kind).map(({ path }) => path);
    const first = `/ofertas/${kindWords[kind].slug}`;
    expect(own).toEqual(own.map((_, i) => (i === 0 ? first : `${first}/${i + 1}`)));
  });

  test.each(["1", "0", "02", "999", "crypto", "finanzas/1", "2/finanzas", ""])("nothing at «%s»", (rest) => {
    expect(findResults(`/ofertas/${rest}`, offers)).toBeUndefined();
    expect(findResults(`/otras/${rest}`, offers)).toBeUndefined();
  });

  test("the choice of kinds counts every offer, and leads to pages that are there", () => {
    for (const { kinds } of pages) {
      expect(kinds.map(({ category }) => category)).toEqual([undefined, ...categories]);
      const [all, ...each] = kinds.map(({ count }) => count);
      expect(all).toBe(amount);
      expect(each.reduce((sum, count) => sum + count, 0)).toBe(amount);
      const paths: string[] = pages.map(({ path }) => path);
      for (const { path } of kinds) expect(paths).toContain(path);
    }
  });
});

test.each([
  ["/", "/#ofertas"],
  ["/ofertas/2", "/ofertas/2"],
])("a link to the results at %s leads to %s: to the list", (path, address) => {
  expect(listAddress(path)).toBe(address);
});

test("offers of one kind only have no pages by kind, and no choice", () => {
  const offers = offersOf(60, 1);
  const further = Array.from({ length: 60 / RESULTS_PER_PAGE - 1 }, (_, i) => `/ofertas/${i + 2}`);
  expect(furtherResults(offers).map(({ path }) => path)).toEqual(further);
  expect(firstResults(offers).kinds).toEqual([]);
});

test.each([
  [1, 2, [1, 2]],
  [1, 3, [1, 2, 3]],
  [1, 42, [1, 2, 0, 42]],
  [3, 42, [1, 2, 3, 4, 0, 42]],
  [4, 42, [1, 2, 3, 4, 5, 0, 42]],
  [20, 42, [1, 0, 19, 20, 21, 0, 42]],
  [39, 42, [1, 0, 38, 39, 40, 41, 42]],
  [42, 42, [1, 0, 41, 42]],
])("beside page %i of %i: %j", (page, pages, numbers) => {
  expect(pageNumbers({ page, pages })).toEqual(numbers);
});

test("a page says which of the offers it shows", () => {
  const [second, last] = furtherResults(offersOf(2 * RESULTS_PER_PAGE + 1, 1));
  const size = RESULTS_PER_PAGE;
  expect(rangeOf(second!)).toBe(`De la ${size + 1} a la ${2 * size}, de ${2 * size + 1}`);
  expect(rangeOf(last!)).toBe(`La ${2 * size + 1}, de ${2 * size + 1}`);
});

test.each([
  [NAMED, false],
  [NAMED + 1, true],
])("of %i names a list shows the first; more: %s", (amount, more) => {
  const all = Array.from({ length: amount }, (_, i) => i);
  expect(named(all)).toEqual({ offers: all.slice(0, NAMED), more });
});
