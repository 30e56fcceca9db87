import { PlanPage } from "@/components/tools/plan/plan-page";
import { SiteFrame } from "@/components/site/site-frame";
import { todayInMadrid } from "@/lib/config/clock";
import { planAnswer } from "@/lib/tools/plan/answer";
import { sitePageGraph } from "@/lib/publish/structured-data";
import { sitePageMetadata } from "@/lib/site/metadata";
import { planPage } from "@/lib/site/pages";
import { usualPlanPicture } from "@/lib/site/plan-picture";

export const metadata = sitePageMetadata(planPage, usualPlanPicture(todayInMadrid()));

export default function Page() {
  return (
    <SiteFrame path={planPage.path} graph={sitePageGraph(planPage)}>
      <PlanPage data={planAnswer(todayInMadrid())} />
    </SiteFrame>
  );
}
