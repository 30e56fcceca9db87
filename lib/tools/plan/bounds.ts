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

/** Money that arrives on a later day, earliest first. */
export type Arrivals = readonly (readonly [day: number, cents: number])[];

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

/** Whether there is still what an offer takes besides money. */
export function hasMeans(purse: Purse, candidate: Candidate): boolean {
  const { bills, line, salaryUntil, first, last } = candidate;
  if (bills > purse.bills || (line && !purse.line)) return false;
  return Math.max(purse.day, first, salaryUntil ? purse.salaryFrom : 0) <= last;
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
function lossOf({ needs, arrivals }: Candidate): number {
  return arrivals.reduce((loss, { cents, on }) => (on(0) < Infinity ? loss - cents : loss), needs);
}

/** Sorts by net per cent that is gone for good, the greatest first; those of which nothing is gone come before. */
export function compareYields(a: Candidate, b: Candidate): number {
  const [first, second] = [a, b].map((candidate) => ({ net: candidate.net, size: lossOf(candidate) }));
  return compareRates(first, second);
}

/** What offers can add, and how much of something scarce they take at least. */
interface Part {
  net: number;
  size: number;
}

/** The ways of becoming one brand's client, of which only one can be taken; as one, at its best in everything. */
interface Client {
  /** Cents that it takes for good at least, and adds at most. */
  money: Part;
  grows: number;
  /** The same without what is scarce besides money, and what its best way leaves more with it. */
  free: Part;
  scarce?: Part & { resource: "salary" | "bills" | "line" };
  /** The last day on which it may start. */
  last: number;
}

/**
 * Relaxes the order: all the cash that will ever arrive is there at once, and of one offer a part can be taken (the
 * bound of a knapsack). What takes the salary is bounded again by its time, bills and the line by their number.
 */
export class Bounds<C extends Candidate> {
  private readonly byMoney: readonly Client[];
  private readonly byFree: readonly Client[];
  private readonly byScarce: readonly Client[];
  private readonly clientOf: ReadonlyMap<C, Client>;

  constructor(all: readonly C[]) {
    const names = [...new Set(all.map(({ client }) => client))];
    const groups = names.map((name) => all.filter(({ client }) => client === name));
    const clients = groups.map(clientOf);
    const inOrder = (part: (client: Client) => Part | undefined) =>
      clients.toSorted((a, b) => compareRates(part(a), part(b)));
    this.byMoney = inOrder(({ money }) => money);
    this.byFree = inOrder(({ free }) => free);
    this.byScarce = inOrder(({ scarce }) => scarce).filter(({ scarce }) => scarce);
    this.clientOf = new Map(
      groups.flatMap((ways, place) => ways.map((way) => [way, clients[place]!] as const)),
    );
  }

  /** `unused` are the offers that are not taken. */
  outlookOf(purse: Purse, unused: readonly C[]): Outlook<C> {
    let possible = unused.filter((candidate) => hasMeans(purse, candidate));
    let open = this.openOf(possible);
    const own = purse.arrivals.reduce((all, [, cents]) => all + cents, purse.cash);
    let wealth = own;
    // Out of reach: not even all the others pay for it.
    for (let before = -1; before !== possible.length; ) {
      before = possible.length;
      wealth = own;
      for (const { grows } of open) wealth += grows;
      possible = possible.filter((way) => way.needs <= wealth - (this.clientOf.get(way)?.grows ?? 0));
      if (possible.length !== before) open = this.openOf(possible);
    }
    const isOpen = (client: Client) => open.has(client);
    const money = filled(this.byMoney.filter(isOpen), ({ money: part }) => part, wealth);
    const scarce = this.scarceSum(purse, isOpen, wealth);
    const risk = possible.reduce((all, candidate) => all + candidate.risk, 0);
    return {
      possible,
      sum: Math.floor(Math.min(money.sum, scarce)),
      isWhole: money.isWhole && money.sum <= scarce && open.size === possible.length,
      risk,
      end: endOf(purse.day, wealth, possible),
    };
  }

  private openOf(possible: readonly C[]): Set<Client> {
    const open = new Set<Client>();
    for (const way of possible) {
      const client = this.clientOf.get(way);
      if (client) open.add(client);
    }
    return open;
  }

  /** The sum if what needs salary, bills or the line shares these, and the rest the money. */
  private scarceSum(
    { day, salaryFrom, bills }: Purse,
    isOpen: (client: Client) => boolean,
    wealth: number,
  ): number {
    const open = this.byScarce.filter(isOpen);
    if (open.length === 0) return Infinity;
    const scarce = ({ scarce: part }: Client) => part;
    const of = (resource: NonNullable<Client["scarce"]>["resource"]) =>
      open.filter((client) => client.scarce?.resource === resource);
    const most = (clients: readonly Client[]) =>
      clients.reduce((best, client) => Math.max(best, client.scarce?.net ?? 0), 0);
    const salaries = of("salary");
    const last = salaries.reduce((latest, client) => Math.max(latest, client.last), 0);
    const days = Math.max(0, last - Math.max(day, salaryFrom));
    // All but the last one have to be over by the last day on which one may start.
    const inTurn = most(salaries) + filled(salaries, scarce, days).sum;
    return (
      Math.min(
        salaries.reduce((sum, client) => sum + (client.scarce?.net ?? 0), 0),
        inTurn,
      ) +
      filled(of("bills"), scarce, bills).sum +
      most(of("line")) +
      filled(this.byFree.filter(isOpen), ({ free }) => free, wealth).sum
    );
  }
}

function clientOf(ways: readonly Candidate[]): Client {
  const losses = ways.map(lossOf);
  const best = (some: readonly Candidate[]) => some.reduce((most, { net }) => Math.max(most, net), 0);
  const loss = Math.max(0, Math.min(...losses));
  const bound = ways.filter(({ salaryUntil, bills, line }) => salaryUntil || bills > 0 || line);
  const free = best(ways.filter((way) => !bound.includes(way)));
  const more = Math.max(0, best(bound) - free);
  const least = (of: (way: Candidate) => number) => Math.min(...bound.map(of));
  const scarce = [
    {
      resource: "salary" as const,
      isAll: bound.every(({ salaryUntil }) => salaryUntil),
      size: least((way) => way.salaryDays),
    },
    {
      resource: "bills" as const,
      isAll: bound.every(({ bills }) => bills > 0),
      size: least(({ bills }) => bills),
    },
    { resource: "line" as const, isAll: bound.every(({ line }) => line), size: 1 },
  ].find(({ isAll }) => isAll);
  const isSplit = more > 0 && scarce !== undefined;
  return {
    money: { net: best(ways), size: loss },
    grows: Math.max(0, ...losses.map((cents) => -cents)),
    free: { net: isSplit ? free : best(ways), size: loss },
    ...(isSplit && { scarce: { net: more, size: scarce.size, resource: scarce.resource } }),
    last: Math.max(...ways.map(({ last }) => last)),
  };
}

/** Sorts by net per unit of what is scarce, the greatest first. */
function compareRates(a: Part | undefined, b: Part | undefined): number {
  const rateOf = (part: Part | undefined) => (part && part.size > 0 ? part.net / part.size : Infinity);
  const [first, second] = [rateOf(a), rateOf(b)];
  return first === second ? 0 : second - first;
}

/** Fractional knapsack: fills a capacity with parts in their order, and with a fraction of the first that does not fit. */
function filled(clients: readonly Client[], partOf: (client: Client) => Part | undefined, capacity: number) {
  let left = capacity;
  let sum = 0;
  let isWhole = true;
  for (const client of clients) {
    const { net, size } = partOf(client) ?? { net: 0, size: 0 };
    if (size > left) isWhole = false;
    sum += size <= left ? net : size < Infinity ? (net * left) / size : 0;
    left = Math.max(0, left - size);
  }
  return { sum, isWhole };
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
  for (const { first, needs, hold, arrivals } of offers) {
    const start = Math.max(day, first);
    end = Math.max(end, start);
    for (const { on } of arrivals) {
      const arrives = on(start);
      if (arrives < Infinity) end = Math.max(end, arrives);
    }
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
