import type { Site } from "./site";

/** The optional services of others, each true only where this configuration really uses it. */
export interface Services {
  /** Google Analytics: needs its id, without which gtag measures nothing. */
  google: boolean;
  /** Vercel Web Analytics and Vercel Speed Insights. */
  vercel: boolean;
  sentry: boolean;
}

/** The optional services that a configuration uses. */
export function servicesOf({ analytics, sentryDsn }: Pick<Site, "analytics" | "sentryDsn">): Services {
  return {
    google: analytics.enabled && analytics.id !== "",
    vercel: analytics.enabled,
    sentry: sentryDsn !== "",
  };
}

/** What the browser needs to start the services after consent; unused ones are absent. */
export interface BrowserServices {
  /** gtag's id. */
  google?: string;
  vercel?: true;
  /** Where errors go, and the site's own address, to which requests carry trace headers. */
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
