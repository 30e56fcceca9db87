import { type CalendarDate, isOver } from "../format/dates";
import { findingText } from "./finding";
import type { Offer } from "./offer";
import { readOffers, type Settings } from "./read-offers";
import type { Sources } from "./read-sources";

export interface Catalogue {
  /** Every offer, enabled or not, by ascending weight. */
  all: readonly Offer[];
  /** The offers that the site shows, by ascending weight. */
  enabled: readonly Offer[];
  find(id: string): Offer | undefined;
  /** The first two enabled offers other than this one that a visitor can take. */
  related(id: string, canTake: (offer: Offer) => boolean): Offer[];
}

/** The catalogue of these offers. Throws one error that lists every mistake. */
export function createCatalogue(sources: Sources, settings: Settings): Catalogue {
  const { offers, findings } = readOffers(sources, settings);
  if (findings.length > 0)
    throw new Error(`El catálogo de ofertas tiene errores:\n${findings.map(findingText).join("\n")}`);

  const enabled = offers.filter((offer) => offer.enabled);
  const byId = new Map(enabled.map((offer) => [offer.id, offer]));
  return {
    all: offers,
    enabled,
    find: (id) => byId.get(id),
    related: (id, canTake) => enabled.filter((offer) => offer.id !== id && canTake(offer)).slice(0, 2),
  };
}

/** The order of every list, as `/metodologia` states it: by ascending weight; those that are over come last. */
export function inOrder<O extends Pick<Offer, "weight" | "validUntil">>(
  offers: readonly O[],
  today: CalendarDate,
): O[] {
  const over = ({ validUntil }: O) => Number(validUntil !== undefined && isOver(validUntil, today));
  return offers.toSorted((one, other) => over(one) - over(other) || one.weight - other.weight);
}

/** How many offers the header, the footer and the share picture name before they link to the full list. */
const NAMED = 7;

/** The first `NAMED` offers, and whether there are more. */
export function named<O>(offers: readonly O[]): { offers: readonly O[]; more: boolean } {
  return { offers: offers.slice(0, NAMED), more: offers.length > NAMED };
}
