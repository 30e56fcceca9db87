import { fireEvent } from "@testing-library/dom";
import { expectConsole } from "../../console";
import { dropListeners, kept, openPage } from "./page";
import { settled } from "./tools";

jest.mock("@/lib/browser/consent", () => ({ serveConsent: jest.fn() }));

dropListeners();
beforeEach(() => {
  performance.getEntriesByType = () => [];
  Object.assign(window, { PerformanceNavigationTiming: class {} });
});
afterEach(() => jest.restoreAllMocks());

const html = '<span data-current-year>1999</span><a data-referral="x" href="https://p.example/">Ir</a>';
const year = () => document.querySelector("[data-current-year]")?.textContent;
beforeEach(() => (document.documentElement.dataset.freshUntil = "0"));

test("a page is served at once", async () => {
  openPage({ html, path: "/?utm_source=google" });
  await import("@/lib/browser/main");
  await settled();
  expect(year()).not.toBe("1999");
  expect(localStorage.getItem("last_utm_source")).toBe("google");
  fireEvent.pointerDown(document.querySelector("a")!);
  expect(document.querySelector("a")?.href).toBe("https://p.example/?utm_source=google&refsrc=planamigo");
});

test("a page that is still arriving is served when its parts are there", async () => {
  openPage({ html });
  const state = jest.spyOn(document, "readyState", "get").mockReturnValue("loading");
  await import("@/lib/browser/main");
  await settled();
  expect(year()).toBe("1999");
  state.mockReturnValue("interactive");
  fireEvent(document, new Event("DOMContentLoaded"));
  await settled();
  expect(year()).not.toBe("1999");
});

describe("a page that is prepared ahead of a visit", () => {
  const prepare = (prerendering: boolean) => Object.assign(document, { prerendering });
  afterEach(() => prepare(false));

  test("is served when the visit comes", async () => {
    openPage({ html: `${html}<div data-variant="b"></div>`, path: "/?utm_source=google" });
    prepare(true);
    await import("@/lib/browser/main");
    await settled();
    expect(year()).toBe("1999");
    expect(localStorage).toHaveLength(0);

    prepare(false);
    fireEvent(document, new Event("prerenderingchange"));
    await settled();
    expect(year()).not.toBe("1999");
    expect(localStorage.getItem("last_utm_source")).toBe("google");
    expect(kept("ab_tracking_data")).toEqual([expect.objectContaining({ event: "page_view" })]);
  });
});

test("what fails is noted by name, and the rest goes on", async () => {
  openPage({ html });
  jest.spyOn(performance, "getEntriesByType").mockImplementation(() => {
    throw new Error("boom");
  });
  expectConsole("warn", /^\[scroll to top\] Error: boom/);
  await import("@/lib/browser/main");
  await settled();
  expect(year()).not.toBe("1999");
});
