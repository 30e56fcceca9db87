import type { Metadata } from "next";
import { FailureMessage } from "@/components/site/error-messages";
import { SiteFrame } from "@/components/site/site-frame";
import { errorsCopy } from "@/lib/copy/errors";

export const metadata: Metadata = {
  title: errorsCopy.unexpected.title,
  robots: { index: false, follow: false },
};

/** The error page. The build puts it where the server looks for one (`scripts/lean/pages.ts`); it has no address. */
export default function FailurePage() {
  return (
    <SiteFrame path="">
      <FailureMessage />
    </SiteFrame>
  );
}
