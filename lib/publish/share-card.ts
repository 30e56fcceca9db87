import { planAmounts, toolIds } from "../config/paths";
import { conditionOf, moreWords, planCopy } from "../tools/plan/words";
import { briefInsteadWords, noneWords, sequenceWords } from "../tools/plan/note-words";
import { statusWords } from "../copy/status";
import { tools } from "../tools";
import { asSentence, euros } from "../format/format";
import type { CalendarDate } from "../format/dates";
import { catalogue, firstNamed } from "../catalogue";
import type { Offer } from "../offers/offer";
import { shareCopy } from "../copy/share";
import { offerCopy, warningAside, shortRiskParts } from "../ground/offer-words";
import { figureOf, figureParts, splitBenefit } from "../offers/figure";
import { isOpen } from "../offers/status";
import { landingCopy } from "../copy/landing";
import {
  comparisonPicture,
  homePicture,
  offerPicture,
  pagePicture,
  pictured,
  type SharePicture,
  toolPicture,
} from "../site/metadata";
import { legalPages, sitePages } from "../site/pages";
import { picturedPlan } from "../site/plan-picture";

/** An offer on a card: its mark, brand, figure and whether money is at risk. */
export type SharedOffer = Pick<Offer, "brand" | "logo" | "color" | "risk" | "condition"> & {
  figure: string;
  /** Before the figure: «hasta». */
  before: string;
  /** What the figure is: «de regalo», «de descuento en comisiones». */
  gives: string;
  /** Whether it is no gift but a saving. */
  isSaving: boolean;
  /** What it lacks besides its risk, within a sentence. */
  warning: string;
};

/** What a share picture says, from top to bottom. */
export interface ShareCard extends SharePicture {
  /** Over the figure, after the marks: the brand, the tool's question, the plan's amount. */
  title?: string;
  /** In place of the headline, where there is one: it is the largest thing. */
  figure?: (ReturnType<typeof splitBenefit> & { isWords?: boolean | undefined }) | undefined;
  /** Under the figure: what one has to do, or what a tool's answer is about. */
  condition?: string | undefined;
  /** Under that, what an offer lacks besides its risk. */
  warning?: string | undefined;
  /** Of a plan: what may come on top of its figure, or in its place, and what that depends on. */
  notes?: readonly { offer: SharedOffer; words: string; isRisky?: boolean }[];
  /** Of the plan's form: the amounts that it offers. */
  choices?: readonly string[];
  /** On the stub: first the condition of everything, or the page's name; then smaller lines. */
  lead?: string | undefined;
  detail: readonly string[];
  /** The risk, its first words larger, and what an offer of a list lacks besides. */
  risk?: readonly string[] | undefined;
  /** The offers that the page is about: side by side, if it is a list, else as marks before the title. */
  offers: readonly SharedOffer[];
  isList?: boolean;
  /** Of the home page: some offers, each in a row, and how many more there are. */
  rows?: { offers: readonly SharedOffer[]; more?: string | undefined };
}

/** Removes characters that the typeface lacks: the renderer would fetch them from the network. */
export function drawable(text: string): string {
  return text
    .replace(/[^ -~\u00a0-\u00ac\u00ae-ÿŒœ–—‘’“”•…€™−]/gu, "")
    .replace(/ +/g, " ")
    .trim();
}

/** The risk in the fewest words, as on every ticket. */
const riskWords = (isRisky: boolean) => (isRisky ? [shortRiskParts.short, shortRiskParts.rest] : undefined);

/** The card of an offer's page, as of a day. */
export function offerCard(offer: Offer, today: CalendarDate): ShareCard {
  const checked = statusWords(offer, today, true);
  return {
    ...offerPicture(offer),
    title: offer.brand,
    figure: benefitParts(offer),
    condition: offer.condition,
    warning: asSentence(warningAside({ protection: offer.protection })),
    ...(isOpen(offer, today)
      ? { lead: shareCopy.invited, detail: [landingCopy.newCustomers, checked] }
      : { detail: [checked] }),
    risk: riskWords(offer.risk !== undefined),
    offers: [shared(offer)],
  };
}

/** An offer's benefit as on its ticket; undefined if it has no figure. */
function benefitParts({ shortBenefit, value }: Offer): ShareCard["figure"] {
  const { text, atMost } = figureOf(value);
  return text
    ? { before: atMost ? offerCopy.atMost : "", amount: text, after: givesOf(shortBenefit) }
    : undefined;
}

/** What follows the figure in a benefit; all of it if it has none. */
function givesOf(benefit: string): string {
  const { amount, after } = splitBenefit(benefit);
  return amount ? after.replace(/^[:,]/, "").trim() : benefit;
}

/** How many offers of a plan have their marks and their beginning on its card, and how many more have a note. */
const [MARKED, NOTED] = [4, 2];

