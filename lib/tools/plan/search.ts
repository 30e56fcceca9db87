import {
  type Arrivals,
  Bounds,
  type Candidate,
  gcdOf,
  hasMeans,
  type Outlook,
  type Purse,
  compareYields,
} from "./bounds";

/** An ordered list of offers with their starts, which never decrease. */
export interface Schedule<C> {
  steps: readonly { candidate: C; start: number }[];
  sum: number;
  risk: number;
  /** The last day on which something starts, comes back or is paid, as far as known. */
  end: number;
  /** The days on which its offers start, added up. */
  starts: number;
}

/** A schedule that may go on: the day of its last start, and the money from then on, in cents. */
export interface State<C> extends Schedule<C>, Purse {
  /** The cash of that day before the last start. */
  before: number;
}

/**
 * Whether the last two starts, on one day, could also come in the order of their weights: then that order is searched
 * instead.
 */
function isRedundantOrder<C extends Candidate>({ day, before, steps }: State<C>, next: State<C>): boolean {
  const [last, following] = [steps.at(-1)?.candidate, next.steps.at(-1)?.candidate];
  if (!last || !following || next.day !== day || following.weight > last.weight) return false;
  if (last.salaryUntil && following.salaryUntil) return false;
  return last.needs + following.needs <= before;
}

