import { comparison } from "@/lib/copy/comparison";
import { frame, independence, riskLines, taxLine } from "@/lib/copy/frame";
import { home } from "@/lib/copy/home";
import { landing as words } from "@/lib/copy/landing";
import { comparing } from "./comparison";
import { longDate } from "./dates";
import { markdownPath } from "./metadata";
import { catalogue, contentDate } from "@/lib/offers";
import type { FaqItem, Section } from "@/lib/offers/landing";
import type { Offer } from "@/lib/offers/offer";
import { site } from "./site";

/** A page in Markdown, from the same records as its HTML twin. */
export function offerMarkdown(offer: Offer): string {
  const { hero, steps, sections, faq, finePrint } = offer.landing;
  return join([
    `# ${hero.title}`,
    hero.lead,
    bullets([
      `${words.benefit}: ${offer.benefit}`,
      `${words.requirements}: ${offer.requirements}`,
      `${words.audience}: ${words.newCustomers}`,
      `${words.verified}: ${longDate(offer.verifiedOn)}`,
      `${words.source}: ${offer.officialUrl}`,
    ]),
    offer.risk && `> ${riskLines[offer.risk]}`,
    `## ${steps.title}`,
    steps.items.map((step, i) => `${i + 1}. **${step.title}.** ${step.text}`).join("\n"),
    ...sections.flatMap(sectionMarkdown),
    ...faqMarkdown(words.faq, faq),
    ...(finePrint ? [`## ${words.finePrint}`, bullets([...finePrint, taxLine])] : []),
    ...closing(offer.detailPath),
  ]);
}

/** The home page in Markdown. */
export function homeMarkdown(): string {
  const { title, hero, offers, benefits, faq } = home(site, contentDate);
  return join([
    `# ${title}`,
    hero.lead,
    `${hero.verified}.`,
    `## ${offers.title}`,
    catalogue.enabled.length > 0 ? offers.order : offers.none,
    ...catalogue.enabled.flatMap((offer) => [
      `### [${offer.brand}](${site.url}${markdownPath(offer.detailPath)})`,
      `**${offer.benefit}.** ${offer.description}`,
      `${offers.requirements}: ${offer.requirements}`,
      offer.risk && `> ${riskLines[offer.risk]}`,
    ]),
    `## ${benefits.title}`,
    bullets(benefits.points.map((point) => `**${point.title}.** ${point.text}`)),
    ...faqMarkdown(faq.title, faq.items),
    ...closing("/"),
  ]);
}

/** The page that compares, in Markdown: every offer by the same criteria. */
export function comparisonMarkdown(): string {
  const { heading, lead, rows, categories, noRisk } = comparison;
  return join([
    `# ${heading}`,
    lead,
    ...catalogue.enabled.flatMap((offer) => [
      `## [${offer.brand}](${site.url}${markdownPath(offer.detailPath)})`,
      bullets([
        `${rows.benefit}: ${offer.benefit}`,
        `${rows.requirements}: ${offer.requirements}`,
        `${rows.category}: ${categories[offer.category]}`,
        `${rows.risk}: ${offer.risk ? riskLines[offer.risk] : noRisk}`,
        `${rows.verified}: ${longDate(offer.verifiedOn)}`,
        `${rows.official}: ${offer.officialUrl}`,
      ]),
    ]),
    ...closing(comparing.path),
  ]);
}

interface MarkdownPage {
  text: string;
  /** The address of the page whose twin it is. */
  canonical: string;
}

/** Every page in Markdown, by the name of its file without `.md`. */
export function markdownPages(): ReadonlyMap<string, MarkdownPage> {
  return new Map([
    ["index", { text: homeMarkdown(), canonical: `${site.url}/` }],
    ["comparar", { text: comparisonMarkdown(), canonical: `${site.url}${comparing.path}` }],
    ...catalogue.enabled.map((offer): [string, MarkdownPage] => [
      offer.id,
      { text: offerMarkdown(offer), canonical: `${site.url}${offer.detailPath}` },
    ]),
  ]);
}

/** The index of the Markdown pages for language models (llmstxt.org). */
export function llmsText(): string {
  const { title, description, offers } = home(site, contentDate);
  return join([
    `# ${site.brand}`,
    `> ${description}`,
    `${frame.disclosure} ${frame.newCustomers} ${independence(site)}`,
    `## ${offers.title}`,
    bullets([
      `[${frame.home}](${site.url}${markdownPath("/")}): ${title}`,
      `[${comparison.all}](${site.url}${markdownPath(comparing.path)}): ${comparison.description}`,
      ...catalogue.enabled.map(
        (offer) =>
          `[${offer.brand}](${site.url}${markdownPath(offer.detailPath)}): ${offer.benefit}. ${words.verified}: ${longDate(offer.verifiedOn)}`,
      ),
    ]),
    `## ${words.openData}`,
    bullets(words.openDataFiles.map(({ path, label }) => `[${label}](${site.url}${path})`)),
  ]);
}

function sectionMarkdown(section: Section): string[] {
  const title = `## ${section.title}`;
  switch (section.kind) {
    case "trust":
    case "reasons":
      return [title, bullets(section.points.map((point) => `**${point.title}.** ${point.text}`))];
    case "comparison":
      return [
        title,
        bullets(
          section.offerIds
            .flatMap((id) => catalogue.find(id) ?? [])
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

function closing(path: string): string[] {
  return [
    "---",
    `${frame.disclosure} ${frame.newCustomers} ${independence(site)}`,
    `${words.page}: ${new URL(path, site.url)}`,
  ];
}

function bullets(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join("\n");
}

function join(blocks: readonly (string | undefined)[]): string {
  return `${blocks.filter((block) => block !== undefined && block !== "").join("\n\n")}\n`;
}
