import { riskLines } from "../copy/frame";
import { home } from "../copy/home";
import { ranking } from "../copy/landing";
import { results as words, resultsTitle } from "../copy/results";
import { statusWords } from "../copy/status";
import type { CalendarDate } from "../format/dates";
import { closing, join } from "./markdown-parts";
import { markdownPath } from "../site/metadata";
import { contentDate } from "../offers";
import type { Offer } from "../offers/offer";
import { rangeOf, type Results, resultsPath } from "../site/results";
import { site } from "../config/site";

/** How far to rely on an offer on that day, in words. */
export function statusOf(offer: Offer, today: CalendarDate): string {
  return statusWords(offer, today);
}

/** The offers of a page of results in Markdown, and the way to the next page. */
export function resultsList(results: Results, today: CalendarDate): (string | undefined)[] {
  const { offers } = home(site, contentDate);
  const { category, page, pages } = results;
  const next = `${site.url}${markdownPath(resultsPath(category, page + 1))}`;
  return [
    results.total > 0 ? `${ranking.text} ${ranking.link}.` : offers.none,
    ...results.offers.flatMap((offer) => [
      `### [${offer.brand}](${site.url}${markdownPath(offer.detailPath)})`,
      `**${offer.benefit}.** ${offer.description}`,
      `${statusOf(offer, today)}.`,
      `${offers.requirements}: ${offer.requirements}`,
      offer.risk && `> ${riskLines[offer.risk]}`,
    ]),
    page < pages ? `[${words.next}](${next})` : undefined,
  ];
}

/** A page of results after the first in Markdown, as it reads on that day. */
export function resultsMarkdown(results: Results, today: CalendarDate): string {
  return join([
    `# ${resultsTitle(results)}`,
    words.lead,
    `## ${rangeOf(results)}`,
    ...resultsList(results, today),
    ...closing(results.path),
  ]);
}
