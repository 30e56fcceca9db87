import { deadlineNames, toolAnswerPath } from "../../config/paths";
import { addDays, type CalendarDate, lastDay } from "../../format/dates";
import { present } from "../../format/format";
import { type DayRange, type ParsedDay, parseDay } from "../../ground/days";
import { signUpRange } from "../../ground/deadlines";
import { valuesOf, type Query } from "../../ground/query";
import type { DayQuestion } from "../../ground/questions";
import type { Offer } from "../../offers/offer";
import { isAfterClosing, type Validity } from "../../offers/status";
import { deadlinesCopy, rangeHint } from "./words";

/** The quick picks for the day of signing up, in days before today. */
const QUICK_PICKS = [0, 7, 21] as const;

/** The quick picks on whose day one could sign up: in a range, until the promotion ended or its provider closed it. */
export function quickPicks(
  offer: Pick<Validity, "terms"> & Partial<Pick<Validity, "validUntil">>,
  range: DayRange,
  today: CalendarDate,
): number[] {
  return QUICK_PICKS.filter((ago) => {
    const day = addDays(today, -ago);
    const isLate = offer.validUntil !== undefined && day > lastDay(offer.validUntil);
    return "day" in parseDay([day], range) && !isLate && !isAfterClosing(offer, day);
  });
}

/** The day of a submitted quick pick; undefined if the value is missing or unknown. */
export function quickPickDay(sent: string | string[] | undefined, today: CalendarDate) {
  const ago = QUICK_PICKS.find((days) => String(days) === sent);
  return ago === undefined ? undefined : addDays(today, -ago);
}

/** The question of the day from which deadlines count, and the days that can be picked at once. */
export function dayQuestion(
  offer: Offer,
  today: CalendarDate,
): { question: DayQuestion; picks: readonly number[]; mayBeBlank: boolean } {
  const range = signUpRange(offer, today);
  const picks = quickPicks(offer, range, today);
  const mayBeBlank = picks.includes(0);
  const hint = present([rangeHint(offer), mayBeBlank && deadlinesCopy.blank(offer)]).join(" ");
  const question = {
    kind: "day",
    name: deadlineNames.signUp,
    label: picks.length > 0 ? deadlinesCopy.otherDay : deadlinesCopy.anyDay,
    hint,
    range,
  } as const;
  return { question, picks, mayBeBlank };
}

/** The choice beside the quick picks that shows the field for any other day. */
export const OTHER_DAY = "otro";

/**
 * Reads the day of signing up, typed into its field or picked. Two different days are a fault; an unknown quick pick is read
 * as a date, which says what was found.
 */
export function readSignUp(query: Query, range: DayRange, today: CalendarDate): ParsedDay {
  const sent = valuesOf(query, deadlineNames.ago).filter((ago) => ago !== OTHER_DAY);
  const picks = sent.map((ago) => quickPickDay(ago, today) ?? ago);
  return parseDay([...valuesOf(query, deadlineNames.signUp), ...picks], range);
}

/**
 * Reads the form: the day, or the address to go to instead. The address of an answer names a date, so that a bookmark keeps
 * it: «a week ago» changes every day, and a blank day means today.
 */
export function readDeadlines(
  query: Query,
  offer: Offer,
  today: CalendarDate,
): { signUp: ParsedDay } | { address: string } {
  const { question, mayBeBlank } = dayQuestion(offer, today);
  const signUp = readSignUp(query, question.range, today);
  const addressOf = (day: CalendarDate) =>
    `${toolAnswerPath(offer, "deadlines")}?${deadlineNames.signUp}=${day}`;
  if ("day" in signUp && valuesOf(query, deadlineNames.ago).length > 0)
    return { address: addressOf(signUp.day) };
  const isBlank =
    "fault" in signUp && signUp.fault === "missing" && query[deadlineNames.signUp] !== undefined;
  return isBlank && mayBeBlank ? { address: addressOf(today) } : { signUp };
}
