/**
 * When a gain arrives, in three answers that differ in meaning. A plan takes one way with every step on its first day, and
 * knows its days (`WayDates`). A claim takes lower bounds (`earliestArrival`): nobody should ask for a gift before it can be
 * due, whichever option was chosen, so that a time that is only usual counts for nothing, and bills count as done after a
 * month. A list compares how long the money takes once all is done (`paymentTime`). What an offer's page says of it, counted
 * from signing up, stands in its record (`offers/derive/arrivals.ts`, `deadlines.ts`).
 */
import {
  addDays,
  addLapse,
  addMonths,
  type CalendarDate,
  inNextMonth,
  type Lapse,
  lastDay,
} from "../format/dates";
import { present } from "../format/format";
import { lapseIn, type Quantity, readQuantity } from "../format/quantity";
import type { Offer } from "../offers/offer";
import { askName } from "../offers/terms/ask";
import { optionsOf } from "../offers/terms/asks";
import type { Gain } from "../offers/terms/gain";
import { isNeeded, onlyRevokes } from "../offers/terms/needs";
import { type Ask, verbOf } from "../offers/terms/verbs";
import { lapseUntil, lastDayOfRule, timeFields, timesOfGain } from "../offers/terms/when";
import { type ChosenGain, everyAsk, isCash, paymentCount, yoursOf } from "./gains";
import { isMoneyReward } from "./net-value";

/** The later of two days; undefined if one of them is unknown. */
const later = (a: CalendarDate | undefined, b: CalendarDate | undefined) =>
  a === undefined || b === undefined ? undefined : a > b ? a : b;

/** The latest of some days, not before a first one; undefined if one of them is unknown. */
const latest = (days: readonly (CalendarDate | undefined)[], first: CalendarDate) =>
  days.reduce<CalendarDate | undefined>(later, first);

/** Time for which a way takes the salary; undefined if it does not, `unknown` if nobody says. */
export function salaryPeriod({ asks }: { asks: readonly Ask[] }): Lapse | "unknown" | undefined {
  const ask = asks.find((ask) => ask.do === "salary");
  if (ask?.do !== "salary") return undefined;
  return ask.for ? lapseIn(ask.for) : "unknown";
}

/** The dates of a way of taking an offer, for who does every step on the first day on which it can be done. */
export class WayDates {
  /** The day from which everything counts: that of signing up or, with a line, of its activation. */
  private readonly from: CalendarDate;

  constructor(
    readonly start: CalendarDate,
    private readonly way: { asks: readonly Ask[]; gains: readonly ChosenGain[] },
  ) {
    const line = way.asks.find((ask) => ask.do === "port");
    this.from = addDays(start, line?.do === "port" ? (line.takes?.days ?? 0) : 0);
  }

  /** The day on which something asked is done: what lasts, when its time is over. */
  private doneOn(ask: Ask): CalendarDate | undefined {
    const time = verbOf(ask).lasts(ask);
    return time ? addLapse(this.from, lapseIn(time)) : this.from;
  }

  /**
   * The day of something by its name: of what is asked, or of an event whose day is known. Of what comes every month, as
   * salaries and bills do, the one of that number.
   */
  private dayNamed(name: string, number?: number): CalendarDate | undefined {
    const ask = this.way.asks.find((ask) => askName(ask) === name);
    if (number && ask && verbOf(ask).recurs) return addMonths(this.from, number - 1);
    if (ask) return this.doneOn(ask);
    return { "sign-up": this.start, activation: this.from }[name];
  }

  /** The asks that a gain needs. */
  private needsOf({ needs }: ChosenGain): readonly Ask[] {
    return needs ? this.way.asks.filter((ask) => needs.includes(askName(ask))) : this.way.asks;
  }

  /** The day on which a gain arrives the first time; undefined if nobody says. */
  arrivesOn(gain: ChosenGain): CalendarDate | undefined {
    const { when, every } = gain;
    if (when === undefined && every) return addMonths(this.from, 1);
    if (when === undefined || when === "unknown") return undefined;
    const steps = this.needsOf(gain).filter((ask) => !verbOf(ask).ties && !onlyRevokes(ask, gain));
    const done = latest(
      steps.map((ask) => this.doneOn(ask)),
      this.from,
    );
    const { on, rule, after, count, days } = timeFields(when);
    if (on) return later(lastDay(on), this.start);
    const day = after === undefined ? done : this.dayNamed(after, count);
    if (rule) return day && inNextMonth(day, lastDayOfRule({ days }));
    return day && addLapse(day, lapseIn(lapseUntil(when) ?? "0 days"));
  }

  /** The day on which leaving no longer takes a gain back; the first if nothing does. */
  private revocableUntil(gain: ChosenGain): CalendarDate | undefined {
    const loses = this.way.asks.filter((ask) => gain.loses?.includes(askName(ask)));
    const kept = this.needsOf(gain).filter((ask) => verbOf(ask).ties?.(ask));
    return latest(
      [...loses, ...kept].map((ask) => this.doneOn(ask)),
      this.start,
    );
  }

  /** The days on which a gain is the visitor's for good, each month of it; undefined if nobody says. */
  paymentDates(gain: ChosenGain): (CalendarDate | undefined)[] {
    const first = this.arrivesOn(gain);
    const tied = this.revocableUntil(gain);
    return Array.from({ length: paymentCount(gain) }, (_, month) =>
      later(first && addMonths(first, month), tied),
    );
  }

