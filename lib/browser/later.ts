import { attempt, note } from "./attempt";
import { rememberVisit } from "./attribution";
import { openTab } from "./open-tab";
import { currentAnswer, eraseAll, failClosed } from "./store";
import type { Errors } from "./tools";
import { isDrawn, noteOnce } from "./variant";

const kept: Event[] = [];
const errors: Errors = { kept, tell: (event) => kept.push(event) };

/** Keeps what goes wrong from now on, where errors are reported at all. */
export function keepErrors(): void {
  if (!document.documentElement.dataset.services?.includes("sentry")) return;
  for (const type of ["error", "unhandledrejection"]) addEventListener(type, (event) => errors.tell(event));
}

/** Fetches what can wait (consent, and all that depends on it) once the page is usable, and painted. */
export function startLater(): void {
  if (document.readyState !== "complete") return addEventListener("load", startLater);
  requestAnimationFrame(() => (window.requestIdleCallback ?? setTimeout)(fetchConsent));
}

function fetchConsent(): void {
  const experiment = { isDrawn, noteOnce };
  const tools = {
    attempt,
    note,
    openTab,
    currentAnswer,
    eraseAll,
    failClosed,
    rememberVisit,
    experiment,
    errors,
  };
  import("./consent")
    .then(({ serveConsent }) => serveConsent(tools))
    .catch((error) => {
      note("consent", error);
      failClosed();
    });
}
