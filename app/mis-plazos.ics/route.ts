import { calendarPath } from "@/lib/config/paths";
import { site } from "@/lib/config/site";
import { allCalendarsFault, deadlines } from "@/lib/copy/deadlines";
import { madridDate } from "@/lib/format/dates";
import { fileResponse } from "@/lib/http/file-response";
import { catalogue } from "@/lib/catalogue";
import { findWithDeadlines, readSignUps } from "@/lib/answers/deadlines";
import { deadlineCalendar } from "@/lib/publish/calendar";

export const dynamic = "force-dynamic";

/**
 * The deadlines of several offers as one calendar, to download or to subscribe to: each offer's id with the day of
 * signing up, `?paypal=2026-11-01&lowi=2026-11-05`. Invalid input gets 400 and a text that says what would be right.
 */
export async function GET(request: Request) {
  const today = madridDate(new Date());
  const read = readSignUps(new URL(request.url).searchParams, catalogue, today);
  const noindex = { "X-Robots-Tag": "noindex" };
  if ("fault" in read) {
    const known = catalogue.enabled.find(({ id }) => findWithDeadlines(catalogue, id));
    const example = `${site.url}${calendarPath(known ? { [known.id]: today } : {})}`;
    const text = `${allCalendarsFault(read, today, example)}\n`;
    return new Response(text, { status: 400, headers: noindex });
  }
  const calendar = deadlineCalendar(read.signUps, deadlines.calendarName(site.brand));
  return fileResponse(request, calendar, "text/calendar", {
    "Content-Disposition": 'inline; filename="mis-plazos.ics"',
    ...noindex,
  });
}
