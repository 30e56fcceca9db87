import type { Site } from "./site";

/** The third-party services that a configuration uses. The browser gets them as JSON. */
export function servicesOf({
  analytics: { enabled, id },
  sentryDsn,
  url,
  onPlatform,
}: Pick<Site, "analytics" | "sentryDsn" | "url" | "onPlatform">) {
  return {
    /** Without an id gtag measures nothing. */
    google: (enabled && id) || undefined,
    /** Web Analytics and Speed Insights: only Vercel serves their scripts. */
    vercel: (enabled && onPlatform) || undefined,
    /** Sentry's DSN, and the site's URL: requests to it carry trace headers. */
    sentry: sentryDsn ? { dsn: sentryDsn, url } : undefined,
  };
}

/** The services as parsed from that JSON: unused ones are absent. */
export type BrowserServices = Partial<ReturnType<typeof servicesOf>>;
