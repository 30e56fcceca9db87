import { claimCalendar } from "@/lib/publish/calendar";
import { claimFile } from "@/lib/publish/claim-file";

export const dynamic = "force-dynamic";

/** The days of a claim as a calendar file. */
export async function GET(request: Request, { params }: RouteContext<"/[slug]/reclamar/calendario.ics">) {
  const { slug } = await params;
  const now = new Date();
  return claimFile(request, slug, now, (offer, claim) => ({
    text: claimCalendar(offer, claim, now),
    type: "text/calendar",
    name: `reclamar-${offer.id}.ics`,
  }));
}