/** The card of the plan with an amount: its figure, when its offers begin, and what stands beside it on the page. */
function planCard(money: number, today: CalendarDate): ShareCard {
  const { plan, picture } = picturedPlan(money, today);
  const { entries, more, invested, total } = plan;
  const only = total === 0 ? more[0] : undefined;
  const [best] = invested;
  return {
    ...picture,
    title: picture.name,
    figure: { ...(figureParts(picture.headline) ?? { before: "", amount: picture.headline }), after: "" },
    condition: only && conditionOf(only),
    notes: [
      ...more
        .filter((one) => one !== only)
        .slice(0, NOTED)
        .map((one) => ({ offer: shared(one.offer), words: moreWords(one, total) })),
      ...(best ? [{ offer: shared(best.offer), words: briefInsteadWords(best), isRisky: true }] : []),
    ],
    ...(entries.length + more.length > 0
      ? {
          lead: shareCopy.invited,
          detail: [shareCopy.planTerms, ...(entries.length > MARKED ? [] : [sequenceWords(plan)])],
        }
      : { detail: [noneWords(plan)] }),
    // The sign beside the best investment needs its words on the stub.
    risk: riskWords(best !== undefined || entries.some(({ risk }) => risk > 0)),
    offers: (only ? [only] : entries).slice(0, MARKED).map(({ offer }) => shared(offer)),
  };
}

function shared(offer: Offer): SharedOffer {
  const { brand, logo, color, risk, condition, shortBenefit, value, protection } = offer;
  const { text, atMost } = figureOf(value);
  return {
    ...{ brand, logo, color, risk, condition },
    gives: givesOf(shortBenefit),
    isSaving: value.gain.kind === "share",
    warning: warningAside({ protection }),
    before: atMost ? offerCopy.atMost : "",
    figure: text ?? offerCopy.depends,
  };
}

/** The cards of an offer's tools: each answers its own question; what the offer gives is on the stub. */
function toolCards(offer: Offer, today: CalendarDate): ShareCard[] {
  return toolIds.map((page) => {
    const { before = "", answer, isWords, note = "", more } = tools[page].answer(offer);
    return {
      ...offerCard(offer, today),
      ...toolPicture(offer, page),
      title: tools[page].words(offer).title,
      figure: { before, amount: answer, after: note, isWords },
      condition: more,
      lead: offer.brand,
      detail: [
        asSentence(offer.shortBenefit),
        ...(isOpen(offer, today) ? [shareCopy.invited] : []),
        statusWords(offer, today, true),
      ],
    };
  });
}

/** How many offers the home page's picture shows; of more, the last place says how many. */
const ROWS = 6;

/** The card of the home page: how many offers one can take on a day, with their names and figures. */
function homeCard(enabled: readonly Offer[], today: CalendarDate): ShareCard {
  const open = enabled.filter((offer) => isOpen(offer, today));
  const shown = open.length > ROWS ? open.slice(0, ROWS - 1) : open;
  if (open.length === 0) return { ...homePicture, detail: [shareCopy.homeDetail], offers: [] };
  return {
    ...homePicture,
    figure: { before: "", amount: shareCopy.homeCount(open.length), after: "", isWords: true },
    lead: shareCopy.homePlace,
    detail: [shareCopy.homeDetail],
    risk: listRisk(shown),
    offers: [],
    rows: {
      offers: shown.map(shared),
      ...(shown.length < open.length && { more: shareCopy.homeMore(open.length - shown.length) }),
    },
  };
}

/** Explains the risk mark in a list of offers; with more than three offers, also names each with another warning. */
function listRisk(some: readonly Offer[]): string[] | undefined {
  const lacking = some.length > 3 ? some.map(shared).filter(({ warning }) => warning) : [];
  const words = lacking.map(({ brand, warning }) => `${brand}: ${warning}`);
  return some.some(({ risk }) => risk) ? [...shareCopy.riskMark, ...words] : undefined;
}

/** Every card as of a day, by the name of its file: `paypal.png`. */
export function shareCards(today: CalendarDate): ReadonlyMap<string, ShareCard> {
  const { enabled } = catalogue;
  const { offers } = firstNamed(enabled);
  const listed = (some: readonly Offer[]) => ({
    risk: listRisk(some),
    offers: some.map(shared),
    isList: true,
  });
  const cards: ShareCard[] = [
    homeCard(enabled, today),
    ...enabled.flatMap((offer) => [offerCard(offer, today), ...toolCards(offer, today)]),
    ...pictured(enabled).map((compared) => ({
      ...comparisonPicture(compared),
      lead: shareCopy.sideBySide,
      detail: [shareCopy.comparisonDetail, shareCopy.invited],
      ...listed(compared),
    })),
    ...[...sitePages, ...Object.values(legalPages)].map((page) => ({
      ...pagePicture(page),
      detail: [page.summary],
      offers: [],
      ...(page.id === "plan" && {
        condition: planCopy.form.money,
        choices: planAmounts.map((money) => euros(money)),
      }),
      ...(page.id === "comparar" &&
        offers.length > 0 && { lead: pagePicture(page).headline, ...listed(offers) }),
    })),
  ];
  cards.push(...planAmounts.map((money) => planCard(money, today)));
  return new Map(cards.map((card) => [`${card.id}.png`, card]));
}
