import { isByInvitation } from "../ground/invitation";
import { catalogue, inOrder } from "../catalogue";
import { calendarPath, pagePaths, planNames } from "../config/paths";
import { site } from "../config/site";
import { audienceNote, disclosureOf, frameCopy, independence } from "../copy/frame";
import { titleOf } from "../ground/offer-names";
import { codeCopy, shortRisk } from "../ground/offer-words";
import { homeCopy } from "../copy/home";
import { landingCopy } from "../copy/landing";
import { shareCopy } from "../copy/share";
import { statusWords } from "../copy/status";
import { type CalendarDate, longDate } from "../format/dates";
import { asSentence, euros, inSentence } from "../format/format";
import type { Offer } from "../offers/offer";
import { markdownPath } from "../site/metadata";
import { sitePages } from "../site/pages";
import { planCopy } from "../tools/plan/words/plan";

/** The index of the Markdown twins for language models (llmstxt.org). */
export function llmsText(today: CalendarDate): string {
  const { description, offers } = homeCopy;
  const blocks = [
    `# ${site.brand}`,
    `> ${description}`,
    `${disclosureOf(...catalogue.enabled)} ${audienceNote(catalogue.enabled)} ${independence(site)}`,
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
  const { detailPath, shortBenefit, condition, risk, protection } = offer;
  const { closed } = offer.terms;
  const status = statusWords(offer, today);
  const benefit = `${isByInvitation(offer) ? `${inSentence(shareCopy.invited)}, ` : ""}${inSentence(shortBenefit)}.`;
  const sentences = [
    `${twinLink(titleOf(offer), detailPath)}: ${closed ? `${inSentence(status)}. ${asSentence(benefit)}` : benefit}`,
    closed ? `${landingCopy.did}: ${inSentence(condition)}.` : `${condition}.`,
    offer.invitationCode ? `${codeCopy.label} ${offer.invitationCode}.` : [],
    risk ? `${shortRisk}.` : [],
    (!closed && protection.authorisation) || [],
    closed ? [] : status,
  ];
  return sentences.flat().join(" ");
}

/** A link in Markdown to a page's twin. */
const twinLink = (name: string, path: string) => `[${name}](${site.url}${markdownPath(path)})`;

const bullets = (items: readonly string[]) => items.map((item) => `- ${item}`).join("\n");

/** Two example addresses for signing up on `day`: the plan's answer, and a calendar of one offer with deadlines. */
export function planExamples(day: CalendarDate): string[] {
  const offer = catalogue.enabled.find(({ deadlines }) => deadlines.items.length > 0);
  if (!offer) return [];
  const { id } = offer;
  const answer = `${pagePaths.plan}?${planNames.money}=100&${planNames.customer}=${id}&${id}=${day}`;
  return [
    `Ejemplo de ${planCopy.name} (${euros(100)}, ya cliente de ${offer.brand}, alta el ${longDate(day)}): <${site.url}${answer}>`,
    `Ejemplo de calendario: <${site.url}${calendarPath({ [id]: day })}>`,
  ];
}
