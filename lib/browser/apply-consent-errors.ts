import { REPLAY_SESSION } from "../privacy/report-limits";
import type { State } from "./apply-consent";
import { painted } from "./painted";
import type { Errors } from "./tools";

const REFUSAL = "securitypolicyviolation";

let watching = false;
/** Whether there was an answer on this page. After it is erased, nothing is reported until the next page. */
let answered = false;
let reports: Promise<typeof import("./error-reports")> | undefined;

/** After a yes, errors, traces and replay; after a no, nothing; without an answer, errors in mode `informed` alone. */
export function applyConsentToErrorReports({ services: { sentry }, mode, answer, tools }: State): void {
  if (!sentry) return;
  const { errors } = tools;
  watchRefusals(errors);
  const start = (full: boolean) => {
    reports ??= painted().then(() => import("./error-reports"));
    reports
      .then(async (part) => {
        await part.startErrorReports(sentry, full, tools.currentAnswer);
        errors.kept.splice(0).forEach(part.reportError);
        // Sentry catches errors by itself, but not policy violations.
        errors.report = (event) => {
          if (event.type === REFUSAL) part.reportError(event);
        };
      })
      .catch((error: unknown) => tools.note("error reports", error));
  };

  answered ||= answer !== undefined;
  if (answer?.includes("replay")) return start(true);
  if (answered) {
    void reports?.then((part) => part.stopErrorReports());
    errors.kept.length = 0;
    errors.report = () => {};
    return tools.attempt("erase replay", () => sessionStorage.removeItem(REPLAY_SESSION));
  }
  if (mode === "required") return;
  errors.report = (event) => {
    errors.kept.push(event);
    start(false);
  };
  if (errors.kept.length > 0) start(false);
}

/** Reports policy violations as errors, also earlier ones where the browser buffers them. */
function watchRefusals(errors: Errors): void {
  if (watching) return;
  watching = true;
  if (!window.ReportingObserver) return addEventListener(REFUSAL, (event) => errors.report(event));
  const observer = new window.ReportingObserver(
    (all) => {
      for (const { body } of all) {
        const { effectiveDirective, blockedURL: blockedURI, sourceFile, lineNumber } = body;
        errors.report(
          Object.assign(new Event(REFUSAL), { effectiveDirective, blockedURI, sourceFile, lineNumber }),
        );
      }
    },
    { types: ["csp-violation"], buffered: true },
  );
  observer.observe();
}
