import type { ClientChoice, Client } from "./clients";

/** What is left for the clients that are not decided yet. */
export interface Remaining {
  /** Days for which the payroll is taken. */
  days: number;
  bills: number;
  line: boolean;
  /** Cents that can still be gone for good; below zero if the others have to bring them. */
  cents: number;
}

/** How finely the bound tells amounts apart, and no fewer than the steps of all that can be gone. */
const STEPS = 48;
const MOST_STEPS = 2 * STEPS;

/** Later than any day on which something may start. */
const TOO_LATE = 400;

/** What remains after a choice of a client's; undefined if they are too few. Money may be lent. */
export function remainingAfter(
  { days, bills, line, cents }: Remaining,
  { way, loss }: ClientChoice,
  { payroll }: Client,
): Remaining | undefined {
  const taken = way.salaryUntil && payroll;
  if (way.bills > bills || (way.line && !line) || (taken && days > taken.last)) return undefined;
  return {
    days: taken ? Math.min(TOO_LATE, days + taken.days) : days,
    bills: bills - way.bills,
    line: line && !way.line,
    cents: cents - loss,
  };
}

/**
 * The greatest value that the clients from a place on can add if the order did not matter: all the money that will ever
 * come is there at once, and what takes the payroll waits for nothing else. That question is answered exactly, but for
 * rounded money: what follows a decision is worked out once.
 */
export class Bounds {
  private readonly known = new Map<number, number>();
  /** What the clients from a place on take and bring at most. */
  private readonly loses: number[];
  private readonly grows: number[];
  private readonly bills: number[];
  private readonly lines: number[];
  private readonly payrolls: number;
  private readonly step: number;

  constructor(private readonly clients: readonly Client[]) {
    const from = (of: (choice: ClientChoice) => number) => {
      const most = clients.map(({ choices }) => Math.max(0, ...choices.map(of)));
      let sum = 0;
      return [0, ...most.reverse().map((each) => (sum += each))].reverse();
    };
    this.loses = from(({ loss }) => loss);
    this.grows = from(({ loss }) => -loss);
    this.bills = from(({ way }) => way.bills);
    this.lines = from(({ way }) => Number(way.line));
    this.payrolls = clients.findLastIndex(({ payroll }) => payroll) + 1;
    this.step = Math.max(1, Math.floor(this.loses[0]! / STEPS));
  }

  of(place: number, remaining: Remaining): number {
    return this.find(place, { ...remaining, cents: Math.floor(remaining.cents / this.step) });
  }

  /** The same, with money in steps. */
  private find(place: number, remaining: Remaining): number {
    const client = this.clients[place];
    if (!client) return remaining.cents < 0 ? -Infinity : 0;
    if (remaining.cents < -Math.ceil(this.grows[place]! / this.step) - this.clients.length) return -Infinity;
    // More than what is left can take makes no difference.
    const left: Remaining = {
      days: place < this.payrolls ? remaining.days : 0,
      bills: Math.min(remaining.bills, this.bills[place]!),
      line: remaining.line && this.lines[place]! > 0,
      cents: Math.min(remaining.cents, Math.ceil(this.loses[place]! / this.step)),
    };
    const key = this.keyOf(place, left);
    const found = this.known.get(key);
    if (found !== undefined) return found;
    let best = this.find(place + 1, left);
    for (const choice of client.choices) {
      const after = remainingAfter(left, { ...choice, loss: Math.floor(choice.loss / this.step) }, client);
      if (after) best = Math.max(best, choice.value + this.find(place + 1, after));
    }
    this.known.set(key, best);
    return best;
  }

  private keyOf(place: number, { days, bills, line, cents }: Remaining): number {
    const counts = (place * (TOO_LATE + 1) + days) * (this.bills[0]! + 1) + bills;
    return (counts * 2 + Number(line)) * (2 * MOST_STEPS + 2) + cents + MOST_STEPS + 1;
  }
}

/** The bound of the money that clients can bring, whatever is lent meanwhile. */
export function growthBound(clients: readonly Client[]) {
  const growing = clients.map((client) => ({
    ...client,
    choices: client.choices.map(({ way, loss }) => ({ way, value: Math.max(0, -loss), loss: 0 })),
  }));
  const bounds = new Bounds(growing);
  return (place: number, remaining: Remaining) => bounds.of(place, { ...remaining, cents: 0 });
}
