import { offerUrl } from "@/lib/config/site";
import { claimLetter } from "@/lib/copy/claim-letter";
import { claimFile } from "@/lib/publish/claim-file";

export const dynamic = "force-dynamic";

/** The letter of a claim as plain text. */
export async function GET(request: Request, { params }: RouteContext<"/[slug]/reclamar/carta.txt">) {
  const { slug } = await params;
  return claimFile(request, slug, new Date(), (offer, claim, today) => ({
    text: claimLetter(offer, claim, offerUrl(offer), today),
    type: "text/plain",
    name: `reclamacion-${offer.id}.txt`,
  }));
}
