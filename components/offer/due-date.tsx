import { dueDate } from "@/lib/answers/deadlines";
import { type CalendarDate, longDate } from "@/lib/format/dates";

/** The day of a deadline, counted from today; the site's script updates the day on a page read later. */
export function DueDate({ stamp, today }: { stamp: string; today: CalendarDate }) {
  const day = dueDate(stamp, today);
  return (
    <time dateTime={day} data-due={stamp}>
      {longDate(day)}
    </time>
  );
}
