import { readTheme, themeKey } from "../config/theme";
import { CONSENT_COOKIE } from "../privacy/consent";
import { showQuestion } from "./consent-question";

// The inline script, run before the first paint. Every byte is in every page.
const root = document.documentElement;
const address = document.currentScript?.dataset.script;

function prepare(): void {
  try {
    const theme = readTheme(localStorage.getItem(themeKey));
    if (theme) root.dataset.theme = theme;
  } catch {
    // Storage is blocked: the system's colour scheme applies.
  }
  showQuestion();
}

/** Imports the site's script; not while the page is only prerendered. Importing twice loads once. */
function fetchScript(): void {
  if (document.prerendering) return;
  if (document.readyState === "loading") return document.addEventListener("DOMContentLoaded", fetchScript);
  void import(`${address}`).catch(failClosed);
}

/** Nobody can answer: the banner is hidden, and only the chosen theme and an earlier answer stay stored. */
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
// The answer changed on this page or in another tab.
addEventListener("consent", showQuestion);
// After the first paint; in browsers that do not report it, a second after the load event.
addEventListener("load", () => setTimeout(fetchScript, 1000));
new PerformanceObserver((paints) => {
  if (paints.getEntriesByName("first-contentful-paint")[0]) fetchScript();
}).observe({ type: "paint", buffered: true });
