import {
  browserTracingIntegration,
  close,
  captureException,
  getClient,
  init,
  makeFetchTransport,
  replayIntegration,
} from "@sentry/browser";
import type { ConsentCategory } from "../privacy/consent";
import { redact } from "../privacy/redaction";
import { reportLimits, reportShares, traceTargets } from "../privacy/report-limits";
import type { BrowserServices } from "../config/services";

/** How long the reports of before a yes may take to leave, in ms. */
const FLUSH = 2000;

/** What Sentry does by default that tells of a visit rather than of an error. */
const BEYOND_ERRORS = ["BrowserSession", "Breadcrumbs"];

type Sentry = NonNullable<BrowserServices["sentry"]>;
type Transport = ReturnType<typeof makeFetchTransport>;
type Answer = () => readonly ConsentCategory[] | undefined;

let mode: "off" | "errors" | "full" = "off";
let ready = Promise.resolve();
let replay: ReturnType<typeof replayIntegration> | undefined;

/**
 * Starts Sentry. `full` is after the visitor's yes: personal data, traces, session replay. Otherwise it is told of
 * errors and of nothing else.
 *
 * @param answer what the visitor allows at this moment, whichever tab was told
 */
export function startErrorReports(sentry: Sentry, full: boolean, answer: Answer): Promise<void> {
  const wanted = full ? "full" : "errors";
  if (mode !== wanted) {
    mode = wanted;
    ready = start(sentry, wanted, answer);
  }
  return ready;
}

async function start({ dsn, url }: Sentry, wanted: "errors" | "full", answer: Answer): Promise<void> {
  const full = wanted === "full";
  const stopped = full && replay ? getClient() : undefined;
  if (stopped) {
    // Allowed again on the same page: a second recorder is refused, so it records from the next page on.
    stopped.getOptions().enabled = true;
    return;
  }
  if (getClient()) await close(FLUSH);
  // A no may have come meanwhile.
  if (mode !== wanted) return;
  if (full) replay = recorder();
  init({
    dsn,
    environment: "production",
    dataCollection: { ...reportLimits, userInfo: full },
    transport: (options) => guarded(makeFetchTransport(options), answer),
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

/**
 * The one way out for errors, traces and replays, whatever was queued or buffered: it asks for the visitor's answer each
 * time, and takes out what no report tells.
 */
function guarded({ send, flush }: Transport, answer: Answer): Transport {
  const mayLeave = () =>
    mode === "full" ? answer()?.includes("replay") : mode === "errors" && answer() === undefined;
  return {
    flush,
    send: async (envelope) => {
      if (!mayLeave()) return {};
      redact(envelope);
      return send(envelope);
    },
  };
}

/** What happened on the page, with every text, input and picture hidden. */
function recorder() {
  return replayIntegration({
    maskAllText: true,
    maskAllInputs: true,
    blockAllMedia: true,
    // Compression would run in a worker made of text, which a strict policy refuses, and nothing could be taken out.
    useCompression: false,
    // A date that is worked out from a typed one.
    maskAttributes: ["title", "placeholder", "aria-label", "datetime"],
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

/** What was refused, and by which rule. */
function reportRefusal({
  effectiveDirective,
  blockedURI,
  sourceFile,
  lineNumber,
}: SecurityPolicyViolationEvent) {
  captureException(new Error(`The policy refused: ${effectiveDirective}`), {
    mechanism: { handled: false, type: "auto.browser.securitypolicyviolation" },
    captureContext: {
      extra: { blocked: blockedURI, file: sourceFile, line: lineNumber },
    },
  });
}

/** Stops it: what was not sent yet, buffered recordings included, is not sent any more. */
export function stopErrorReports(): void {
  mode = "off";
  const client = getClient();
  if (client) client.getOptions().enabled = false;
  void replay?.stop({ flush: false });
}
