import { checkNote, notOpenCopy, statusWords } from "../copy/status";
import { changesCopy, changeWords, ownerNote } from "../copy/changes";
import { disclosureOf, frameCopy, independence, taxLine } from "../copy/frame";
import { homeCopy } from "../copy/home";
import { landingCopy, rankingCopy } from "../copy/landing";
import { shareCopy } from "../copy/share";
import { asSentence, inSentence } from "../format/format";
import {
  gainsCopy,
  offerCopy,
  protectionFacts,
  protectionNames,
  usGain,
  youGain,
  riskLines,
  shortRisk,
} from "../ground/offer-words";
import { changesOf } from "../offers/changes";
import { type CalendarDate, longDate } from "../format/dates";
import { bullets, closing, join, offerLink, planExamples, sitePageMarkdown } from "./markdown-site";
import { markdownLink } from "../site/metadata";
import { catalogue, inOrder, newestChecked, openAmong } from "../catalogue";
import type { FaqItem, Point, Section } from "../offers/landing";
import { isMoneyReward } from "../ground/net-value";
import type { Offer } from "../offers/offer";
import { offerUrl, pageUrl, site } from "../config/site";
import { frontMatter } from "./offer-table";
import { offerData } from "./open-data";
import { sitePages } from "../site/pages";
import { statusOn } from "../offers/status";

/** An offer's page as Markdown, from the same records as its HTML, as of a day: front matter and text. */
export function offerMarkdown(offer: Offer, today: CalendarDate): string {
  return `${frontMatter(offerData(offer, today))}\n\n${offerText(offer, today)}`;
}

/** The text of an offer's page as Markdown, as of a day. */
export function offerText(offer: Offer, today: CalendarDate): string {
  const { hero, steps, sections, faq, doubts, finePrint } = offer.landing;
  const { authorisation } = offer.protection;
  const print = [...(finePrint ?? []), ...(isMoneyReward(offer) ? [taxLine] : [])];
  return join([
    `# ${hero.title}`,
    authorisation && `> ${authorisation} ${offerCopy.registers} ${sourcesOf(offer).join(" · ")}`,
    hero.lead,
    bullets(
      [
        `${landingCopy.benefit}: ${offer.benefit}`,
        `${landingCopy.requirements}: ${offer.requirements}`,
        `${landingCopy.audience}: ${landingCopy.newCustomers}`,
        offer.validFrom ? `${landingCopy.validFrom}: ${longDate(offer.validFrom)}` : [],
        offer.validUntil ? `${landingCopy.validUntil}: ${longDate(offer.validUntil)}` : [],
        `${landingCopy.status}: ${checkNote([offer], today) ?? `${statusWords(offer, today)}.`}`,
        `${landingCopy.source}: <${offer.officialUrl}>`,
      ].flat(),
    ),
    bullets([
      `${gainsCopy.you}: ${youGain(offer, gainsCopy.officialLink)}${offer.invitation ? ` ${gainsCopy.ourLink(offerUrl(offer))}` : ""}`,
      `${gainsCopy.us}: ${usGain(offer)} ${gainsCopy.order(offer)} ${gainsCopy.orderLink}.`,
    ]),
    offer.risk && `> ${riskLines[offer.risk]}`,
    `## ${landingCopy.steps}`,
    steps.map((step, i) => `${i + 1}. **${step.title}.** ${step.text}`).join("\n"),
    `## ${offer.protection.title}`,
    protectionMarkdown(offer),
    ...sections.flatMap((section) => sectionMarkdown(section, today)),
    ...faqMarkdown(landingCopy.faq, [...faq, ...(doubts ?? [])]),
    ...(print.length > 0 ? [`## ${landingCopy.finePrint}`, bullets(print)] : []),
    `## ${changesCopy.ofOffer}`,
    ownerNote(offer),
    bullets(changesOf(offer).map((change) => `${asSentence(longDate(change.date))}. ${changeWords(change)}`)),
    ...closing(offer.detailPath, disclosureOf(offer)),
  ]);
}

