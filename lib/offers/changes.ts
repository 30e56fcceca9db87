import { sizes } from "../config/sizes";
import { promiseOf } from "./history";
import type { Offer } from "./offer";

/** A change of an offer: an entry of its history, and what it changed. */
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
    .map(({ date, summary }, i) => ({
      offer,
      date,
      summary,
      kind: kindOf(i, promiseChangesAt(offer, i).length),
      promiseChanges: promiseChangesAt(offer, i),
      place: i + 1,
    }))
    .reverse();
}

/** What an entry records: the first publication, a changed promise, or something else. */
type ChangeKind = "published" | "changed" | "note";

function kindOf(place: number, facts: number): ChangeKind {
  if (place === 0) return "published";
  return facts > 0 ? "changed" : "note";
}

/** The promise before and after an entry. */
function promiseChangesAt({ history }: Offer, place: number) {
  const was = promiseOf(history.slice(0, place));
  const is = promiseOf(history.slice(0, place + 1));
  return (["benefit", "shortBenefit", "requirements"] as const).flatMap((fact) => {
    const [before, after] = [was[fact], is[fact]];
    return before && after && before !== after ? [{ fact, before, after }] : [];
  });
}

/** Groups changes by offer, in the order of the offers; those without any are left out. */
export function byOffer(changes: readonly Change[], offers: readonly Offer[]) {
  return offers.flatMap((offer) => {
    const own = changes.filter((change) => change.offer === offer);
    return own.length > 0 ? [{ offer, changes: own }] : [];
  });
}

interface WordChange {
  text: string;
  kind: "same" | "removed" | "added";
}

/** Words and punctuation marks, each with the space before it. */
const wordsOf = (text: string) => text.match(/\s*(?:\d[\d.,:]*\d|[^\s,.;:]+|[,.;:])/g) ?? [];

/**
 * What became of the words of a text: those that stayed, went and came, in their order. Undefined where fewer than half
 * of them stayed: then both texts are read more easily.
 */
export function wordChanges(before: string, after: string): WordChange[] | undefined {
  const [was, is] = [wordsOf(before), wordsOf(after)];
  // How many words the rests of both have in common, from each pair of places on.
  const common = Array.from({ length: was.length + 1 }, () => new Array<number>(is.length + 1).fill(0));
  const shared = (i: number, j: number) => common[i]?.[j] ?? 0;
  for (let i = was.length - 1; i >= 0; i--)
    for (let j = is.length - 1; j >= 0; j--)
      (common[i] ?? [])[j] =
        was[i] === is[j] ? shared(i + 1, j + 1) + 1 : Math.max(shared(i + 1, j), shared(i, j + 1));
  if (shared(0, 0) * 2 < Math.max(was.length, is.length)) return undefined;
  const parts: WordChange[] = [];
  const add = (kind: WordChange["kind"], text = "") => {
    const last = parts.at(-1);
    if (last?.kind === kind) last.text += text;
    else parts.push({ kind, text });
  };
  for (let i = 0, j = 0; i < was.length || j < is.length; ) {
    if (i < was.length && j < is.length && was[i] === is[j]) {
      add("same", was[i++]);
      j++;
    } else if (i < was.length && (j === is.length || shared(i + 1, j) >= shared(i, j + 1)))
      add("removed", was[i++]);
    else add("added", is[j++]);
  }
  return parts;
}

/** The latest changes of some offers, and whether there are older ones: those stand on their offers' pages and in the open data. */
export function latestChanges(offers: readonly Offer[]): { changes: Change[]; more: boolean } {
  const all = changesIn(offers);
  return { changes: all.slice(0, sizes.changes), more: all.length > sizes.changes };
}

/** What changed in all of some offers, newest first; those of one date in the order of the offers. */
export function changesIn(offers: readonly Offer[]): Change[] {
  return offers.flatMap(changesOf).sort((a, b) => b.date.localeCompare(a.date));
}
