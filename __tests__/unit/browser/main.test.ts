import { fireEvent } from "@testing-library/dom";
import { expectConsole } from "../../console";
import { dropListeners, openPage } from "./page";
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
