import { dueDate, dueStamp } from "@/lib/answers/deadlines";
import { lapseFromNow, lapseText } from "@/lib/copy/deadlines";
import { type CalendarDate, isoDuration, shortDate } from "@/lib/format/dates";
import type { Deadline } from "@/lib/offers/deadlines-schema";
import type { Offer } from "@/lib/offers/offer";

interface Props {
  offer: Offer;
  deadline: Deadline;
  today: CalendarDate;
  /** What the date follows: «el», «hasta el». */
  before?: string;
  /** What ends the sentence: within, because outside it would move when the date comes. */
  end?: string;
  /** Where there is little room, or the text has said what it counts from: «30 días después». */
  short?: boolean;
}

/**
 * The end of a deadline for a visitor who starts today: «30 días después del alta», which is true on any day. The site's
 * script writes the date in its place, «22 dic. 2026»: on the day of the build the one in `data-aged`, later its own.
 */
export function DueDate({ offer, deadline, today, before, end = "", short = false }: Props) {
  const { after } = deadline;
  const stamp = dueStamp(offer, deadline);
  return (
    <time
      dateTime={isoDuration(after)}
      data-due={stamp}
      data-aged={`${before ? `${before} ` : ""}${shortDate(dueDate(stamp, today))}${end}`}
    >
      {short ? lapseFromNow(after) : lapseText(offer, after)}
      {end}
    </time>
  );
}
