import type { Instrumentation } from "next";
import { captureRequestError, init, withScope } from "@sentry/nextjs";
import { CONSENT_COOKIE, readConsent } from "../privacy/consent";
import { consentRevision } from "../privacy/consent-plan";
import { redact } from "../privacy/redaction";
import { reportLimits, sampleRates, traceTargets } from "../privacy/report-limits";
import { site } from "../config/site";

/**
 * Starts error reporting in this server process (Node or edge), without personal data. The sampler decides alone: a
 * visitor's trace headers decide nothing (`server-guard.ts` also drops them).
 */
export function startServerErrorReports(): void {
  const client = init({
    dsn: site.sentryDsn,
    environment: "production",
    dataCollection: reportLimits(false),
    // The edge and the framework open several roots for each request: what loads a page, what receives it, what answers.
    tracesSampler: ({ attributes }) =>
      attributes?.["next.span_type"] === "BaseServer.handleRequest" ? sampleRates.traces : 0,
    tracePropagationTargets: traceTargets(site.url),
    // Its hooks into databases cannot be bundled, and the site has no database.
    enableRuntimeChannelInjection: false,
  });
  client?.on("beforeEnvelope", (envelope) => redact(envelope, { userAgent: false }));
}

/** Reports a failed request; with IP address and browser only after consent to full reports (`replay`). */
export function reportRequestError(
  now: Date,
  ...[error, request, context]: Parameters<Instrumentation.onRequestError>
): void {
  withScope((scope) => {
    const { cookie, "x-forwarded-for": forwarded, "user-agent": browser } = request.headers;
    const [address] = String(forwarded ?? "").split(",");
    if (mayIdentify(String(cookie ?? ""), now)) {
      if (address) scope.setUser({ ip_address: address.trim() });
      scope.setExtra("browser", browser);
    }
    captureRequestError(error, request, context);
  });
}

function mayIdentify(cookies: string, now: Date): boolean {
  const answer = new RegExp(`(?:^|; *)${CONSENT_COOKIE}=([^;]*)`).exec(cookies)?.[1];
  return readConsent(answer, consentRevision(site), now)?.includes("replay") ?? false;
}
