import { amountHint, blankIsToday } from "../ground/question-words";
import { siteTools } from "../tools";
import { calendarPath, pagePaths, planAmounts, planNames, planOptions } from "../config/paths";
import { site } from "../config/site";
import { changesCopy, changeWords, noteBeside } from "../copy/changes";
import { comparisonCopy } from "../tools/comparison/words";
import { dayField, deadlineLines, sinceStart, isOneOf, lengthsOf } from "../ground/deadline-words";
import { riskLines } from "../ground/offer-words";
import { disclosureOf, frameCopy, independence } from "../copy/frame";
import { glossary, glossaryCopy } from "../copy/glossary";
import { landingCopy } from "../copy/landing";
import type { LegalBlock } from "../copy/legal";
import { methodology, methodologyCopy } from "../copy/methodology";
import { statusWords } from "../copy/status";
import { byOffer, latestChanges } from "../offers/changes";
import { misfitText, planCopy, planSentence } from "../tools/plan/words";
import { investedLine, investedWords } from "../tools/plan/note-words";
import { afterText, pointWords } from "../tools/plan/line-words";
import { type PlanPoint, planFor } from "../tools/plan/plan";
import { asksForSpending, readPlan } from "../tools/plan/input";
import { askedOf, costField } from "../tools/plan/questions";
import { asSentence, euros } from "../format/format";
import { type CalendarDate, longDate } from "../format/dates";
import { markdownLink } from "../site/metadata";
import { catalogue, inOrder } from "../catalogue";
import { categoryOf } from "../offers/categories";
import type { Offer } from "../offers/offer";
import type { SitePage } from "../site/pages";

/** A page that belongs to no offer as Markdown, as of a day. */
export function sitePageMarkdown({ id, path }: SitePage, today: CalendarDate): string {
  const blocks = {
    plan: planBlocks,
    comparar: comparisonBlocks,
    glosario: glossaryBlocks,
    metodologia: methodologyBlocks,
    cambios: changesBlocks,
  }[id];
  return join([...blocks(today), ...closing(path)]);
}

type Blocks = (string | undefined)[];

function planBlocks(today: CalendarDate): Blocks {
  const { lead, form, each, assumptions } = planCopy;
  const ids = catalogue.enabled.map(({ id }) => id);
  const dated = catalogue.enabled.filter(({ deadlines }) => deadlines.items.length > 0);
  const spending = catalogue.enabled.filter(asksForSpending).map(({ id }) => id);
  const asked = catalogue.enabled.flatMap((offer) => {
    const question = askedOf(offer);
    return question ? `${costField(offer.id)}: ${question.question} ${form.supposed(question.euros)}.` : [];
  });
  return [
    `# ${siteTools.plan.name}`,
    lead,
    ...planAmounts.flatMap((money) => planAnswerBlocks(money, today)),
    `## ${form.title}`,
    bullets([
      `${planNames.money}: ${form.money} ${amountHint}`,
      `${planNames.customer}: ${form.customer} ${ids.join(", ")}`,
      ...dated.map((offer) => `${offer.id}: ${dayField(offer)}, ${form.joined} (${today})`),
      `${planNames.start}: ${form.start} ${blankIsToday} (${today})`,
      `${planOptions.invest}=no: ${form.noRisk}.`,
      ...asked,
      `${planOptions.spent}: ${form.spent}: ${spending.join(", ")}`,
    ]),
    bullets(planExamples(today)),
    each,
    bullets([assumptions.left, assumptions.risk, assumptions.atOnce, assumptions.official]),
  ];
}

/** A point of the plan after its time; a gain whose day nobody knows has none. */
const timedWords = (point: PlanPoint) =>
  point.kind === "gain" ? pointWords(point) : `${afterText(point)}: ${pointWords(point)}`;

