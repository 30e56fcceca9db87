import { deadlineCalendar } from "@/lib/publish/calendar";
import { faultText } from "@/lib/copy/deadlines";
import { errors } from "@/lib/copy/errors";
import { madridDate } from "@/lib/format/dates";
import { findWithDeadlines, readSignUp, signUpRange } from "@/lib/answers/deadlines";
import { fileResponse } from "@/lib/http/file-response";
import { catalogue } from "@/lib/catalogue";

export const dynamic = "force-dynamic";

/** The deadlines of an offer as a calendar file, counted from the day in `?alta=`. */
export async function GET(request: Request, { params }: RouteContext<"/[slug]/plazos/calendario.ics">) {
  const offer = findWithDeadlines(catalogue, (await params).slug);
  if (!offer) return new Response(`${errors.notFound.text}\n`, { status: 404 });
  const given = new URL(request.url).searchParams.getAll("alta");
  const today = madridDate(new Date());
  const signUp = readSignUp(given, signUpRange(offer, today));
  if ("fault" in signUp) return new Response(`${faultText(signUp, today)}\n`, { status: 400 });
  return fileResponse(request, deadlineCalendar([{ offer, day: signUp.day }]), "text/calendar", {
    "Content-Disposition": `attachment; filename="plazos-${offer.id}-${signUp.day}.ics"`,
    "X-Robots-Tag": "noindex",
  });
}
