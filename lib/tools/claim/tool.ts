import { lengthOf } from "../../ground/deadline-words";
import { days } from "../../format/quantity";
import { isDiscount } from "../../ground/net-value";
import { rewardNoun } from "../../ground/offer-words";
import type { Tool } from "../tool";
import { claimCaseQuery } from "./addresses";
import type { Period } from "../../offers/claim-periods";
import { replyPeriods, claimRoute } from "./routes";
import { claimLead } from "./lead";
import { claimCopy, routeWords } from "./words";

export const claim: Tool = {
  when: "after",
  name: "Reclamar",
  words: (offer) => ({
    title: `Reclama a tiempo a ${offer.brand}`,
    description: `Si lo anunciado por ${offer.brand} no llega, te lo deniegan o te cobran algo: cuándo escribir, en qué plazo contestan, adónde ir y la carta.`,
  }),
  lead: claimLead,
  headline: (offer) => {
    const route = claimRoute(offer);
    const more = routeWords(offer, route);
    const { charge, ofCharge } = replyPeriods(route);
    return {
      figure: periodFigure(route.reply.other),
      note: "para contestarte",
      more: charge ? `Si es por ${ofCharge}, ${charge}` : more,
    };
  },
  line: {
    title: (offer) => `${isDiscount(offer) ? "No me aplican" : claimCopy.missing} el ${rewardNoun(offer)}`,
    result: () => "Tus fechas y la carta",
  },
  heroQuery: claimCaseQuery("no-llega"),
  // Short, so that a phone has the links to an offer's tools on one line.
  heroLink: (offer) => (isDiscount(offer) ? "No me rebajan" : claimCopy.missing),
};

/** A period in figures: «1 mes», «15 días hábiles». */
function periodFigure(period: Period): string {
  return "workingDays" in period ? `${days(period.workingDays)} hábiles` : lengthOf(period);
}
