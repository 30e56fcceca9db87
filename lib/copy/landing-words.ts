import type { CalendarDate } from "../format/dates";
import { type FaqItem, mayChange } from "../offers/landing";
import type { Offer } from "../offers/offer";
import { phaseOf } from "../offers/status";
import { landingCopy } from "./landing";

interface LandingWords {
  faq: readonly FaqItem[];
  doubts: readonly FaqItem[];
  finePrint: readonly string[];
}

/**
 * What a promotion's page answers and says in small print on a day. Once it is over: what it gave and asked, and what is of
 * use to who signed up in time.
 */
export function landingWords({ brand, landing, ...validity }: Offer, today: CalendarDate): LandingWords {
  const { faq, doubts = [], finePrint = [], past } = landing;
  if (phaseOf(validity, today) !== "ended") return { faq, doubts, finePrint };
  const remaining = (items: readonly FaqItem[]) =>
    items.flatMap((item) => (item.isForNew ? [] : { ...item, answer: item.past ?? item.answer }));
  return {
    faq: [...(past ? [past] : []), ...remaining(faq)],
    doubts: remaining(doubts),
    finePrint: finePrint.filter((line) => line !== mayChange(brand)),
  };
}

/** Title and description of a promotion's page for search engines. They say so if the promotion is over. */
export function landingHead(offer: Offer, today: CalendarDate): Record<"title" | "description", string> {
  const { seoTitle, seoDescription, brand, validUntil } = offer;
  if (!validUntil || phaseOf(offer, today) !== "ended")
    return { title: seoTitle, description: seoDescription };
  return {
    title: landingCopy.endedHead(brand, validUntil),
    description: landingCopy.endedLead(brand, validUntil),
  };
}
