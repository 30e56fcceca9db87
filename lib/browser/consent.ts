import { CONSENT_DAYS, consentCookie } from "../privacy/consent";
import { attempt, attemptLater, note } from "./attempt";
import { rememberVisit } from "./attribution";
import { openTab } from "./open-tab";
import { currentAnswer, eraseRecords, failClosed } from "./store";
import { joinTabs } from "./tabs";
import { experimentLog } from "./variant";

const root = document.documentElement;
let started = false;
let notifyTabs = () => {};

/** Passed to lazily loaded files: if they imported this one, the bundler would split the entry file. */
export const tools = {
  attempt,
  note,
  openTab,
  currentAnswer,
  answerDays: CONSENT_DAYS,
  experiment: experimentLog,
  errors: {
    /** Errors, buffered until the reporter is loaded; empty if errors are never reported. */
    kept: [] as Event[],
    /** Receives the next error; buffers it until it is replaced. */
    report(event: Event): void {
      tools.errors.kept.push(event);
      applyCurrentAnswer();
    },
  },
  /** Called after an answer was stored, changed or erased on this page: applies it here and in the other tabs. */
  answered(): void {
    applyCurrentAnswer();
    attempt("visit", () => rememberVisit(new Date()));
    notifyTabs();
  },
  /** Closes the preferences when the answer changed elsewhere; set by them when they open. */
  closePreferences(): void {},
};

export type Tools = typeof tools;

/** Collects errors, where errors are reported at all. */
export function keepErrors(): void {
  if (!root.dataset.services?.includes("sentry")) return;
  for (const type of ["error", "unhandledrejection"])
    addEventListener(type, (event) => tools.errors.report(event));
  // `apply-consent.ts` reports violations, this one included.
  addEventListener("securitypolicyviolation", updateServices);
}

/** Sets up the banner and the preferences. Applies the answer, also when another tab changes it. */
export function initConsent(): void {
  for (const button of document.querySelectorAll<HTMLElement>("[data-answer]"))
    button.addEventListener("click", () => storeAnswer(button.dataset.answer?.split(" ") ?? []));
  for (const button of document.querySelectorAll("[data-preferences]")) {
    button.addEventListener("pointerenter", () => fetchPreferences().catch(() => {}), { once: true });
    button.addEventListener("click", openPreferences);
  }
  // The answer may have changed while this page was in the back/forward cache.
  addEventListener("pageshow", ({ persisted }) => persisted && applyChangedAnswer());
  notifyTabs = joinTabs(applyChangedAnswer);
  if (root.dataset.consent === "off") failClosed();
  whenIdle(applyCurrentAnswer);
}

/** Runs a task after the load event and the first paint, when the browser is idle. */
function whenIdle(task: () => void): void {
  if (document.readyState !== "complete") return addEventListener("load", () => whenIdle(task));
  requestAnimationFrame(() => (window.requestIdleCallback ?? setTimeout)(task));
}

function storeAnswer(categories: readonly string[]): void {
  document.cookie = consentCookie(
    categories,
    Number(root.dataset.consentRevision),
    new Date(),
    location.protocol,
  );
  tools.answered();
  // The pressed button is gone: the focus moves to the icon, which opens the question again.
  document.getElementById("cookies")?.focus({ preventScroll: true });
}

const fetchPreferences = () => import("./consent-preferences");

function openPreferences(): void {
  fetchPreferences()
    .then((part) => part.openPreferences(tools))
    .catch((error: unknown) => {
      note("consent", error);
      // Fails closed: the visitor cannot change the answer.
      failClosed();
      applyCurrentAnswer();
    });
}

function applyChangedAnswer(): void {
  tools.closePreferences();
  applyCurrentAnswer();
}

function applyCurrentAnswer(): void {
  // The inline script shows or hides the banner.
  dispatchEvent(new Event("consent"));
  const answer = currentAnswer();
  if (answer && !answer.includes("measurement")) eraseRecords();
  if (answer || tools.errors.kept.length > 0 || started) updateServices();
}

function updateServices(): void {
  if (root.dataset.services === "{}") return;
  started = true;
  attemptLater("services", import("./apply-consent"), (part) => part.applyAnswer(tools));
}
