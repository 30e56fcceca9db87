import { PlanPage } from "@/components/plan/plan-page";
import { answer } from "@/components/site/answer";
import { planCopy } from "@/lib/copy/plan";
import { catalogue } from "@/lib/catalogue";
import { readPlan } from "@/lib/answers/plan-input";
import { madridDate } from "@/lib/format/dates";
import { planPage } from "@/lib/site/pages";
import { planPictureFor } from "@/lib/site/plan-picture";

export const dynamic = "force-dynamic";

/** «Mi plan» with the visitor's answers. Its public address is `/plan?dinero=100`. */
export const GET = answer(({ query }) => {
  const today = madridDate(new Date());
  const { input, faults } = readPlan(query, catalogue.enabled, today);
  const picture = Object.keys(faults).length > 0 ? undefined : planPictureFor(input, today);
  return {
    words: { ...planCopy, path: planPage.path, picture },
    path: planPage.path,
    content: <PlanPage today={today} query={query} />,
  };
});
