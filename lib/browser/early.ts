import { themeKey } from "../config/theme";
import { CONSENT_COOKIE } from "../privacy/consent";
import { addTracking } from "../privacy/tracking";
import { isQuestionHidden, mayReportCampaignEarly, showQuestion } from "./consent-question";
import {
  EARLY_CLICK,
  type EarlyClick,
  HIDDEN_QUESTION,
  baseAddress,
  REFERRAL_LINKS,
  visitTracking,
} from "./visit-tracking";

// The inline script, run before the first paint. Every byte is in every page.
const root = document.documentElement;
const address = document.currentScript?.dataset.script;
const script = document.createElement("script");
/** The button of the banner that was pressed last. */
let pressed: HTMLElement | undefined;
/** The referral links that were clicked. */
const clicks: { link: Element; detail: EarlyClick }[] = [];

function prepare(): void {
  try {
    const theme = localStorage.getItem(themeKey);
    if (theme === "light" || theme === "dark") root.dataset.theme = theme;
  } catch {
    // Storage is blocked: the system's colour scheme applies.
  }
  showQuestion();
}

/**
 * Loads the site's script, once; not while the page is only prerendered. As an element: a policy with `'strict-dynamic'`
 * refuses an import from a script in the HTML.
 */
function fetchScript(): void {
  if (document.prerendering || script.src) return;
  if (document.readyState === "loading") return document.addEventListener("DOMContentLoaded", fetchScript);
  script.type = "module";
  script.onerror = failClosed;
  script.onload = replay;
  const trusted = window.trustedTypes?.createPolicy("site", { createScriptURL: () => `${address}` });
  Object.assign(script, { src: trusted?.createScriptURL("") ?? address });
  document.head.append(script);
}

/** Presses again what was pressed in the banner before its buttons worked, and tells of the clicks on referral links. */
function replay(): void {
  // The browser could not run it.
  if (!("ready" in root.dataset)) return failClosed();
  pressed?.click();
  for (const { link, detail } of clicks)
    link.dispatchEvent(new CustomEvent(EARLY_CLICK, { bubbles: true, detail }));
}

/** Remembers a press. A referral link opens with the visit's parameters if consent allows them. */
function notePress({ target, button }: MouseEvent): void {
  if ("ready" in root.dataset) return;
  pressed = (target as Element).closest<HTMLElement>("[data-ask] button") ?? pressed;
  const link = (target as Element).closest<HTMLAnchorElement>(REFERRAL_LINKS);
  if (!link) return;
  const href = link.getAttribute("href") ?? "";
  link.href = addTracking(baseAddress(link), visitTracking(mayReportCampaignEarly()));
  if (button === 0) clicks.push({ link, detail: { url: link.href, timestamp: new Date().toISOString() } });
  // The link becomes as it was once the browser has opened it: the visitor may refuse before the next click.
  setTimeout(() => link.setAttribute("href", href));
}

/** Hides the banner when nobody can answer: only the chosen theme and an earlier answer stay stored. */
function failClosed(): void {
  root.dataset.consent = "off";
  for (const pair of document.cookie.split("; "))
    if (!pair.startsWith(CONSENT_COOKIE)) document.cookie = `${pair.split("=")[0]}=; path=/; max-age=0`;
  for (const key of Object.keys(localStorage)) if (key !== themeKey) localStorage.removeItem(key);
}

// Where reading cookies throws, this script ends here, and nothing is stored.
prepare();
// Prerendered or restored from the back/forward cache: the visitor may have chosen on another page.
document.addEventListener("prerenderingchange", prepare);
addEventListener("pageshow", prepare);
// The page has arrived, or the answer changed, here or in another tab.
addEventListener("consent", () => {
  showQuestion();
  // Nothing of a question that is not seen as a whole: neither its buttons nor what would need an answer.
  if (isQuestionHidden()) root.dataset.consent = "off";
});
addEventListener(HIDDEN_QUESTION, (event) => isQuestionHidden() && event.preventDefault());
for (const type of ["click", "auxclick"] as const) addEventListener(type, notePress);
// The script is fetched after the first paint; in browsers that do not report it, a second after the load event.
addEventListener("load", () => setTimeout(fetchScript, 1000));
new PerformanceObserver((paints) => {
  if (paints.getEntriesByName("first-contentful-paint")[0]) fetchScript();
}).observe({ type: "paint", buffered: true });
