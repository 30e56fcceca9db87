import { allCalendarsFault } from "@/lib/copy/deadlines";
import { madridDate } from "@/lib/format/dates";
import { fileResponse } from "@/lib/http/file-response";
import { catalogue } from "@/lib/offers";
import { readSignUps } from "@/lib/offers/dated-deadlines";
import { deadlineCalendar } from "@/lib/publish/calendar";

export const dynamic = "force-dynamic";

/**
 * The deadlines of several offers as one calendar, to download or to subscribe to: each offer's id with the day of
 * signing up, `?paypal=2026-11-01&lowi=2026-11-05`. Invalid input gets 400 and a text that says what would be right.
 */
export async function GET(request: Request) {
  const today = madridDate(new Date());
  const read = readSignUps(new URL(request.url).searchParams, catalogue, today);
  if ("fault" in read) return new Response(`${allCalendarsFault(read, today)}\n`, { status: 400 });
  return fileResponse(request, deadlineCalendar(read.signUps), "text/calendar", {
    "Content-Disposition": 'inline; filename="mis-plazos.ics"',
    "X-Robots-Tag": "noindex",
  });
}
