import { consentCookie, type Purpose } from "../privacy/consent";
import { attempt, attemptLater, logFailure } from "./attempt";
import { pageLocation, rememberVisit } from "./attribution";
import { currentConsent, isPurposeAllowed, noteErasure, storedConsent } from "./consent-answer";
import { onPress } from "./on-press";
import { openTab } from "./open-tab";
import { eraseEverything, eraseRefused, failClosed } from "./store";
import type { EntryFunctions } from "./entry-functions";
import { experimentLog } from "./variant";

/** What happened in another tab: an answer to the banner, or the erasure of everything. */
type News = "answer" | "erasure";

const root = document.documentElement;
/** How many errors wait for an answer: a page that fails again and again fills no memory. */
const KEPT_ERRORS = 20;
let started = false;
/** Whether this page has seen an answer: if it is then gone, the visitor erased it. */
let wasAnswered = false;
let notifyTabs: (news: News) => void = () => {};

const entry: EntryFunctions = {
  attempt,
  note: logFailure,
  openTab,
  currentConsent,
  eraseRefused,
  pageLocation,
  experiment: experimentLog,
  errors: {
    kept: [],
    report(event) {
      if (entry.errors.kept.length < KEPT_ERRORS) entry.errors.kept.push(event);
    },
  },
};

/** Collects errors, where errors are reported at all. */
export function keepErrors(): void {
  if (!root.dataset.services?.includes("sentry")) return;
  for (const type of ["error", "unhandledrejection"])
    addEventListener(type, (event) => entry.errors.report(event));
}

/**
 * Connects the banner and the preferences, and applies the answer, also when another tab changes it. Nothing that a no
 * needs is loaded later. If this fails, nobody can answer, and nothing is kept.
 */
export function initConsent(): void {
  try {
    connect();
  } catch (error) {
    logFailure("consent", error);
    failClosed();
  }
}

function connect(): void {
  onPress("[data-answer]", answer);
  onPress("[data-preferences]", openPreferences);
  onPress("[data-erase]", eraseAndSay);
  // The answer may have changed while this page was in the back/forward cache.
  addEventListener("pageshow", ({ persisted }) => persisted && applyChangedAnswer("answer"));
  notifyTabs = joinTabs(applyChangedAnswer);
  if (root.dataset.consent === "off") failClosed();
  whenIdle(() => {
    const banner = document.querySelector("[data-ask]");
    // It stands last in the HTML, but keyboards and screen readers reach it before the page.
    if (banner) document.querySelector("header")?.before(banner);
    applyCurrentAnswer();
  });
}

/** Runs a task after the load event and the first paint, when the browser is idle. */
function whenIdle(task: () => void): void {
  if (document.readyState !== "complete") return addEventListener("load", () => whenIdle(task));
  requestAnimationFrame(() => (window.requestIdleCallback ?? setTimeout)(task));
}

/** The preferences. */
const dialog = () => document.querySelector("dialog");
/** The line in which screen readers are told that an answer was stored. */
const status = () => document.querySelector<HTMLElement>("[data-kept]");
/** Their switches, one a purpose. */
const boxes = () => [...(dialog()?.querySelectorAll("input") ?? [])];

/** The categories that are ticked in the preferences, separated by spaces. */
const ticked = () =>
  ["necessary", ...boxes().flatMap(({ checked, value }) => (checked ? [value] : []))].join(" ");

/**
 * Opens the preferences. Each switch shows what is allowed now; until there is an answer, a hint says which are on without
 * one. The form gets the focus, not its first link, so that a screen reader says its name. `autofocus` is set here: in the
 * HTML, browsers would try to focus the form when the page arrives.
 */
function openPreferences(): void {
  for (const box of boxes()) box.checked = isPurposeAllowed(box.value as Purpose);
  const isUnanswered = !currentConsent();
  for (const hint of dialog()?.querySelectorAll("i") ?? []) hint.hidden = !isUnanswered;
  dialog()?.querySelector("form")?.toggleAttribute("autofocus", true);
  dialog()?.showModal();
  // The form gets the focus, and would be scrolled to.
  dialog()?.scrollTo(0, 0);
}

/** Stores the answer of a button: the allowed categories, separated by spaces. */
function answer(button: HTMLElement): void {
  const { consent, consentRevision } = root.dataset;
  document.cookie = consentCookie(
    (button.dataset.answer || ticked()).split(" "),
    Number(consentRevision),
    new Date(),
    location.protocol,
  );
  applyChangedAnswer("answer");
  attempt("visit", () => rememberVisit(new Date()));
  notifyTabs("answer");
  // Later, because nothing is said while the page is inert behind the dialog, nor in the frame in which it comes back.
  setTimeout(sayKept, 200);
  // Where the pressed button is gone, the focus moves: after a first answer to the page, which the banner stood before;
  // later to the icon, which opens the dialog again.
  const next = consent === "ask" ? "contenido" : "preferencias-abrir";
  if (document.activeElement?.matches("body, [data-ask] *, dialog *") ?? true)
    document.getElementById(next)?.focus({ preventScroll: true });
}

/** Says that the answer is stored, if it is, and which: a changed answer in the same words would not be read out. */
function sayKept(): void {
  const line = status();
  if (!line || !storedConsent()) return;
  const allowed = boxes().filter(({ value }) => isPurposeAllowed(value as Purpose));
  const titles = allowed.map(({ parentElement }) => parentElement?.innerText.split(".")[0]);
  line.textContent = `${line.dataset.kept} ${titles.join(", ") || line.dataset.none}.`;
}

/** «Borrar mis datos locales»: also stops what runs, here and in other tabs, and asks again. */
function eraseAndSay(): void {
  const status = document.querySelector<HTMLElement>("[data-local-data] [role=status]");
  const outcome = attempt("erase", () => {
    eraseEverything();
    return "erased";
  });
  applyChangedAnswer("erasure");
  notifyTabs("erasure");
  if (status) status.textContent = status.dataset[outcome ?? "failed"] ?? "";
}

/** Applies an answer or an erasure from this tab or another, and clears the message about the previous one. */
function applyChangedAnswer(news: News): void {
  if (news === "erasure") noteErasure();
  applyCurrentAnswer();
  status()?.replaceChildren();
  // Closing lays the page out: by then the banner is hidden, so that once is enough.
  dialog()?.close();
}

/** Makes banner, stored data and services follow the current answer. */
function applyCurrentAnswer(): void {
  const isAnswered = Boolean(storedConsent());
  if (wasAnswered && !isAnswered) noteErasure();
  wasAnswered = isAnswered;
  // The inline script shows or hides the banner, and sets «off» where a part of it cannot be seen.
  dispatchEvent(new Event("consent"));
  eraseRefused();
  if (currentConsent() || started) updateServices();
}

/** Starts or stops the services, where the configuration has any. */
function updateServices(): void {
  if (root.dataset.services === "{}") return;
  started = true;
  attemptLater("services", import("./apply-answer"), (part) => part.applyAnswer(entry));
}

/** Calls `onNews` when another tab announces a change, and returns the function that announces one to them. */
function joinTabs(onNews: (news: News) => void): (news: News) => void {
  const open = () => {
    const opened = new BroadcastChannel("consent");
    opened.onmessage = ({ data }) => onNews(data);
    return opened;
  };
  let channel = open();
  addEventListener("pagehide", () => channel.close());
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) channel = open();
  });
  return (news) => channel.postMessage(news);
}
