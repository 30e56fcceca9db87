import { claimFileResponse } from "@/lib/http/claim-file";
import { claimCalendar } from "@/lib/publish/calendar";

export const dynamic = "force-dynamic";

/** The days of a claim, and the deadlines of its offer, as a calendar file. */
export async function GET(request: Request, { params }: RouteContext<"/[slug]/reclamar/calendario.ics">) {
  const { slug } = await params;
  return claimFileResponse(request, slug, new Date(), {
    type: "text/calendar",
    ending: "ics",
    textOf: claimCalendar,
  });
}
