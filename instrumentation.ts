import type { Instrumentation } from "next";

// Written in full: with a constant of `lib/config/build.ts` the build could not leave the reporter out.
const reports = typeof REPORTS_ERRORS !== "undefined" && REPORTS_ERRORS;

/** Runs once when a server starts. */
export async function register() {
  // Written in full, so that the edge build drops this branch.
  if (process.env.NEXT_RUNTIME === "nodejs")
    await (await import("@/lib/http/server-start")).startServerOrExit(new Date());
  if (reports) (await import("@/lib/http/server-error-reports")).startServerErrorReports();
}

/** Runs when a request fails. */
export const onRequestError: Instrumentation.onRequestError = async (...failure) => {
  if (reports) (await import("@/lib/http/server-error-reports")).reportRequestError(new Date(), ...failure);
};
