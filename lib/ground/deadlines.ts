import {
  addDays,
  addLapse,
  addMonths,
  type CalendarDate,
  daysBetween,
  firstDay,
  inNextMonth,
  isDay,
  isDayShaped,
  lastDay,
  meantDate,
} from "../format/dates";
import { MAX_QUOTED } from "../format/format";
import { distinctValues, valuesOf, type Query, quoted } from "./query";
import type { Deadline, DeadlineKind } from "../offers/deadlines-schema";
import type { Offer } from "../offers/offer";
import type { Validity } from "../offers/status";

/** Something typed that is not one day. */
interface TypedDayFault {
  fault: "several" | "unreadable" | "impossible";
  typed: string;
}

/** Why the day in a date field is rejected. */
export type DayFault =
  | { fault: "missing" }
  | TypedDayFault
  | { fault: "early"; typed: CalendarDate; first: CalendarDate }
  | { fault: "late"; typed: CalendarDate; last: CalendarDate };

/** What a date field sent: a day that it accepts, or why it is rejected. */
export type ParsedDay = { day: CalendarDate } | DayFault;

/** Calendar reminders, in days before each deadline. */
export const REMINDERS = [7, 1] as const;

/** The accepted days of signing up, in months from today, where the promotion has no dates of its own. */
const [MONTHS_BACK, MONTHS_AHEAD] = [24, 12];

/** The accepted sign-up dates, both included: the promotion's own, else two years before to one year after `today`. */
export function signUpRange({ validFrom, validUntil }: Partial<Validity>, today: CalendarDate) {
  const last = validUntil ? lastDay(validUntil) : addMonths(today, MONTHS_AHEAD);
  const back = addMonths(last < today ? last : today, -MONTHS_BACK);
  return { first: validFrom ? firstDay(validFrom) : back, last };
}

/** The first and the last accepted day. */
export type DayRange = ReturnType<typeof signUpRange>;

/** Reads a day as it is typed, «2026-11-23» or «23/11/2026»; what is neither, and a day that does not exist, is a fault. */
export function readDay(
  text: string,
): { day: CalendarDate } | { fault: "unreadable" | "impossible"; typed: string } {
  const day = isDay(text) ? text : meantDate(text);
  if (day && isDay(day)) return { day };
  return { fault: isDayShaped(text) ? "impossible" : "unreadable", typed: text.slice(0, MAX_QUOTED) };
}

/** Reads the day of a date field from the values that a form or an address sent for it: none, one or several. */
export function parseDay(values: readonly string[], { first, last }: DayRange): ParsedDay {
  const [text, ...more] = distinctValues(values);
  if (text === undefined) return { fault: "missing" };
  if (more.length > 0) return { fault: "several", typed: quoted([text, ...more]) };
  const read = readDay(text);
  if ("fault" in read) return read;
  const { day } = read;
  if (day < first) return { fault: "early", typed: day, first };
  return day > last ? { fault: "late", typed: day, last } : { day };
}

/** An offer and its day of signing up, past or future. */
export interface SignedUp {
  offer: Offer;
  day: CalendarDate;
}

/** A part of an address that cannot be read: `lowi=ayer`. */
export type UnreadParameter = [name: string, typed: string];

/** What a calendar's address asks for. */
export interface CalendarRequest {
  signUps: SignedUp[];
  /** Offers of a plan, with the day on which each begins. */
  starts: SignedUp[];
  /** Ids with a day of signing up but no deadlines: the offer was removed, or has none. */
  gone: { id: string; day: CalendarDate }[];
  /** Parameters about an offer that cannot be read. Others (`utm_…`) are ignored. */
  unread: UnreadParameter[];
}

/** The years whose days a calendar accepts. */
const YEARS = /^(?:19|20|21)/;

/** A parameter of a calendar's address: the id of an offer, and what it adds. */
const PARAMETER = /^([a-z0-9-]{1,40})(\.empieza)?$/;

/** The days that a calendar's address names: also as «1/11/2026», and in or out of the promotion's own dates. */
function calendarDays(values: readonly string[]): CalendarDate[] {
  const days = values.flatMap((text) => (isDay(text) ? text : (meantDate(text) ?? [])));
  return days.filter((day) => YEARS.test(day));
}

/** The first day that a calendar's address names for a parameter. */
export const readCalendarDay = (values: readonly string[]): CalendarDate | undefined =>
  calendarDays(values)[0];

/** The most removed offers that a calendar mentions. */
const MAX_GONE = 20;

/** The suffix of a parameter that adds an offer's start in a plan. */
export const START_SUFFIX = ".empieza";

/**
 * Reads `?paypal=2026-11-01&lowi=2026-11-05&lowi.empieza=2026-11-01`, as far as it can be read: a calendar that somebody
 * subscribes to is fetched for years, and must outlive the offers and checks of the day it was made.
 *
 * @param offers all offers, disabled ones included
 */
