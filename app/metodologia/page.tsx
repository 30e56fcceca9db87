import { MethodologyPage } from "@/components/text/legal-page";
import { SiteFrame } from "@/components/site/site-frame";
import { todayInMadrid } from "@/lib/config/clock";
import { sitePageMetadata } from "@/lib/site/metadata";
import { methodologyPage } from "@/lib/site/pages";
import { sitePageGraph } from "@/lib/publish/structured-data";

export const metadata = sitePageMetadata(methodologyPage);

export default function Page() {
  return (
    <SiteFrame path={methodologyPage.path} graph={sitePageGraph(methodologyPage)}>
      <MethodologyPage today={todayInMadrid()} />
    </SiteFrame>
  );
}
