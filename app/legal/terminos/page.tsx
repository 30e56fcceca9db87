import { LegalPage } from "@/components/text/legal-page";
import { SiteFrame } from "@/components/site/site-frame";
import { frame } from "@/lib/copy/frame";
import { terms, termsDate } from "@/lib/copy/terms";
import { madridDate } from "@/lib/format/dates";
import { unlistedMetadata } from "@/lib/site/metadata";
import { site } from "@/lib/config/site";

const path = "/legal/terminos";
const words = terms(site);

/** The page shows today's date. */
export const dynamic = "force-dynamic";

export const metadata = unlistedMetadata(words, path);

export default function TermsPage() {
  return (
    <SiteFrame path={path}>
      <LegalPage
        words={words}
        note={`${frame.updatedOn(madridDate(new Date()))} · ${frame.changedOn(termsDate)}`}
      />
    </SiteFrame>
  );
}
