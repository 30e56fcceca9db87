import type { CalendarDate } from "../format/dates";
import { factsOf } from "./history";
import type { Offer } from "./offer";

export type Change = ReturnType<typeof changesOf>[number];

/** The anchor of an entry on its offer's page. */
export function changeAnchor({ place }: Pick<Change, "place">): string {
  return `cambio-${place}`;
}

/**
 * The changes of one offer, newest first. `place` is the entry's number in the history, from 1: it never changes,
 * because the history only grows.
 */
export function changesOf(offer: Offer) {
  return offer.history
    .map(({ date, summary, reworded }, i) => ({
      offer,
      date,
      summary,
      kind: kindOf(i, reworded, factChangesAt(offer, i).length),
      factChanges: factChangesAt(offer, i),
      place: i + 1,
    }))
    .reverse();
}

/** What an entry records: the first publication, facts said in other words, other facts, or something else. */
export type ChangeKind = "published" | "reworded" | "changed" | "note";

function kindOf(place: number, reworded: boolean | undefined, facts: number): ChangeKind {
  if (place === 0) return "published";
  if (reworded) return "reworded";
  return facts > 0 ? "changed" : "note";
}

/** Facts before and after an entry. Links are left out: the owner's settings decide which link is shown. */
function factChangesAt({ history }: Offer, place: number) {
  const was = factsOf(history.slice(0, place));
  const is = factsOf(history.slice(0, place + 1));
  return (["benefit", "requirements"] as const).flatMap((fact) => {
    const [before, after] = [was[fact], is[fact]];
    return before && after && before !== after ? [{ fact, before, after }] : [];
  });
}

/** Groups changes by day, in the given order. */
export function byDay(changes: readonly Change[]): { date: CalendarDate; changes: Change[] }[] {
  const days = new Set(changes.map(({ date }) => date));
  return [...days].map((date) => ({ date, changes: changes.filter((change) => change.date === date) }));
}

/** Groups changes by month (`2026-11`), in the given order. */
export function byMonth(changes: readonly Change[]): { month: CalendarDate; changes: Change[] }[] {
  const months = new Set(changes.map(({ date }) => date.slice(0, 7)));
  return [...months].map((month) => ({
    month,
    changes: changes.filter(({ date }) => date.startsWith(month)),
  }));
}

/** Changes in a list of all offers; older ones stand on their offers' pages and in the open data. */
const LATEST = 100;

/** The latest changes of some offers, and whether there are older ones. */
export function latestChanges(offers: readonly Offer[]): { changes: Change[]; more: boolean } {
  const all = changesIn(offers);
  return { changes: all.slice(0, LATEST), more: all.length > LATEST };
}

/** What changed in all of some offers, newest first; those of one date in the order of the offers. */
export function changesIn(offers: readonly Offer[]): Change[] {
  return offers.flatMap(changesOf).sort((a, b) => b.date.localeCompare(a.date));
}
