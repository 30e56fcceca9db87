import { PlanPage } from "@/components/tools/plan/plan-page";
import { answerHandler } from "@/components/site/answer-handler";
import { planAnswer } from "@/lib/tools/plan/answer";
import { planQueryOf } from "@/lib/tools/plan/input";
import { pagePicture } from "@/lib/site/metadata";
import { planPage } from "@/lib/site/pages";
import { planPictureFor } from "@/lib/site/plan-picture";

export const dynamic = "force-dynamic";

/** «Mi plan» with the visitor's answers. Its public address is `/plan?dinero=100`. */
export const GET = answerHandler(({ query, today }) => {
  const data = planAnswer(today, query);
  return {
    head: { ...planPage, picture: planPictureFor(data) ?? pagePicture(planPage) },
    query: data.plan && planQueryOf(data.answers.input),
    content: <PlanPage data={data} />,
  };
});
