import type { Locator, Page } from "@playwright/test";
import { eligibilityCopy } from "@/lib/tools/eligibility/words";
import type { Offer } from "@/lib/offers/offer";
import { canTake, full } from "./fixtures";

/** The offer with the highest count. */
export const mostBy = (count: (offer: Offer) => number) =>
  full.catalogue.enabled.toSorted((a, b) => count(b) - count(a))[0] as Offer;

export const isInParts = ({ eligibility }: Offer) => eligibility.conditions.some(({ optional }) => optional);
/** The offer with the most questions, each of which decides all; one that nobody can take asks nothing. */
export const asked = mostBy((offer) =>
  offer.terms.closed || !canTake(offer) || isInParts(offer) ? 0 : offer.eligibility.conditions.length,
);
export const words = eligibilityCopy.answer;

export const plainText = (text: string) => text.replace(/\s+/g, " ").trim();
export const visible = async (items: Locator) =>
  (await items.filter({ visible: true }).allInnerTexts()).map(plainText);
/** The ticket shown under «Tu respuesta». */
export const outcomeOf = (page: Page) => page.locator("#respuesta .ticket").filter({ visible: true });
export const choice = (page: Page, id: string, value: "yes" | "no" | "part") =>
  page.locator(`fieldset#${id} label:has([value=${value}])`);
