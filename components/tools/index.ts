import type { ReactNode } from "react";
import type { AnswerPage } from "@/components/site/answer-handler";
import { toolAnswers, toolFiles, type ToolId } from "@/lib/config/paths";
import { claimCalendarFile, claimLetterFile, deadlinesFile, type ToolFile } from "@/lib/publish/tool-files";
import type { ToolProps, ToolQuery } from "@/lib/tools/tool";
import { answerClaim, ClaimPage } from "./claim/claim-page";
import { answerDeadlines, DeadlinesPage } from "./deadlines/deadlines-page";
import { EligibilityPage } from "./eligibility/eligibility-page";
import { ProofPage } from "./proof/proof-page";
import { answerValue, ValuePage } from "./value/value-page";

/** A tool of an offer, as a visitor opens it. */
interface ToolPages {
  /** The page before anything is answered. */
  Page(props: ToolProps): ReactNode;
  /** The page that answers a query, or a redirect, by the last segment of its address. */
  answers?: ReadonlyMap<string, (asked: ToolQuery) => AnswerPage | Response>;
  /** Files, by their names. */
  files?: ReadonlyMap<string, ToolFile>;
}

/** The tools of an offer; their words and addresses are in `lib/tools` and `lib/config/paths.ts`. */
export const toolPages: Readonly<Record<ToolId, ToolPages>> = {
  eligibility: { Page: EligibilityPage },
  value: { Page: ValuePage, answers: new Map([[toolAnswers.value, answerValue]]) },
  proof: { Page: ProofPage },
  deadlines: {
    Page: DeadlinesPage,
    answers: new Map([[toolAnswers.deadlines, answerDeadlines]]),
    files: new Map([[toolFiles.calendar, deadlinesFile]]),
  },
  claim: {
    Page: ClaimPage,
    answers: new Map([[toolAnswers.claim, answerClaim]]),
    files: new Map([
      [toolFiles.calendar, claimCalendarFile],
      [toolFiles.letter, claimLetterFile],
    ]),
  },
};
