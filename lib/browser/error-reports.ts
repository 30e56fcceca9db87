import {
  breadcrumbsIntegration,
  browserTracingIntegration,
  close,
  captureException,
  getClient,
  init,
  makeFetchTransport,
  replayIntegration,
} from "@sentry/browser";
import { redact } from "../privacy/redaction";
import { reportLimits, sampleRates, traceTargets } from "../privacy/report-limits";
import type { Sentry, Tools } from "./tools";

/** Time limit for sending earlier reports before Sentry restarts in full, in ms. */
const FLUSH = 2000;

/** Sentry's default integrations that describe the visit rather than the error. */
const BEYOND_ERRORS = ["BrowserSession", "Breadcrumbs"];

type Transport = ReturnType<typeof makeFetchTransport>;
type Answer = Tools["currentAnswer"];

/** What a page asks with. */
const FORMS = "form:not(dialog *)";

/** Whether a recording's event tells what was pressed: click, key, slow click. */
const isInteraction = ({ data }: { data: object }) =>
  /^"?ui\./.test(String(Object(Object(data).payload).category ?? ""));

let mode: "off" | "errors" | "full" = "off";
let ready = Promise.resolve();
let replay: ReturnType<typeof replayIntegration> | undefined;

/**
 * Starts Sentry. `full` (after consent) adds personal data, traces and session replay to errors.
 *
 * @param answer returns the consent at this moment, also when it was given in another tab
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
    // Consent was given again on this page. Sentry refuses a second recorder: recording resumes on the next page.
    stopped.getOptions().enabled = true;
    return;
  }
  if (getClient()) await close(FLUSH);
  // The visitor may have refused meanwhile.
  if (mode !== wanted) return;
  if (full)
    replay = replayIntegration({
      maskAllText: true,
      maskAllInputs: true,
      blockAllMedia: true,
      // Compression would need a worker from a blob, which the policy refuses, and its output could not be redacted.
      useCompression: false,
      // What a visitor types, ticks or gets computed: the whole of a page that asks something, and the preferences.
      block: [`main:has(${FORMS})`, FORMS, "dialog"],
      maskAttributes: ["title", "placeholder", "aria-label", "datetime"],
      // Presses and their targets, which would name an answer: in a form, in the preferences, on what opens them.
      beforeAddRecordingEvent: (event) => (isInteraction(event) ? null : event),
    });
  init({
    dsn,
    environment: "production",
    dataCollection: reportLimits(full),
    transport: (options) => guarded(makeFetchTransport(options), answer),
    tracesSampleRate: full ? sampleRates.traces : 0,
    tracePropagationTargets: traceTargets(url),
    replaysSessionSampleRate: sampleRates.replays,
    replaysOnErrorSampleRate: sampleRates.replaysOnError,
    integrations: (defaults) =>
      full && replay
        ? [
            ...defaults.filter(({ name }) => name !== "Breadcrumbs"),
            // Without the elements that were pressed.
            breadcrumbsIntegration({ dom: false }),
            browserTracingIntegration({ enableInp: false, enableLongAnimationFrame: false }),
            replay,
          ]
        : defaults.filter(({ name }) => !BEYOND_ERRORS.includes(name)),
  });
}

/** The only transport, also for buffered reports: checks consent for each report and redacts it. */
function guarded({ send, flush }: Transport, answer: Answer): Transport {
  const mayLeave = () =>
    mode === "full" ? answer()?.includes("replay") : mode === "errors" && answer() === undefined;
  return {
    flush,
    send: async (envelope) => {
      if (!mayLeave()) return {};
      redact(envelope, { typed: typedTexts() });
      return send(envelope);
    },
  };
}

/** What the fields of the page hold. */
function typedTexts(): string[] {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLSelectElement>("input, select, textarea");
  return [...fields].map(({ value }) => value);
}

/** Reports an error that happened before Sentry had loaded, or a policy violation. */
export function reportError(event: Event): void {
  const mechanism = { handled: false, type: `auto.browser.${event.type}` };
  if (event.type === "securitypolicyviolation") {
    const refusal = event as SecurityPolicyViolationEvent;
    const { effectiveDirective, blockedURI: blocked, sourceFile: file, lineNumber: line } = refusal;
    const error = new Error(`The policy refused: ${effectiveDirective}`);
    return void captureException(error, { mechanism, captureContext: { extra: { blocked, file, line } } });
  }
  const thrown = event instanceof ErrorEvent ? (event.error ?? event.message) : event.type;
  captureException(event instanceof PromiseRejectionEvent ? event.reason : thrown, { mechanism });
}

/** Stops reporting. Nothing queued or buffered is sent. */
export function stopErrorReports(): void {
  mode = "off";
  const client = getClient();
  if (client) client.getOptions().enabled = false;
  void replay?.stop({ flush: false });
}
