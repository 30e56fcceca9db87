/** An offer in time, for the search. Amounts are cents; days count from the visitor's first day, which is 0. */
export interface Candidate {
  /** Cents that have to be there on the day it starts. */
  needs: number;
  /** Cents that come back: what was needed, less what is spent and what is at risk. */
  back: number;
  /** Days until they come back, at least; infinite if they do not within the plan. */
  hold: number;
  /** The day on which they come back, for a day of starting; infinite if they do not within the plan. */
  backOn: (start: number) => number;
  /** Cents that it pays, and the day; infinite if unknown. */
  gain: number;
  paidOn: (start: number) => number;
  /** What it leaves: gain less spend. */
  net: number;
  /** Cents at risk: they stay the visitor's, and are not counted as coming back. */
  risk: number;
  /** The first and last day on which it may start. */
  first: number;
  last: number;
  weight: number;
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
}

/** Money that arrives on a later day, earliest first. */
type Arrivals = readonly (readonly [day: number, cents: number])[];

/** A schedule that may go on: the day of its last start, and the money from then on, in cents. */
export interface State<C> extends Schedule<C> {
  day: number;
  cash: number;
  /** The cash of that day before the last start. */
  before: number;
  arrivals: Arrivals;
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
  return last.needs + following.needs <= before;
}

/** The state after starting an offer on the first possible day; undefined if there is none. */
export function started<C extends Candidate>(state: State<C>, candidate: C): State<C> | undefined {
  const { needs, first, last, back, gain } = candidate;
  let { day, cash } = state;
  day = Math.max(day, first);
  let place = 0;
  for (; place < state.arrivals.length; place += 1) {
    const [on, amount] = state.arrivals[place] as Arrivals[number];
    if (on > day && cash >= needs) break;
    day = Math.max(day, on);
    cash += amount;
  }
  if (cash < needs || day > last) return undefined;
  const returns = [[candidate.backOn(day), back] as const, [candidate.paidOn(day), gain] as const].filter(
    ([on]) => on < Infinity,
  );
  return {
    steps: [...state.steps, { candidate, start: day }],
    sum: state.sum + candidate.net,
    risk: state.risk + candidate.risk,
    end: Math.max(state.end, day, ...returns.map(([on]) => on)),
    day,
    cash: cash - needs,
    before: cash,
    arrivals: [...state.arrivals.slice(place), ...returns.filter(([, amount]) => amount > 0)].sort(
      ([a], [b]) => a - b,
    ),
  };
}

/** Below zero if `a` is better: the declared order of preference. */
export function compareSchedules<C extends Candidate>(a: Schedule<C>, b: Schedule<C>): number {
  return (
    b.sum - a.sum ||
    a.risk - b.risk ||
    a.steps.length - b.steps.length ||
    a.end - b.end ||
    compareWeights(a, b)
  );
}

/** Below zero if the weights of `a`, compared in order, come first. */
export function compareWeights<C extends Candidate>(
  { steps: a }: Pick<Schedule<C>, "steps">,
  { steps: b }: Pick<Schedule<C>, "steps">,
): number {
  for (let place = 0; place < Math.min(a.length, b.length); place += 1) {
    const difference = a[place]!.candidate.weight - b[place]!.candidate.weight;
    if (difference !== 0) return difference;
  }
  return 0;
}

/** Whether two offers differ in nothing but their weight. */
export function areEqual(a: Candidate, b: Candidate): boolean {
  const figures = ({ needs, back, gain, net, risk, first, last, hold, backOn, paidOn }: Candidate) =>
    [needs, back, gain, net, risk, first, last, hold, backOn(0), paidOn(0)].join();
  return figures(a) === figures(b);
}
