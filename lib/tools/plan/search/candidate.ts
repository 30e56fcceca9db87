import { addDays, type CalendarDate, daysBetween } from "../../../format/dates";
import { paymentCount, toCents } from "../../../ground/gains";
import { WayDates } from "../../../ground/arrivals";
import { windowOf } from "../../../ground/deadlines";
import type { PricedWay } from "../pricing";
import { resourcesUsed } from "../ways";

/** Money that comes, and the day for a day of starting; infinite if it does not within the plan, or nobody says. */
interface Inflow {
  cents: number;
  on: (start: number) => number;
}

/** A way of taking an offer in time, for the search. Amounts are cents; days count from the visitor's first day, which is 0. */
export interface Candidate {
  /** Brand whose customer one becomes, which is possible only once. */
  brand: string;
  /** Cents that have to be there on the day it starts. */
  needs: number;
  /** What comes back, and what it pays. */
  arrivals: readonly Inflow[];
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
  /** Its index in the list of ways from which it was made. */
  index: number;
}

/** A way of taking an offer, for the search. Days count from the visitor's first day, `first`. */
export function candidateOf(way: PricedWay, first: CalendarDate, index: number): Candidate {
  const { offer, needs, back, risk, payments, net, bills } = way;
  const offset = (date: CalendarDate | undefined) =>
    date === undefined ? Infinity : daysBetween(first, date);
  // Dates are looked up once for each day.
  const known = new Map<number, { back: number; paid: number[]; salary: number }>();
  const from = (day: number) => {
    const found = known.get(day);
    if (found) return found;
    const dates = new WayDates(addDays(first, day), way);
    const paid = payments.flatMap(({ gain }) => dates.paymentDates(gain).map(offset));
    const all = { back: offset(dates.backOn()), paid, salary: offset(dates.salaryUntil()) };
    known.set(day, all);
    return all;
  };
  const cents = payments.flatMap(({ gain, each }) =>
    new Array<number>(paymentCount(gain)).fill(toCents(each.least)),
  );
  const arrivals = cents.map((sum, time): Inflow => {
    return { cents: sum, on: (day) => from(day).paid[time] ?? Infinity };
  });
  const taken = resourcesUsed(way);
  const window = windowOf(offer, first);
  const salaryUntil = taken.includes("salary") ? (day: number) => from(day).salary : undefined;
  return {
    brand: offer.brand,
    needs: toCents(needs),
    risk: toCents(risk),
    net: toCents(net.least),
    weight: offer.weight,
    index,
    ...window,
    arrivals: [{ cents: toCents(back), on: (day) => from(day).back }, ...arrivals],
    salaryUntil,
    salaryDays: salaryUntil ? fewestDays(salaryUntil, window.last) : 0,
    bills,
    line: taken.includes("line"),
  };
}

/** Lower bound of the days from any start until `until(start)`: the lengths of months differ by up to three days. */
function fewestDays(until: (start: number) => number, last: number): number {
  const days = Math.min(until(0), until(last) - last);
  return days < 28 ? days : days - 3;
}
