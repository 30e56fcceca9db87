import { gcdOf, type Outlook, outlookOf, yieldOf } from "./bounds";
import {
  areEqual,
  type Candidate,
  compareSchedules,
  compareWeights,
  isRedundantOrder,
  type Schedule,
  started,
  type State,
} from "./schedule";

/** How often each half of the search looks at one offer, at most. Seven offers need a few thousand looks. */
const EFFORT = 20_000;

/**
 * The schedule that leaves most; of several, the one with least at risk, fewest offers, earliest end, least weights in
 * order. Searched depth first with bounds (docs/decisions/0008-best-plan.md): first the greatest sum, then the best
 * order that reaches it. `money` is cents. `isProven` is false if the search for the sum stopped after `effort` looks:
 * then there may be a better one.
 */
export function bestSchedule<C extends Candidate>(
  candidates: readonly C[],
  money: number,
  effort = EFFORT,
): Schedule<C> & { isProven: boolean } {
  const offers = candidates
    .filter(({ net, first, last }) => net > 0 && first <= last)
    .toSorted((a, b) => a.weight - b.weight);
  const root: State<C> = {
    steps: [],
    sum: 0,
    risk: 0,
    end: 0,
    day: 0,
    cash: money,
    before: money,
    arrivals: [],
  };
  const search = new Search(offers, effort);
  search.tryGreedyOrders(root);
  search.forSum(root);
  const isProven = search.looksLeft > 0;
  search.looksLeft = effort;
  search.forOrder(root);
  const { steps, sum, risk, end } = search.best;
  return { steps, sum, risk, end, isProven };
}

/** The state of a search: the best schedule so far, and how many looks at an offer are left. */
class Search<C extends Candidate> {
  best: Schedule<C> = { steps: [], sum: 0, risk: 0, end: 0 };
  private readonly gcd: number;
  private readonly byYield: readonly C[];
  private readonly equals: ReadonlyMap<C, readonly C[]>;

  constructor(
    private readonly offers: readonly C[],
    public looksLeft: number,
  ) {
    this.gcd = gcdOf(offers.map(({ net }) => net));
    this.byYield = offers.toSorted((a, b) => yieldOf(b) - yieldOf(a));
    this.equals = new Map(
      offers.map((offer, place) => [offer, offers.slice(0, place).filter((other) => areEqual(offer, other))]),
    );
  }

  /** Tries a few simple orders, so that the bounds have something to compare with. */
  tryGreedyOrders(root: State<C>): void {
    const orders: ((a: C, b: C) => number)[] = [
      (a, b) => a.weight - b.weight,
      (a, b) => yieldOf(b) - yieldOf(a),
      (a, b) => a.needs - b.needs,
      (a, b) => b.needs - a.needs,
      (a, b) => a.backOn(0) - b.backOn(0),
      (a, b) => b.backOn(0) - a.backOn(0),
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
    const visit = (state: State<C>) => {
      this.keep(state);
      const byYield = this.unused(state, this.byYield);
      const rest = outlookOf(state, byYield, byYield);
      if (this.reachableSum(state.sum + rest.sum) <= this.best.sum) return;
      const key = this.keyOf(state);
      if (seen.has(key)) return;
      seen.add(key);
      for (const next of this.following(state, rest.possible))
        if (this.looksLeft > 0 && !isRedundantOrder(state, next)) visit(next);
    };
    visit(root);
  }

  /** Finds the best order among the schedules that reach the greatest sum. */
  forOrder(root: State<C>): void {
    const seen = new Map<string, State<C>>();
    const visit = (state: State<C>) => {
      this.keep(state);
      const rest = outlookOf(state, this.unused(state, this.offers), this.unused(state, this.byYield));
      if (this.reachableSum(state.sum + rest.sum) < this.best.sum) return;
      if (this.isBeaten(state, rest)) return;
      const key = this.keyOf(state);
      const earlier = seen.get(key);
      if (earlier && earlier.end <= state.end && compareWeights(earlier, state) <= 0) return;
      seen.set(key, state);
      for (const next of this.following(state, rest.possible))
        if (this.looksLeft > 0 && !isRedundantOrder(state, next)) visit(next);
    };
    visit(root);
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
    const least = risk - best.risk || state.steps.length + count - best.steps.length || end - best.end;
    return least > 0 || (least === 0 && missing > 0 && compareWeights(state, best) > 0);
  }

  private keep(state: State<C>): void {
    if (compareSchedules(state, this.best) < 0) this.best = state;
  }

  /** The states after starting one more of these offers. Of equal offers only the one with the least weight starts. */
  private following(state: State<C>, offers: readonly C[]): State<C>[] {
    const used = new Set(state.steps.map(({ candidate }) => candidate));
    return offers.flatMap((offer) => {
      this.looksLeft -= 1;
      if (used.has(offer) || this.equals.get(offer)?.some((other) => !used.has(other))) return [];
      return started(state, offer) ?? [];
    });
  }

  private unused({ steps }: State<C>, offers: readonly C[]): C[] {
    this.looksLeft -= offers.length / 4;
    const used = new Set(steps.map(({ candidate }) => candidate));
    return offers.filter((offer) => !used.has(offer));
  }

  private keyOf({ steps, day, cash, arrivals }: State<C>): string {
    const used = steps.map(({ candidate }) => candidate.weight).sort((a, b) => a - b);
    return `${used}|${day}|${cash}|${arrivals.join()}`;
  }

  /** The greatest sum up to this one: sums are multiples of the nets' greatest common divisor. */
  private reachableSum(sum: number): number {
    return sum - (sum % this.gcd);
  }
}
