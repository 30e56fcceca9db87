import { LegalPage } from "@/components/text/legal-page";
import { SiteFrame } from "@/components/site/site-frame";
import { frameCopy } from "@/lib/copy/frame";
import { privacy, privacyDate } from "@/lib/copy/privacy";
import { pagePicture, unlistedMetadata } from "@/lib/site/metadata";
import { legalPages } from "@/lib/site/pages";
import { site } from "@/lib/config/site";
import { privacyPath } from "@/lib/config/paths";

const path = privacyPath;
const words = privacy(site);

export const metadata = unlistedMetadata({ ...words, path, picture: pagePicture(legalPages.privacy) });

export default function PrivacyPage() {
  return (
    <SiteFrame path={path}>
      <LegalPage words={words} note={frameCopy.updatedOn(privacyDate)} />
    </SiteFrame>
  );
}