/** The plan for an amount as a section: its sentence, the line of time and what stays outside. */
function planAnswerBlocks(money: number, today: CalendarDate): Blocks {
  const { input } = readPlan({ [planNames.money]: String(money) }, catalogue.enabled, today);
  const answer = planFor(catalogue.enabled, input, today);
  const { points, invested, misfits } = answer;
  return [
    `## ${planCopy.withMoney(money)}`,
    planSentence(answer, money),
    points.length > 0 ? bullets(points.map(timedWords)) : "",
    invested.length > 0
      ? `${planCopy.invested}: ${invested.map((entry) => `${offerLink(entry.offer)}, ${investedLine(entry)}`).join("; ")}. ${investedWords(answer)}`
      : "",
    misfits.length > 0
      ? `${planCopy.misfits}:\n\n${bullets(misfits.map((misfit) => `${offerLink(misfit.offer)}: ${misfitText(misfit)}`))}`
      : "",
  ];
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

function comparisonBlocks(today: CalendarDate): Blocks {
  const { heading, rows, noRisk } = comparisonCopy;
  return [
    `# ${heading}`,
    siteTools.comparison.description,
    ...inOrder(catalogue.enabled, today).flatMap((offer) => [
      `**${offerLink(offer)}**`,
      offer.protection.authorisation && `> ${offer.protection.authorisation}`,
      bullets([
        `${rows.benefit}: ${offer.benefit}`,
        `${rows.requirements}: ${offer.requirements}`,
        `${comparisonCopy.deadlines}: ${deadlinesOf(offer)}`,
        `${rows.category}: ${categoryOf(offer.category).name}`,
        `${rows.risk}: ${offer.risk ? riskLines[offer.risk] : noRisk}`,
        `${rows.verified}: ${statusWords(offer, today)}`,
        `${rows.official}: <${offer.sourceUrl}>`,
      ]),
    ]),
  ];
}

function deadlinesOf(offer: Offer): string {
  const { items } = offer.deadlines;
  if (isOneOf(items)) return `${lengthsOf(items)} ${sinceStart(offer)}, ${landingCopy.ownLimit}`;
  return items.length > 0 ? deadlineLines(offer).join(". ") : comparisonCopy.noDeadlines;
}

function glossaryBlocks(): Blocks {
  const entries = glossary.map(({ term, definition, source }) => {
    const link = source ? ` [${source.label}](${source.url})` : "";
    return `**${term}.** ${definition}${link}`;
  });
  return [`# ${glossaryCopy.name}`, glossaryCopy.description, bullets(entries)];
}

function methodologyBlocks(today: CalendarDate): Blocks {
  const { name, updated, description } = methodologyCopy;
  return [
    `# ${name}`,
    `${updated}.`,
    description,
    ...methodology(site, inOrder(catalogue.enabled, today)).flatMap((section) => [
      `## ${section.title}`,
      ...section.blocks.map(blockMarkdown),
    ]),
  ];
}

function changesBlocks(): Blocks {
  const { changes, more } = latestChanges(catalogue.enabled);
  const sections = byOffer(changes, catalogue.enabled).flatMap(({ offer, changes: own }) => [
    `## ${offer.brand}`,
    bullets(
      own.map(
        (change) =>
          `${asSentence(longDate(change.date))}. ${[changeWords(change), noteBeside(change) ?? []].flat().join(" ")}`,
      ),
    ),
  ]);
  return [
    `# ${changesCopy.name}`,
    changesCopy.description,
    ...(sections.length > 0 ? sections : [changesCopy.none]),
    more ? changesCopy.older : undefined,
  ];
}

/** The end of every Markdown page: how the site earns, its independence, and the page's address. */
export function closing(path: string, disclosure = disclosureOf(...catalogue.enabled)): string[] {
  return [
    "---",
    `${disclosure} ${frameCopy.newCustomers} ${independence(site)}`,
    `${landingCopy.page}: <${new URL(path, site.url)}>`,
  ];
}

/** A link to an offer's twin. */
export function offerLink({ brand, detailPath }: Offer): string {
  return markdownLink(brand, detailPath);
}

/** A Markdown list. */
export function bullets(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join("\n");
}

/** Joins blocks with blank lines; empty ones are left out. */
export function join(blocks: Blocks): string {
  return `${blocks.filter((block) => block !== undefined && block !== "").join("\n\n")}\n`;
}

/** A content block as Markdown. Buttons are left out. */
function blockMarkdown(block: LegalBlock): string {
  if (typeof block === "string") return block;
  if ("lead" in block) return `**${block.lead}** ${block.text}`;
  if ("list" in block) return bullets(block.list);
  if ("table" in block) {
    const { columns, rows } = block.table;
    return [columns, columns.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
  }
  if ("ordered" in block) return block.ordered.map((item, place) => `${place + 1}. ${item}`).join("\n");
  if ("links" in block) return bullets(block.links.map(blockLink));
  return "link" in block ? blockLink(block) : "";
}

function blockLink({ link, url }: { link: string; url: string }): string {
  return `[${link}](${new URL(url, site.url)})`;
}
