import { readTheme, themeKey } from "../config/theme";

// Runs inside the page, before the first paint: a few bytes, no more.
const root = document.documentElement;
const address = document.currentScript?.dataset.script;

function showTheme(): void {
  try {
    const theme = readTheme(localStorage.getItem(themeKey));
    if (theme) root.dataset.theme = theme;
  } catch {
    // Storage is blocked: the system's scheme stands.
  }
}

/**
 * Once all of the page has come. Not for one that the browser only prepares, for a visit that may never come. Asked for
 * twice it comes once; where it does not come, the page is complete without it.
 */
function fetchScript(): void {
  if (document.prerendering) return;
  if (document.readyState === "loading") return document.addEventListener("DOMContentLoaded", fetchScript);
  void import(`${address}`).catch(() => {});
}

showTheme();
// Prepared ahead, or come back from the browser's memory: the switch may have been turned on another page since.
document.addEventListener("prerenderingchange", showTheme);
addEventListener("pageshow", showTheme);
// Once the page is seen; where a browser does not tell of that, a second after it has loaded.
addEventListener("load", () => setTimeout(fetchScript, 1000));
new PerformanceObserver((paints) => {
  if (paints.getEntriesByName("first-contentful-paint")[0]) fetchScript();
}).observe({ type: "paint", buffered: true });
