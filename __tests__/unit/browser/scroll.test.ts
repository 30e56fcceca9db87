import { scrollToOffers, scrollToTop } from "@/lib/browser/scroll";
import { dropListeners, openPage } from "./page";

dropListeners();

const scrolled = jest.fn();

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

describe("at the offers", () => {
  test("the page goes there after 100 ms", () => {
    openPage({ html: '<section id="ofertas"></section>', path: "/#ofertas" });
    scrollToOffers();
    jest.advanceTimersByTime(99);
    expect(scrolled).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(scrolled.mock.contexts).toEqual([document.getElementById("ofertas")]);
  });

  test.each([
    ["reads on below", -400, 0],
    ["is there already", 20, 1],
  ])("a visitor who %s", (_name, top, times) => {
    openPage({ html: '<section id="ofertas"></section>', path: "/#ofertas" });
    const offers = document.getElementById("ofertas");
    if (offers) offers.getBoundingClientRect = () => ({ top }) as DOMRect;
    scrollToOffers();
    jest.runAllTimers();
    expect(scrolled).toHaveBeenCalledTimes(times);
  });

  test.each(["/", "/#preguntas", "/#OFERTAS"])("%s stays where it is", (path) => {
    openPage({ html: '<section id="ofertas"></section>', path });
    scrollToOffers();
    jest.runAllTimers();
    expect(scrolled).not.toHaveBeenCalled();
  });

  test("a page without offers is no failure", () => {
    openPage({ path: "/#ofertas" });
    scrollToOffers();
    jest.runAllTimers();
  });
});

describe("at the top", () => {
  class Timing {
    constructor(readonly type: string) {}
  }

  function load({ type = "reload", path = "/lowi", html = "", reduced = false }) {
    openPage({ html, path });
    history.scrollRestoration = "auto";
    Object.assign(window, { PerformanceNavigationTiming: Timing, matchMedia: () => ({ matches: reduced }) });
    performance.getEntriesByType = () => [new Timing(type) as unknown as PerformanceEntry];
    scrollToTop();
  }

  test.each([
    ["jumps", "", false, "instant"],
    ["glides where the page asks", "<div data-scroll=smooth></div>", false, "smooth"],
    ["jumps where motion is not wanted", "<div data-scroll=smooth></div>", true, "instant"],
  ])("a reloaded page %s", (_name, html, reduced, behavior) => {
    load({ html, reduced });
    expect(scrolled.mock.calls).toEqual([[{ top: 0, behavior }]]);
    expect(history.scrollRestoration).toBe("manual");
    window.dispatchEvent(new Event("pagehide"));
    expect(history.scrollRestoration).toBe("auto");
  });

  test.each([
    ["one reached by a link", { type: "navigate" }],
    ["one gone back to", { type: "back_forward" }],
    ["one opened at a place", { path: "/#ofertas" }],
  ])("%s keeps its place", (_name, given) => {
    load(given);
    expect(scrolled).not.toHaveBeenCalled();
    expect(history.scrollRestoration).toBe("auto");
  });

  test("a browser that cannot tell keeps its place", () => {
    openPage();
    performance.getEntriesByType = () => [];
    scrollToTop();
    expect(scrolled).not.toHaveBeenCalled();
  });
});
