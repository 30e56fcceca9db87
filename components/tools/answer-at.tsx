import type { AnswerPage } from "@/components/site/answer-handler";
import { catalogue } from "@/lib/catalogue";
import { pagePaths } from "@/lib/config/paths";
import { toolHead } from "@/lib/site/metadata";
import { toolAt } from "@/lib/tools";
import type { SiteQuery } from "@/lib/tools/tool";
import { siteAnswers, toolPages } from ".";
import { comparisonOnDemand } from "./comparison/answer-comparison";

/**
 * The page at a public path that is made per request: the answer of a tool, or a comparison or a tool's page that was not
 * built ahead. Undefined: a 404, or the path of a file.
 */
export function answerAt(segments: readonly string[], asked: SiteQuery): AnswerPage | Response | undefined {
  const answer = siteAnswers.get(`/${segments.join("/")}`);
  if (answer) return answer(asked);
  const [first = "", second = "", part] = segments;
  if (`/${first}` === pagePaths.comparison) return comparisonOnDemand(second, asked);
  const offer = catalogue.find(first);
  const tool = toolAt(second);
  if (!offer || !tool) return undefined;
  const { Page, answers } = toolPages[tool];
  if (part !== undefined) return answers?.get(part)?.({ ...asked, offer });
  return {
    head: toolHead(offer, tool),
    content: <Page offer={offer} today={asked.today} />,
    caching: "page",
  };
}
