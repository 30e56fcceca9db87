import type { Metadata } from "next";
import { Message } from "@/components/site/message";
import { SiteFrame } from "@/components/site/site-frame";
import { Button, ButtonLink } from "@/components/ui/button";
import { Picture } from "@/components/ui/picture";
import { site } from "@/lib/config/site";
import { errors } from "@/lib/copy/errors";
import { siteScriptParts } from "@/lib/site/script";

const words = errors.notFound;

export const metadata: Metadata = { title: words.title, robots: { index: false, follow: false } };

/**
 * A 404 of a page made on demand is rendered by the framework in the browser, where inline scripts do not run, so it
 * loads the site's script by address. The build removes that from prerendered pages.
 */
export default async function NotFound() {
  return (
    <SiteFrame path="">
      <Message
        code={words.code}
        title={words.title}
        text={words.text}
        picture={<Picture id="not-found" alt="" />}
      >
        <ButtonLink href="/">{words.home}</ButtonLink>
        {/* The site's script serves it, so without script it is not shown. */}
        <Button kind="secondary" className="needs-script" data-history-back="">
          {words.back}
        </Button>
        <p className="hint">
          {words.help(site.brand)} <a href={`mailto:${site.contactEmail}`}>{site.contactEmail}</a>
        </p>
      </Message>
      <script type="module" async src={(await siteScriptParts()).address} />
    </SiteFrame>
  );
}
