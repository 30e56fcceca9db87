import { fireEvent } from "@testing-library/dom";
import { expectConsole } from "../../console";
import { blockStorage } from "./page";
import { arrived, click, enriched, openTabs, serveClicks, steps } from "./referral-page";

serveClicks();

describe("nothing that fails keeps the visitor from arriving", () => {
  const boom = () => {
    throw new Error("boom");
  };

  test("gtag throws", () => {
    window.gtag = boom;
    expectConsole("warn", /^\[send click\] Error: boom/);
    click();
    expect(steps).toContain(arrived);
  });

  test("the storage is blocked", () => {
    blockStorage();
    for (const name of ["read last_utm_timestamp", "read referral_clicks", "write referral_clicks"])
      expectConsole("warn", new RegExp(`^\\[${name}\\]`));
    click();
    expect(steps).toContain(arrived);
  });

  test("the reporter throws", () => {
    window.gtag_report_conversion = boom;
    expectConsole("warn", /^\[report conversion\] Error: boom/);
    click();
    expect(steps.slice(-2)).toEqual(["open  _blank", arrived]);
  });

  test("the reporter is no function", () => {
    Object.assign(window, { gtag_report_conversion: "yes" });
    click();
    expect(steps).toContain(arrived);
  });

  test("the address cannot be completed: the original is used", () => {
    jest.spyOn(URLSearchParams.prototype, "append").mockImplementation(boom);
    expectConsole("warn", /^\[build referral url\] Error: boom/);
    click();
    expect(steps).toContain("go new https://p.example/?code=X#top noreferrer");
  });

  test.each([
    ["a new tab is blocked", () => null],
    ["asking for a new tab throws", boom],
    ["the new tab refuses to be used", () => ({}) as Window],
  ])("%s: this tab leaves", (name, open) => {
    openTabs(open);
    if (name.includes("throws")) expectConsole("warn", /^\[open tab\]/);
    if (name.includes("refuses")) expectConsole("warn", /^\[leave for the provider\]/);
    click();
    expect(steps.at(-1)).toBe(`go here ${enriched} noreferrer`);
    expect(document.querySelectorAll("a")).toHaveLength(2);
  });
});

describe("a reporter that has not thrown", () => {
  const PATIENCE = 1500;
  const here = `go here ${enriched} noreferrer`;

  beforeEach(() => {
    jest.useFakeTimers();
    window.gtag_report_conversion = () => false;
  });

  test("and after a second and a half has taken the visitor nowhere: this tab leaves, once", () => {
    click();
    jest.advanceTimersByTime(PATIENCE - 1);
    expect(steps).not.toContain(here);
    jest.advanceTimersByTime(60_000);
    expect(steps.filter((step) => step.startsWith("go "))).toEqual([here]);
    expect(steps.join()).not.toContain("open ");
  });

  test.each([
    ["the page was hidden", document, "visibilitychange"],
    ["the page lost the focus", window, "blur"],
    ["the page was left", window, "pagehide"],
  ])("is trusted where meanwhile %s, even when the visitor is back", (_name, target, type) => {
    click();
    fireEvent(target, new Event(type, { bubbles: true }));
    jest.advanceTimersByTime(60_000);
    expect(steps.join()).not.toMatch(/open |go /);
  });

  test("is trusted too where the page lost the focus while it ran", () => {
    window.gtag_report_conversion = () => void fireEvent(window, new Event("blur"));
    click();
    jest.advanceTimersByTime(60_000);
    expect(steps.join()).not.toMatch(/open |go /);
  });
});

test("the site's own reporter is believed to have opened the address", async () => {
  jest.useFakeTimers();
  const { openTab } = await import("@/lib/browser/open-tab");
  window.gtag_report_conversion = (url) => {
    openTab(url);
    return openTab;
  };
  click();
  jest.advanceTimersByTime(60_000);
  expect(steps.filter((step) => step === arrived)).toHaveLength(1);
});
