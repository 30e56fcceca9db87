import { planFor } from "../answers/plan";
import { readPlan } from "../answers/plan-input";
import { planSentence } from "../copy/plan";
import { shortRisk } from "../copy/frame";
import { statusWords } from "../copy/status";
import type { CalendarDate } from "../format/dates";
import { catalogue, firstNamed } from "../catalogue";
import type { Offer } from "../offers/offer";
import { homePicture, offerPicture, pagePicture, type SharePicture } from "../site/metadata";
import { planPage, sitePages } from "../site/pages";
import { statusOn } from "../offers/status";

export interface ShareCard extends SharePicture {
  /** The line under the headline. */
  detail: string;
  risk?: string | undefined;
  /** Whether the check is old and the detail is marked «por confirmar». */
  unconfirmed?: boolean;
  logo?: Pick<Offer, "logo" | "color">;
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
    unconfirmed: statusOn(offer, today) === "unverified",
    logo: offer,
  };
}

/** The plan for the usual answers, in one sentence. */
function usualPlan(today: CalendarDate): string {
  const { input } = readPlan({}, catalogue.enabled, today);
  return planSentence(planFor(catalogue.enabled, input, today), input.money);
}

/** Every card as of a day, by the name of its file: `paypal.png`. */
export function shareCards(today: CalendarDate): ReadonlyMap<string, ShareCard> {
  const brands = firstNamed(catalogue.enabled).offers.map(({ brand }) => brand);
  const cards: ShareCard[] = [
    { ...homePicture, detail: brands.join(" · ") },
    ...catalogue.enabled.map((offer) => offerCard(offer, today)),
    ...sitePages.map((page) => ({
      ...pagePicture(page),
      detail: page === planPage ? usualPlan(today) : page.summary,
    })),
  ];
  return new Map(cards.map((card) => [`${card.id}.png`, card]));
}
