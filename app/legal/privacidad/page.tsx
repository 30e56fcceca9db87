import { LegalPage } from "@/components/text/legal-page";
import { SiteFrame } from "@/components/site/site-frame";
import { frameCopy } from "@/lib/copy/frame";
import { privacy, privacyDate } from "@/lib/copy/privacy";
import { unlistedMetadata } from "@/lib/site/metadata";
import { site } from "@/lib/config/site";
import { privacyPath } from "@/lib/config/paths";

const path = privacyPath;
const words = privacy(site);

export const metadata = unlistedMetadata(words, path);

export default function PrivacyPage() {
  return (
    <SiteFrame path={path}>
      <LegalPage words={words} note={frameCopy.updatedOn(privacyDate)} />
    </SiteFrame>
  );
}
