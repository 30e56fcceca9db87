import { type CalendarDate, isOver } from "../format/dates";
import type { Offer } from "./offer";

/**
 * The order of every list of offers, as `/metodologia` publishes it: by ascending editorial weight, and those
 * that are over after all others. What the site earns is no part of it.
 */
export function inOrder<O extends Pick<Offer, "weight" | "validUntil">>(
  offers: readonly O[],
  today: CalendarDate,
): O[] {
  const over = ({ validUntil }: O) => Number(validUntil !== undefined && isOver(validUntil, today));
  return offers.toSorted((one, other) => over(one) - over(other) || one.weight - other.weight);
}

/** How many offers a list beside the page names (header, footer, share picture) before it leads to all. */
export const NAMED = 7;

/** The offers that a list beside the page names, and whether there are more. */
export function named<O>(offers: readonly O[]): { offers: readonly O[]; more: boolean } {
  return { offers: offers.slice(0, NAMED), more: offers.length > NAMED };
}
