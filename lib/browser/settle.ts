import type { StorageMode } from "../privacy/consent";
import type { BrowserServices } from "../config/services";
import { eraseCookies, GOOGLE_COOKIES } from "./cookies";
import { settleErrorReports } from "./settle-errors";
import type { Service, Tools } from "./tools";

/** The consent state and what depends on it. */
export interface State {
  services: BrowserServices;
  mode: StorageMode;
  /** The categories that the visitor allowed, if there is an answer at all. */
  answer: readonly string[] | undefined;
  /** Whether the answer matches the current consent question. */
  valid: boolean;
  tools: Tools;
}

let analytics: Promise<readonly Service[]> | undefined;

/** Starts the services that the visitor allows, stops the others and removes what those kept. */
export function settleServices(state: State): void {
  const { services, answer, valid, tools } = state;
  const measured = valid && answer?.includes("measurement") && (services.google || services.vercel);
  if (measured) analytics ??= import("./analytics").then((part) => part.analyticsServices(services, tools));
  const running = analytics ?? Promise.resolve([]);
  running.then(
    (all) => {
      for (const { name, start, stop } of all) tools.attempt(name, measured ? start : stop);
      // Also cookies of an earlier visit.
      if (valid && !measured) tools.attempt("erase cookies", () => eraseCookies(GOOGLE_COOKIES));
    },
    (error) => tools.note("analytics", error),
  );
  settleErrorReports(state);
}
