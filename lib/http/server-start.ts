import http from "node:http";
import { servicesOf } from "../config/services";
import { site } from "../config/site";
import { siteWarnings, startLine, warningLine } from "../config/start-log";
import type { Offer } from "../offers/offer";
import { pagePolicy } from "./page-policy";
import { guardServers } from "./server-guard";

/** Put in by `next.config.ts` when a site is built. */
declare const INLINE_SCRIPTS: string | undefined;

/**
 * Says how the site is configured and what that lacks, and guards a server of our own. A platform has its own in front:
 * what passes between the two looks to the guard like a visitor's forgery.
 */
export async function startServer(now: Date): Promise<void> {
  const warnings = siteWarnings(await enabledOffers());
  for (const warning of warnings) console.warn(warningLine(warning));
  if (!site.production) return;
  console.info(startLine(site, warnings.length, now));
  if (!site.onPlatform) guardServers(http, errorPolicy());
}

/** In development a mistake in an offer is for its page to show, so that the server starts; a built site has none. */
async function enabledOffers(): Promise<readonly Offer[]> {
  try {
    return (await import("../offers")).catalogue.enabled;
  } catch (error) {
    if (site.production) throw error;
    console.error(error instanceof Error ? error.message : error);
    return [];
  }
}

/** Of the page for what fails: its scripts by hash, its styles as files. */
function errorPolicy(): string {
  const scripts = typeof INLINE_SCRIPTS === "undefined" ? [] : [INLINE_SCRIPTS];
  return pagePolicy(servicesOf(site), site.sentryDsn, { scripts, styles: [], framework: false });
}
