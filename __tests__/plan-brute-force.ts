/**
 * Every ordered list of offers, tried one after the other, as the product's definition of the best plan
 * says it. Written apart from the product's code, of which it knows nothing: whole cents, whole days.
 */
export interface Plain {
  id: string;
  /** Whose client one becomes, only once. */
  brand: string;
  needs: number;
  /** Gain less spend. */
  net: number;
  risk: number;
  /** What comes back or is paid: cents, and the day for a day of starting; none: never, or nobody knows. */
  comes: { cents: number; on: (start: number) => number | undefined }[];
  /** The day from which the salary is free again; `never`. Without it, it takes no salary. */
  salary?: ((start: number) => number | undefined) | undefined;
  bills: number;
  line: boolean;
  /** First and last day on which it may start. */
  from: number;
  until: number;
  weight: number;
  /** Its place among the ways of taking the offer. */
  way: number;
}

/** What a visitor has on the first day. */
export interface Purse {
  money: number;
  bills: number;
  line: boolean;
}

export interface Found {
  sum: number;
  risk: number;
  steps: { id: string; start: number }[];
}

interface Tried {
  list: Plain[];
  starts: number[];
  /** Money by day: what is there on `day`, and what comes later. */
  day: number;
  cash: number;
  later: [day: number, cents: number][];
  salaryFrom: number;
  bills: number;
  line: boolean;
  end: number;
}

export function bruteForce(offers: readonly Plain[], { money, bills, line }: Purse): Found {
  const nothing: Tried = {
    ...{ list: [], starts: [], later: [], day: 0, cash: money, salaryFrom: 0, end: 0 },
    ...{ bills, line },
  };
  let best = nothing;
  let bestRank = rankOf(nothing);
  const tryAll = (tried: Tried) => {
    const rank = rankOf(tried);
    if (comesFirst(rank, bestRank)) [best, bestRank] = [tried, rank];
    for (const next of offers) {
      if (next.net <= 0 || tried.list.some(({ brand }) => brand === next.brand)) continue;
      const longer = start(tried, next);
      if (longer) tryAll(longer);
    }
  };
  tryAll(nothing);
  return {
    sum: sumOf(best, ({ net }) => net),
    risk: sumOf(best, ({ risk }) => risk),
    steps: best.list.map(({ id }, place) => ({ id, start: best.starts[place] ?? 0 })),
  };
}

/** Waits until the next offer can start, from one day on which something changes to the next; undefined if it cannot. */
function start(tried: Tried, next: Plain): Tried | undefined {
  if (next.bills > tried.bills || (next.line && !tried.line)) return undefined;
  const salaryFrom = next.salary ? tried.salaryFrom : 0;
  const days = [tried.day, next.from, salaryFrom, ...tried.later.map(([day]) => day)];
  for (const day of days.sort((a, b) => a - b)) {
    if (day < Math.max(tried.day, next.from, salaryFrom)) continue;
    if (day > next.until) return undefined;
    const come = tried.later.filter(([on]) => on <= day);
    const cash = come.reduce((all, [, cents]) => all + cents, tried.cash);
    if (cash < next.needs) continue;
    const later = tried.later.filter(([on]) => on > day);
    let end = Math.max(tried.end, day);
    for (const { cents, on } of next.comes) {
      const comes = on(day);
      if (comes === undefined) continue;
      end = Math.max(end, comes);
      later.push([comes, cents]);
    }
    return {
      list: [...tried.list, next],
      starts: [...tried.starts, day],
      ...{ day, cash: cash - next.needs, later, end },
      salaryFrom: next.salary ? (next.salary(day) ?? Infinity) : tried.salaryFrom,
      bills: tried.bills - next.bills,
      line: tried.line && !next.line,
    };
  }
  return undefined;
}

const sumOf = ({ list }: Tried, of: (offer: Plain) => number) =>
  list.reduce((all, offer) => all + of(offer), 0);

/** What is compared, in order: the lesser is better. */
function rankOf(tried: Tried): number[] {
  const { list, starts, end } = tried;
  return [
    -sumOf(tried, ({ net }) => net),
    sumOf(tried, ({ risk }) => risk),
    list.length,
    end,
    starts.reduce((all, day) => all + day, 0),
    ...list.map(({ weight }) => weight),
    ...list.map(({ way }) => way),
  ];
}

function comesFirst(a: readonly number[], b: readonly number[]): boolean {
  const place = a.findIndex((figure, i) => figure !== b[i]);
  return place >= 0 && (a[place] ?? 0) < (b[place] ?? Infinity);
}
