import {
  browserTracingIntegration,
  close,
  captureException,
  getClient,
  init,
  replayIntegration,
} from "@sentry/browser";
import { reportLimits, reportShares, traceTargets } from "../privacy/report-limits";
import type { BrowserServices } from "../config/services";

/** How long the reports of before a yes may take to leave, in ms. */
const FLUSH = 2000;

/** What Sentry does by default that tells of a visit rather than of an error. */
const BEYOND_ERRORS = ["BrowserSession", "Breadcrumbs"];

type Sentry = NonNullable<BrowserServices["sentry"]>;

let mode: "off" | "errors" | "full" = "off";
let ready = Promise.resolve();
let replay: ReturnType<typeof replayIntegration> | undefined;

/**
 * Starts Sentry. `full` is after the visitor's yes: personal data, traces, session replay. Otherwise it is told of
 * errors and of nothing else.
 */
export function startErrorReports(sentry: Sentry, full: boolean): Promise<void> {
  const wanted = full ? "full" : "errors";
  if (mode !== wanted) {
    mode = wanted;
    ready = start(sentry, full);
  }
  return ready;
}

async function start({ dsn, url }: Sentry, full: boolean): Promise<void> {
  const stopped = full && replay ? getClient() : undefined;
  if (stopped) {
    // Allowed again on the same page: a second recorder is refused, so it records from the next page on.
    stopped.getOptions().enabled = true;
    return;
  }
  if (full) replay = recorder();
  if (getClient()) await close(FLUSH);
  init({
    dsn,
    environment: "production",
    dataCollection: { ...reportLimits, userInfo: full },
    beforeSend: withoutTraces,
    tracesSampleRate: full ? reportShares.traces : 0,
    tracePropagationTargets: traceTargets(url),
    replaysSessionSampleRate: reportShares.replays,
    replaysOnErrorSampleRate: reportShares.replaysOnError,
    integrations: (defaults) =>
      full && replay
        ? [...defaults, browserTracingIntegration(), replay]
        : defaults.filter(({ name }) => !BEYOND_ERRORS.includes(name)),
  });
}

interface Told {
  request?: { url?: string; headers?: Record<string, string> };
  exception?: { values?: { stacktrace?: { frames?: { filename?: string }[] } }[] };
}

/** An error's report without what tells of the visit: where it came from, and what its address says past the path. */
function withoutTraces<T extends Told>(event: T): T {
  const { request, exception } = event;
  if (request) {
    request.url = toPath(request.url);
    delete request.headers?.Referer;
  }
  const frames = exception?.values?.flatMap(({ stacktrace }) => stacktrace?.frames ?? []) ?? [];
  for (const frame of frames) frame.filename = toPath(frame.filename);
  return event;
}

function toPath(address = ""): string {
  return address.replace(/[?#].*/s, "");
}

/** What happened on the page, with every text, input and picture hidden. */
function recorder() {
  return replayIntegration({
    maskAllText: true,
    maskAllInputs: true,
    blockAllMedia: true,
    // Compression would run in a worker made of text, which a strict policy refuses.
    useCompression: false,
  });
}

/** Tells of an error that happened before Sentry was there, or of what the page's policy refused. */
export function reportError(event: Event): void {
  if (isRefusal(event)) return reportRefusal(event);
  const thrown = event instanceof ErrorEvent ? (event.error ?? event.message) : event.type;
  const cause = event instanceof PromiseRejectionEvent ? event.reason : thrown;
  captureException(cause, { mechanism: { handled: false, type: `auto.browser.${event.type}` } });
}

function isRefusal(event: Event): event is SecurityPolicyViolationEvent {
  return event.type === "securitypolicyviolation";
}

/** What was refused, and by which rule; of what was fetched the place alone, as of every address. */
function reportRefusal({
  effectiveDirective,
  blockedURI,
  sourceFile,
  lineNumber,
}: SecurityPolicyViolationEvent) {
  captureException(new Error(`The policy refused: ${effectiveDirective}`), {
    mechanism: { handled: false, type: "auto.browser.securitypolicyviolation" },
    captureContext: {
      extra: { blocked: toPath(blockedURI), file: toPath(sourceFile ?? ""), line: lineNumber },
    },
  });
}

/** Stops it: what was not sent yet is not sent any more. */
export function stopErrorReports(): void {
  mode = "off";
  const client = getClient();
  if (client) client.getOptions().enabled = false;
  void replay?.stop();
}
