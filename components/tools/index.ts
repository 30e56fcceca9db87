import type { ReactNode } from "react";
import type { AnswerPage } from "@/components/site/answer-handler";
import { siteAnswerPaths, toolAnswers, type ToolId } from "@/lib/config/paths";
import type { SiteQuery, ToolProps, ToolQuery } from "@/lib/tools/tool";
import { answerClaim, ClaimPage } from "./claim/claim-page";
import { answerChoice } from "./comparison/answer-comparison";
import { answerDeadlines, DeadlinesPage } from "./deadlines/deadlines-page";
import { EligibilityPage } from "./eligibility/eligibility-page";
import { answerList } from "./list/list-page";
import { answerPlan } from "./plan/plan-page";
import { ProofPage } from "./proof/proof-page";
import { answerValue, ValuePage } from "./value/value-page";

/** A tool of an offer, as a visitor opens it. */
interface ToolPages {
  /** The page before anything is answered. */
  Page(props: ToolProps): ReactNode;
  /** The page that answers a query, or a redirect, by the last segment of its address. */
  answers?: ReadonlyMap<string, (asked: ToolQuery) => AnswerPage | Response>;
}

/** The tools of an offer; their words and addresses are in `lib/tools` and `lib/config/paths.ts`. */
export const toolPages: Readonly<Record<ToolId, ToolPages>> = {
  eligibility: { Page: EligibilityPage },
  value: { Page: ValuePage, answers: new Map([[toolAnswers.value, answerValue]]) },
  proof: { Page: ProofPage },
  deadlines: {
    Page: DeadlinesPage,
    answers: new Map([[toolAnswers.deadlines, answerDeadlines]]),
  },
  claim: {
    Page: ClaimPage,
    answers: new Map([[toolAnswers.claim, answerClaim]]),
  },
};

/** What the tools that belong to no offer answer, by path. */
export const siteAnswers: ReadonlyMap<string, (asked: SiteQuery) => AnswerPage | Response> = new Map([
  [siteAnswerPaths.plan, answerPlan],
  [siteAnswerPaths.list, answerList],
  [siteAnswerPaths.choice, answerChoice],
]);
