import { pagePaths, TWIN_TEXT } from "../config/paths";
import { pageUrl, site } from "../config/site";
import { audienceNote, disclosureOf, disclosureOn, independence } from "../copy/frame";
import { landingCopy } from "../copy/landing";
import type { CalendarDate } from "../format/dates";
import { catalogue } from "../catalogue";
import { sitePages } from "../site/pages";
import { planExamples } from "./llms";
import type { OpenOffer } from "../copy/open-data";
import { offerData } from "./open-data";
import { stringify } from "yaml";

/** The names of the pages that have a twin in Markdown: `index`, `paypal`. */
export function twinNames(): string[] {
  return ["index", ...sitePages.map(({ id }) => id), ...catalogue.enabled.map(({ id }) => id)];
}

/** What a page's twin adds to the page's text on a day: the offer's data before it, who earns what after it. */
export function twinOf(name: string, today: CalendarDate): { text: string; canonical: string } {
  const offer = catalogue.find(name);
  const canonical = pageUrl(name === "index" ? "/" : `/${name}`);
  const disclosure = offer ? disclosureOn(offer, today) : disclosureOf(...catalogue.enabled);
  const blocks = [
    offer ? frontMatter(offerData(offer, today)) : [],
    TWIN_TEXT,
    "---",
    pagePaths.plan === `/${name}` ? planExamples(today) : [],
    `${disclosure} ${audienceNote(catalogue.enabled)} ${independence(site)}`,
    `${landingCopy.page}: <${canonical}>`,
  ];
  return { text: `${blocks.flat().join("\n\n")}\n`, canonical };
}

/** The fields of an offer's front matter. None is called `title`, which linters take for a second main heading. */
const inFrontMatter: readonly (keyof OpenOffer)[] = [
  "id",
  "brand",
  "category",
  "url",
  "officialUrl",
  "sourceUrl",
  "status",
  "asOf",
  "verifiedOn",
  "validFrom",
  "validUntil",
  "risk",
  "authorisationText",
  "terms",
  "gain",
  "facts",
  "deadlines",
  "money",
  "minutes",
  "invitation",
  "invitationCode",
  "pays",
];

/** The YAML block at the top of an offer's Markdown twin: its data without the prose, which follows it. */
export function frontMatter(offer: OpenOffer): string {
  const fields = inFrontMatter.flatMap((name) => (offer[name] === undefined ? [] : [[name, offer[name]]]));
  return `---\n${stringify(Object.fromEntries(fields), { lineWidth: 0, aliasDuplicateObjects: false })}---`;
}
