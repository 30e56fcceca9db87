import { addDays, addLapse, type CalendarDate, daysBetween } from "../../format/dates";
import { lapseIn } from "../../format/quantity";
import { windowOf } from "../../ground/deadlines";
import { eurosOf, nominalRate, numberOf, toCents, withoutTax, yoursOf } from "../../ground/gains";
import type { Offer } from "../../offers/offer";
import { lapseOf } from "../../offers/terms/gain";
import type { Schedule } from "./search/order-search";
import type { UncountedOffer } from "./classify";

type Steps = Schedule["steps"];

/** An offer that pays interest, and what it pays for the money that a plan leaves free in twelve months. Amounts are euros. */
export interface Interest extends UncountedOffer {
  euros: number;
  /** How much of the visitor's money earns it, at most. */
  upTo: number;
}

/** What an offer pays for the money that these steps leave free, of so many euros. */
export const interestFor =
  (steps: Steps, money: number, start: CalendarDate) =>
  (offered: UncountedOffer): Interest => {
    const { offer } = offered;
    const { last } = windowOf({ ...offer, validUntil: undefined }, start);
    const limits = yoursOf(offer.terms).flatMap(({ rate, upTo }) => (rate ? (eurosOf(upTo) ?? money) : []));
    return {
      ...offered,
      euros: interestOf(offer, freeMoney(steps, toCents(money), last), start),
      upTo: Math.min(money, Math.max(0, ...limits)),
    };
  };

/** Whether an interest is worth naming: less than a euro is not. */
export const isWorthNaming = ({ euros }: Interest) => euros >= 1;

/** The money that a plan leaves free on each day from the first to the last on which an offer may start, in cents. */
function freeMoney(steps: Steps, money: number, days: number): number[] {
  const changes = new Array<number>(days).fill(0);
  const change = (day: number, cents: number) => {
    if (day < days) changes[day] = (changes[day] ?? 0) + cents;
  };
  change(0, money);
  for (const { candidate, start } of steps) {
    change(start, -candidate.needs);
    for (const { cents, on } of candidate.arrivals) change(on(start), cents);
  }
  let cash = 0;
  return changes.map((cents) => (cash += cents));
}

/**
 * The interest of an offer on free money, in euros: its rates one after the other, each up to its limit, for as many days
 * as `free` has.
 */
function interestOf(offer: Offer, free: readonly number[], start: CalendarDate): number {
  let { first } = windowOf(offer, start);
  let sum = 0;
  for (const { rate, upTo, for: time, tax } of yoursOf(offer.terms)) {
    if (rate === undefined) continue;
    const long = lapseOf(time);
    const end = long ? daysBetween(start, addLapse(addDays(start, first), lapseIn(long))) : free.length;
    const limit = toCents(eurosOf(upTo) ?? Infinity);
    const counted = free.slice(first, end).reduce((all, cents) => all + Math.min(cents, limit), 0);
    sum += withoutTax((counted * nominalRate(numberOf(rate) ?? 0)) / 100 / 365, tax);
    first = end;
  }
  return Math.floor(sum) / 100;
}
