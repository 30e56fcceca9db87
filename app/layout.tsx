import type { Metadata } from "next";
import type { ReactNode } from "react";
import { SiteScript } from "@/components/site/site-script";
import { site } from "@/lib/site";
import "./globals.css";

export const metadata: Metadata = { metadataBase: new URL(site.url) };

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="es-ES" data-site={site.slug} data-storage-consent={site.storageConsent}>
      <body>
        {children}
        <SiteScript />
      </body>
    </html>
  );
}
