import { type CalendarDate, lastDay } from "../../format/dates";
import { present } from "../../format/format";
import { latestOf } from "../../ground/arrivals";
import { datedDeadlines, startAfter } from "../../ground/deadlines";
import { yoursOf } from "../../ground/gains";
import type { DeadlineKind } from "../../offers/deadlines-schema";
import type { Offer } from "../../offers/offer";
import { lastDayOfRule, timeFields, timesOfGain } from "../../offers/terms/when";

/** The days of an offer for who signed up on one, by their kind. */
export const datesOf = (offer: Offer, signUp: CalendarDate, kind: DeadlineKind) =>
  datedDeadlines(offer.deadlines.items, startAfter(offer, signUp)).flatMap((deadline) =>
    deadline.kind === kind ? deadline.date : [],
  );

/** The last of the days on which the promotion itself pays, the same for everybody; undefined where a gain has none. */
export function fixedArrival({ terms }: Offer): CalendarDate | undefined {
  const times = yoursOf(terms).flatMap((gain) => timesOfGain(gain).map(({ when }) => timeFields(when)));
  const ends = times.map(({ on, days }) => on && lastDayPaid(on, days));
  return ends.every(Boolean) ? latestOf(...present(ends)) : undefined;
}

/** The last day of a month, or of the days of it that are named. */
function lastDayPaid(on: string, days: string | undefined): CalendarDate {
  const last = lastDay(on);
  const named = `${on}-${String(lastDayOfRule({ days })).padStart(2, "0")}`;
  return days && named < last ? named : last;
}

/**
 * The day by which the benefit should have arrived: a fixed one, or one that counts from signing up, which is never before
 * the last day of a requirement.
 */
export function expectedDay(offer: Offer, signUp: CalendarDate): CalendarDate | undefined {
  const fixed = fixedArrival(offer);
  if (fixed) return fixed < signUp ? undefined : fixed;
  const expected = latestOf(...datesOf(offer, signUp, "expected"));
  return expected && latestOf(expected, ...datesOf(offer, signUp, "before"));
}
