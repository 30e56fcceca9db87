import { GlossaryPage } from "@/components/text/glossary-page";
import { SiteFrame } from "@/components/site/site-frame";
import { sitePageMetadata } from "@/lib/site/metadata";
import { glossaryPage } from "@/lib/site/pages";
import { sitePageGraph } from "@/lib/publish/structured-data";

export const metadata = sitePageMetadata(glossaryPage);

export default function Page() {
  return (
    <SiteFrame path={glossaryPage.path} graph={sitePageGraph(glossaryPage)}>
      <GlossaryPage />
    </SiteFrame>
  );
}
