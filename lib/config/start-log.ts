import type { Site } from "./site";

/**
 * What a server says when it starts, as one line of JSON: what it serves and how it is configured, with the warnings
 * in words. Nothing secret is in it: of an address for error reports, only whether there is one.
 */
export function startLine(site: Site, warnings: readonly string[], at: Date): string {
  return JSON.stringify({
    time: at.toISOString(),
    level: warnings.length > 0 ? "warn" : "info",
    event: "start",
    site: site.url,
    brand: site.brand,
    settings: {
      analytics: site.analytics.enabled,
      errorReports: site.sentryDsn !== "",
      storageConsent: site.storageConsent,
      trainingCrawlers: site.trainingCrawlers,
      referralLinks: Object.keys(site.referralUrls).sort(),
      offersPreview: site.offersPreview,
    },
    warnings,
  });
}
