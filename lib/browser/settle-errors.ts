import type { State } from "./settle";

/** Where the session replay keeps that it is running. */
const REPLAY_SESSION = "sentryReplaySession";

let reports: Promise<typeof import("./error-reports")> | undefined;

/**
 * Reports errors as far as the visitor allows: all of it (with traces and replay) after a yes; after a no, nothing.
 * Until there is an answer, only errors that really happen, where the site informs, and nothing where it must ask.
 */
export function settleErrorReports({ services: { sentry }, mode, answer, valid, tools }: State): void {
  if (!sentry) return;
  const { errors } = tools;
  const start = (full: boolean) => {
    reports ??= import("./error-reports");
    reports
      .then(async (part) => {
        await part.startErrorReports(sentry, full);
        errors.kept.splice(0).forEach(part.reportError);
        errors.tell = () => {};
      })
      .catch((error: unknown) => tools.note("error reports", error));
  };

  if (valid && answer?.includes("replay")) return start(true);
  void reports?.then((part) => part.stopErrorReports());
  if (answer) {
    errors.kept.length = 0;
    errors.tell = () => {};
    return tools.attempt("erase replay", () => sessionStorage.removeItem(REPLAY_SESSION));
  }
  if (mode === "required") return;
  errors.tell = (event) => {
    errors.kept.push(event);
    start(false);
  };
  if (errors.kept.length > 0) start(false);
}
