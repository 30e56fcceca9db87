import type { CalendarDate } from "./dates";
import type { Offer } from "@/lib/offers/offer";

/** An entry of an offer's history, with its place in it. */
export interface Change {
  offer: Offer;
  date: CalendarDate;
  summary: string;
  /** Its place in the history, from 1. The history only grows, so it is a name for ever. */
  place: number;
}

/** The anchor of an entry on its offer's page. */
export function changeAnchor({ place }: Pick<Change, "place">): string {
  return `cambio-${place}`;
}

/** What changed in one offer, newest first. */
export function changesOf(offer: Offer): Change[] {
  return offer.history.map(({ date, summary }, i) => ({ offer, date, summary, place: i + 1 })).reverse();
}

/** How many changes a list of all offers shows; older ones stand on their offers' pages, and in the open data. */
const LATEST = 100;

/** The latest changes of some offers, and whether there are older ones. */
export function latestChanges(offers: readonly Offer[]): { changes: Change[]; more: boolean } {
  const all = changesIn(offers);
  return { changes: all.slice(0, LATEST), more: all.length > LATEST };
}

/** What changed in all of some offers, newest first; those of one date in the order of the offers. */
export function changesIn(offers: readonly Offer[]): Change[] {
  return offers
    .flatMap(changesOf)
    .sort((one, other) => (one.date < other.date ? 1 : one.date > other.date ? -1 : 0));
}
