import { experiment, isVariant } from "../config/experiment";
import { records } from "../privacy/records";
import { note } from "./attempt";
import { completeAddress } from "./referral-click";
import { append, erase, keep } from "./store";

/** On the page of the A/B test: stores the served variant, logs the page view, shows the debug overlay. */
export function serveExperiment(now: Date): void {
  const page = document.querySelector<HTMLElement>("[data-variant]");
  const variant = page?.dataset.variant;
  if (!page || !isVariant(variant)) return;
  keep(records.variant, variant);
  append(records.experimentEvents, {
    variant,
    timestamp: now.toISOString(),
    event: "page_view",
    url: location.href,
  });
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
