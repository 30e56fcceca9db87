import { type CalendarDate, isOver, newest } from "../format/dates";
import { build } from "../config/build";
import { sizes } from "../config/sizes";
import { data } from "./data";
import { type Catalogue, offerList } from "./offer-list";
import type { Offer } from "../offers/offer";
import { isRunning } from "../offers/status";

/** The offers of this build. */
export const catalogue = offerList(data.offers);

/** The first enabled offers; all in development, which builds nothing ahead. */
const ahead = (count: number): readonly Offer[] =>
  catalogue.enabled.slice(0, build.distDir === undefined ? undefined : count);

/** The offers whose tools are built ahead. */
export const withToolsAhead = () => ahead(sizes.toolsAhead);
/** The offers whose tools have pictures. */
export const withToolPictures = () => ahead(sizes.toolsPictured);

/** Whether there are more offers than a page or a form shows one by one. */
export const areMany = (offers: readonly unknown[]) => offers.length > sizes.shownWhole;

/** The first offers of a long list, as many as a page shows one by one. */
export const firstShown = <O>(offers: readonly O[]): readonly O[] => offers.slice(0, sizes.shownWhole);

/** The order of every list, as `/metodologia` states it: by ascending weight, ended offers last. */
export function inOrder<O extends Pick<Offer, "weight" | "validUntil">>(
  offers: readonly O[],
  today: CalendarDate,
): O[] {
  const over = ({ validUntil }: O) => Number(validUntil !== undefined && isOver(validUntil, today));
  return offers.toSorted((a, b) => over(a) - over(b) || a.weight - b.weight);
}

/** The offers among these whose promotion runs on a day, in the order of every list: closed ones say that they are. */
export function runningAmong(ids: readonly string[], today: CalendarDate): Offer[] {
  const offers = ids.flatMap((id) => catalogue.find(id) ?? []);
  return inOrder(offers, today).filter((offer) => isRunning(offer, today));
}

/** The offers that a page names before it links to the full list, and whether there are more. */
export function firstNamed<O>(offers: readonly O[]): { offers: readonly O[]; more: boolean } {
  return { offers: offers.slice(0, sizes.named), more: offers.length > sizes.named };
}

/** The newest verification of the enabled offers; of all offers if none is enabled. */
export function newestVerification({ enabled, all }: Pick<Catalogue, "enabled" | "all">): CalendarDate {
  return newest((enabled.length > 0 ? enabled : all).map((offer) => offer.verifiedOn));
}

/**
 * The date of the newest check of an enabled offer: that of the home page and of every page of several offers. A change of
 * what an offer promises comes with a check, so that its date is that of the check; other words move no date.
 */
export const contentDate = newestVerification(catalogue);

/** The enabled offer that was checked last; of several, the first in the list. */
export const newestChecked = catalogue.enabled.find(({ verifiedOn }) => verifiedOn === contentDate);
