import { PlanPage } from "@/components/plan/plan-page";
import { answer } from "@/components/site/answer";
import { planCopy } from "@/lib/copy/plan";
import { madridDate } from "@/lib/format/dates";
import { planPage } from "@/lib/site/pages";

export const dynamic = "force-dynamic";

/** «Mi plan» with the visitor's answers. Its public address is `/plan?dinero=100`. */
export const GET = answer(({ query }) => ({
  words: { ...planCopy, path: planPage.path },
  path: planPage.path,
  content: <PlanPage today={madridDate(new Date())} query={query} />,
}));
