import type { StorageMode } from "../privacy/consent";
import type { BrowserServices } from "../config/services";
import { eraseCookies, GOOGLE_COOKIES } from "./cookies";
import { applyConsentToErrorReports } from "./apply-consent-errors";
import { painted } from "./painted";
import type { Service, Tools } from "./tools";

export interface State {
  services: BrowserServices;
  mode: StorageMode;
  /** The categories that the visitor allows today, if there is an answer at all. */
  answer: readonly string[] | undefined;
  tools: Tools;
}

let analytics: Promise<readonly Service[]> | undefined;

/** Starts and stops the services of this page by the visitor's answer. */
export function applyAnswer(tools: Tools): void {
  const { services = "{}", storageConsent } = document.documentElement.dataset;
  applyConsent({
    services: JSON.parse(services),
    mode: storageConsent === "required" ? "required" : "informed",
    answer: tools.currentAnswer(),
    tools,
  });
}

/** Starts the services that the visitor allows, stops the others and removes what those kept. */
export function applyConsent(state: State): void {
  const { services, answer, tools } = state;
  const measured = answer?.includes("measurement") && (services.google || services.vercel);
  if (measured)
    analytics ??= painted()
      .then(() => import("./analytics"))
      .then((part) => part.analyticsServices(services, tools));
  const running = analytics ?? Promise.resolve([]);
  running.then(
    (all) => {
      for (const { name, start, stop } of all) tools.attempt(name, measured ? start : stop);
      // Also cookies of an earlier visit.
      if (answer && !measured) tools.attempt("erase cookies", () => eraseCookies(GOOGLE_COOKIES));
    },
    (error) => tools.note("analytics", error),
  );
  applyConsentToErrorReports(state);
}
