import { experiment, isVariant, type Variant } from "../config/experiment";
import { records } from "../privacy/records";
import { note } from "./attempt";
import { completeAddress } from "./referral-click";
import { append, erase, keep, readCookie, recall } from "./store";

/** On the page of the A/B test: stores the served variant, logs the page view, shows the debug overlay. */
export function serveExperiment(now: Date): void {
  const page = document.querySelector<HTMLElement>("[data-variant]");
  const variant = page?.dataset.variant;
  if (!page || !isVariant(variant)) return;
  keep(records.variant, variant);
  log(variant, "page_view", now);
  if (new URLSearchParams(location.search).get("debug") !== "1") return;
  import("./debug-overlay")
    .then(({ showDebugOverlay }) =>
      showDebugOverlay({
        page,
        variant,
        parameter: experiment.parameter,
        opened: completeAddress,
        forget: () => erase(records.variant),
      }),
    )
    .catch((error: unknown) => note("debug overlay", error));
}

function log(variant: Variant, event: string, now: Date): void {
  append(records.experimentEvents, { variant, timestamp: now.toISOString(), event, url: location.href });
}

const logged = () => recall(records.experimentEvents) ?? [];

/** Whether the visitor was assigned this variant at random: has the server's cookie, and no logged page view has `?v=`. */
export function isDrawn(variant: string): boolean {
  const asked = (url: string) => isVariant(new URL(url).searchParams.get(experiment.parameter));
  return readCookie(experiment.cookie) === variant && !logged().some(({ url }) => asked(url));
}

/**
 * Logs an event of the test. True if it is the visitor's first of its kind and was stored; false also when the log is
 * full, because an earlier one may have been dropped.
 */
export function noteOnce(variant: string, event: string): boolean {
  const isNoted = () => logged().some((entry) => entry.event === event);
  if (isNoted() || logged().length >= records.experimentEvents.cap || !isVariant(variant)) return false;
  log(variant, event, new Date());
  return isNoted();
}
