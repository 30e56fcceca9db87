import { planAmounts } from "../config/paths";
import { conditionOf, moreWords, startsSentence } from "../copy/plan";
import { noneWords } from "../copy/plan-notes";
import { shortRisk } from "../copy/frame";
import { statusWords } from "../copy/status";
import { toolNames } from "../copy/tool-pages";
import { asSentence, euros } from "../format/format";
import type { CalendarDate } from "../format/dates";
import { catalogue, firstNamed } from "../catalogue";
import type { Offer } from "../offers/offer";
import { comparisonCopy } from "../copy/comparison";
import { shareCopy } from "../copy/share";
import { offerCopy, warningAside } from "../copy/offer";
import { figureOf, splitBenefit } from "../offers/figure";
import { isOpen } from "../offers/status";
import { firstLimits } from "../answers/deadlines";
import { isOneOf } from "../copy/landing";
import {
  comparisonPicture,
  homePicture,
  offerPicture,
  pagePicture,
  pictured,
  type SharePicture,
  toolPicture,
} from "../site/metadata";
import { sitePages } from "../site/pages";
import { picturedPlan } from "../site/plan-picture";
import { toolIds } from "../config/addresses";

/** An offer on a card: its mark, brand, figure and whether money is at risk. */
export type SharedOffer = Pick<Offer, "brand" | "logo" | "color" | "risk" | "condition"> & {
  figure: string;
};

export interface ShareCard extends SharePicture {
  /** The stub's title, where the face does not say what the page is. */
  title?: string;
  /** The line on the stub. */
  detail: string;
  risk?: string | undefined;
  /** In place of the headline, of an offer and of a tool that answers with a figure: it alone is large. */
  figure?: ReturnType<typeof splitBenefit> | undefined;
  /** Under the headline of an offer: what one has to do. */
  condition?: string;
  /** Of a plan only: what may come on top of its figure, and what that depends on. Its offers are drawn as logos only. */
  more?: readonly string[];
  /** Of the plan's form: the amounts that it offers. */
  choices?: readonly string[];
  /** The offers that the page is about. */
  offers: readonly SharedOffer[];
}

/** Removes characters that the typeface lacks: the renderer would fetch them from the network. */
export function drawable(text: string): string {
  return text
    .replace(/[^ -~\u00a0-\u00ac\u00ae-ÿŒœ–—‘’“”•…€™−]/gu, "")
    .replace(/ +/g, " ")
    .trim();
}

/** The card of an offer's page, as of a day. */
export function offerCard(offer: Offer, today: CalendarDate): ShareCard {
  return {
    ...offerPicture(offer),
    figure: benefitParts(offer),
    condition: offer.condition,
    detail: `${isOpen(offer, today) ? `${shareCopy.invited}. ` : ""}${statusWords(offer, today, true)}`,
    risk: asSentence(warningAside(offer)) || undefined,
    offers: [shared(offer)],
  };
}

/** An offer's benefit as on its ticket; undefined if it has no figure. */
function benefitParts({ shortBenefit, value }: Offer): ShareCard["figure"] {
  const { text, atMost } = figureOf(value);
  const { amount, after } = splitBenefit(shortBenefit);
  return text
    ? { before: atMost ? offerCopy.atMost : "", amount: text, after: amount ? after : shortBenefit }
    : undefined;
}

/** The card of the plan with an amount: its figure, the marks of its offers, when they begin and what may come on top. */
function planCard(money: number, today: CalendarDate): ShareCard {
  const { plan, picture } = picturedPlan(money, today);
  const { entries, more, total } = plan;
  return {
    ...picture,
    more: [
      ...more.map((one, place) => (total === 0 && place === 0 ? conditionOf(one) : moreWords(one, total))),
      ...(entries.length + more.length > 0 ? [shareCopy.planTerms] : []),
    ],
    detail: startsSentence(plan, false) || noneWords(plan),
    risk: entries.some(({ risk }) => risk > 0) ? shortRisk : undefined,
    offers: [...entries, ...more].map(({ offer }) => shared(offer)),
  };
}

function shared({ brand, logo, color, risk, condition, value }: Offer): SharedOffer {
  const { text, atMost } = figureOf(value);
  return {
    brand,
    logo,
    color,
    risk,
    condition,
    figure: `${atMost ? offerCopy.atMost : ""}${text ?? offerCopy.depends}`,
  };
}

/** What the deadline on a card is for; of an offer with several, of which a visitor has one, what all of them are for. */
function limitWords(offer: Offer): string {
  const limits = firstLimits(offer);
  return isOneOf(limits) ? offer.condition : (limits[0]?.title ?? "");
}

/** The cards of an offer's tools: the offer's, with the tool's name on the stub. */
function toolCards(offer: Offer, today: CalendarDate): ShareCard[] {
  return toolIds.map((page) => {
    const picture = toolPicture(offer, page);
    const figure = splitBenefit(picture.headline);
    return {
      ...offerCard(offer, today),
      ...picture,
      // The offer's is not what the tool answers; its warning in short leaves room for the tool's name.
      condition: page === "plazos" ? limitWords(offer) : "",
      risk: offer.risk && shortRisk,
      figure: figure.amount
        ? { ...figure, before: page === "valor" ? comparisonCopy.rows.left : figure.before }
        : undefined,
      title: toolNames[page],
    };
  });
}

/** Every card as of a day, by the name of its file: `paypal.png`. */
export function shareCards(today: CalendarDate): ReadonlyMap<string, ShareCard> {
  const { enabled } = catalogue;
  const { offers } = firstNamed(enabled);
  const list = {
    risk: offers.some(({ risk }) => risk) ? shareCopy.riskMark : undefined,
    offers: offers.map(shared),
  };
  const cards: ShareCard[] = [
    { ...homePicture, title: homePicture.headline, detail: shareCopy.homeDetail, ...list },
    ...enabled.flatMap((offer) => [offerCard(offer, today), ...toolCards(offer, today)]),
    ...pictured(enabled).map((compared) => ({
      ...comparisonPicture(compared),
      title: shareCopy.question(compared.map(({ brand }) => brand)),
      detail: shareCopy.comparisonDetail,
      offers: compared.map(shared),
    })),
    ...sitePages.map((page) => ({
      ...pagePicture(page),
      detail: page.summary,
      offers: [],
      ...(page.id === "plan" && { choices: planAmounts.map((money) => euros(money)) }),
      ...(page.id === "comparar" && { title: pagePicture(page).headline, ...list }),
    })),
  ];
  cards.push(...planAmounts.map((money) => planCard(money, today)));
  return new Map(cards.map((card) => [`${card.id}.png`, card]));
}
