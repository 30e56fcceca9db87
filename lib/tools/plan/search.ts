import { Bounds, growthAfter, type Remaining, meansAfter } from "./bounds";
import type { Candidate } from "./candidate";
import { type Client, clientsOf, interchangeable } from "./clients";
import { canTakeAll, type Effort, Orders, type Purse, type Schedule } from "./order";

/** How many looks at an offer it takes at most to choose offers, and to find their best order. Seven need a few hundred. */
const CHOICE = 8000;
const ORDER = 2500;
/** And to know whether a first, simple choice can be had. */
const FIRST = 200;

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
  const purse: Purse = { day: 0, cash: money, arrivals: [], salaryFrom: 0 };
  const means: Remaining = { days: 0, bills, line, cents: money };
  const ways = candidates
    .filter((way) => way.net > 0 && way.first <= way.last && way.bills <= bills && (line || !way.line))
    .toSorted((a, b) => a.weight - b.weight);
  const search = new Search(reachable(ways, means), purse);
  const root: Node = { place: 0, ways: [], value: 0, means, most: Infinity, isPossible: true };
  search.dive(root);
  search.walk(root, (most) => most <= search.best.value);
  const isProven = search.effort.looks > 0;
  const orders = new Orders(purse, ORDER);
  orders.try(search.best.ways);
  search.effort = orders.effort;
  search.onFound = ({ ways }) => orders.try(ways);
  search.walk(root, (most) => most < search.best.value);
  const { steps = [], end = 0, starts = 0 } = orders.best ?? {};
  const sum = (of: (way: Candidate) => number) =>
    steps.reduce((all, { candidate }) => all + of(candidate), 0);
  return { steps, sum: sum(({ net }) => net), risk: sum(({ risk }) => risk), end, starts, isProven };
}

/** Who may become a client of whom, without what not even all the others pay for. */
function reachable(ways: readonly Candidate[], means: Remaining): Client[] {
  const clients = clientsOf(ways);
  const most = means.cents + growthAfter(clients)(0, means);
  const within = ways.filter(({ needs }) => needs <= most);
  return within.length === ways.length ? clients : reachable(within, means);
}

/** A choice among the first clients. */
interface Node {
  /** The first client that is not decided. */
  place: number;
  ways: readonly Candidate[];
  value: number;
  means: Remaining;
  /** The value that it can reach at most. */
  most: number;
  /** Whether its offers can all be taken without what others bring. */
  isPossible: boolean;
}

/** A search among the choices of offers; each is then put in an order. */
class Search {
  effort: Effort = { looks: CHOICE };
  best: Pick<Node, "ways" | "value"> = { ways: [], value: 0 };
  onFound = (node: Node): void => {
    this.best = node;
  };
  private readonly bounds: Bounds;
  private readonly growth: (place: number, means: Remaining) => number;
  private readonly twins: ReadonlyMap<Candidate, Candidate>;

  constructor(
    private readonly clients: readonly Client[],
    private readonly purse: Purse,
  ) {
    this.bounds = new Bounds(clients);
    this.growth = growthAfter(clients);
    this.twins = interchangeable(clients);
  }

  /** Takes what promises most, one client after the other, so that there is something to compare with. */
  dive(node: Node): void {
    if (node.place === this.clients.length) this.best = node;
    else
      for (const next of this.after(node))
        if (next.ways === node.ways || canTakeAll(this.purse, next.ways, { looks: FIRST }))
          return this.dive(next);
  }

  /** Goes through all choices but the hopeless ones. */
  walk(node: Node, isHopeless: (most: number) => boolean): void {
    const { effort, purse } = this;
    if (node.place === this.clients.length) {
      if (node.isPossible || canTakeAll(purse, node.ways, effort)) this.onFound(node);
      return;
    }
    for (const next of this.after(node)) {
      if (effort.looks <= 0 || isHopeless(next.most)) return;
      if (next.ways !== node.ways) {
        const growth = this.growth(next.place, next.means);
        if (!canTakeAll({ ...purse, cash: purse.cash + growth }, next.ways, effort)) continue;
        next.isPossible = growth === 0;
      }
      this.walk(next, isHopeless);
    }
  }

  /** The choices with one client more, the most promising first. */
  private after(node: Node): Node[] {
    const client = this.clients[node.place]!;
    const place = node.place + 1;
    const next = [{ ...node, place, most: node.value + this.bounds.of(place, node.means) }];
    for (const choice of client.choices) {
      const means = meansAfter(node.means, choice, client);
      const twin = this.twins.get(choice.way);
      if (!means || (twin && !node.ways.includes(twin))) continue;
      const value = node.value + choice.value;
      const most = value + this.bounds.of(place, means);
      next.push({ place, ways: [...node.ways, choice.way], value, means, most, isPossible: false });
    }
    this.effort.looks -= next.length;
    return next.sort((a, b) => b.most - a.most);
  }
}
