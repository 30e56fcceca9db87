import type { MetadataRoute } from "next";
import { home } from "@/lib/copy/home";
import { contentDate } from "@/lib/offers";
import { site } from "@/lib/site";
import { themeColours } from "@/lib/theme";

export default function manifest(): MetadataRoute.Manifest {
  return {
    name: site.brand,
    short_name: site.brand,
    description: home(site, contentDate).description,
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
}
