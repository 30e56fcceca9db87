import { Bounds, growthBound, type Remaining, remainingAfter } from "./bounds";
import type { Candidate } from "./candidate";
import { type BrandChoices, brandChoices, lighterTwins } from "./brands";
import { canTakeAll, type SearchBudget, OrderSearch, type Funds, type Schedule } from "./order-search";

/** The most evaluations of an offer for choosing offers, and for finding their best order. Seven offers need a few hundred. */
const CHOICE_EVALUATIONS = 8000;
const ORDER_EVALUATIONS = 2500;
/** The most evaluations of an offer for checking whether a first, greedy choice is possible. */
const FIRST_EVALUATIONS = 200;

/** What a visitor begins with. Cents, and what offers ask for besides. */
interface Start {
  money: number;
  bills?: number;
  line?: boolean;
}

/**
 * The schedule that leaves most; of several, the one with least at risk, fewest offers, earliest end, earliest starts,
 * least weights in order (docs/decisions/0008-best-plan.md). `isProven` is false if the search stopped before it was known that no
 * choice leaves more, with less risk or fewer offers.
 */
export function bestSchedule(
  candidates: readonly Candidate[],
  { money, bills = 0, line = false }: Start,
): Schedule & { isProven: boolean } {
  const funds: Funds = { day: 0, cash: money, arrivals: [], salaryFrom: 0 };
  const remaining: Remaining = { days: 0, bills, line, cents: money };
  const ways = candidates
    .filter((way) => way.net > 0 && way.first <= way.last && way.bills <= bills && (line || !way.line))
    .toSorted((a, b) => a.weight - b.weight);
  const search = new ChoiceSearch(reachable(ways, remaining), funds);
  const root: ChoiceNode = { index: 0, ways: [], value: 0, remaining, most: Infinity, isPossible: true };
  search.dive(root);
  search.walk(root, (most) => most <= search.best.value);
  const isProven = search.budget.evaluations > 0;
  const orders = new OrderSearch(funds, ORDER_EVALUATIONS);
  orders.tryAll(search.best.ways);
  search.budget = orders.budget;
  search.onFound = ({ ways }) => orders.tryAll(ways);
  search.walk(root, (most) => most < search.best.value);
  const { steps = [] } = orders.best ?? {};
  const sum = (of: (way: Candidate) => number) =>
    steps.reduce((all, { candidate }) => all + of(candidate), 0);
  return { steps, sum: sum(({ net }) => net), risk: sum(({ risk }) => risk), isProven };
}

/** The brands that can be afforded: without the ways that cost more than all the others bring. */
function reachable(ways: readonly Candidate[], remaining: Remaining): BrandChoices[] {
  const brands = brandChoices(ways);
  const most = remaining.cents + growthBound(brands)(0, remaining);
  const within = ways.filter(({ needs }) => needs <= most);
  return within.length === ways.length ? brands : reachable(within, remaining);
}

/** A choice among the first brands. */
interface ChoiceNode {
  /** The first brand that is not decided. */
  index: number;
  ways: readonly Candidate[];
  value: number;
  remaining: Remaining;
  /** The value that it can reach at most. */
  most: number;
  /** Whether its offers can all be taken without what others bring. */
  isPossible: boolean;
}

/** A search among the choices of offers; each is then put in an order. */
class ChoiceSearch {
  budget: SearchBudget = { evaluations: CHOICE_EVALUATIONS };
  best: Pick<ChoiceNode, "ways" | "value"> = { ways: [], value: 0 };
  onFound = (node: ChoiceNode): void => {
    this.best = node;
  };
  private readonly bounds: Bounds;
  private readonly growth: (index: number, remaining: Remaining) => number;
  private readonly twins: ReadonlyMap<Candidate, Candidate>;

  constructor(
    private readonly brands: readonly BrandChoices[],
    private readonly funds: Funds,
  ) {
    this.bounds = new Bounds(brands);
    this.growth = growthBound(brands);
    this.twins = lighterTwins(brands);
  }

  /** Takes what promises most, one brand after the other, so that there is something to compare with. */
  dive(node: ChoiceNode): void {
    if (node.index === this.brands.length) this.best = node;
    else
      for (const next of this.after(node))
        if (next.ways === node.ways || canTakeAll(this.funds, next.ways, { evaluations: FIRST_EVALUATIONS }))
          return this.dive(next);
  }

  /** Goes through all choices but the hopeless ones. */
  walk(node: ChoiceNode, isHopeless: (most: number) => boolean): void {
    const { budget, funds } = this;
    if (node.index === this.brands.length) {
      if (node.isPossible || canTakeAll(funds, node.ways, budget)) this.onFound(node);
      return;
    }
    for (const next of this.after(node)) {
      if (budget.evaluations <= 0 || isHopeless(next.most)) return;
      if (next.ways !== node.ways) {
        const growth = this.growth(next.index, next.remaining);
        if (!canTakeAll({ ...funds, cash: funds.cash + growth }, next.ways, budget)) continue;
        next.isPossible = growth === 0;
      }
      this.walk(next, isHopeless);
    }
  }

  /** The choices with one brand more, the most promising first. */
  private after(node: ChoiceNode): ChoiceNode[] {
    const brand = this.brands[node.index]!;
    const index = node.index + 1;
    const next = [{ ...node, index, most: node.value + this.bounds.of(index, node.remaining) }];
    for (const choice of brand.choices) {
      const remaining = remainingAfter(node.remaining, choice, brand);
      const twin = this.twins.get(choice.way);
      if (!remaining || (twin && !node.ways.includes(twin))) continue;
      const value = node.value + choice.value;
      const most = value + this.bounds.of(index, remaining);
      next.push({ index, ways: [...node.ways, choice.way], value, remaining, most, isPossible: false });
    }
    this.budget.evaluations -= next.length;
    return next.sort((a, b) => b.most - a.most);
  }
}
