import { catalogue } from "@/lib/catalogue";
import { calendarDownload, calendarPath, pagePaths } from "@/lib/config/paths";
import { site } from "@/lib/config/site";
import { madridDate } from "@/lib/format/dates";
import { readCalendar } from "@/lib/ground/calendar-address";
import { calendarCopy, calendarFaultCopy } from "@/lib/ground/calendar-words";
import { readQuery, valuesOf } from "@/lib/ground/query";
import { deadlineCalendar } from "@/lib/publish/calendar";
import { fileOrRefusal } from "@/lib/publish/tool-files";

export const dynamic = "force-dynamic";

/**
 * The deadlines of several offers as one calendar, to download or to subscribe to: each offer's id with the day of
 * signing up, `?paypal=2026-11-01&lowi=2026-11-05`, and the starts of a plan, `&lowi.empieza=2026-11-01`. Answers whatever
 * can be read of it; 400 only if there is no day.
 */
export async function GET(request: Request) {
  const query = readQuery(new URL(request.url).search);
  const now = new Date();
  const read = readCalendar(query, catalogue.all);
  if (read.signUps.length + read.starts.length + read.gone.length === 0) {
    const known = catalogue.enabled.find(({ deadlines }) => deadlines.items.length > 0);
    const example = known && `${site.url}${calendarPath({ [known.id]: madridDate(now) })}`;
    const links = [{ href: pagePaths.plan, name: calendarFaultCopy.plan }];
    return fileOrRefusal(request, { ...calendarFaultCopy, example, links });
  }
  const isDownload = valuesOf(query, calendarDownload).length > 0;
  return fileOrRefusal(request, {
    type: "text/calendar",
    disposition: 'inline; filename="mis-plazos.ics"',
    text: deadlineCalendar(read, now, isDownload ? undefined : calendarCopy.name(site.brand)),
  });
}