  /** Whether a gain arrives before it is the visitor's for good. */
  isRevocable(gain: ChosenGain): boolean {
    const first = this.arrivesOn(gain);
    const tied = this.revocableUntil(gain);
    return first !== undefined && tied !== undefined && tied > first;
  }

  /** The day on which what was put in can be taken out again; undefined if nobody knows. */
  backOn(): CalendarDate | undefined {
    const times = present(this.way.asks.map((ask) => verbOf(ask).holds?.(ask)));
    return latestOf(...times.map((time) => addLapse(this.from, lapseIn(time))));
  }

  /**
   * The day from which the salary is free again. Where nobody says how long it is asked for, it stays until what is paid
   * is the visitor's for good; undefined if nobody says that either.
   */
  salaryUntil(): CalendarDate | undefined {
    const time = salaryPeriod(this.way);
    if (time && time !== "unknown") return addLapse(this.start, time);
    return latest(
      this.way.gains.filter(isCash).flatMap((gain) => this.paymentDates(gain)),
      this.start,
    );
  }
}

/** The latest of some days, of those that are known. */
export const latestOf = (...days: (CalendarDate | undefined)[]) => present(days).sort().at(-1);

/** How long something without a limit of its own takes at least: what recurs all its time, or one of its periods. */
function leastTime(ask: Ask): Lapse {
  const { recurs, lasts } = verbOf(ask);
  const whole = recurs ? lasts(ask) : undefined;
  if (whole) return lapseIn(whole);
  if ("within" in ask && ask.within) return { days: 0 };
  if ("every" in ask && ask.every) return lapseIn(ask.every);
  return recurs ? { months: 1 } : { days: 0 };
}

/** How long it takes at least until something that a gain is counted from is over: all its time, if it has one. */
function timeUntilOver(ask: Ask): Lapse {
  const whole = verbOf(ask).lasts(ask);
  return whole ? lapseIn(whole) : leastTime(ask);
}

/** The first day on which everything that a gain needs can be done; of alternatives the shortest counts. */
function doneFor(gain: Gain, terms: Offer["terms"], signUp: CalendarDate): CalendarDate {
  const needed = terms.asks.filter((entry) => isNeeded(entry, gain, terms));
  const ends = needed.map((entry) => {
    const options = optionsOf(entry).map((option) =>
      latestOf(...option.flatMap((ask) => (onlyRevokes(ask, gain) ? [] : addLapse(signUp, leastTime(ask))))),
    );
    return present(options).sort()[0];
  });
  return latestOf(signUp, ...ends) ?? signUp;
}

/**
 * The first day on which everything that a gain needs can be done: not before the day of signing up, nor before the end of
 * what recurs. Of several gains the earliest counts.
 */
export const earliestDone = ({ terms }: Offer, signUp: CalendarDate): CalendarDate =>
  yoursOf(terms)
    .map((gain) => doneFor(gain, terms, signUp))
    .sort()[0] ?? signUp;

/**
 * The earliest day on which a gain can arrive, by the times that the file states. A lapse counts from what it names or,
 * without a name, from having done all; from an event whose day nobody knows, from signing up.
 */
export function earliestArrival({ terms }: Offer, signUp: CalendarDate): CalendarDate | undefined {
  const startOf = (gain: Gain, after: string | undefined, count: number | undefined) => {
    if (after === undefined) return doneFor(gain, terms, signUp);
    if (count !== undefined) return addMonths(signUp, count - 1);
    const named = everyAsk(terms).filter((ask) => askName(ask) === after);
    return named.map((ask) => addLapse(signUp, timeUntilOver(ask))).sort()[0] ?? signUp;
  };
  const days = yoursOf(terms).flatMap((gain) =>
    timesOfGain(gain).flatMap(({ when }) => {
      const { on, lapse, after, count } = timeFields(when);
      if (on) return lastDay(on);
      return lapse ? addLapse(startOf(gain, after, count), lapseIn(lapse)) : [];
    }),
  );
  return days.sort()[0];
}

const hoursIn: Readonly<Record<string, number>> = { hours: 1, days: 24, months: 24 * 31, years: 24 * 366 };

/** The longest time until the money arrives, in hours; undefined if the offer does not say. */
export function paymentHours(offer: Offer): number | undefined {
  const time = paymentTime(offer);
  return time && (time.most ?? time.least) * (hoursIn[time.unit] ?? NaN);
}

/** Whether the money usually comes when the offer says, without a promise. */
export const isUsuallyPaid = ({ terms }: Offer): boolean =>
  timeFields(yoursOf(terms).find(isCash)?.when).usually !== undefined;

/** How long the money takes once everything is done. Undefined if unknown, or if a requirement itself goes on for a time. */
export function paymentTime(offer: Offer): Quantity | undefined {
  const { when } = yoursOf(offer.terms).find(isCash) ?? {};
  if (!isMoneyReward(offer) || everyAsk(offer.terms).some((ask) => verbOf(ask).lasts(ask))) return undefined;
  if (when === "at-once") return { least: 0, unit: "hours" };
  return readQuantity(lapseUntil(when) ?? "");
}
