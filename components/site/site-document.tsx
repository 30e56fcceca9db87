import type { ReactNode } from "react";
import { servicesOf } from "@/lib/config/services";
import { headlineFace } from "@/lib/config/theme";
import { site } from "@/lib/config/site";
import { todayInMadrid } from "@/lib/config/clock";
import { addDays, madridMidnight } from "@/lib/format/dates";
import { consentRevision } from "@/lib/privacy/consent-plan";
import { NavigationHints, SiteScript } from "./site-script";

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
        <NavigationHints />
      </body>
    </html>
  );
}
