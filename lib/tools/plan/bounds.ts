import type { Candidate } from "./schedule";

interface Money {
  day: number;
  cash: number;
  arrivals: readonly (readonly [day: number, cents: number])[];
}

/** An upper bound of what the remaining offers can add to a plan, and a lower bound of its end. */
export interface Outlook<C> {
  /** Those that can still start, in the given order. */
  possible: C[];
  /** Cents that they can leave at most. */
  sum: number;
  /** Whether that sum needs all of them; then `risk` is their sum, and the plan ends on the day `end` at the earliest. */
  isWhole: boolean;
  risk: number;
  end: number;
}

/** What an offer takes from the cash for good, in cents; negative if it adds to it. */
function lossOf({ needs, back, gain, backOn, paidOn }: Candidate): number {
  return needs - (backOn(0) < Infinity ? back : 0) - (paidOn(0) < Infinity ? gain : 0);
}

/** Net per cent that is gone for good; infinite if nothing is. */
export function yieldOf(candidate: Candidate): number {
  const loss = lossOf(candidate);
  return loss > 0 ? candidate.net / loss : Infinity;
}

/**
 * Relaxes the order: all the cash that will ever arrive is there at once, and of one offer a part can be taken (the
 * bound of a knapsack). `byYield` are the unused offers, the highest yield first.
 */
export function outlookOf<C extends Candidate>(
  { day, cash, arrivals }: Money,
  unused: readonly C[],
  byYield: readonly C[],
): Outlook<C> {
  let wealth = arrivals.reduce((all, [, cents]) => all + cents, cash);
  const open = new Set(byYield.filter((candidate) => Math.max(day, candidate.first) <= candidate.last));
  const grows = (candidate: C) => Math.max(0, -lossOf(candidate));
  for (const candidate of open) wealth += grows(candidate);
  // Out of reach: not even all the others pay for it.
  for (let before = -1; before !== open.size; ) {
    before = open.size;
    for (const candidate of open)
      if (candidate.needs > wealth - grows(candidate)) {
        open.delete(candidate);
        wealth -= grows(candidate);
      }
  }

  let left = wealth;
  let sum = 0;
  let isWhole = true;
  for (const candidate of byYield) {
    if (!open.has(candidate)) continue;
    const loss = Math.max(0, lossOf(candidate));
    if (loss > left) isWhole = false;
    sum += loss <= left ? candidate.net : (candidate.net * left) / loss;
    left = Math.max(0, left - loss);
  }
  const possible = unused.filter((candidate) => open.has(candidate));
  const risk = possible.reduce((all, candidate) => all + candidate.risk, 0);
  return { possible, sum: Math.floor(sum), isWhole, risk, end: endOf(day, wealth, possible) };
}

/**
 * The earliest end if all of them have to be taken: each takes its time, two that exceed the cash exclude each other, and
 * all the money held for all its days fits into the cash.
 */
function endOf(day: number, wealth: number, offers: readonly Candidate[]): number {
  let end = day;
  // Days of offers too dear to overlap.
  let daysInTurn = 0;
  let held = 0;
  for (const { first, needs, hold, backOn, paidOn } of offers) {
    const start = Math.max(day, first);
    end = Math.max(end, ...[start, backOn(start), paidOn(start)].filter((day) => day < Infinity));
    if (hold === Infinity) continue;
    held += needs * hold;
    if (2 * needs > wealth) daysInTurn += hold;
  }
  return Math.max(end, day + daysInTurn, wealth > 0 ? day + Math.ceil(held / wealth) : day);
}

/** The greatest common divisor of some whole numbers; 1 if there are none. */
export function gcdOf(numbers: readonly number[]): number {
  const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));
  return numbers.reduce(gcd, 0) || 1;
}
