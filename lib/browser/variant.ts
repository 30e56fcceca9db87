import { isVariant } from "@/lib/experiment";
import { records } from "@/lib/records";
import { attempt } from "./attempt";
import { append, keep } from "./store";

/** On the page of the A/B test: keeps the variant that arrived and notes the page view. */
export function mirrorVariant(now: Date): void {
  const variant = document.querySelector<HTMLElement>("[data-variant]")?.dataset.variant;
  if (!isVariant(variant)) return;
  keep(records.variant, variant);
  append(records.experimentEvents, {
    variant,
    timestamp: now.toISOString(),
    event: "page_view",
    url: location.href,
  });
  attempt("send page view", () => window.gtag?.("event", "page_view", { ab_variant: variant }));
  if (new URLSearchParams(location.search).get("debug") === "1") {
    void import("./debug-overlay").then(({ showDebugOverlay }) => showDebugOverlay(variant));
  }
}
