import { type Claim, claimFor, readClaim } from "../answers/complaints";
import { catalogue } from "../catalogue";
import { claim as words } from "../copy/claim";
import { errors } from "../copy/errors";
import { type CalendarDate, madridDate } from "../format/dates";
import { fileResponse } from "../http/file-response";
import { plainPage } from "../http/plain-page";
import { offerUrl } from "../config/site";
import type { Offer } from "../offers/offer";
import { pathOf } from "../site/tool-pages";

/** A file to download: its content, media type and name. */
interface ClaimFile {
  text: string;
  type: string;
  name: string;
}

/**
 * A file made from the answers of «Reclamar» in the query. Without readable answers: 400 and a page that leads to the
 * form; 404 for an offer that is not enabled.
 */
export function claimFile(
  request: Request,
  slug: string,
  now: Date,
  make: (offer: Offer, claim: Claim, today: CalendarDate) => ClaimFile,
): Response {
  const offer = catalogue.find(slug);
  if (!offer) return new Response(`${errors.notFound.text}\n`, { status: 404 });
  const today = madridDate(now);
  const claim = claimFor(offer, readClaim(new URL(request.url).searchParams, offer, today), today);
  const path = pathOf(offer, "reclamar");
  if (!claim) {
    const example = `${offerUrl(offer)}/reclamar?alta=${today}&hecho=no-llega&desde=${today}`;
    return plainPage({ ...words.fileFault, example, links: [{ href: path, name: words.form }] });
  }
  const { text, type, name } = make(offer, claim, today);
  return fileResponse(request, text, type, {
    "Content-Disposition": `attachment; filename="${name}"`,
    "X-Robots-Tag": "noindex",
  });
}
