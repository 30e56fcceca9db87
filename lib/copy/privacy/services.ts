import type { Site } from "@/lib/site";

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

/** Said wherever the visitor would look for analytics and there is none. */
export const noAnalytics = "Hoy este sitio no usa analítica.";

/** Said wherever the visitor would look for error reporting and there is none. */
export const noErrorReports = "Hoy este sitio no usa ningún servicio de aviso de errores.";

/** The text, or nothing: spread it into a list. */
export function when(condition: boolean, ...texts: readonly string[]): readonly string[] {
  return condition ? texts : [];
}
