import { planFor } from "../answers/plan";
import { readPlan } from "../answers/plan-input";
import { planSentence } from "../copy/plan";
import { shortRisk } from "../copy/frame";
import { statusWords } from "../copy/status";
import type { CalendarDate } from "../format/dates";
import { catalogue, firstNamed } from "../catalogue";
import type { Offer } from "../offers/offer";
import { shareCopy } from "../copy/share";
import { offerCopy } from "../copy/offer";
import { figureOf } from "../offers/figure";
import {
  comparisonPicture,
  homePicture,
  offerPicture,
  pagePicture,
  pictured,
  type SharePicture,
  toolPicture,
} from "../site/metadata";
import { offerPageIds } from "../site/tool-pages";
import { planPage, sitePages } from "../site/pages";

/** An offer on a card: its mark, brand and figure. */
export type SharedOffer = Pick<Offer, "brand" | "logo" | "color"> & { figure: string };

export interface ShareCard extends SharePicture {
  /** The line on the stub. */
  detail: string;
  risk?: string | undefined;
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
    detail: statusWords(offer, today),
    risk: offer.risk && shortRisk,
    offers: [shared(offer)],
  };
}

/** The plan for the usual answers, in one sentence. */
function usualPlan(today: CalendarDate): string {
  const { input } = readPlan({}, catalogue.enabled, today);
  return planSentence(planFor(catalogue.enabled, input, today), input.money);
}

function shared({ brand, logo, color, value }: Offer): SharedOffer {
  const { text, atMost } = figureOf(value);
  return { brand, logo, color, figure: `${atMost ? offerCopy.atMost : ""}${text ?? offerCopy.depends}` };
}

/** The cards of an offer's tools. */
function toolCards(offer: Offer): ShareCard[] {
  const risk = offer.risk && shortRisk;
  return offerPageIds.map((page) => ({
    ...toolPicture(offer, page),
    detail: `${offer.shortBenefit}. ${offer.condition}.`,
    risk,
    offers: [shared(offer)],
  }));
}

/** Every card as of a day, by the name of its file: `paypal.png`. */
export function shareCards(today: CalendarDate): ReadonlyMap<string, ShareCard> {
  const { enabled } = catalogue;
  const { offers } = firstNamed(enabled);
  const cards: ShareCard[] = [
    { ...homePicture, detail: shareCopy.homeDetail, offers: offers.map(shared) },
    ...enabled.flatMap((offer) => [offerCard(offer, today), ...toolCards(offer)]),
    ...pictured(enabled).map((compared) => ({
      ...comparisonPicture(compared),
      detail: shareCopy.comparisonDetail,
      risk: compared.some(({ risk }) => risk) ? shortRisk : undefined,
      offers: compared.map(shared),
    })),
    ...sitePages.map((page) => ({
      ...pagePicture(page),
      detail: page === planPage ? usualPlan(today) : page.summary,
      offers: [],
    })),
  ];
  return new Map(cards.map((card) => [`${card.id}.png`, card]));
}
