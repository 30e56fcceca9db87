import {
  addDays,
  addLapse,
  addMonths,
  type CalendarDate,
  daysBetween,
  firstDay,
  inNextMonth,
  lastDay,
} from "../../format/dates";
import { lapseIn } from "../../format/quantity";
import { isCash, paymentCount } from "../../ground/gains";
import type { Offer } from "../../offers/offer";
import { askName } from "../../offers/terms/ask";
import { onlyRevokes } from "../../offers/terms/references";
import { type Ask, verbOf } from "../../offers/terms/verbs";
import { lapseUntil, lastDayOfRule, timeFields } from "../../offers/terms/when";
import { type ChosenGain, salaryPeriod, type Way } from "./ways";

/** The later of two days; undefined if one of them is unknown. */
const later = (a: CalendarDate | undefined, b: CalendarDate | undefined) =>
  a === undefined || b === undefined ? undefined : a > b ? a : b;

const latest = (days: readonly (CalendarDate | undefined)[], first: CalendarDate) =>
  days.reduce<CalendarDate | undefined>(later, first);

/** Months ahead in which an offer may start. */
const MONTHS_AHEAD = 12;

/** The first and last day on which an offer may start, counted from the visitor's first day. */
export function windowOf({ validFrom, validUntil }: Offer, start: CalendarDate) {
  const horizon = daysBetween(start, addMonths(start, MONTHS_AHEAD));
  return {
    first: validFrom ? Math.max(0, daysBetween(start, firstDay(validFrom))) : 0,
    last: validUntil ? Math.min(horizon, daysBetween(start, lastDay(validUntil))) : horizon,
  };
}

/** The dates of a way of taking an offer, for who does every step on the first day on which it can be done. */
export class WayDates {
  /** The day from which everything counts: that of signing up or, with a line, of its activation. */
  private readonly from: CalendarDate;

  constructor(
    readonly start: CalendarDate,
    private readonly way: Pick<Way, "asks" | "gains">,
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
    if (number && (ask?.do === "salary" || ask?.do === "bills")) return addMonths(this.from, number - 1);
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
    const steps = this.needsOf(gain).filter((ask) => ask.do !== "keep" && !onlyRevokes(ask, gain));
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
    const kept = this.needsOf(gain).filter((ask) => ask.do === "keep" && ask.breaks !== "nothing");
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
    const ends = this.way.asks.flatMap((ask) => {
      if (ask.do === "keep" && (ask.what === "deposit" || ask.what === "investment"))
        return [this.doneOn(ask)];
      return ask.do === "deposit" && ask.back ? [addLapse(this.start, lapseIn(ask.back.lapse))] : [];
    });
    return ends.length > 0 ? latest(ends, this.start) : undefined;
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
