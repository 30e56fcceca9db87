import { changes, changeWords } from "@/lib/copy/changes";
import { frame, independence, riskLines, taxLine } from "@/lib/copy/frame";
import { gains, usGain } from "@/lib/copy/gains";
import { home } from "@/lib/copy/home";
import { landing as words, ranking } from "@/lib/copy/landing";
import { protectionNames } from "@/lib/copy/protection";
import { statusWords } from "@/lib/copy/status";
import { changesOf } from "./changes";
import { type CalendarDate, longDate } from "./dates";
import { bullets, closing, join } from "./markdown-parts";
import { sitePageMarkdown } from "./markdown-site";
import { markdownPath } from "./metadata";
import { catalogue, contentDate } from "@/lib/offers";
import type { FaqItem, Section } from "@/lib/offers/landing";
import type { Offer } from "@/lib/offers/offer";
import { inOrder } from "./order";
import { protectionFacts } from "./protection";
import { site } from "./site";
import { sitePages } from "./site-pages";
import { isOpen, statusOn } from "./status";

/** A page in Markdown, from the same records as its HTML twin, as it reads on that day. */
export function offerMarkdown(offer: Offer, today: CalendarDate): string {
  const { hero, steps, sections, faq, finePrint } = offer.landing;
  return join([
    `# ${hero.title}`,
    hero.lead,
    bullets(
      [
        `${words.benefit}: ${offer.benefit}`,
        `${words.requirements}: ${offer.requirements}`,
        `${words.audience}: ${words.newCustomers}`,
        offer.validFrom ? `${words.validFrom}: ${longDate(offer.validFrom)}` : [],
        offer.validUntil ? `${words.validUntil}: ${longDate(offer.validUntil)}` : [],
        `${words.status}: ${statusOf(offer, today)}`,
        `${words.source}: ${offer.officialUrl}`,
      ].flat(),
    ),
    bullets([
      `${gains.you}: ${offer.benefit}.`,
      `${gains.us}: ${usGain(offer.referrerBenefit)}`,
      `${gains.order}: ${gains.orderAnswer} ${gains.orderLink}.`,
    ]),
    offer.risk && `> ${riskLines[offer.risk]}`,
    `## ${words.steps}`,
    steps.map((step, i) => `${i + 1}. **${step.title}.** ${step.text}`).join("\n"),
    `## ${offer.protection.title}`,
    ...protectionMarkdown(offer),
    ...sections.flatMap((section) => sectionMarkdown(section, today)),
    ...faqMarkdown(words.faq, faq),
    ...(finePrint ? [`## ${words.finePrint}`, bullets([...finePrint, taxLine])] : []),
    `## ${changes.ofOffer}`,
    bullets(changesOf(offer).map((change) => `${longDate(change.date)}: ${changeWords(change)}`)),
    ...closing(offer.detailPath),
  ]);
}

/** The home page in Markdown, as it reads on that day. */
export function homeMarkdown(today: CalendarDate): string {
  const { title, hero, offers, benefits, faq } = home(site, contentDate);
  return join([
    `# ${title}`,
    hero.lead,
    `${hero.verified}.`,
    `## ${offers.title}`,
    catalogue.enabled.length > 0 ? `${ranking.text} ${ranking.link}.` : offers.none,
    ...inOrder(catalogue.enabled, today).flatMap((offer) => [
      `### [${offer.brand}](${site.url}${markdownPath(offer.detailPath)})`,
      `**${offer.benefit}.** ${offer.description}`,
      `${statusOf(offer, today)}.`,
      `${offers.requirements}: ${offer.requirements}`,
      offer.risk && `> ${riskLines[offer.risk]}`,
    ]),
    `## ${benefits.title}`,
    bullets(benefits.points.map((point) => `**${point.title}.** ${point.text}`)),
    ...faqMarkdown(faq.title, faq.items),
    ...closing("/"),
  ]);
}

interface MarkdownPage {
  text: string;
  /** The address of the page whose twin it is. */
  canonical: string;
}

/** Every page in Markdown, by the name of its file without `.md`. */
export function markdownPages(today: CalendarDate): ReadonlyMap<string, MarkdownPage> {
  return new Map([
    ["index", { text: homeMarkdown(today), canonical: `${site.url}/` }],
    ...catalogue.enabled.map((offer): [string, MarkdownPage] => [
      offer.id,
      { text: offerMarkdown(offer, today), canonical: `${site.url}${offer.detailPath}` },
    ]),
    ...sitePages.map((page): [string, MarkdownPage] => [
      page.id,
      { text: sitePageMarkdown(page, today), canonical: `${site.url}${page.path}` },
    ]),
  ]);
}

/** The index of the Markdown pages for language models (llmstxt.org). */
export function llmsText(today: CalendarDate): string {
  const { title, description, offers } = home(site, contentDate);
  return join([
    `# ${site.brand}`,
    `> ${description}`,
    `${frame.disclosure} ${frame.newCustomers} ${independence(site)}`,
    `## ${offers.title}`,
    bullets([
      `[${frame.home}](${site.url}${markdownPath("/")}): ${title}`,
      ...inOrder(catalogue.enabled, today).map(
        (offer) =>
          `[${offer.brand}](${site.url}${markdownPath(offer.detailPath)}): ${offer.benefit}. ${statusOf(offer, today)}`,
      ),
    ]),
    `## ${frame.about}`,
    bullets(
      sitePages.map(
        ({ path, name, description }) => `[${name}](${site.url}${markdownPath(path)}): ${description}`,
      ),
    ),
    `## ${words.openData}`,
    bullets(words.openDataFiles.map(({ path, label }) => `[${label}](${site.url}${path})`)),
  ]);
}

function statusOf(offer: Offer, today: CalendarDate): string {
  return statusWords(statusOn(offer, today), offer);
}

function protectionMarkdown({ protection }: Offer): string[] {
  const { facts, missing } = protectionFacts(protection);
  const sources = protection.sources.map(({ label, url }) => `[${label}](${url})`);
  return [
    bullets([
      ...facts.map(({ name, text }) => `**${name}.** ${text}`),
      ...[protection.note ?? [], missing ?? []].flat(),
      `${protectionNames.sources}: ${sources.join(", ")}`,
    ]),
  ];
}

function sectionMarkdown(section: Section, today: CalendarDate): string[] {
  const title = `## ${section.title}`;
  switch (section.kind) {
    case "reasons":
      return [title, bullets(section.points.map((point) => `**${point.title}.** ${point.text}`))];
    case "comparison":
      return [
        title,
        bullets(
          section.offerIds
            .flatMap((id) => catalogue.find(id) ?? [])
            .filter((offer) => isOpen(offer, today))
            .map((offer) => `${offer.brand}: ${offer.shortBenefit}. ${offer.requirements}`),
        ),
      ];
    case "official-link":
      return [title, section.text, `[${section.label}](${section.url})`];
    default:
      return section satisfies never;
  }
}

function faqMarkdown(title: string, items: readonly FaqItem[]): string[] {
  return [`## ${title}`, ...items.flatMap(({ question, answer }) => [`### ${question}`, answer])];
}
