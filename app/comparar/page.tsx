import { ChoosePage } from "@/components/comparison/choose-page";
import { SiteFrame } from "@/components/site/site-frame";
import { sitePageMetadata } from "@/lib/site/metadata";
import { catalogue } from "@/lib/catalogue";
import { comparisonPage } from "@/lib/site/pages";
import { sitePageGraph } from "@/lib/publish/structured-data";

export const metadata = sitePageMetadata(comparisonPage);

export default function Page() {
  return (
    <SiteFrame path={comparisonPage.path} graph={sitePageGraph(comparisonPage)}>
      <ChoosePage offers={catalogue.enabled} />
    </SiteFrame>
  );
}
