import type { Metadata } from "next";
import { NotFoundMessage } from "@/components/site/error-messages";
import { SiteFrame } from "@/components/site/site-frame";
import { errorsCopy } from "@/lib/copy/errors";

export const metadata: Metadata = {
  title: errorsCopy.notFound.title,
  robots: { index: false, follow: false },
};

export default function NotFound() {
  return (
    <SiteFrame path="">
      <NotFoundMessage />
    </SiteFrame>
  );
}
