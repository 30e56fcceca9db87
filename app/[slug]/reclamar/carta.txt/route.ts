import { madridDate } from "@/lib/format/dates";
import { claimFileResponse } from "@/lib/http/claim-file";
import { claimLetter } from "@/lib/tools/claim/letter";

export const dynamic = "force-dynamic";

/** The letter of a claim as plain text. */
export async function GET(request: Request, { params }: RouteContext<"/[slug]/reclamar/carta.txt">) {
  const { slug } = await params;
  return claimFileResponse(request, slug, new Date(), {
    type: "text/plain",
    ending: "txt",
    textOf: (offer, claim, now) => claimLetter(offer, claim, madridDate(now)),
  });
}
