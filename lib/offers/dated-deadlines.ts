import {
  addDays,
  addMonths,
  type CalendarDate,
  daysBetween,
  firstDay,
  isDay,
  lastDay,
} from "../format/dates";
import type { Deadline, DeadlineKind, Lapse } from "./deadlines";
import type { Catalogue } from "./catalogue";
import type { Offer } from "./offer";

/** The days on which one may have signed up, or still may. Both are included. */
export interface SignUpRange {
  first: CalendarDate;
  last: CalendarDate;
}

/** A deadline with its date. */
export interface DatedDeadline extends Deadline {
  date: CalendarDate;
  /** How many days before it one is reminded. */
  reminders: readonly number[];
}

/** Why something that was sent is no date of signing up. */
export type SignUpFault =
  | { fault: "missing" | "unreadable" }
  | { fault: "impossible"; given: string }
  | { fault: "early"; first: CalendarDate }
  | { fault: "late"; last: CalendarDate };

/** What was sent as the date of signing up: the day, or what is wrong with it. */
export type SignUp = { day: CalendarDate } | SignUpFault;

/** How many days before each deadline a calendar reminds of it. */
export const REMINDERS = [7, 1] as const;

const MONTHS_BACK = 24;
const MONTHS_AHEAD = 12;

/** The enabled offer of this id, where it has any deadline to put a date to. */
export function findWithDeadlines({ find }: Pick<Catalogue, "find">, id: string): Offer | undefined {
  const offer = find(id);
  return offer && offer.deadlines.items.length > 0 ? offer : undefined;
}

/**
 * The accepted sign-up dates: the promotion's known dates, else two years before to one year after `today`.
 */
export function signUpRange(
  { validFrom, validUntil }: Pick<Offer, "validFrom" | "validUntil">,
  today: CalendarDate,
): SignUpRange {
  const last = validUntil ? lastDay(validUntil) : addMonths(today, MONTHS_AHEAD);
  const back = addMonths(last < today ? last : today, -MONTHS_BACK);
  return { first: validFrom ? firstDay(validFrom) : back, last };
}

/** Reads the date of signing up from what a form or an address sent, several or none of it included. */
export function readSignUp(given: readonly string[], { first, last }: SignUpRange): SignUp {
  const [text = ""] = given.map((value) => value.trim());
  if (text === "") return { fault: "missing" };
  if (given.length > 1 || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return { fault: "unreadable" };
  if (!isDay(text)) return { fault: "impossible", given: text };
  if (text < first) return { fault: "early", first };
  return text > last ? { fault: "late", last } : { day: text };
}

/** What the address of a calendar of several offers says: days by offer, or the first thing that is wrong with it. */
export type SignUps =
  | { signUps: { offer: Offer; day: CalendarDate }[] }
  | { fault: "none" | "unknown"; id?: string }
  | { fault: "date"; id: string; signUp: SignUpFault };

/**
 * Reads an address such as `?paypal=2026-11-01&lowi=2026-11-05`. Advertising parameters are ignored: an unknown name
 * is an error only when it reads like an offer's and its value looks like a date.
 */
export function readSignUps(
  query: URLSearchParams,
  catalogue: Pick<Catalogue, "find">,
  today: CalendarDate,
): SignUps {
  const signUps: { offer: Offer; day: CalendarDate }[] = [];
  for (const id of new Set(query.keys())) {
    const offer = findWithDeadlines(catalogue, id);
    if (!offer && /^[a-z0-9-]{1,40}=\d{4}-/.test(`${id}=${query.get(id)}`)) return { fault: "unknown", id };
    if (!offer) continue;
    const signUp = readSignUp(query.getAll(id), signUpRange(offer, today));
    if ("fault" in signUp) return { fault: "date", id, signUp };
    signUps.push({ offer, day: signUp.day });
  }
  return signUps.length > 0 ? { signUps } : { fault: "none" };
}

/**
 * The day from which an offer's deadlines count for whoever signs up on a day, as far as it is known beforehand.
 */
export function startAfter({ deadlines: { delay = 0 } }: Pick<Offer, "deadlines">, signUp: CalendarDate) {
  return addDays(signUp, delay);
}

/**
 * An offer's deadlines by date, counted from the day that its `start` names, which is the one of signing up otherwise.
 * A reminder before that day would come too late.
 */
export function datedDeadlines(items: readonly Deadline[], signUp: CalendarDate): DatedDeadline[] {
  return items
    .map((item) => {
      const date = dateAfter(signUp, item.after);
      const room = daysBetween(signUp, date);
      return { ...item, date, reminders: REMINDERS.filter((days) => days <= room) };
    })
    .sort((one, other) => one.date.localeCompare(other.date));
}

/** Where a deadline stands on a day. `missed`: something should have happened by then. `over`: nothing is missed, it only ends. */
export type DeadlineState = "ahead" | "today" | "over" | "missed";

/** The state of a deadline that is `away` days ahead; negative once it has passed. */
export function deadlineState(kind: DeadlineKind, away: number): DeadlineState {
  if (away >= 0) return away === 0 ? "today" : "ahead";
  return kind === "keep" || kind === "ends" ? "over" : "missed";
}

/** How far a deadline is from the day of signing up, in days and then months, for the browser: «4 3». */
export function dueStamp(
  { deadlines: { delay = 0 } }: Pick<Offer, "deadlines">,
  { after }: Deadline,
): string {
  return "days" in after ? `${delay + after.days} 0` : `${delay} ${after.months}`;
}

/** The date of a deadline for whoever signs up on a day, by the stamp that `dueStamp` made. */
export function dueDate(stamp: string, signUp: CalendarDate): CalendarDate {
  const [days = 0, months = 0] = stamp.split(" ").map(Number);
  return addMonths(addDays(signUp, days), months);
}

/** The quick picks for the day of signing up, in days before today. */
const QUICK_PICKS = [0, 7, 21] as const;

/** The quick picks whose day lies in the range that an offer allows. */
export function quickPicks({ first, last }: SignUpRange, today: CalendarDate): number[] {
  return QUICK_PICKS.filter((ago) => addDays(today, -ago) >= first && addDays(today, -ago) <= last);
}

/** The day that a quick pick sent `today` means; undefined where none, or no such pick, was sent. */
export function pickedDay(
  sent: string | string[] | undefined,
  today: CalendarDate,
): CalendarDate | undefined {
  const ago = QUICK_PICKS.find((days) => String(days) === sent);
  return ago === undefined ? undefined : addDays(today, -ago);
}

/**
 * The deadlines to show first: those of the first kind that is more than an expectation. There may be two when the length
 * of a campaign is unknown; none where no deadline is known.
 */
export function firstLimits({ deadlines: { items } }: Pick<Offer, "deadlines">): Deadline[] {
  const first = items.find(({ kind }) => kind !== "expected");
  return items.filter(({ kind }) => kind === first?.kind);
}

function dateAfter(day: CalendarDate, after: Lapse): CalendarDate {
  return "days" in after ? addDays(day, after.days) : addMonths(day, after.months);
}
