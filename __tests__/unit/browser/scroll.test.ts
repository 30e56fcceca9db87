import { scrollToOffers, scrollToTop } from "@/lib/browser/scroll";
import { dropListeners, openPage } from "./page";

dropListeners();

const scrolled = jest.fn();
const offers = '<section id="ofertas"></section>';

beforeEach(() => {
  scrolled.mockReset();
  jest.useFakeTimers();
  Element.prototype.scrollIntoView = scrolled;
  Object.assign(window, { scrollTo: scrolled });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test("an address that ends in #ofertas scrolls there after 100 ms", () => {
  openPage({ html: offers, path: "/#ofertas" });
  scrollToOffers();
  jest.advanceTimersByTime(99);
  expect(scrolled).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(scrolled.mock.contexts).toEqual([document.getElementById("ofertas")]);
});

test("a visitor who has read on meanwhile is left alone", () => {
  openPage({ html: offers, path: "/#ofertas" });
  document.getElementById("ofertas")!.getBoundingClientRect = () => ({ top: -400 }) as DOMRect;
  scrollToOffers();
  jest.runAllTimers();
  expect(scrolled).not.toHaveBeenCalled();
});

test.each([
  ["/", offers],
  ["/#preguntas", offers],
  ["/#ofertas", ""],
])("%s with «%s» stays where it is", (path, html) => {
  openPage({ html, path });
  scrollToOffers();
  jest.runAllTimers();
  expect(scrolled).not.toHaveBeenCalled();
});

class Timing {
  constructor(readonly type: string) {}
}

function load({ type = "reload", path = "/lowi", html = "", reduced = false }) {
  openPage({ html, path });
  history.scrollRestoration = "auto";
  Object.assign(window, { PerformanceNavigationTiming: Timing, matchMedia: () => ({ matches: reduced }) });
  performance.getEntriesByType = () => (type ? [new Timing(type) as unknown as PerformanceEntry] : []);
  scrollToTop();
}

test.each([
  ["jumps", "", false, "instant"],
  ["glides where the page asks", "<div data-scroll=smooth></div>", false, "smooth"],
  ["jumps where motion is not wanted", "<div data-scroll=smooth></div>", true, "instant"],
])("a reloaded page %s to its top", (_name, html, reduced, behavior) => {
  load({ html, reduced });
  expect(scrolled.mock.calls).toEqual([[{ top: 0, behavior }]]);
  expect(history.scrollRestoration).toBe("manual");
  window.dispatchEvent(new Event("pagehide"));
  expect(history.scrollRestoration).toBe("auto");
});

test.each([
  ["reached by a link", { type: "navigate" }],
  ["gone back to", { type: "back_forward" }],
  ["opened at a place", { path: "/#ofertas" }],
  ["in a browser that cannot tell", { type: "" }],
])("a page %s keeps its place", (_name, given) => {
  load(given);
  expect(scrolled).not.toHaveBeenCalled();
});
