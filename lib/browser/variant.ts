import { experiment, isVariant, type Variant } from "@/lib/experiment";
import { records } from "@/lib/records";
import { enrich } from "@/lib/tracking";
import { note } from "./attempt";
import { currentTracking } from "./attribution";
import { append, erase, keep } from "./store";

/** On the page of the A/B test: keeps the variant that arrived, notes the page view, shows the debug overlay. */
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
  if (new URLSearchParams(location.search).get("debug") === "1") void debug(page, variant);
}

async function debug(page: HTMLElement, variant: Variant): Promise<void> {
  try {
    const { showDebugOverlay } = await import("./debug-overlay");
    const link = document.querySelector("a[data-referral]")?.getAttribute("href") ?? "";
    showDebugOverlay({
      variant,
      referralUrl: enrich(link, currentTracking(new Date())),
      bonusAmount: Number(page.dataset.bonusAmount),
      reload: (chosen) => reload(page, chosen),
    });
  } catch (error) {
    note("debug overlay", error);
  }
}

/** Asks the edge for the page again, in the given variant or in a new draw; a skeleton shows meanwhile. */
function reload(page: HTMLElement, variant?: Variant): void {
  const address = new URL(location.href);
  address.searchParams.delete(experiment.parameter);
  if (variant) address.searchParams.set(experiment.parameter, variant);
  else erase(records.variant);
  page.setAttribute("aria-busy", "true");
  location.assign(address);
}
