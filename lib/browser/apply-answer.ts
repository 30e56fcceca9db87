import type { BrowserServices } from "../config/services";
import type { EntryFunctions, Sentry, Service } from "./entry-functions";

const VIOLATION = "securitypolicyviolation";

let analytics: Promise<readonly Service[]> | undefined;
let reports: Promise<typeof import("./error-reports")> | undefined;
let watching = false;

/** Starts the services that the visitor allows; stops the others and erases their data. */
export function applyAnswer(entry: EntryFunctions): void {
  const services: BrowserServices = JSON.parse(document.documentElement.dataset.services ?? "{}");
  const answer = entry.currentConsent();
  const measured = answer?.includes("measurement") && (services.google || services.vercel);
  if (measured)
    analytics ??= painted()
      .then(() => import("./analytics"))
      .then((part) => part.analyticsServices(services, entry));
  const running = analytics ?? Promise.resolve([]);
  running.then(
    (all) => {
      for (const { name, start, stop } of all) entry.attempt(name, measured ? start : stop);
      // Once stopped, they write nothing more.
      entry.eraseRefused();
    },
    (error) => entry.note("analytics", error),
  );
  if (services.sentry) applyToErrorReports(services.sentry, answer, entry);
}

/** Resolves after the next paint, so that slow work does not delay the effect of a click. */
function painted(): Promise<void> {
  return new Promise((resolve) => {
    // A hidden page paints nothing.
    if (document.hidden) resolve();
    else requestAnimationFrame(() => setTimeout(resolve));
  });
}

/** Consent: errors, also those before it, traces, replay. Refusal: nothing. No answer: errors are buffered. */
function applyToErrorReports(
  sentry: Sentry,
  answer: ReturnType<EntryFunctions["currentConsent"]>,
  entry: EntryFunctions,
): void {
  const { errors } = entry;
  watchViolations(errors);
  if (!answer) return;
  if (!answer.includes("replay")) {
    errors.kept.length = 0;
    errors.report = () => {};
    return void reports?.then((part) => part.stopErrorReports()).then(entry.eraseRefused);
  }
  reports ??= painted().then(() => import("./error-reports"));
  reports
    .then((part) => {
      part.startErrorReports(sentry, entry.currentConsent);
      errors.kept.splice(0).forEach(part.reportError);
      // Sentry catches errors by itself, but not policy violations.
      errors.report = (event) => {
        if (event.type === VIOLATION) part.reportError(event);
      };
    })
    .catch((error: unknown) => entry.note("error reports", error));
}

/** Reports policy violations as errors, also earlier ones where the browser buffers them. */
function watchViolations(errors: EntryFunctions["errors"]): void {
  if (watching) return;
  watching = true;
  if (!("ReportingObserver" in window)) return addEventListener(VIOLATION, (event) => errors.report(event));
  const observer = new ReportingObserver(
    (all) => {
      for (const { body } of all) {
        const { effectiveDirective, blockedURL: blockedURI, sourceFile, lineNumber } = Object(body);
        errors.report(
          Object.assign(new Event(VIOLATION), { effectiveDirective, blockedURI, sourceFile, lineNumber }),
        );
      }
    },
    { types: ["csp-violation"], buffered: true },
  );
  observer.observe();
}
