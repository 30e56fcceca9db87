import { experimentAt, isVariant, type Variant, VARIANT_PARAMETER } from "../config/experiment";
import { parametersOf } from "../privacy/tracking";
import { experimentRecords } from "../privacy/records";
import { attemptLater } from "./attempt";
import { readCookie } from "./consent-answer";
import { trackedAddress } from "./referral-click";
import { append, erase, writeRecord, readRecord } from "./store";

/** The A/B test of this page: its element, its record, the served variant and what is kept. Undefined on other pages. */
function testHere() {
  const page = document.querySelector<HTMLElement>("[data-variant]");
  const variant = page?.dataset.variant;
  const experiment = experimentAt(location.pathname);
  if (!page || !experiment || !isVariant(variant)) return undefined;
  return { page, experiment, variant, kept: experimentRecords(experiment) };
}

/** Stores the served variant of an A/B test on its page, logs the page view, shows the debug overlay. */
export function initExperiment(now: Date): void {
  const test = testHere();
  if (!test) return;
  const { page, experiment, variant, kept } = test;
  writeRecord(kept.variant, variant);
  log(kept, variant, "page_view", now);
  if (parametersOf(location.search).get("debug") !== "1") return;
  attemptLater("debug overlay", import("./debug-overlay"), (part) =>
    part.showDebugOverlay({
      page,
      experiment,
      variant,
      parameter: VARIANT_PARAMETER,
      opened: trackedAddress,
      forget: () => erase(kept.variant),
    }),
  );
}

type Kept = ReturnType<typeof experimentRecords>;

function log({ experimentEvents }: Kept, variant: Variant, event: string, now: Date): void {
  append(experimentEvents, { variant, timestamp: now.toISOString(), event, url: location.href });
}

/** The visitor's log of this page's A/B test, for `analytics.ts`; undefined on a page without one. */
export function experimentLog() {
  const test = testHere();
  if (!test) return undefined;
  const { experiment, variant, kept } = test;
  return {
    variant,
    experiment,
    cap: kept.experimentEvents.cap,
    log: (event: string, now: Date) => log(kept, variant, event, now),
    events: () => readRecord(kept.experimentEvents) ?? [],
    /** Whether an address asks for a variant. */
    wasAsked: (url: string) => isVariant(parametersOf(new URL(url).search).get(VARIANT_PARAMETER)),
    /** The variant that the server stored when it drew it. */
    drawn: () => readCookie(experiment.cookie),
  };
}
