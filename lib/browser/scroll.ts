/** Delay before a page opened at `#ofertas` scrolls to them, in ms. */
const DELAY = 100;
/** Distance in px above the viewport from which the offers count as scrolled past. */
const PASSED = 100;

/** Scrolls to the offers again once the layout of a page opened at them is final. */
export function scrollToOffers(): void {
  if (location.hash !== "#ofertas") return;
  setTimeout(() => {
    const offers = document.getElementById("ofertas");
    // Does not scroll back a visitor who has scrolled on.
    if (offers && offers.getBoundingClientRect().top > -PASSED) offers.scrollIntoView();
  }, DELAY);
}

/** A page that is loaded again starts at its top; going back keeps its place. */
export function scrollToTop(): void {
  const isReload = (entry: PerformanceEntry) => "type" in entry && entry.type === "reload";
  if (location.hash || !performance.getEntriesByType("navigation").some(isReload)) return;
  history.scrollRestoration = "manual";
  addEventListener("pagehide", () => {
    history.scrollRestoration = "auto";
  });
  const glides =
    document.querySelector("[data-scroll=smooth]") && !matchMedia("(prefers-reduced-motion)").matches;
  scrollTo({ top: 0, behavior: glides ? "smooth" : "instant" });
}
