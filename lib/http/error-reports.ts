import type { Instrumentation } from "next";
import { captureRequestError, init, withScope } from "@sentry/nextjs";
import { CONSENT_COOKIE, readConsent } from "../privacy/consent";
import { consentRevision } from "../privacy/consent-plan";
import { redact } from "../privacy/redaction";
import { reportLimits, reportShares, traceTargets } from "../privacy/report-limits";
import { site } from "../config/site";

/** Starts error reporting in this server process (Node or edge), without personal data. */
export function startErrorReports(): void {
  const client = init({
    dsn: site.sentryDsn,
    environment: "production",
    dataCollection: { ...reportLimits, userInfo: false },
    tracesSampleRate: reportShares.traces,
    tracePropagationTargets: traceTargets(site.url),
    // Its hooks into databases cannot be bundled, and the site has no database.
    enableRuntimeChannelInjection: false,
  });
  client?.on("beforeEnvelope", redact);
}

/** Reports a failed request; with the visitor's IP address only after consent to full reports (`replay`). */
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
