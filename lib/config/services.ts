import type { Site } from "./site";

/** The optional services of others that a configuration really uses. */
export function servicesOf({ analytics, sentryDsn }: Pick<Site, "analytics" | "sentryDsn">) {
  return {
    /** Without an id gtag measures nothing. */
    google: analytics.enabled && analytics.id !== "",
    /** Web Analytics and Speed Insights. */
    vercel: analytics.enabled,
    sentry: sentryDsn !== "",
  };
}

export type Services = ReturnType<typeof servicesOf>;

/** What the browser needs to start the services after consent; unused ones are absent. */
export interface BrowserServices {
  google?: string;
  vercel?: true;
  /** Sentry's DSN, and the site's URL: requests to it carry trace headers. */
  sentry?: { dsn: string; url: string };
}

/** The services that a configuration starts in the browser. */
export function browserServices(
  site: Pick<Site, "analytics" | "sentryDsn" | "production" | "url">,
): BrowserServices {
  const { google, vercel, sentry } = servicesOf(site);
  return {
    ...(google ? { google: site.analytics.id } : {}),
    ...(vercel ? { vercel } : {}),
    ...(sentry && site.production ? { sentry: { dsn: site.sentryDsn, url: site.url } } : {}),
  };
}
