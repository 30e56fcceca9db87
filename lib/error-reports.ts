import { captureRequestError, init } from "@sentry/nextjs";
import { site } from "./site";

/** Starts error reporting in this server process, Node's or the edge's. Imported only where there is a DSN. */
export function startErrorReports(): void {
  init({
    dsn: site.sentryDsn,
    environment: "production",
    dataCollection: { userInfo: true },
    tracesSampleRate: 0.2,
    tracePropagationTargets: [site.url, /^\/api/],
  });
}

/** Tells of a request that failed. */
export const reportRequestError = captureRequestError;
