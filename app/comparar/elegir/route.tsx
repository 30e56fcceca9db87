import { ChoosePage } from "@/components/tools/comparison/choose-page";
import { ComparisonPage } from "@/components/tools/comparison/comparison-page";
import { answerHandler } from "@/components/site/answer-handler";
import { comparisonForm, comparisonPath, readChoice } from "@/lib/tools/comparison/comparison";
import { valuesOf, queryWithout } from "@/lib/ground/query";
import { catalogue } from "@/lib/catalogue";
import { seeOther } from "@/lib/http/answer-headers";
import { pagePicture, sideBySideHead } from "@/lib/site/metadata";
import { choosePage } from "@/lib/site/pages";

export const dynamic = "force-dynamic";

/**
 * Redirects a choice to its comparison; of four or more, it renders that of the first three, which names the others. A
 * wrong choice returns the form as it was ticked, with the error above it.
 */
export const GET = answerHandler(({ query, today }) => {
  const { enabled } = catalogue;
  const { path } = comparisonForm;
  const choice = readChoice(valuesOf(query, comparisonForm.parameter), enabled);
  if (!("offers" in choice)) {
    const head = { ...choosePage, path: comparisonForm.answerPath, picture: pagePicture(choosePage) };
    return { head, path, content: <ChoosePage offers={enabled} refused={choice} today={today} /> };
  }
  const { offers, leftOut } = choice;
  if (leftOut.length === 0) {
    const others = queryWithout(query, comparisonForm.parameter);
    return seeOther([comparisonPath(offers, enabled), others].filter(Boolean).join("?"));
  }
  const content = <ComparisonPage offers={offers} leftOut={leftOut} today={today} />;
  return { head: sideBySideHead(offers), path, content };
});
