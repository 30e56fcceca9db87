import { isVariant, type Variant, VARIANT_COOKIE, VARIANT_PARAMETER } from "../config/experiment";
import { records } from "../privacy/records";
import { attemptLater } from "./attempt";
import { completeAddress } from "./referral-click";
import { append, erase, keep, readCookie, recall } from "./store";

/** On the page of the A/B test: stores the served variant, logs the page view, shows the debug overlay. */
export function initExperiment(now: Date): void {
  const page = document.querySelector<HTMLElement>("[data-variant]");
  const variant = page?.dataset.variant;
  if (!page || !isVariant(variant)) return;
  keep(records.variant, variant);
  log(variant, "page_view", now);
  if (new URLSearchParams(location.search).get("debug") !== "1") return;
  attemptLater("debug overlay", import("./debug-overlay"), (part) =>
    part.showDebugOverlay({
      page,
      variant,
      parameter: VARIANT_PARAMETER,
      opened: completeAddress,
      forget: () => erase(records.variant),
    }),
  );
}

function log(variant: Variant, event: string, now: Date): void {
  append(records.experimentEvents, { variant, timestamp: now.toISOString(), event, url: location.href });
}

/** The visitor's log of the A/B test, for `analytics.ts`. */
export const experimentLog = {
  parameter: VARIANT_PARAMETER,
  isVariant,
  log,
  cap: records.experimentEvents.cap,
  events: () => recall(records.experimentEvents) ?? [],
  /** The variant that the server stored when it drew it. */
  drawn: () => readCookie(VARIANT_COOKIE),
};
