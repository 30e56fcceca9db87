import { deadlineCalendar } from "@/lib/publish/calendar";
import { calendarFaultCopy } from "@/lib/ground/calendar-words";
import { errorsCopy } from "@/lib/copy/errors";
import { todayInMadrid } from "@/lib/config/clock";
import { readCalendarDay } from "@/lib/ground/calendar-address";
import { valuesOf, readQuery } from "@/lib/ground/query";
import { fileResponse } from "@/lib/http/file-response";
import { plainPage } from "@/lib/http/plain-page";
import { catalogue } from "@/lib/catalogue";
import { offerUrl } from "@/lib/config/site";
import { deadlineNames, toolPath } from "@/lib/config/paths";

export const dynamic = "force-dynamic";

/**
 * The deadlines of an offer as a calendar file, counted from the day in `?alta=`. Somebody may have subscribed to it, so
 * a disabled offer keeps its calendar, although it has no page.
 */
export async function GET(request: Request, { params }: RouteContext<"/[slug]/plazos/calendario.ics">) {
  const { slug } = await params;
  const offer = catalogue.all.find(({ id, deadlines }) => id === slug && deadlines.items.length > 0);
  const day = readCalendarDay(valuesOf(readQuery(new URL(request.url).search), deadlineNames.signUp));
  if (!offer || (!day && !offer.enabled))
    return new Response(`${errorsCopy.notFound.text}\n`, { status: 404 });
  if (!day) {
    const path = toolPath(offer, "deadlines");
    const example = `${offerUrl(offer)}/plazos/calendario.ics?${deadlineNames.signUp}=${todayInMadrid()}`;
    const links = [{ href: path, name: calendarFaultCopy.dates(offer.brand) }];
    return plainPage({ ...calendarFaultCopy, url: request.url, example, links });
  }
  const calendar = deadlineCalendar({ signUps: [{ offer, day }] }, new Date());
  return fileResponse(request, calendar, "text/calendar", {
    "Content-Disposition": `attachment; filename="plazos-${offer.id}-${day}.ics"`,
    "X-Robots-Tag": "noindex",
  });
}
