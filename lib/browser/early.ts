import { readTheme, themeKey } from "../config/theme";
import { CONSENT_COOKIE } from "../privacy/consent";
import { showQuestion } from "./consent-question";

// The inline script, run before the first paint. Every byte is in every page.
const root = document.documentElement;
const address = document.currentScript?.dataset.script;
const script = document.createElement("script");
/** The button of the banner that was pressed last. */
let pressed: HTMLElement | undefined;

function prepare(): void {
  try {
    const theme = readTheme(localStorage.getItem(themeKey));
    if (theme) root.dataset.theme = theme;
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
  // The banner stands from the first paint: what was pressed before its buttons worked is pressed again.
  script.onload = () => {
    // Without `ready`, the browser could not run it.
    if ("ready" in root.dataset) pressed?.click();
    else failClosed();
  };
  const trusted = window.trustedTypes?.createPolicy("site", { createScriptURL: () => `${address}` });
  Object.assign(script, { src: trusted?.createScriptURL("") ?? address });
  document.head.append(script);
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
addEventListener("click", ({ target }) => {
  pressed = (target as Element).closest<HTMLElement>("[data-question] button") ?? pressed;
});
// After the first paint; in browsers that do not report it, a second after the load event.
addEventListener("load", () => setTimeout(fetchScript, 1000));
new PerformanceObserver((paints) => {
  if (paints.getEntriesByName("first-contentful-paint")[0]) fetchScript();
}).observe({ type: "paint", buffered: true });
