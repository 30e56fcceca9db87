import {
  addDays,
  addLapse,
  addMonths,
  type CalendarDate,
  daysBetween,
  firstDay,
  inNextMonth,
  lastDay,
} from "../format/dates";
import type { DayRange } from "./days";
import type { Deadline, DeadlineKind } from "../offers/deadlines-schema";
import type { Offer } from "../offers/offer";
import type { Validity } from "../offers/status";

/** Calendar reminders, in days before each deadline. */
export const REMINDERS = [7, 1] as const;

/** The days of signing up that are accepted or planned, in months from today, where the promotion has no dates of its own. */
const [MONTHS_BACK, MONTHS_AHEAD] = [24, 12];

/** The accepted sign-up dates, both included: the promotion's own, else two years before to one year after `today`. */
export function signUpRange({ validFrom, validUntil }: Partial<Validity>, today: CalendarDate): DayRange {
  const last = validUntil ? lastDay(validUntil) : addMonths(today, MONTHS_AHEAD);
  const back = addMonths(last < today ? last : today, -MONTHS_BACK);
  return { first: validFrom ? firstDay(validFrom) : back, last };
}

/** The first and last day on which a visitor may begin an offer of their plan, counted from their first day. */
export function windowOf({ validFrom, validUntil }: Partial<Validity>, start: CalendarDate) {
  const horizon = daysBetween(start, addMonths(start, MONTHS_AHEAD));
  return {
    first: validFrom ? Math.max(0, daysBetween(start, firstDay(validFrom))) : 0,
    last: validUntil ? Math.min(horizon, daysBetween(start, lastDay(validUntil))) : horizon,
  };
}

/** The day from which an offer's deadlines are expected to count: the day of signing up plus the offer's `delay`. */
export function startAfter({ deadlines: { delay = 0 } }: Offer, signUp: CalendarDate) {
  return addDays(signUp, delay);
}

/** The last day of a deadline. Its time is up at `end`; what comes by a day of the next month comes up to two months before. */
const latestDay = (end: CalendarDate, nextMonthUntil?: number): CalendarDate =>
  nextMonthUntil ? inNextMonth(addMonths(end, -2), nextMonthUntil) : end;

const onDay = <One>(deadline: One, date: CalendarDate, signUp: CalendarDate) => ({
  ...deadline,
  date,
  reminders: REMINDERS.filter((days) => days <= daysBetween(signUp, date)),
});

const byDate = (a: { date: CalendarDate }, b: { date: CalendarDate }) => a.date.localeCompare(b.date);

/**
 * Deadlines with their dates, earliest first. `signUp` is the day that the offer's `start` names. `reminders` are days
 * before the deadline, without those before `signUp`.
 */
export const datedDeadlines = (items: readonly Deadline[], signUp: CalendarDate) =>
  items
    .map((item) => onDay(item, latestDay(addLapse(signUp, item.after), item.nextMonthUntil), signUp))
    .sort(byDate);

/** A deadline with its date and its reminders. */
export type DatedDeadline = ReturnType<typeof datedDeadlines>[number];

/** All deadlines of an offer for who signed up on a day, earliest first: those of a fixed date, too. */
export const allDeadlines = ({ deadlines: { items, days = [] } }: Offer, signUp: CalendarDate) =>
  [
    ...datedDeadlines(items, signUp),
    ...days.map(({ on, ...day }) => onDay({ ...day, kind: "before" as const }, lastDay(on), signUp)),
  ].toSorted(byDate);

/** Whether something had to happen before a deadline in `away` days, negative if it has passed. */
export const isMissed = (kind: DeadlineKind, away: number) => away < 0 && kind !== "keep" && kind !== "ends";

/**
 * A deadline as days and months after the day of signing up, and the day of the next month by which it is due where it has
 * one: «4 3», «0 2 10». `dueDate` reads it in the browser.
 */
export function dueStamp({ deadlines: { delay = 0 } }: Offer, deadline: Deadline) {
  const { after, nextMonthUntil } = deadline;
  const lapse = "days" in after ? [delay + after.days, 0] : [delay, after.months];
  return [...lapse, ...(nextMonthUntil ? [nextMonthUntil] : [])].join(" ");
}

/** The date of a deadline for a day of signing up, from the stamp that `dueStamp` made. */
export function dueDate(stamp: string, signUp: CalendarDate): CalendarDate {
  const [days = 0, months = 0, nextMonthUntil] = stamp.split(" ").map(Number);
  return latestDay(addMonths(addDays(signUp, days), months), nextMonthUntil);
}

/** The deadlines to show first: all of the kind of the first one that is not `expected`, each length of time once. */
export function leadingDeadlines({ deadlines: { items } }: Offer): Deadline[] {
  const first = items.find(({ kind }) => kind !== "expected");
  const limits = items.filter(({ kind }) => kind === first?.kind);
  const sameLength = (limit: Deadline) =>
    limits.find(({ after }) => JSON.stringify(after) === JSON.stringify(limit.after));
  return limits.filter((limit) => limit.kind !== "before" || sameLength(limit) === limit);
}

/** The deadline that comes first for who signs up on a day. */
export function shortestOf(
  offer: Offer,
  limits: readonly Deadline[],
  day: CalendarDate,
): Deadline | undefined {
  const [first] = datedDeadlines(limits, startAfter(offer, day));
  return limits.find(({ id }) => id === first?.id);
}
