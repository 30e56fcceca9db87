import { answerHandler } from "@/components/site/answer-handler";
import { ComparisonPage } from "@/components/tools/comparison/comparison-page";
import { catalogue } from "@/lib/catalogue";
import { queryWithout } from "@/lib/ground/query";
import { permanentRedirect, seeOther } from "@/lib/http/answer-headers";
import { sideBySideHead } from "@/lib/site/metadata";
import {
  choicePath,
  comparisonForm,
  comparisonPath,
  comparisonSlug,
  findComparison,
  MOST_COMPARED,
} from "@/lib/tools/comparison/comparison";

export const dynamic = "force-dynamic";

/**
 * The comparison at an address that is not prerendered: `/comparar/lowi-vs-n26`. Another order of its offers redirects to
 * the catalogue's, and four or more to the comparison of the first three, which says so.
 */
export const GET = answerHandler<{ offers: string }>(({ query, params, today }) => {
  const { enabled } = catalogue;
  const offers = findComparison(params.offers, enabled);
  if (!offers) return undefined;
  if (offers.length > MOST_COMPARED) return seeOther(choicePath(offers));
  const canonical = comparisonPath(offers, enabled);
  if (canonical !== `${comparisonForm.path}/${comparisonSlug(offers)}`) {
    // The campaign of the link that led here.
    const others = queryWithout(query, comparisonForm.parameter);
    return permanentRedirect([canonical, others].filter(Boolean).join("?"));
  }
  const content = <ComparisonPage offers={offers} today={today} />;
  return { head: sideBySideHead(offers), path: comparisonForm.path, content, caching: "page" };
});
