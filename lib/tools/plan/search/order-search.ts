import type { Candidate } from "./candidate";

/** An ordered list of offers with their starts, which never decrease. */
export interface Schedule {
  steps: readonly { candidate: Candidate; start: number }[];
  sum: number;
  risk: number;
}

/** Money that arrives on a later day, earliest first. */
type Arrivals = readonly (readonly [day: number, cents: number])[];

/** What a visitor has from a day on: that of the last start. */
export interface Funds {
  day: number;
  cash: number;
  arrivals: Arrivals;
  /** The day from which the salary is free. */
  salaryFrom: number;
}

/** What a visitor has after starting an offer on the first possible day; undefined if there is none. */
function fundsAfter(funds: Funds, candidate: Candidate): Funds | undefined {
  const { needs, first, last, salaryUntil } = candidate;
  let { day, cash } = funds;
  day = Math.max(day, first, salaryUntil ? funds.salaryFrom : 0);
  let index = 0;
  for (; index < funds.arrivals.length; index += 1) {
    const [on, amount] = funds.arrivals[index] as Arrivals[number];
    if (on > day && cash >= needs) break;
    day = Math.max(day, on);
    cash += amount;
  }
  if (cash < needs || day > last) return undefined;
  const arrivals = funds.arrivals.slice(index);
  for (const { cents, on } of candidate.arrivals) {
    const comes = on(day);
    if (cents > 0 && comes < Infinity) arrivals.push([comes, cents]);
  }
  return {
    day,
    cash: cash - needs,
    arrivals: arrivals.length > 1 ? arrivals.sort(([a], [b]) => a - b) : arrivals,
    salaryFrom: salaryUntil?.(day) ?? funds.salaryFrom,
  };
}

/** How many evaluations of an offer are left. */
export interface SearchBudget {
  evaluations: number;
}

/** What can start next, with what is left then: the earliest first, those of one day in the given order. */
function* soonestFirst(funds: Funds, ways: readonly Candidate[], budget: SearchBudget) {
  const later: [Candidate, Funds][] = [];
  for (const way of ways) {
    budget.evaluations -= 1;
    const after = fundsAfter(funds, way);
    if (after?.day === funds.day) yield [way, after] as const;
    else if (after) later.push([way, after]);
  }
  yield* later.sort(([, a], [, b]) => a.day - b.day);
}

const without = <One>(all: readonly One[], one: One) => all.filter((other) => other !== one);

/** Whether offers can all be taken, in some order; false too when the budget is spent. */
export function canTakeAll(root: Funds, ways: readonly Candidate[], budget: SearchBudget): boolean {
  const waiting = ways.filter(({ needs, salaryUntil }) => needs > 0 || salaryUntil);
  const indices = new Map(waiting.map((way, index) => [way, index]));
  // With hundreds of offers a key takes longer than the step itself, and the first order is mostly possible.
  const failed = new Set<string>();
  const canGoOn = (funds: Funds, left: readonly Candidate[]): boolean => {
    const { day, cash, arrivals, salaryFrom } = funds;
    if (left.some((way) => firstDayOf(funds, way) > way.last)) return false;
    const needs = left.reduce((sum, way) => sum + way.needs, 0);
    if (needs <= cash && !left.some(({ salaryUntil }) => salaryUntil)) return true;
    const keyOf = () =>
      `${left.map((way) => indices.get(way))}|${day}|${cash}|${arrivals.join()}|${salaryFrom}`;
    if (failed.size > 0 && failed.has(keyOf())) return false;
    for (const [way, after] of soonestFirst(funds, left, budget)) {
      if (budget.evaluations <= 0) return false;
      if (canGoOn(after, without(left, way))) return true;
    }
    failed.add(keyOf());
    return false;
  };
  // What takes nothing has its first day, and brings what it brings.
  const free = ways.filter((way) => !indices.has(way));
  const comes = free.flatMap(({ first, arrivals }) =>
    arrivals.map(({ cents, on }) => [on(first), cents] as const),
  );
  const arrivals = comes.filter(([day, cents]) => day < Infinity && cents > 0).sort(([a], [b]) => a - b);
  return canGoOn(
    { ...root, arrivals },
    waiting.sort((a, b) => a.salaryDays - b.salaryDays || b.net - a.net),
  );
}

/** The first day on which an offer could start if there were money for it. */
const firstDayOf = ({ day, salaryFrom }: Funds, { first, salaryUntil }: Candidate) =>
  Math.max(day, first, salaryUntil ? salaryFrom : 0);

/** The last day on which something of an offer that starts on a day comes back or is paid, as far as known. */
function endOf({ arrivals }: Candidate, day: number): number {
  let end = day;
  for (const { on } of arrivals) {
    const comes = on(day);
    if (comes < Infinity && comes > end) end = comes;
  }
  return end;
}