export function readCalendar(query: Query, offers: readonly Offer[]): CalendarRequest {
  const read: CalendarRequest = { signUps: [], starts: [], gone: [], unread: [] };
  for (const name of Object.keys(query)) {
    const [, id, suffix] = PARAMETER.exec(name) ?? [];
    const offer = offers.find((candidate) => candidate.id === id);
    if (!id) continue;
    const values = valuesOf(query, name);
    const day = suffix && !offer ? undefined : readCalendarDay(values);
    if (day && offer && suffix) read.starts.push({ offer, day });
    else if (day && offer && offer.deadlines.items.length > 0) read.signUps.push({ offer, day });
    else if (day) read.gone.push({ id, day });
    // Without a day, an unknown name is no promotion's: a campaign, for example.
    else if (!offer && !suffix) continue;
    const others = values.filter((value) => !day || calendarDays([value])[0] !== day);
    read.unread.push(...others.map((value): UnreadParameter => [name, value]));
  }
  return { ...read, gone: read.gone.slice(0, MAX_GONE) };
}

/** The start of an offer as a parameter of a calendar's address: `paypal.empieza=2026-11-25`. */
export function startParameter(
  { id }: Pick<Offer, "id">,
  day: CalendarDate,
): [name: string, day: CalendarDate] {
  return [`${id}${START_SUFFIX}`, day];
}

/** The day from which an offer's deadlines are expected to count: the day of signing up plus the offer's `delay`. */
export function startAfter({ deadlines: { delay = 0 } }: Pick<Offer, "deadlines">, signUp: CalendarDate) {
  return addDays(signUp, delay);
}

/**
 * Deadlines with their dates, earliest first. `signUp` is the day that the offer's `start` names. `reminders` are days
 * before the deadline, without those before `signUp`.
 */
export function datedDeadlines(items: readonly Deadline[], signUp: CalendarDate) {
  return items
    .map((item) => {
      const { after, nextMonthUntil } = item;
      const latest = addLapse(signUp, after);
      const date = nextMonthUntil ? inNextMonth(addMonths(latest, -2), nextMonthUntil) : latest;
      const daysLeft = daysBetween(signUp, date);
      return { ...item, date, reminders: REMINDERS.filter((days) => days <= daysLeft) };
    })
    .sort((a, b) => a.date.localeCompare(b.date));
}

/** A deadline with its date and its reminders. */
export type DatedDeadline = ReturnType<typeof datedDeadlines>[number];

/** The deadlines that are a fixed date, the same for everybody, in the same form. */
const fixedDeadlines = ({ deadlines: { days = [] } }: Pick<Offer, "deadlines">, signUp: CalendarDate) =>
  days.map(({ on, ...day }) => {
    const date = lastDay(on);
    const daysLeft = daysBetween(signUp, date);
    return { ...day, kind: "before" as const, date, reminders: REMINDERS.filter((ago) => ago <= daysLeft) };
  });

/** All deadlines of an offer for who signed up on a day, earliest first. */
export const allDeadlines = (offer: Pick<Offer, "deadlines">, signUp: CalendarDate) =>
  [...datedDeadlines(offer.deadlines.items, signUp), ...fixedDeadlines(offer, signUp)].toSorted((a, b) =>
    a.date.localeCompare(b.date),
  );

/**
 * The state of a deadline in `away` days, negative if it has passed. A passed one is `missed` if something had to
 * happen before it, else `over`.
 */
export function deadlineState(kind: DeadlineKind, away: number) {
  if (away >= 0) return away === 0 ? "today" : "ahead";
  return kind === "keep" || kind === "ends" ? "over" : "missed";
}

/** A deadline as days and months after the day of signing up: «4 3». `dueDate` reads it in the browser. */
export function dueStamp({ deadlines: { delay = 0 } }: Pick<Offer, "deadlines">, { after }: Deadline) {
  return "days" in after ? `${delay + after.days} 0` : `${delay} ${after.months}`;
}

/** The date of a deadline for a day of signing up, from the stamp that `dueStamp` made. */
export function dueDate(stamp: string, signUp: CalendarDate): CalendarDate {
  const [days = 0, months = 0] = stamp.split(" ").map(Number);
  return addMonths(addDays(signUp, days), months);
}

/** The quick picks for the day of signing up, in days before today. */
const QUICK_PICKS = [0, 7, 21] as const;

/** The quick picks whose day lies in the range that an offer allows. */
export function quickPicks(range: DayRange, today: CalendarDate): number[] {
  return QUICK_PICKS.filter((ago) => "day" in parseDay([addDays(today, -ago)], range));
}

/** The day of a submitted quick pick; undefined if the value is missing or unknown. */
export function quickPickDay(sent: string | string[] | undefined, today: CalendarDate) {
  const ago = QUICK_PICKS.find((days) => String(days) === sent);
  return ago === undefined ? undefined : addDays(today, -ago);
}

/** The deadlines to show first: all of the kind of the first one that is not `expected`, each length of time once. */
export function leadingDeadlines({ deadlines: { items } }: Pick<Offer, "deadlines">): Deadline[] {
  const first = items.find(({ kind }) => kind !== "expected");
  const limits = items.filter(({ kind }) => kind === first?.kind);
  const sameLength = (limit: Deadline) =>
    limits.find(({ after }) => JSON.stringify(after) === JSON.stringify(limit.after));
  return limits.filter((limit) => limit.kind !== "before" || sameLength(limit) === limit);
}

/** The deadline that comes first for who signs up on a day. */
export function shortestOf(
  offer: Pick<Offer, "deadlines">,
  limits: readonly Deadline[],
  day: CalendarDate,
): Deadline | undefined {
  const [first] = datedDeadlines(limits, startAfter(offer, day));
  return limits.find(({ id }) => id === first?.id);
}
