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
 * A page made on demand that turns out not to be there is drawn by the framework in the browser, where nothing that stands
 * inside the page runs: it fetches the site's script by itself. From a page that is built ahead the build takes that out.
 */
export default async function NotFound() {
  return (
    <SiteFrame path="">
      <NotFoundMessage />
      <script type="module" async src={await siteScriptAddress()} />
    </SiteFrame>
  );
}