interface Times {
  /** The last day on which something starts, comes back or is paid, as far as known. */
  end: number;
  /** The days on which offers start, added up. */
  starts: number;
}

/** A list of the first offers of a choice. */
type State = Pick<Schedule, "steps"> & Times & { funds: Funds };

/**
 * Finds the best order, among those of choices that leave the same with as much risk and as many offers: the earliest end,
 * the earliest starts, the least weights in order.
 */
export class OrderSearch {
  best: State | undefined;
  readonly budget: SearchBudget;

  constructor(
    private readonly root: Funds,
    evaluations: number,
  ) {
    this.budget = { evaluations };
  }

  /** Tries the orders of a choice; one is found whatever the budget. */
  tryAll(ways: readonly Candidate[]): void {
    const sorted = ways.toSorted((a, b) => a.weight - b.weight);
    const indices = new Map(sorted.map((way, index) => [way, index]));
    // The starts with which a part of the offers was begun, by what was left.
    const seen = new Map<string, number[][]>();
    const walk = (state: State, left: readonly Candidate[]) => {
      if (left.length === 0 && (!this.best || compareOrders(state, this.best) < 0)) this.best = state;
      if (left.length === 0 || this.isBeaten(state, left)) return;
      const key = left.map((way) => indices.get(way)).join();
      const starts: number[] = [];
      for (const { candidate, start } of state.steps) starts[indices.get(candidate)!] = start;
      const earlier = seen.get(key) ?? [];
      if (earlier.some((other) => other.every((day, index) => day <= starts[index]!))) return;
      seen.set(key, [...earlier, starts]);
      for (const [way, funds] of soonestFirst(state.funds, left, this.budget)) {
        if (this.best && this.budget.evaluations <= 0) return;
        const { day } = funds;
        const steps = [...state.steps, { candidate: way, start: day }];
        const end = Math.max(state.end, endOf(way, day));
        walk({ funds, steps, end, starts: state.starts + day }, without(left, way));
      }
    };
    walk({ funds: this.root, steps: [], end: 0, starts: 0 }, sorted);
  }

  /** Whether no list that goes on so is better than the best one, even if there were money for all at once. */
  private isBeaten({ funds, steps, end, starts }: State, left: readonly Candidate[]): boolean {
    if (left.some((way) => firstDayOf(funds, way) > way.last)) return true;
    const { best } = this;
    if (!best) return false;
    const rest = left.filter(({ salaryUntil }) => !salaryUntil);
    const least = salariesInTurn(
      left.filter(({ salaryUntil }) => salaryUntil),
      Math.max(funds.day, funds.salaryFrom),
      rest.reduce((latest, way) => Math.max(latest, endOf(way, firstDayOf(funds, way))), end),
      rest.reduce((sum, way) => sum + firstDayOf(funds, way), starts),
    );
    const ahead = least.end - best.end || least.starts - best.starts;
    return ahead > 0 || (ahead === 0 && compareSteps({ steps }, best, ({ weight }) => weight) > 0);
  }
}

/** How many salaries are tried in every order. */
const MOST_IN_TURN = 5;

/** The earliest end and starts of what takes the salary in turn from a day on; infinite if it cannot. */
function salariesInTurn(ways: readonly Candidate[], from: number, end: number, starts: number): Times {
  if (ways.length === 0 || ways.length > MOST_IN_TURN) return { end, starts: starts + ways.length * from };
  let best: Times = { end: Infinity, starts: Infinity };
  for (const way of ways) {
    const day = Math.max(from, way.first);
    if (day > way.last) return { end: Infinity, starts: Infinity };
    const until = way.salaryUntil?.(day) ?? day;
    const times = salariesInTurn(without(ways, way), until, Math.max(end, endOf(way, day)), starts + day);
    if (times.end < best.end || (times.end === best.end && times.starts < best.starts)) best = times;
  }
  return best;
}

/** Below zero if `a` is better. */
function compareOrders(a: State, b: State): number {
  return (
    a.end - b.end ||
    a.starts - b.starts ||
    compareSteps(a, b, ({ weight }) => weight) ||
    compareSteps(a, b, ({ index }) => index)
  );
}

/** Below zero if the figures of `a`, compared in order, come first. */
function compareSteps(
  { steps: a }: Pick<Schedule, "steps">,
  { steps: b }: Pick<Schedule, "steps">,
  by: (candidate: Candidate) => number,
): number {
  const differences = a.map(({ candidate }, index) => by(candidate) - by(b[index]!.candidate));
  return differences.find((difference) => difference !== 0) ?? 0;
}
