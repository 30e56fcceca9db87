import { dueDate } from "@/lib/answers/deadlines";
import { type CalendarDate, longDate, shortDate } from "@/lib/format/dates";

interface Props {
  stamp: string;
  today: CalendarDate;
  /** «22 dic. 2026», for a place with little room. */
  short?: boolean;
}

/** The day of a deadline, counted from today; the site's script updates the day on a page read later. */
export function DueDate({ stamp, today, short = false }: Props) {
  const day = dueDate(stamp, today);
  return (
    <time dateTime={day} data-due={stamp} data-short={short ? "" : undefined}>
      {(short ? shortDate : longDate)(day)}
    </time>
  );
}
