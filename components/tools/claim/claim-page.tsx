import type { AnswerPage } from "@/components/site/answer-handler";
import { ToolPage } from "@/components/tools/tool-page";
import type { ToolQuery } from "@/lib/tools/tool";
import { toolHead } from "@/lib/site/metadata";
import { claimCaseQuery, claimQueryOf } from "@/lib/tools/claim/addresses";
import { claimFor } from "@/lib/tools/claim/claim";
import { claimQuestions, isBegun, readClaim } from "@/lib/tools/claim/questions";
import { quickPicks } from "@/lib/tools/deadlines/questions";
import { ClaimAnswer, ClaimHelpers, ClaimPreview } from "./claim-answer";
import { ClaimForm, ClaimStart, type ClaimFormProps } from "./claim-form";

/** «Reclamar»: by when to write to the provider, when it must have answered, where to go then, and the letter. */
export function ClaimPage(props: ClaimFormProps) {
  const { offer, today, chosen, claim } = props;
  const { range } = claimQuestions.signUp(today, offer);
  const isStart = chosen === "no-llega" && quickPicks(offer, range, today).some((days) => days > 0);
  const form = isStart ? <ClaimStart {...props} /> : <ClaimForm {...props} />;
  return (
    <ToolPage offer={offer} page="claim" answered={claim !== undefined || isStart} buttonless today={today}>
      <div className="beside">
        {!claim && form}
        {!claim && <ClaimPreview offer={offer} />}
        {claim && <ClaimAnswer offer={offer} claim={claim} today={today} />}
        <ClaimHelpers offer={offer} grievance={claim?.grievance} />
        {claim && form}
      </div>
    </ToolPage>
  );
}

/** The page for what happened and since when. */
export function answerClaim({ offer, query, today }: ToolQuery): AnswerPage {
  const answers = readClaim(query, offer, today);
  const claim = claimFor(offer, answers, today);
  if (answers.grievance && !isBegun(query))
    return {
      head: toolHead(offer, "claim"),
      query: claimCaseQuery(answers.grievance),
      content: <ClaimPage offer={offer} today={today} chosen={answers.grievance} />,
    };
  return {
    head: toolHead(offer, "claim"),
    query: claim && claimQueryOf(claim),
    content: <ClaimPage offer={offer} today={today} answers={answers} claim={claim} />,
  };
}
