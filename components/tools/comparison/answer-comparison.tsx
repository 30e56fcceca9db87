import type { AnswerPage } from "@/components/site/answer-handler";
import { catalogue } from "@/lib/catalogue";
import { queryWithout, valuesOf } from "@/lib/ground/query";
import { permanentRedirect, seeOther } from "@/lib/http/answer-headers";
import { pagePicture, sideBySideHead } from "@/lib/site/metadata";
import { choosePage } from "@/lib/site/pages";
import type { SiteQuery } from "@/lib/tools/tool";
import {
  choicePath,
  comparisonForm,
  comparisonPath,
  findComparison,
  MOST_COMPARED,
  readChoice,
} from "@/lib/tools/comparison/comparison";
import { ChoosePage } from "./choose-page";
import { ComparisonPage } from "./comparison-page";

/** An address with the parameters of a link that led to another one, its campaign, but for the choice. */
const withCampaign = (path: string, query: SiteQuery["query"]) =>
  [path, queryWithout(query, comparisonForm.parameter)].filter(Boolean).join("?");

/**
 * Redirects a choice to its comparison; of four or more, it is that of the first three, which names the others. A wrong
 * choice returns the form as it was ticked, with the error above it.
 */
export function answerChoice({ query, today }: SiteQuery): AnswerPage | Response {
  const { enabled } = catalogue;
  const { path } = comparisonForm;
  const choice = readChoice(valuesOf(query, comparisonForm.parameter), enabled);
  if (!("offers" in choice)) {
    const head = { ...choosePage, path: comparisonForm.answerPath, picture: pagePicture(choosePage) };
    return { head, path, content: <ChoosePage offers={enabled} refused={choice} today={today} /> };
  }
  const { offers, leftOut } = choice;
  if (leftOut.length === 0) return seeOther(withCampaign(comparisonPath(offers, enabled), query));
  const content = <ComparisonPage offers={offers} leftOut={leftOut} today={today} />;
  return { head: sideBySideHead(offers), path, content };
}

/**
 * The comparison at an address that is not prerendered: `/comparar/lowi-vs-n26`. Another order of its offers redirects to
 * the catalogue's, and four or more to the comparison of the first three, which says so. Undefined: a 404.
 */
export function comparisonOnDemand(
  slug: string,
  { query, today }: SiteQuery,
): AnswerPage | Response | undefined {
  const { enabled } = catalogue;
  const { path } = comparisonForm;
  const offers = findComparison(slug, enabled);
  if (!offers) return undefined;
  if (offers.length > MOST_COMPARED) return seeOther(choicePath(offers));
  const canonical = comparisonPath(offers, enabled);
  if (canonical !== `${path}/${slug}`) return permanentRedirect(withCampaign(canonical, query));
  return {
    head: sideBySideHead(offers),
    path,
    content: <ComparisonPage offers={offers} today={today} />,
    caching: "page",
  };
}
