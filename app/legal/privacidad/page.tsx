import { LegalPage } from "@/components/legal/legal-page";
import { SiteFrame } from "@/components/site/site-frame";
import { frame } from "@/lib/copy/frame";
import { privacy } from "@/lib/copy/privacy";
import { legalMetadata } from "@/lib/metadata";
import { site } from "@/lib/site";

const path = "/legal/privacidad";
const document = privacy(site);

export const metadata = legalMetadata({ ...document, path });

export default function PrivacyPage() {
  return (
    <SiteFrame path={path}>
      <LegalPage document={document} backHome={frame.backHome} />
    </SiteFrame>
  );
}
