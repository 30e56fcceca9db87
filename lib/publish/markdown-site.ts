import { categoryNames } from "../copy/categories";
import { changes as words, changeWords } from "../copy/changes";
import { comparison } from "../copy/comparison";
import { deadlineLine } from "../copy/deadlines";
import { riskLines } from "../copy/frame";
import { statusWords } from "../copy/status";
import { glossary, glossaryHead } from "../copy/glossary";
import { methodology, methodologyHead } from "../copy/methodology";
import { latestChanges } from "../offers/changes";
import { type CalendarDate, longDate } from "../format/dates";
import { blockMarkdown, bullets, closing, join } from "./markdown-parts";
import { markdownPath } from "../site/metadata";
import { catalogue } from "../offers";
import type { Offer } from "../offers/offer";
import { inOrder } from "../offers/catalogue";
import { site } from "../config/site";
import { changesPage, comparisonPage, glossaryPage, methodologyPage, type SitePage } from "../site/pages";

/** A page that belongs to no offer in Markdown, as it reads on that day. */
export function sitePageMarkdown({ id }: SitePage, today: CalendarDate): string {
  return {
    comparar: comparisonMarkdown,
    glosario: glossaryMarkdown,
    metodologia: methodologyMarkdown,
    cambios: changesMarkdown,
  }[id](today);
}

function comparisonMarkdown(today: CalendarDate): string {
  const { heading, lead, rows, noRisk } = comparison;
  return join([
    `# ${heading}`,
    lead,
    ...inOrder(catalogue.enabled, today).flatMap((offer) => [
      `**[${offer.brand}](${site.url}${markdownPath(offer.detailPath)})**`,
      bullets([
        `${rows.benefit}: ${offer.benefit}`,
        `${rows.requirements}: ${offer.requirements}`,
        `${rows.deadlines}: ${deadlinesOf(offer)}`,
        `${rows.category}: ${categoryNames[offer.category]}`,
        `${rows.risk}: ${offer.risk ? riskLines[offer.risk] : noRisk}`,
        `${rows.verified}: ${statusWords(offer, today)}`,
        `${rows.official}: ${offer.officialUrl}`,
      ]),
    ]),
    ...closing(comparisonPage.path),
  ]);
}

function deadlinesOf(offer: Offer): string {
  const all = offer.deadlines.items.map((item) => deadlineLine(offer, item));
  return all.length > 0 ? all.join("; ") : comparison.noDeadlines;
}

function glossaryMarkdown(): string {
  const entries = glossary.map(({ term, definition, source }) => {
    const link = source ? ` [${source.label}](${source.url})` : "";
    return `**${term}.** ${definition}${link}`;
  });
  return join([
    `# ${glossaryHead.name}`,
    glossaryHead.intro,
    bullets(entries),
    ...closing(glossaryPage.path),
  ]);
}

function methodologyMarkdown(today: CalendarDate): string {
  const { title, updated, intro } = methodologyHead;
  return join([
    `# ${title}`,
    `${updated}.`,
    intro,
    ...methodology(site, inOrder(catalogue.enabled, today)).flatMap((section) => [
      `## ${section.title}`,
      ...section.blocks.map(blockMarkdown),
    ]),
    ...closing(methodologyPage.path),
  ]);
}

function changesMarkdown(): string {
  const { changes, more } = latestChanges(catalogue.enabled);
  const all = changes.map(
    (change) =>
      `${longDate(change.date)}. [${change.offer.brand}](${site.url}${markdownPath(change.offer.detailPath)}): ${changeWords(change)}`,
  );
  return join([
    `# ${words.title}`,
    words.intro,
    all.length > 0 ? bullets(all) : words.none,
    more ? words.older : undefined,
    ...closing(changesPage.path),
  ]);
}