function homeMarkdown(today: CalendarDate): string {
  const { hero, offers, benefits, faq } = homeCopy;
  const list = inOrder(catalogue.enabled, today);
  return join([
    `# ${homeCopy.title}`,
    hero.lead,
    newestChecked && hero.newest(newestChecked),
    `## ${offers.title}`,
    list.length > 0 ? `${rankingCopy.text} ${rankingCopy.link}.` : offers.none,
    checkNote(list, today),
    ...list.flatMap((offer) => [
      `### ${offerLink(offer)}`,
      offer.protection.authorisation && `> ${offer.protection.authorisation}`,
      ...(statusOn(offer, today) === "ended"
        ? [`**${offer.benefit}.** ${notOpenCopy.ended}`]
        : [`**${offer.benefit}.** ${offer.description}`, `${offers.requirements}: ${offer.requirements}`]),
      `${statusWords(offer, today)}.`,
      offer.risk && `> ${riskLines[offer.risk]}`,
    ]),
    `## ${benefits.title}`,
    pointsMarkdown(benefits.points),
    ...faqMarkdown(faq.title, faq.items),
    ...closing("/"),
  ]);
}

/** A page in Markdown, and the address of its HTML, by the name of its file without `.md`: `index`, `paypal`. */
export function markdownPage(name: string, today: CalendarDate) {
  const at = (path: string, text: string) => ({ text, canonical: pageUrl(path) });
  if (name === "index") return at("/", homeMarkdown(today));
  const offer = catalogue.find(name);
  if (offer) return at(offer.detailPath, offerMarkdown(offer, today));
  const page = sitePages.find(({ id }) => id === name);
  return page && at(page.path, sitePageMarkdown(page, today));
}

/** The index of the Markdown pages for language models (llmstxt.org). */
export function llmsText(today: CalendarDate): string {
  const { description, offers } = homeCopy;
  return join([
    `# ${site.brand}`,
    `> ${description}`,
    `${disclosureOf(...catalogue.enabled)} ${frameCopy.newCustomers} ${independence(site)}`,
    `## ${offers.title}`,
    bullets(
      inOrder(catalogue.enabled, today).map(
        (offer) =>
          `${offerLink(offer)}: ${inSentence(shareCopy.invited)}, ${inSentence(offer.shortBenefit)}. ${offer.condition}. ${riskOf(offer)}${authorisationOf(offer)}${statusWords(offer, today)}`,
      ),
    ),
    `## ${frameCopy.about}`,
    bullets([
      `${markdownLink(frameCopy.home, "/")}: ${homeCopy.title}`,
      ...sitePages.map(({ path, name, description }) => `${markdownLink(name, path)}: ${description}`),
    ]),
    `## ${landingCopy.openData}`,
    bullets([
      ...Object.values(landingCopy.openDataFiles).map(({ path, label }) => `[${label}](${site.url}${path})`),
      ...planExamples(today),
    ]),
  ]);
}

const sourcesOf = ({ protection }: Offer) => protection.sources.map(({ label, url }) => `[${label}](${url})`);

/** The risk sentence, to be put before other sentences. */
const riskOf = ({ risk }: Pick<Offer, "risk">) => (risk ? `${shortRisk}. ` : "");

/** That the provider's authorisation is not known, to be put before other sentences. */
const authorisationOf = ({ protection: { authorisation } }: Pick<Offer, "protection">) =>
  authorisation ? `${authorisation} ` : "";

function protectionMarkdown(offer: Offer): string {
  const { protection } = offer;
  const { facts, missing } = protectionFacts(protection);
  return bullets([
    ...facts.map(({ name, text }) => `**${name}.** ${text}`),
    ...[protection.note ?? [], missing ?? []].flat(),
    `${protectionNames.sources}: ${sourcesOf(offer).join(", ")}`,
  ]);
}

function sectionMarkdown(section: Section, today: CalendarDate): string[] {
  const title = `## ${section.title}`;
  switch (section.kind) {
    case "reasons":
      return [title, pointsMarkdown(section.points)];
    case "comparison": {
      const open = openAmong(section.offerIds, today);
      const lineOf = (other: Offer) =>
        `${other.brand}: ${other.shortBenefit}. ${riskOf(other)}${authorisationOf(other)}${other.requirements}`;
      // As on the page: without an offer that a visitor can take there is no such part.
      return open.length > 0 ? [title, bullets(open.map(lineOf))] : [];
    }
    case "official-link":
      return [title, section.text, `[${section.label}](${section.url})`];
    default:
      return section satisfies never;
  }
}

function pointsMarkdown(points: readonly Point[]): string {
  return bullets(points.map(({ title, text }) => `**${title}.** ${text}`));
}

function faqMarkdown(title: string, items: readonly FaqItem[]): string[] {
  return [`## ${title}`, ...items.flatMap(({ question, answer }) => [`### ${question}`, answer])];
}
