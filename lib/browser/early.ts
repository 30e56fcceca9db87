import { readTheme, themeKey } from "../config/theme";
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
  // If the import fails, the banner has no working buttons: it stays hidden, and nothing is stored.
  void import(`${address}`).catch(() => {
    root.dataset.consent = "off";
  });
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
