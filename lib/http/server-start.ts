import { readFileSync } from "node:fs";
import http from "node:http";
import { join } from "node:path";
import { environment, serverEnvironment, site } from "../config/site";
import { siteWarnings, startLine, unbuiltWarning, warningLine } from "../config/start-log";
import type { Offer } from "../offers/offer";
import { buildFolder, checkedFiles } from "./built-files";
import { guardServers } from "./server-guard";

/**
 * Logs the configuration and its warnings. Guards the server, except on a platform: its proxy may send internal
 * headers.
 *
 * @throws if the build is not whole; the server then does not start
 */
export async function startServer(now: Date): Promise<void> {
  // A platform sets variables of its own for each part of a deployment.
  const unbuilt = site.onPlatform ? undefined : unbuiltWarning(environment, serverEnvironment);
  const warnings = [...siteWarnings(await enabledOffers()), ...(unbuilt ? [unbuilt] : [])];
  for (const warning of warnings) console.warn(warningLine(warning));
  if (!site.production) return;
  console.info(startLine(site, warnings.length, now));
  if (site.onPlatform) return;
  const folder = buildFolder();
  const { errorPage, errorPolicy } = checkedFiles(folder);
  guardServers(http, { html: readFileSync(join(folder, errorPage), "utf8"), policy: errorPolicy });
}

/** Starts, or says why not and ends the process: the framework would only log the reason, and answer 500 to everything. */
export async function startServerOrExit(now: Date): Promise<void> {
  try {
    await startServer(now);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
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
