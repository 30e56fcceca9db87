import { ChoosePage } from "@/components/tools/comparison/choose-page";
import { SiteFrame } from "@/components/site/site-frame";
import { sitePageMetadata } from "@/lib/site/metadata";
import { todayInMadrid } from "@/lib/config/clock";
import { catalogue } from "@/lib/catalogue";
import { choosePage } from "@/lib/site/pages";
import { sitePageGraph } from "@/lib/publish/structured-data";

export const metadata = sitePageMetadata(choosePage);

export default function Page() {
  return (
    <SiteFrame path={choosePage.path} graph={sitePageGraph(choosePage)}>
      <ChoosePage offers={catalogue.enabled} today={todayInMadrid()} />
    </SiteFrame>
  );
}
