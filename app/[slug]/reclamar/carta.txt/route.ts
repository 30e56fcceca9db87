import { claimFor, readClaim } from "@/lib/tools/claim/claim";
import { grievances } from "@/lib/tools/claim/grievances";
import { readQuery, writeQuery } from "@/lib/ground/query";
import { catalogue } from "@/lib/catalogue";
import { claimQuery, toolPath } from "@/lib/config/paths";
import { pageUrl } from "@/lib/config/site";
import { claimCopy } from "@/lib/tools/claim/words";
import { claimLetter } from "@/lib/tools/claim/letter";
import { errorsCopy } from "@/lib/copy/errors";
import { madridDate } from "@/lib/format/dates";
import { fileResponse } from "@/lib/http/file-response";
import { plainPage } from "@/lib/http/plain-page";
import { claimAnswerPath } from "@/lib/tools/claim/addresses";

export const dynamic = "force-dynamic";

/** The letter of a claim as plain text. Without readable answers: 400, and a page that leads to the form. */
export async function GET(request: Request, { params }: RouteContext<"/[slug]/reclamar/carta.txt">) {
  const offer = catalogue.find((await params).slug);
  if (!offer) return new Response(`${errorsCopy.notFound.text}\n`, { status: 404 });
  const today = madridDate(new Date());
  const { search } = new URL(request.url);
  const claim = claimFor(offer, readClaim(readQuery(search), offer, today), today);
  if (!claim) {
    const { signUp, grievance, since } = claimQuery;
    const answers = writeQuery({ [signUp]: today, [grievance]: grievances[0], [since]: today });
    const example = `${pageUrl(toolPath(offer, "claim"))}?${answers}`;
    return plainPage({
      ...claimCopy.fileFault,
      url: request.url,
      example,
      // With what was typed: the form says what is missing or wrong.
      links: [{ href: `${claimAnswerPath(offer)}${search}`, name: claimCopy.form }],
    });
  }
  return fileResponse(request, claimLetter(offer, claim, today), "text/plain", {
    "Content-Disposition": `attachment; filename="reclamacion-${offer.id}.txt"`,
    "X-Robots-Tag": "noindex",
  });
}
