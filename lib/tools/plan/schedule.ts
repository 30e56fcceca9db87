/** Money that comes, and the day for a day of starting; infinite if it does not within the plan, or nobody says. */
export interface Arrival {
  cents: number;
  on: (start: number) => number;
}

/** A way of taking an offer in time, for the search. Amounts are cents; days count from the visitor's first day, which is 0. */
export interface Candidate {
  /** Whose client one becomes: only once. */
  client: string;
  /** Cents that have to be there on the day it starts. */
  needs: number;
  /** Days until what was put in comes back, at least; infinite if it does not within the plan. */
  hold: number;
  /** What comes back, and what it pays. */
  arrivals: readonly Arrival[];
  /** What it leaves: gain less spend. */
  net: number;
  /** Cents at risk: they stay the visitor's, and are not counted as coming back. */
  risk: number;
  /** The first and last day on which it may start. */
  first: number;
  last: number;
  /** The day from which the salary is free again, if it takes it; the days until then, at least. */
  salaryUntil: ((start: number) => number) | undefined;
  salaryDays: number;
  /** How many bills it takes, and whether a line. */
  bills: number;
  line: boolean;
  weight: number;
  /** Its place among the ways of taking the offer. */
  place: number;
}

/** An offer and the day on which it starts. */
export interface Step<C> {
  candidate: C;
  start: number;
}

/** An ordered list of offers with their starts, which never decrease. */
export interface Schedule<C> {
  steps: readonly Step<C>[];
  sum: number;
  risk: number;
  /** The last day on which something starts, comes back or is paid, as far as known. */
  end: number;
  /** The days on which its offers start, added up. */
  starts: number;
}

/** Money that arrives on a later day, earliest first. */
type Arrivals = readonly (readonly [day: number, cents: number])[];

/** What a visitor has from a day on. */
export interface Purse {
  day: number;
  cash: number;
  arrivals: Arrivals;
  /** The day from which the salary is free. */
  salaryFrom: number;
  /** Bills that can still be moved, and whether a line can. */
  bills: number;
  line: boolean;
}

/** A schedule that may go on: the day of its last start, and the money from then on, in cents. */
export interface State<C> extends Schedule<C>, Purse {
  /** The cash of that day before the last start. */
  before: number;
}

/** Whether there is still what an offer takes besides money. */
export function hasMeans(purse: Purse, candidate: Candidate): boolean {
  const { bills, line, salaryUntil, first, last } = candidate;
  if (bills > purse.bills || (line && !purse.line)) return false;
  return Math.max(purse.day, first, salaryUntil ? purse.salaryFrom : 0) <= last;
}

/**
 * Whether the last two starts, on one day, could also come in the order of their weights: then that order is searched
 * instead.
 */
export function isRedundantOrder<C extends Candidate>(
  { day, before, steps }: State<C>,
  next: State<C>,
): boolean {
  const [last, following] = [steps.at(-1)?.candidate, next.steps.at(-1)?.candidate];
  if (!last || !following || next.day !== day || following.weight > last.weight) return false;
  if (last.salaryUntil && following.salaryUntil) return false;
  return last.needs + following.needs <= before;
}

/** The state after starting an offer on the first possible day; undefined if there is none. */
export function started<C extends Candidate>(state: State<C>, candidate: C): State<C> | undefined {
  const { needs, last } = candidate;
  if (!hasMeans(state, candidate)) return undefined;
  let { day, cash } = state;
  day = Math.max(day, candidate.first, candidate.salaryUntil ? state.salaryFrom : 0);
  let place = 0;
  for (; place < state.arrivals.length; place += 1) {
    const [on, amount] = state.arrivals[place] as Arrivals[number];
    if (on > day && cash >= needs) break;
    day = Math.max(day, on);
    cash += amount;
  }
  if (cash < needs || day > last) return undefined;
  const returns = candidate.arrivals
    .map(({ cents, on }) => [on(day), cents] as const)
    .filter(([on]) => on < Infinity);
  return {
    steps: [...state.steps, { candidate, start: day }],
    sum: state.sum + candidate.net,
    risk: state.risk + candidate.risk,
    end: Math.max(state.end, day, ...returns.map(([on]) => on)),
    starts: state.starts + day,
    day,
    cash: cash - needs,
    before: cash,
    arrivals: [...state.arrivals.slice(place), ...returns.filter(([, amount]) => amount > 0)].sort(
      ([a], [b]) => a - b,
    ),
    salaryFrom: candidate.salaryUntil?.(day) ?? state.salaryFrom,
    bills: state.bills - candidate.bills,
    line: state.line && !candidate.line,
  };
}

/** Below zero if `a` is better: the declared order of preference. */
export function compareSchedules<C extends Candidate>(a: Schedule<C>, b: Schedule<C>): number {
  return (
    b.sum - a.sum ||
    a.risk - b.risk ||
    a.steps.length - b.steps.length ||
    a.end - b.end ||
    a.starts - b.starts ||
    compareWeights(a, b) ||
    compareInOrder(a, b, ({ place }) => place)
  );
}

type Steps<C> = Pick<Schedule<C>, "steps">;

/** Below zero if the weights of `a`, compared in order, come first. */
export function compareWeights<C extends Candidate>(a: Steps<C>, b: Steps<C>): number {
  return compareInOrder(a, b, ({ weight }) => weight);
}

function compareInOrder<C>(
  { steps: a }: Steps<C>,
  { steps: b }: Steps<C>,
  by: (candidate: C) => number,
): number {
  const differences = a
    .slice(0, b.length)
    .map(({ candidate }, place) => by(candidate) - by(b[place]!.candidate));
  return differences.find((difference) => difference !== 0) ?? 0;
}

/** Whether two offers differ in nothing but their weight. */
export function areEqual(a: Candidate, b: Candidate): boolean {
  const figures = ({
    needs,
    net,
    risk,
    first,
    last,
    hold,
    arrivals,
    salaryUntil,
    bills,
    line,
  }: Candidate) => [
    [needs, net, risk, first, last, hold, salaryUntil?.(0), bills, line].join(),
    ...arrivals.map(({ cents, on }) => `${cents} ${on(0)} ${on(last)}`),
  ];
  return figures(a).join() === figures(b).join();
}
