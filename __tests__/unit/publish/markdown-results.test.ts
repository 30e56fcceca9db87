import { riskLines } from "@/lib/copy/frame";
import { home } from "@/lib/copy/home";
import { ranking } from "@/lib/copy/landing";
import { results as words, resultsTitle } from "@/lib/copy/results";
import { statusWords } from "@/lib/copy/status";
import { resultsList, resultsMarkdown } from "@/lib/publish/markdown-results";
import { createCatalogue } from "@/lib/offers/catalogue";
import { firstResults, furtherResults, rangeOf, RESULTS_PER_PAGE } from "@/lib/site/results";
import { site } from "@/lib/config/site";
import { manyOffers } from "../offers/many";
import { noSettings } from "../offers/sample";

const day = "2026-11-21";
const said = home(site, day).offers;
const { enabled } = createCatalogue(manyOffers(3 * RESULTS_PER_PAGE), noSettings);
const pages = [firstResults(enabled), ...furtherResults(enabled)];
const told = (blocks: readonly (string | undefined)[]) => blocks.filter((block) => block !== undefined);

test.each(pages)("$path lists its offers and leads to the next page, if there is one", (results) => {
  const [order, ...blocks] = told(resultsList(results, day));
  expect(order).toBe(`${ranking.text} ${ranking.link}.`);
  const { offers, path, page } = results;
  expect(blocks.slice(0, 4 * offers.length)).toEqual(
    offers.flatMap((offer) => [
      `### [${offer.brand}](${site.url}${offer.detailPath}.md)`,
      `**${offer.benefit}.** ${offer.description}`,
      `${statusWords(offer, day)}.`,
      `${said.requirements}: ${offer.requirements}`,
    ]),
  );
  const isLast = page === results.pages;
  const next = pages.find((other) => other.category === results.category && other.page === page + 1);
  expect(next === undefined).toBe(isLast);
  expect(blocks.slice(4 * offers.length)).toEqual(
    next ? [`[${words.next}](${site.url}${next.path}.md)`] : [],
  );
  if (path !== "/") {
    const text = resultsMarkdown(results, day);
    const start = [`# ${resultsTitle(results)}`, words.lead, `## ${rangeOf(results)}`, order];
    expect(text.split("\n\n").slice(0, 4)).toEqual(start);
    expect(text.trimEnd().endsWith(` ${site.url}${path}`)).toBe(true);
  }
});

test("an offer with a risk says so", () => {
  const [page] = pages;
  const quotes = (offers: typeof enabled) =>
    told(resultsList({ ...page!, offers }, day)).filter((block) => block.startsWith(">"));
  const [offer] = enabled;
  expect(
    quotes([
      { ...offer!, risk: "crypto" },
      { ...offer!, risk: undefined },
    ]),
  ).toEqual([`> ${riskLines.crypto}`]);
});

test("without any offer there is one sentence", () => {
  expect(told(resultsList(firstResults([]), day))).toEqual([said.none]);
});
