import type { MetadataRoute } from "next";
import { homeCopy } from "@/lib/copy/home";
import { site } from "@/lib/config/site";
import { themeColours } from "@/lib/config/theme";

/**
 * A route instead of the framework's convention, which would link the manifest in every head: a phone would fetch it
 * before the first paint. Our script links it later (`lib/browser/enhancements.ts`).
 */
export const dynamic = "force-static";

export function GET() {
  const manifest: MetadataRoute.Manifest = {
    name: site.brand,
    short_name: site.brand,
    description: homeCopy.description,
    lang: "es-ES",
    start_url: "/",
    display: "browser",
    background_color: themeColours.light,
    theme_color: themeColours.light,
    icons: [
      { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  };
  return new Response(JSON.stringify(manifest), { headers: { "Content-Type": "application/manifest+json" } });
}
