import type { Viewport } from "next";
import { SiteDocument } from "@/components/site/site-document";
import { siteMetadata } from "@/lib/site/metadata";
import { themeColours } from "@/lib/config/theme";
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
  return <SiteDocument>{children}</SiteDocument>;
}
