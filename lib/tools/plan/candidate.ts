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
  /** Its place in the list of ways from which it was made. */
  place: number;
}

/** Money that arrives on a later day, earliest first. */
type Arrivals = readonly (readonly [day: number, cents: number])[];

/** What a visitor has from a day on: that of the last start. */
export interface Purse {
  day: number;
  cash: number;
  arrivals: Arrivals;
  /** The day from which the salary is free. */
  salaryFrom: number;
}

/** What a visitor has after starting an offer on the first possible day; undefined if there is none. */
export function afterPaying(purse: Purse, candidate: Candidate): Purse | undefined {
  const { needs, first, last, salaryUntil } = candidate;
  let { day, cash } = purse;
  day = Math.max(day, first, salaryUntil ? purse.salaryFrom : 0);
  let place = 0;
  for (; place < purse.arrivals.length; place += 1) {
    const [on, amount] = purse.arrivals[place] as Arrivals[number];
    if (on > day && cash >= needs) break;
    day = Math.max(day, on);
    cash += amount;
  }
  if (cash < needs || day > last) return undefined;
  const arrivals = purse.arrivals.slice(place);
  for (const { cents, on } of candidate.arrivals) {
    const comes = on(day);
    if (cents > 0 && comes < Infinity) arrivals.push([comes, cents]);
  }
  return {
    day,
    cash: cash - needs,
    arrivals: arrivals.length > 1 ? arrivals.sort(([a], [b]) => a - b) : arrivals,
    salaryFrom: salaryUntil?.(day) ?? purse.salaryFrom,
  };
}
