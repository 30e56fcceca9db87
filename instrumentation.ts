import type { Instrumentation } from "next";
import { pagePolicy } from "@/lib/http/page-policy";
import { guardServers } from "@/lib/http/server-guard";
import { servicesOf } from "@/lib/config/services";
import { serverRuntime, site } from "@/lib/config/site";
import { siteWarnings, startLine, warningLine } from "@/lib/config/start-log";

/** Put in by `next.config.ts` when a site is built: without an address for errors, the build leaves the reporter out. */
declare const REPORTS_ERRORS: boolean | undefined;
declare const INLINE_SCRIPTS: string | undefined;
const reports = typeof REPORTS_ERRORS !== "undefined" && REPORTS_ERRORS;

/** Runs once when a server starts: says how it is configured and what that lacks, guards it and listens for errors. */
export async function register() {
  if (serverRuntime === "nodejs") {
    const { catalogue } = await import("@/lib/offers");
    const warnings = siteWarnings(catalogue.enabled);
    for (const warning of warnings) console.warn(warningLine(warning));
    if (site.production) {
      console.info(startLine(site, warnings.length, new Date()));
      // Not imported: the edge, for which this file is built too, has no such module.
      guardServers(process.getBuiltinModule("node:http"), errorPolicy());
    }
  }
  if (reports) (await import("@/lib/http/error-reports")).startErrorReports();
}

/** Of the page for what fails: its scripts by hash, its styles as files. */
function errorPolicy(): string {
  const scripts = typeof INLINE_SCRIPTS === "undefined" ? [] : [INLINE_SCRIPTS];
  return pagePolicy(servicesOf(site), site.sentryDsn, { scripts, styles: [], framework: false });
}

/** Runs when a request fails. */
export const onRequestError: Instrumentation.onRequestError = async (...failure) => {
  if (reports) (await import("@/lib/http/error-reports")).reportRequestError(new Date(), ...failure);
};
