import type { Viewport } from "next";
import { NavigationHints, SiteScript } from "@/components/site/site-script";
import { consentRevision } from "@/lib/privacy/consent-plan";
import { addDays, madridDate, madridMidnight } from "@/lib/format/dates";
import { siteMetadata } from "@/lib/site/metadata";
import { servicesOf } from "@/lib/config/services";
import { headlineFace, themeColours } from "@/lib/config/theme";
import { site } from "@/lib/config/site";
import "./globals.css";

export const metadata = siteMetadata;

export const viewport: Viewport = {
  colorScheme: "light dark",
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: themeColours.light },
    { media: "(prefers-color-scheme: dark)", color: themeColours.dark },
  ],
};

export default function RootLayout({ children }: LayoutProps<"/">) {
  const tomorrow = addDays(madridDate(new Date()), 1);
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
