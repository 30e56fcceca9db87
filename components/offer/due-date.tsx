import { dueDate, dueStamp } from "@/lib/ground/deadlines";
import { landingCopy } from "@/lib/copy/landing";
import { lengthOf, startOf } from "@/lib/ground/deadline-words";
import { type CalendarDate, shortDate } from "@/lib/format/dates";
import type { Deadline } from "@/lib/offers/deadlines-schema";
import type { Offer } from "@/lib/offers/offer";

interface Props {
  offer: Offer;
  deadline: Deadline;
  today: CalendarDate;
  /** What the date follows: «el», «hasta el». */
  before?: string;
  /** Whether it ends a sentence: then «si empiezas hoy» follows the date. */
  ends?: boolean;
  /** Whether nobody says that it counts from that day; said at the end of a sentence. */
  isCountSupposed?: boolean | undefined;
  /** Whether there is little room, or the text has said what it counts from: «30 días después», of a sign-up. */
  short?: boolean;
}

/**
 * The end of a deadline for a visitor who starts today: «30 días después del día del alta», which is true on any day. The
 * site's script writes words of about the same length in its place, «el 22 dic. 2026, si empiezas hoy»: the words of
 * `data-aged`, with the date for the visitor's own day. No `<time>`: HTML has no duration in months.
 */
export function DueDate({
  offer,
  deadline,
  today,
  before,
  ends = false,
  isCountSupposed = false,
  short = false,
}: Props) {
  const { after } = deadline;
  const stamp = dueStamp(offer, deadline);
  const date = `${before ? `${before} ` : ""}${shortDate(dueDate(stamp, today))}`;
  const { alone, after: more } = landingCopy.ifFromDay;
  const ifToday = isCountSupposed ? `${landingCopy.ifToday} ${more}` : landingCopy.ifToday;
  return (
    <span data-due={stamp} data-aged={ends ? `${date}, ${ifToday}.` : date}>
      {lengthOf(after)} {landingCopy.later}
      {(!short || offer.deadlines.delay) &&
        ` ${offer.deadlines.start ? startOf(offer) : landingCopy.signUpDay}`}
      {ends && (isCountSupposed ? `, ${alone}.` : ".")}
    </span>
  );
}
