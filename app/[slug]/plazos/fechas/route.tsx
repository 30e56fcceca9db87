import { deadlinesAnswerPath, readDeadlines } from "@/lib/tools/deadlines/questions";
import { answerHandler } from "@/components/site/answer-handler";
import { DeadlinesPage } from "@/components/tools/deadlines/deadlines-page";
import { catalogue } from "@/lib/catalogue";
import { writeQuery } from "@/lib/ground/query";
import { seeOther } from "@/lib/http/answer-headers";
import { toolAnswer } from "@/lib/site/metadata";
import { deadlineNames, toolPath } from "@/lib/config/paths";

export const dynamic = "force-dynamic";

/** The deadlines of an offer, counted from the day in the query. */
export const GET = answerHandler<{ slug: string }>(({ query, params, today }) => {
  const offer = catalogue.find(params.slug);
  if (!offer) return undefined;
  // Without deadlines there is no question to answer.
  if (offer.deadlines.items.length === 0) return seeOther(toolPath(offer, "deadlines"));
  const read = readDeadlines(query, offer, today);
  if ("address" in read) return seeOther(read.address);
  const { signUp } = read;
  return {
    ...toolAnswer(offer, "deadlines", deadlinesAnswerPath(offer)),
    query: "day" in signUp ? writeQuery({ [deadlineNames.signUp]: signUp.day }) : undefined,
    content: <DeadlinesPage offer={offer} today={today} signUp={signUp} />,
  };
});
