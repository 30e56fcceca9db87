import { PlanPage } from "@/components/plan/plan-page";
import { SiteFrame } from "@/components/site/site-frame";
import { plan } from "@/lib/copy/plan";
import { madridDate } from "@/lib/format/dates";
import { unlistedMetadata } from "@/lib/site/metadata";
import { planPage } from "@/lib/site/pages";

/** The page with the visitor's answers. Its public address is `/plan?dinero=100`. */
export const dynamic = "force-dynamic";

export const metadata = unlistedMetadata(plan, planPage.path);

export default async function PlanOfAnswers({ searchParams }: PageProps<"/plan/calculo">) {
  return (
    <SiteFrame path={planPage.path}>
      <PlanPage today={madridDate(new Date())} query={await searchParams} />
    </SiteFrame>
  );
}
