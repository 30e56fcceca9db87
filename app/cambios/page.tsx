import { ChangesPage } from "@/components/text/changes-page";
import { SiteFrame } from "@/components/site/site-frame";
import { sitePageMetadata } from "@/lib/site/metadata";
import { changesPage } from "@/lib/site/pages";
import { sitePageGraph } from "@/lib/publish/structured-data";

export const metadata = sitePageMetadata(changesPage);

export default function Page() {
  return (
    <SiteFrame path={changesPage.path} graph={sitePageGraph(changesPage)}>
      <ChangesPage />
    </SiteFrame>
  );
}
