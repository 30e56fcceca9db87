import type { Instrumentation } from "next";
import { captureRequestError, init, withScope } from "@sentry/nextjs";
import { CONSENT_COOKIE, readConsent } from "../privacy/consent";
import { consentRevision } from "../privacy/consent-plan";
import { redact } from "../privacy/redaction";
import { reportLimits, reportShares, traceTargets } from "../privacy/report-limits";
import { site } from "../config/site";

/**
 * Starts error reporting in this server process, Node's or the edge's. Imported only where there is a DSN. What
 * identifies a visitor is added request by request, by his own answer.
 */
export function startErrorReports(): void {
  const client = init({
    dsn: site.sentryDsn,
    environment: "production",
    dataCollection: { ...reportLimits, userInfo: false },
    tracesSampleRate: reportShares.traces,
    tracePropagationTargets: traceTargets(site.url),
    // Its hooks into databases and the like cannot be bundled, and the site uses none of those.
    enableRuntimeChannelInjection: false,
  });
  client?.on("beforeEnvelope", redact);
}

/**
 * Tells of a request that failed; with the visitor's IP address, as the proxy in front states it, only after a yes to
 * full reports (`replay`).
 */
export function reportRequestError(
  now: Date,
  ...[error, request, context]: Parameters<Instrumentation.onRequestError>
): void {
  withScope((scope) => {
    const { cookie, "x-forwarded-for": forwarded } = request.headers;
    const [address] = String(forwarded ?? "").split(",");
    if (address && mayIdentify(String(cookie ?? ""), now)) scope.setUser({ ip_address: address.trim() });
    captureRequestError(error, request, context);
  });
}

function mayIdentify(cookies: string, now: Date): boolean {
  const answer = new RegExp(`(?:^|; *)${CONSENT_COOKIE}=([^;]*)`).exec(cookies)?.[1];
  return readConsent(answer, consentRevision(site), now)?.includes("replay") ?? false;
}
