import { catalogue, inOrder } from "../catalogue";
import { site } from "../config/site";
import { disclosureOf, frameCopy, independence } from "../copy/frame";
import { shortRisk } from "../ground/offer-words";
import { homeCopy } from "../copy/home";
import { landingCopy } from "../copy/landing";
import { shareCopy } from "../copy/share";
import { statusWords } from "../copy/status";
import type { CalendarDate } from "../format/dates";
import { inSentence } from "../format/format";
import type { Offer } from "../offers/offer";
import { markdownPath } from "../site/metadata";
import { sitePages } from "../site/pages";
import { planExamples } from "./twin";

/** The index of the Markdown twins for language models (llmstxt.org). */
export function llmsText(today: CalendarDate): string {
  const { description, offers } = homeCopy;
  const blocks = [
    `# ${site.brand}`,
    `> ${description}`,
    `${disclosureOf(...catalogue.enabled)} ${frameCopy.newCustomers} ${independence(site)}`,
    `## ${offers.title}`,
    bullets(inOrder(catalogue.enabled, today).map((offer) => offerLine(offer, today))),
    `## ${frameCopy.about}`,
    bullets([
      `${twinLink(frameCopy.home, "/")}: ${homeCopy.title}`,
      ...sitePages.map(({ path, name, description }) => `${twinLink(name, path)}: ${description}`),
    ]),
    `## ${landingCopy.openData}`,
    bullets([
      ...Object.values(landingCopy.openDataFiles).map(({ path, label }) => `[${label}](${site.url}${path})`),
      ...planExamples(today),
    ]),
  ];
  return `${blocks.filter(Boolean).join("\n\n")}\n`;
}

function offerLine(offer: Offer, today: CalendarDate): string {
  const { brand, detailPath, shortBenefit, condition, risk, protection } = offer;
  const sentences = [
    `${twinLink(brand, detailPath)}: ${inSentence(shareCopy.invited)}, ${inSentence(shortBenefit)}.`,
    `${condition}.`,
    risk ? `${shortRisk}.` : [],
    protection.authorisation ?? [],
    statusWords(offer, today),
  ];
  return sentences.flat().join(" ");
}

/** A link in Markdown to a page's twin. */
const twinLink = (name: string, path: string) => `[${name}](${site.url}${markdownPath(path)})`;

const bullets = (items: readonly string[]) => items.map((item) => `- ${item}`).join("\n");
