import { calendarPath, pagePaths } from "@/lib/config/paths";
import { site } from "@/lib/config/site";
import { calendarFault, deadlines } from "@/lib/copy/deadlines";
import { madridDate } from "@/lib/format/dates";
import { fileResponse } from "@/lib/http/file-response";
import { plainPage } from "@/lib/http/plain-page";
import { catalogue } from "@/lib/catalogue";
import { findWithDeadlines, readCalendar } from "@/lib/answers/deadlines";
import { deadlineCalendar } from "@/lib/publish/calendar";

export const dynamic = "force-dynamic";

/**
 * The deadlines of several offers as one calendar, to download or to subscribe to: each offer's id with the day of
 * signing up, `?paypal=2026-11-01&lowi=2026-11-05`. Answers whatever can be read of it; 400 only if there is no day.
 */
export async function GET(request: Request) {
  const read = readCalendar(new URL(request.url).searchParams, catalogue.all);
  if (read.signUps.length + read.gone.length === 0) {
    const known = catalogue.enabled.find(({ id }) => findWithDeadlines(catalogue, id));
    const example = known && `${site.url}${calendarPath({ [known.id]: madridDate(new Date()) })}`;
    const links = [{ href: pagePaths.plan, name: calendarFault.plan }];
    return plainPage({ ...calendarFault, example, links });
  }
  const calendar = deadlineCalendar(read, new Date(), deadlines.calendarName(site.brand));
  return fileResponse(request, calendar, "text/calendar", {
    "Content-Disposition": 'inline; filename="mis-plazos.ics"',
    "X-Robots-Tag": "noindex",
  });
}
