import type { BrandChoice, BrandChoices } from "./brands";

/** What is left for the brands that are not decided yet. */
export interface Remaining {
  /** Days for which the salary is taken. */
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

/** What remains after a choice; undefined if it takes more than there is. Money may be lent. */
export function remainingAfter(
  { days, bills, line, cents }: Remaining,
  { way, loss }: BrandChoice,
  { salary }: BrandChoices,
): Remaining | undefined {
  const taken = way.salaryUntil && salary;
  if (way.bills > bills || (way.line && !line) || (taken && days > taken.last)) return undefined;
  return {
    days: taken ? Math.min(TOO_LATE, days + taken.days) : days,
    bills: bills - way.bills,
    line: line && !way.line,
    cents: cents - loss,
  };
}

/**
 * An upper bound of the value that the brands from an index on can add. It leaves out the order: all the money that will ever
 * come is there at once, and what takes the salary waits for nothing else. But for rounded money, that smaller question is
 * answered exactly; each state is computed once.
 */
export class Bounds {
  private readonly known = new Map<number, number>();
  /** The most that the brands from an index on take and bring. */
  private readonly loses: number[];
  private readonly grows: number[];
  private readonly bills: number[];
  private readonly lines: number[];
  private readonly salaries: number;
  private readonly step: number;

  constructor(private readonly brands: readonly BrandChoices[]) {
    const from = (of: (choice: BrandChoice) => number) => {
      const most = brands.map(({ choices }) => Math.max(0, ...choices.map(of)));
      let sum = 0;
      return [0, ...most.reverse().map((each) => (sum += each))].reverse();
    };
    this.loses = from(({ loss }) => loss);
    this.grows = from(({ loss }) => -loss);
    this.bills = from(({ way }) => way.bills);
    this.lines = from(({ way }) => Number(way.line));
    this.salaries = brands.findLastIndex(({ salary }) => salary) + 1;
    this.step = Math.max(1, Math.floor(this.loses[0]! / STEPS));
  }

  of(index: number, remaining: Remaining): number {
    return this.find(index, { ...remaining, cents: Math.floor(remaining.cents / this.step) });
  }

  /** What the brands from this one on can leave at most, with the money that remains counted in steps. */
  private find(index: number, remaining: Remaining): number {
    const brand = this.brands[index];
    if (!brand) return remaining.cents < 0 ? -Infinity : 0;
    if (remaining.cents < -Math.ceil(this.grows[index]! / this.step) - this.brands.length) return -Infinity;
    // More than what is left can take makes no difference.
    const left: Remaining = {
      days: index < this.salaries ? remaining.days : 0,
      bills: Math.min(remaining.bills, this.bills[index]!),
      line: remaining.line && this.lines[index]! > 0,
      cents: Math.min(remaining.cents, Math.ceil(this.loses[index]! / this.step)),
    };
    const key = this.keyOf(index, left);
    const found = this.known.get(key);
    if (found !== undefined) return found;
    let best = this.find(index + 1, left);
    for (const choice of brand.choices) {
      const after = remainingAfter(left, { ...choice, loss: Math.floor(choice.loss / this.step) }, brand);
      if (after) best = Math.max(best, choice.value + this.find(index + 1, after));
    }
    this.known.set(key, best);
    return best;
  }

  private keyOf(index: number, { days, bills, line, cents }: Remaining): number {
    const counts = (index * (TOO_LATE + 1) + days) * (this.bills[0]! + 1) + bills;
    return (counts * 2 + Number(line)) * (2 * MOST_STEPS + 2) + cents + MOST_STEPS + 1;
  }
}

/** The bound of the money that brands can bring, whatever is lent meanwhile. */
export function growthBound(brands: readonly BrandChoices[]) {
  const growing = brands.map((brand) => ({
    ...brand,
    choices: brand.choices.map(({ way, loss }) => ({ way, value: Math.max(0, -loss), loss: 0 })),
  }));
  const bounds = new Bounds(growing);
  return (index: number, remaining: Remaining) => bounds.of(index, { ...remaining, cents: 0 });
}
