import type { Metadata } from "next";
import { NotFoundMessage } from "@/components/site/not-found-message";
import { SiteFrame } from "@/components/site/site-frame";
import { errors } from "@/lib/copy/errors";
import { siteScriptAddress } from "@/lib/site/script";

export const metadata: Metadata = {
  title: errors.notFound.title,
  robots: { index: false, follow: false },
};

/**
 * A 404 of a page made on demand is rendered by the framework in the browser, where inline scripts do not run, so it
 * loads the site's script by address. The build removes that from prerendered pages.
 */
export default async function NotFound() {
  return (
    <SiteFrame path="">
      <NotFoundMessage />
      <script type="module" async src={await siteScriptAddress()} />
    </SiteFrame>
  );
}
