import {
  breadcrumbsIntegration,
  browserTracingIntegration,
  captureException,
  getClient,
  init,
  makeFetchTransport,
  replayIntegration,
} from "@sentry/browser";
import { redact } from "../privacy/redaction";
import { reportLimits, sampleRates, traceTargets } from "../privacy/report-limits";
import type { EntryFunctions, Sentry } from "./entry-functions";

type Transport = ReturnType<typeof makeFetchTransport>;
type CurrentConsent = EntryFunctions["currentConsent"];

/** The forms of a page, but for those in dialogs. */
const FORMS = "form:not(dialog *)";

/** Whether an event of a recording reveals what was pressed: a click, a key, a slow click. */
const isInteraction = ({ data }: { data: object }) =>
  /^"?ui\./.test(String(Object(Object(data).payload).category ?? ""));

let isOn = false;
const typed = new Set<string>();
let replay: ReturnType<typeof replayIntegration> | undefined;

/**
 * Starts Sentry, after consent: errors, traces and session replay, with personal data.
 *
 * @param answer returns the consent at this moment, also when it was given in another tab
 */
export function startErrorReports({ dsn, url }: Sentry, answer: CurrentConsent): void {
  isOn = true;
  const stopped = getClient();
  if (stopped) {
    // Consent was given again on this page. Sentry refuses a second recorder: recording resumes on the next page.
    stopped.getOptions().enabled = true;
    return;
  }
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
  const added = [
    // Reports do not name the elements that were pressed.
    breadcrumbsIntegration({ dom: false }),
    browserTracingIntegration({ enableInp: false, enableLongAnimationFrame: false }),
    replay,
  ];
  init({
    dsn,
    environment: "production",
    dataCollection: reportLimits(true),
    transport: (options) => guarded(makeFetchTransport(options), answer),
    tracesSampleRate: sampleRates.traces,
    tracePropagationTargets: traceTargets(url),
    replaysSessionSampleRate: sampleRates.replays,
    replaysOnErrorSampleRate: sampleRates.replaysOnError,
    integrations: (defaults) => [...defaults.filter(({ name }) => name !== "Breadcrumbs"), ...added],
  });
}

/** The only transport, also for buffered reports: checks consent for each report and redacts it. */
function guarded({ send, flush }: Transport, answer: CurrentConsent): Transport {
  return {
    flush,
    send: async (envelope) => {
      if (!isOn || !answer()?.includes("replay")) return {};
      redact(envelope, { typed: typedTexts() });
      return send(envelope);
    },
  };
}

/** The texts in the page's fields, now or at an earlier report, so that they are redacted even when their form is gone. */
function typedTexts(): string[] {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLSelectElement>("input, select, textarea");
  for (const { value } of fields) typed.add(value);
  return [...typed];
}

/** Reports an error that happened before Sentry had started, or a policy violation. */
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
  isOn = false;
  const client = getClient();
  if (client) client.getOptions().enabled = false;
  void replay?.stop({ flush: false });
}
