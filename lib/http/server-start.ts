import { environment, serverEnvironment, site } from "../config/site";
import {
  configurationLine,
  siteWarnings,
  startLine,
  storageNotice,
  unbuiltWarning,
} from "../config/start-log";
import type { Offer } from "../offers/offer";

/** Logs the configuration and its warnings. */
export async function startServer(now: Date): Promise<void> {
  // A platform sets variables of its own for each part of a deployment.
  const unbuilt = site.onPlatform ? undefined : unbuiltWarning(environment, serverEnvironment);
  const warnings = [...siteWarnings(await enabledOffers()), ...(unbuilt ? [unbuilt] : [])];
  for (const warning of warnings) console.warn(configurationLine(warning));
  if (!site.production) return;
  console.info(configurationLine(storageNotice()));
  console.info(startLine(site, warnings.length, now));
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
