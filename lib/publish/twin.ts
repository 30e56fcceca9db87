import { calendarPath, pagePaths, planNames, TWIN_TEXT } from "../config/paths";
import { pageUrl, site } from "../config/site";
import { disclosureOf, frameCopy, independence } from "../copy/frame";
import { landingCopy } from "../copy/landing";
import { siteTools } from "../tools";
import { type CalendarDate, longDate } from "../format/dates";
import { euros } from "../format/format";
import { catalogue } from "../catalogue";
import { sitePages } from "../site/pages";
import { frontMatter } from "./front-matter";
import { offerData } from "./open-data";

/** The names of the pages that have a twin in Markdown: `index`, `paypal`. */
export function twinNames(): string[] {
  return ["index", ...sitePages.map(({ id }) => id), ...catalogue.enabled.map(({ id }) => id)];
}

/** What a page's twin says besides the text of the page, as of a day: facts as data before it, who earns what after it. */
export function twinOf(name: string, today: CalendarDate): { text: string; canonical: string } {
  const offer = catalogue.find(name);
  const canonical = pageUrl(name === "index" ? "/" : `/${name}`);
  const disclosure = offer ? disclosureOf(offer) : disclosureOf(...catalogue.enabled);
  const blocks = [
    offer ? frontMatter(offerData(offer, today)) : [],
    TWIN_TEXT,
    "---",
    pagePaths.plan === `/${name}` ? planExamples(today) : [],
    `${disclosure} ${frameCopy.newCustomers} ${independence(site)}`,
    `${landingCopy.page}: <${canonical}>`,
  ];
  return { text: `${blocks.flat().join("\n\n")}\n`, canonical };
}

/** Two example addresses for signing up on `day`: the plan's answer, and a calendar of one offer with deadlines. */
export function planExamples(day: CalendarDate): string[] {
  const offer = catalogue.enabled.find(({ deadlines }) => deadlines.items.length > 0);
  if (!offer) return [];
  const { id } = offer;
  const answer = `${pagePaths.plan}?${planNames.money}=100&${planNames.customer}=${id}&${id}=${day}`;
  return [
    `Ejemplo de ${siteTools.plan.name} (${euros(100)}, ya cliente de ${offer.brand}, alta el ${longDate(day)}): <${site.url}${answer}>`,
    `Ejemplo de calendario: <${site.url}${calendarPath({ [id]: day })}>`,
  ];
}