/** The state after starting an offer on the first possible day; undefined if there is none. */
function started<C extends Candidate>(state: State<C>, candidate: C): State<C> | undefined {
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
function compareSchedules<C extends Candidate>(a: Schedule<C>, b: Schedule<C>): number {
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
function compareWeights<C extends Candidate>(a: Steps<C>, b: Steps<C>): number {
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
function areEqual(a: Candidate, b: Candidate): boolean {
  const figures = ({ arrivals, salaryUntil, last, ...one }: Candidate) =>
    [
      ...[one.needs, one.net, one.risk, one.first, last, one.hold, salaryUntil?.(0), one.bills, one.line],
      ...arrivals.flatMap(({ cents, on }) => [cents, on(0), on(last)]),
    ].join();
  return figures(a) === figures(b);
}

/** How often each half of the search looks at one offer, at most. Seven offers need a few thousand looks. */
const EFFORT = 20_000;

/** What a visitor begins with. Cents, and what offers ask for besides. */
interface Start {
  money: number;
  bills?: number;
  line?: boolean;
}

/**
 * The schedule that leaves most; of several, the one with least at risk, fewest offers, earliest end, earliest starts,
 * least weights in order. Searched depth first with bounds (docs/decisions/0008-best-plan.md): first the greatest sum, then the best
 * order that reaches it. `isProven` is false if the search for the sum stopped after `effort` looks:
 * then there may be a better one.
 */
export function bestSchedule<C extends Candidate>(
  candidates: readonly C[],
  { money, bills = 0, line = false }: Start,
  effort = EFFORT,
): Schedule<C> & { isProven: boolean } {
  const offers = candidates
    .filter(({ net, first, last }) => net > 0 && first <= last)
    .toSorted((a, b) => a.weight - b.weight);
  const purse: Purse = { day: 0, cash: money, arrivals: [], salaryFrom: 0, bills, line };
  const root: State<C> = { ...purse, steps: [], sum: 0, risk: 0, end: 0, starts: 0, before: money };
  const search = new Search(offers, effort);
  search.tryGreedyOrders(root);
  search.forSum(root);
  const isProven = search.looksLeft > 0;
  search.looksLeft = effort;
  search.forOrder(root);
  const { steps, sum, risk, end, starts } = search.best;
  return { steps, sum, risk, end, starts, isProven };
}

/** The state of a search: the best schedule so far, and how many looks at an offer are left. */
class Search<C extends Candidate> {
  best: Schedule<C> = { steps: [], sum: 0, risk: 0, end: 0, starts: 0 };
  private readonly gcd: number;
  private readonly bounds: Bounds<C>;
  private readonly byYield: readonly C[];
  private readonly places: ReadonlyMap<C, number>;
  private readonly equals: ReadonlyMap<C, readonly C[]>;

  constructor(
    private readonly offers: readonly C[],
    public looksLeft: number,
  ) {
    this.gcd = gcdOf(offers.map(({ net }) => net));
    this.bounds = new Bounds(offers);
    this.byYield = offers.toSorted(compareYields);
    this.places = new Map(offers.map((offer, place) => [offer, place]));
    const single = offers.filter(
      ({ client }) => offers.filter((other) => other.client === client).length === 1,
    );
    this.equals = new Map(
      single.map((offer, place) => [offer, single.slice(0, place).filter((other) => areEqual(offer, other))]),
    );
  }

  /** Tries a few simple orders, so that the bounds have something to compare with. */
  tryGreedyOrders(root: State<C>): void {
    const orders: ((a: C, b: C) => number)[] = [
      (a, b) => a.weight - b.weight,
      compareYields,
      (a, b) => a.needs - b.needs,
      (a, b) => b.needs - a.needs,
      compareHolds,
      (a, b) => compareHolds(b, a),
      (a, b) => a.salaryDays - b.salaryDays || b.net - a.net,
    ];
    for (const order of orders)
      for (const isSoonest of [false, true]) {
        const sorted = this.offers.toSorted(order);
        let state: State<C> | undefined = root;
        while (state) {
          this.keep(state);
          const next: State<C>[] = this.following(state, sorted);
          const day: number = Math.min(...next.map((following) => following.day));
          state = isSoonest ? next.find((following) => following.day === day) : next[0];
        }
      }
  }

  /** Finds the greatest sum. */
  forSum(root: State<C>): void {
    const seen = new Set<string>();
    this.walk(root, this.byYield, (state, sum) => {
      const key = this.keyOf(state);
      if (sum <= this.best.sum || seen.has(key)) return true;
      seen.add(key);
      return false;
    });
  }

  /** Finds the best order among the schedules that reach the greatest sum. */
  forOrder(root: State<C>): void {
    const seen = new Map<string, State<C>>();
    this.walk(root, this.offers, (state, sum, rest) => {
      if (sum < this.best.sum || this.isBeaten(state, rest)) return true;
      const key = this.keyOf(state);
      const earlier = seen.get(key);
      if (earlier && earlier.end <= state.end && isNoLater(earlier, state)) return true;
      seen.set(key, state);
      return false;
    });
  }

  /** Goes through the continuations of a state but those that `isHopeless` leaves out; `sum` is what they reach at most. */
  private walk(
    state: State<C>,
    offers: readonly C[],
    isHopeless: (state: State<C>, sum: number, rest: Outlook<C>) => boolean,
  ): void {
    this.keep(state);
    const rest = this.bounds.outlookOf(state, this.unused(state, offers));
    if (isHopeless(state, this.reachableSum(state.sum + rest.sum), rest)) return;
    for (const next of this.following(state, rest.possible))
      if (this.looksLeft > 0 && !isRedundantOrder(state, next)) this.walk(next, offers, isHopeless);
  }

  /** Whether no continuation of a state can be better than the best schedule, whose sum it can only equal. */
  private isBeaten(state: State<C>, rest: Outlook<C>): boolean {
    const { best } = this;
    const missing = best.sum - state.sum;
    if (this.reachableSum(state.sum + rest.sum) > best.sum || missing < 0) return false;
    const most = rest.possible.reduce((all, { net }) => Math.max(all, net), 1);
    const count = rest.isWhole ? rest.possible.length : Math.ceil(missing / most);
    const risk = state.risk + (rest.isWhole ? rest.risk : 0);
    const end = rest.isWhole ? Math.max(state.end, rest.end) : state.end;
    const least =
      risk - best.risk ||
      state.steps.length + count - best.steps.length ||
      end - best.end ||
      state.starts + count * state.day - best.starts;
    return least > 0 || (least === 0 && missing > 0 && compareWeights(state, best) > 0);
  }

  private keep(state: State<C>): void {
    if (compareSchedules(state, this.best) < 0) this.best = state;
  }

  /** The states after starting one more of these offers. Of equal offers only the one with the least weight starts. */
  private following(state: State<C>, offers: readonly C[]): State<C>[] {
    const used = clientsOf(state);
    return offers.flatMap((offer) => {
      this.looksLeft -= 1;
      if (used.has(offer.client) || this.equals.get(offer)?.some(({ client }) => !used.has(client)))
        return [];
      return started(state, offer) ?? [];
    });
  }

  private unused(state: State<C>, offers: readonly C[]): C[] {
    this.looksLeft -= offers.length / 2;
    const used = clientsOf(state);
    return offers.filter(({ client }) => !used.has(client));
  }

  private keyOf({ steps, day, cash, arrivals, salaryFrom }: State<C>): string {
    const used = steps.map(({ candidate }) => this.places.get(candidate) ?? 0).sort((a, b) => a - b);
    return `${used}|${day}|${cash}|${arrivals.join()}|${Math.max(day, salaryFrom)}`;
  }

  /** The greatest sum up to this one: sums are multiples of the nets' greatest common divisor. */
  private reachableSum(sum: number): number {
    return sum - (sum % this.gcd);
  }
}

const clientsOf = <C extends Candidate>({ steps }: State<C>): Set<string> =>
  new Set(steps.map(({ candidate }) => candidate.client));

/** Those whose money comes back sooner first; infinite days are equal. */
const compareHolds = (a: Candidate, b: Candidate) => (a.hold === b.hold ? 0 : a.hold - b.hold);

/** Whether the offers of `a` start no later than those of `b` or, if equally, come in the order of their weights. */
const isNoLater = <C extends Candidate>(a: State<C>, b: State<C>) =>
  (a.starts - b.starts || compareWeights(a, b)) <= 0;
