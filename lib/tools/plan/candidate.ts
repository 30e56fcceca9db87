import { addDays, type CalendarDate, daysBetween } from "../../format/dates";
import { Days } from "./days";
import type { Arrival, Candidate } from "./schedule";
import { type Terms, windowOf } from "./terms";
import { resourcesOf, timesOf } from "./ways";

interface PlanCandidate extends Candidate {
  terms: Terms;
}

/** The dates of a way of taking an offer that starts on a day. */
export const daysOf = ({ offer, way }: Pick<Terms, "offer" | "way">, start: CalendarDate) =>
  new Days(start, way, offer.terms.campaign);

/** A way of taking an offer, for the search. Days count from the visitor's first day, `first`. */
export function candidateOf(terms: Terms, first: CalendarDate, place = 0): PlanCandidate {
  const { offer, way, needs, back, risk, pays, net } = terms;
  const offset = (date: CalendarDate | undefined) =>
    date === undefined ? Infinity : daysBetween(first, date);
  // Dates are looked up once for each day.
  const known = new Map<number, { back: number; paid: number[]; salary: number }>();
  const from = (day: number) => {
    const found = known.get(day);
    if (found) return found;
    const dates = daysOf(terms, addDays(first, day));
    const paid = pays.flatMap(({ gain }) => dates.paysOn(gain).map(offset));
    const all = { back: offset(dates.backOn()), paid, salary: offset(dates.salaryUntil()) };
    known.set(day, all);
    return all;
  };
  const backOn = (day: number) => from(day).back;
  const cents = pays.flatMap(({ gain, each }) => new Array<number>(timesOf(gain)).fill(each.least));
  const arrivals = cents.map((sum, time): Arrival => {
    return { cents: sum, on: (day) => from(day).paid[time] ?? Infinity };
  });
  const taken = resourcesOf(way);
  const window = windowOf(offer, first);
  const salaryUntil = taken.includes("salary") ? (day: number) => from(day).salary : undefined;
  return {
    terms,
    client: offer.brand,
    needs,
    risk,
    net: net.least,
    weight: offer.weight,
    place,
    ...window,
    hold: leastOf(backOn, window.last),
    arrivals: [{ cents: back, on: backOn }, ...arrivals],
    salaryUntil,
    salaryDays: salaryUntil ? leastOf(salaryUntil, window.last) : 0,
    bills: way.bills,
    line: taken.includes("line"),
  };
}

/** Lower bound of the days from any start until `until(start)`: the lengths of months differ by up to three days. */
function leastOf(until: (start: number) => number, last: number): number {
  const days = Math.min(until(0), until(last) - last);
  return days < 28 ? days : days - 3;
}
