import { LegalPage, TermsDates } from "@/components/text/legal-page";
import { SiteFrame } from "@/components/site/site-frame";
import { terms } from "@/lib/copy/terms";
import { todayInMadrid } from "@/lib/config/clock";
import { pagePicture, unlistedMetadata } from "@/lib/site/metadata";
import { legalPages } from "@/lib/site/pages";
import { site } from "@/lib/config/site";
import { termsPath } from "@/lib/config/paths";

const path = termsPath;
const words = terms(site);

export const metadata = unlistedMetadata({ ...words, path, picture: pagePicture(legalPages.terms) });

export default function TermsPage() {
  return (
    <SiteFrame path={path}>
      <LegalPage words={words} note={<TermsDates today={todayInMadrid()} />} />
    </SiteFrame>
  );
}
