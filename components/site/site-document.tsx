import type { ReactNode } from "react";
import { servicesOf } from "@/lib/config/services";
import { headlineFace } from "@/lib/config/theme";
import { site } from "@/lib/config/site";
import { todayInMadrid } from "@/lib/config/clock";
import { addDays, madridMidnight } from "@/lib/format/dates";
import { consentRevision } from "@/lib/privacy/consent-plan";
import { speculationRules } from "@/lib/http/navigation-hints";
import { siteScriptParts } from "@/lib/site/script";

interface Props {
  /** What only an answer has to bring along: the framework adds it to a prerendered page. */
  head?: ReactNode;
  children: ReactNode;
}

/** The whole document: what the script reads of the configuration, the inline script and the navigation hints. */
export function SiteDocument({ head, children }: Props) {
  const tomorrow = addDays(todayInMadrid(), 1);
  return (
    <html
      lang="es-ES"
      suppressHydrationWarning
      data-site={site.slug}
      data-storage-consent={site.storageConsent}
      data-fresh-until={madridMidnight(tomorrow).getTime()}
      data-consent-revision={consentRevision(site)}
      data-services={JSON.stringify(servicesOf(site))}
    >
      <head>
        {head}
        <link rel="preload" as="font" type="font/woff2" href={headlineFace} crossOrigin="anonymous" />
        <SiteScript />
      </head>
      <body>
        {children}
        {/* Data, not code. */}
        <script type="speculationrules" dangerouslySetInnerHTML={{ __html: speculationRules }} />
      </body>
    </html>
  );
}

/**
 * The inline script, which runs before the first paint so that no colour changes visibly. It adds the site's script as
 * an element after the first paint, so that the script delays nothing. `data-cfasync` keeps Cloudflare's Rocket Loader
 * from running it through a script of its own, which the page's policy refuses.
 */
async function SiteScript() {
  const { address, early } = await siteScriptParts();
  return <script data-cfasync="false" data-script={address} dangerouslySetInnerHTML={{ __html: early }} />;
}
