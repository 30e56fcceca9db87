import http from "node:http";
import { site } from "../config/site";
import { siteWarnings, startLine, warningLine } from "../config/start-log";
import type { Offer } from "../offers/offer";
import { pagePolicy } from "./page-policy";
import { guardServers } from "./server-guard";

/**
 * Logs the configuration and its warnings. Guards the server, except on a platform: its proxy may send internal
 * headers.
 */
export async function startServer(now: Date): Promise<void> {
  const warnings = siteWarnings(await enabledOffers());
  for (const warning of warnings) console.warn(warningLine(warning));
  if (!site.production) return;
  console.info(startLine(site, warnings.length, now));
  if (!site.onPlatform) guardServers(http, errorPolicy());
}

/** The enabled offers. In development a mistake in an offer must not stop the server: its page shows the mistake. */
async function enabledOffers(): Promise<readonly Offer[]> {
  try {
    return (await import("../catalogue")).catalogue.enabled;
  } catch (error) {
    if (site.production) throw error;
    console.error(error instanceof Error ? error.message : error);
    return [];
  }
}

/** The policy of the error page: its inline scripts by hash, its style sheets as files. */
function errorPolicy(): string {
  const scripts = typeof INLINE_SCRIPTS === "undefined" ? [] : [INLINE_SCRIPTS];
  return pagePolicy({ scripts, styles: [], framework: false });
}
