/** @jest-environment jsdom */
import { fireEvent, screen, waitFor } from "@testing-library/dom";
import * as enhancements from "@/lib/browser/enhancements";
import { wasDrawnAtRandom } from "@/lib/browser/analytics";
import { experimentLog } from "@/lib/browser/variant";
import { expectConsole } from "../../console";
import { blockStorage, dropListeners, finishTasks, openPage } from "./page";

jest.mock("@/lib/browser/consent", () => ({ keepErrors: jest.fn(), initConsent: jest.fn(), tools: {} }));

dropListeners();
afterEach(() => {
  delete document.documentElement.dataset.theme;
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test("an enhancement that fails is logged by name, and the others run", async () => {
  openPage({ html: "<span data-current-year>1999</span>" });
  document.documentElement.dataset.freshUntil = "0";
  Object.assign(window, { PerformanceNavigationTiming: class {}, matchMedia: () => ({ matches: false }) });
  Object.assign(document, { fonts: { load: async () => [] } });
  performance.getEntriesByType = () => {
    throw new Error("boom");
  };
  expectConsole("warn", /^\[scroll to top\] Error: boom/);
  await import("@/lib/browser/main");
  await finishTasks();
  expect(document.body).not.toHaveTextContent("1999");
});

test("a page built today says how old its checks are", () => {
  openPage({ html: '<p data-aged="Hace 14 meses.">Comprobada en septiembre de 2025.</p>' });
  document.documentElement.dataset.freshUntil = String(Date.UTC(2026, 10, 24));
  enhancements.correctDates(new Date("2026-11-23T12:00:00Z"));
  expect(document.body).toHaveTextContent("Hace 14 meses.");
});

describe("«Compartir»", () => {
  const url = "http://localhost/paypal";
  const no = () => Promise.reject(new Error("no"));
  const clipboard = (writeText: () => Promise<void>) => ({ writeText }) as unknown as Clipboard;

  function press(able: Partial<Navigator>) {
    openPage({
      html: '<div><button data-share="/paypal">Compartir</button><p role="status"></p></div>',
      path: "/paypal?utm_source=x",
    });
    document.title = "PayPal";
    for (const name of ["share", "clipboard"] as const)
      Object.defineProperty(navigator, name, { value: able[name], configurable: true });
    enhancements.enhanceShareButton();
    fireEvent.click(screen.getByRole("button"));
  }

  test("shares the address without its query; closing the system's panel is no failure", async () => {
    const share = jest.fn().mockRejectedValue(new DOMException("Closed.", "AbortError"));
    press({ share });
    await waitFor(() => expect(share.mock.calls).toEqual([[{ title: "PayPal", url }]]));
    await finishTasks();
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
  });

  test.each<[string, Partial<Navigator>]>([
    ["the browser can neither share nor copy", {}],
    ["copying fails", { clipboard: clipboard(no) }],
    ["sharing fails", { share: no }],
  ])("shows the address if %s", async (_name, able) => {
    press(able);
    await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent(url));
  });
});

describe("the theme", () => {
  const { dataset } = document.documentElement;
  const runEarly = () => jest.requireActual("@/lib/browser/early");
  beforeEach(() => {
    openPage({ html: "<button data-theme-switch>Tema oscuro</button>" });
    const PerformanceObserver = class {
      observe() {}
    };
    Object.assign(window, { matchMedia: () => ({ matches: false }), PerformanceObserver });
  });

  test("changes even if storage is blocked", () => {
    blockStorage();
    expectConsole("warn", /^\[keep theme\]/);
    enhancements.enhanceThemeSwitch();
    fireEvent.click(screen.getByRole("button"));
    expect(dataset.theme).toBe("dark");
  });

  test.each([
    ["returns from the back/forward cache", window, "pageshow"],
    ["was prerendered", document, "prerenderingchange"],
  ])("of a page that %s is the one chosen on another page", (_name, target, event) => {
    runEarly();
    enhancements.enhanceThemeSwitch();
    localStorage.setItem("theme", "dark");
    fireEvent(target, new Event(event));
    expect(dataset.theme).toBe("dark");
  });
});

test("«Imprimir» prints the page, and the sheet carries the day in Madrid on which it is printed", () => {
  openPage({ html: "<button data-print>Imprimir</button><span data-print-date></span>" });
  window.print = jest.fn();
  jest.useFakeTimers({ now: new Date("2026-12-31T22:59:59Z") });
  enhancements.enhancePrintButton();
  expect(document.body).not.toHaveTextContent("2026");
  fireEvent(window, new Event("beforeprint"));
  expect(document.body).toHaveTextContent("31 de diciembre de 2026");
  jest.setSystemTime(new Date("2026-12-31T23:00:00Z"));
  fireEvent(window, new Event("beforeprint"));
  expect(document.body).toHaveTextContent("1 de enero de 2027");
  jest.useRealTimers();
  fireEvent.click(screen.getByRole("button"));
  expect(window.print).toHaveBeenCalledTimes(1);
});

const views = (...queries: string[]) =>
  queries.map((query) => ({
    ...{ variant: "b", timestamp: new Date().toISOString(), event: "page_view" },
    url: `http://localhost/trade-republic${query}`,
  }));

function visitor(cookie: string, log: object[]) {
  openPage({ html: '<div data-variant="b"></div>', path: "/trade-republic" });
  document.cookie = `${cookie}; path=/`;
  localStorage.setItem("ab_tracking_data", JSON.stringify(log));
  const test = experimentLog();
  if (!test) throw new Error("no A/B test on this page");
  return test;
}

test.each<[string, string, object[], boolean]>([
  ["counts if assigned at random", "ab_variant=b", views("", "?v=c&utm_source=x"), true],
  ["does not count after once asking for a variant", "ab_variant=b", views("?utm_source=x&v=b", ""), false],
  ["does not count without a stored variant", "x=1", views(""), false],
  ["does not count with the other variant", "ab_variant=a", views(""), false],
])("in the A/B test, a visitor %s", (_who, cookie, log, drawn) => {
  expect(wasDrawnAtRandom(visitor(cookie, log))).toBe(drawn);
});
