import type { CalendarDate } from "../../format/dates";
import { latestOf } from "../../ground/arrivals";
import { datedDeadlines, startAfter } from "../../ground/deadlines";
import type { DeadlineKind } from "../../offers/deadlines-schema";
import type { Offer } from "../../offers/offer";

/** The days of an offer for who signed up on one, by their kind. */
export const datesOf = (offer: Offer, signUp: CalendarDate, kind: DeadlineKind) =>
  datedDeadlines(offer.deadlines.items, startAfter(offer, signUp)).flatMap((deadline) =>
    deadline.kind === kind ? deadline.date : [],
  );

/** The day by which the benefit should have arrived, if it counts from signing up: never before the last day of a requirement. */
export function expectedDay(offer: Offer, signUp: CalendarDate): CalendarDate | undefined {
  const expected = latestOf(...datesOf(offer, signUp, "expected"));
  return expected && latestOf(expected, ...datesOf(offer, signUp, "before"));
}
