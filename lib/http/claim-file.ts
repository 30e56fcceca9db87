import { catalogue } from "../catalogue";
import { claimNames, toolPath } from "../config/paths";
import { pageUrl } from "../config/site";
import { errorsCopy } from "../copy/errors";
import { madridDate } from "../format/dates";
import { readQuery, writeQuery } from "../ground/query";
import type { Offer } from "../offers/offer";
import { claimAnswerPath } from "../tools/claim/addresses";
import { type Claim, claimFor, readClaim } from "../tools/claim/claim";
import { grievances } from "../tools/claim/grievances";
import { claimCopy } from "../tools/claim/words";
import { fileResponse } from "./file-response";
import { plainPage } from "./plain-page";

/** A file about a claim: its media type, the ending of its name, and its text. */
interface ClaimFile {
  type: string;
  ending: string;
  textOf(offer: Offer, claim: Claim, now: Date): string;
}

/** Answers with a file about the claim in an address. Without readable answers: 400, and a page that leads to the form. */
export function claimFileResponse(
  request: Request,
  slug: string,
  now: Date,
  { type, ending, textOf }: ClaimFile,
): Response {
  const offer = catalogue.find(slug);
  if (!offer) return new Response(`${errorsCopy.notFound.text}\n`, { status: 404 });
  const today = madridDate(now);
  const { search } = new URL(request.url);
  const claim = claimFor(offer, readClaim(readQuery(search), offer, today), today);
  if (!claim) {
    const { signUp, grievance, since } = claimNames;
    const answers = writeQuery({ [signUp]: today, [grievance]: grievances[0], [since]: today });
    return plainPage({
      ...claimCopy.fileFault,
      url: request.url,
      example: `${pageUrl(toolPath(offer, "claim"))}?${answers}`,
      // With what was typed: the form says what is missing or wrong.
      links: [{ href: `${claimAnswerPath(offer)}${search}`, name: claimCopy.form }],
    });
  }
  return fileResponse(request, textOf(offer, claim, now), type, {
    "Content-Disposition": `attachment; filename="reclamacion-${offer.id}.${ending}"`,
    "X-Robots-Tag": "noindex",
  });
}
