import type { Metadata } from "next";
import { DesignPage } from "@/components/design/design-page";
import { SiteFrame } from "@/components/site/site-frame";
import { design } from "@/lib/copy/design";

export const metadata: Metadata = { title: design.title, robots: { index: false } };

/** Every token and primitive. A production build does not know the extension, so there it is not found. */
export default function Page() {
  return (
    <SiteFrame path="/diseno">
      <DesignPage />
    </SiteFrame>
  );
}
