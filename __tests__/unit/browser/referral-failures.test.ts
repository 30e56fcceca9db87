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

describe.each<[string, unknown]>([
  ["nothing", false],
  ["nothing and says that it did", true],
])("a reporter that does %s", (_name, answer) => {
  const look = { hidden: false, focused: true };
  const openings = () => steps.filter((step) => step === arrived).length;

  beforeEach(() => {
    jest.useFakeTimers();
    window.gtag_report_conversion = () => answer;
    Object.assign(look, { hidden: false, focused: true });
    jest.spyOn(document, "hidden", "get").mockImplementation(() => look.hidden);
    jest.spyOn(document, "hasFocus").mockImplementation(() => look.focused);
  });

  test("is waited for a second and a half, once", () => {
    click();
    jest.advanceTimersByTime(1499);
    expect(openings()).toBe(0);
    jest.advanceTimersByTime(1);
    expect(openings()).toBe(1);
    jest.advanceTimersByTime(60_000);
    expect(openings()).toBe(1);
  });

  test("is not, once the visitor has left", () => {
    click();
    fireEvent(window, new Event("pagehide"));
    jest.advanceTimersByTime(60_000);
    expect(openings()).toBe(0);
  });

  test.each([{ hidden: true }, { focused: false }])("waits for a visitor who looks elsewhere: %j", (away) => {
    click();
    Object.assign(look, away);
    jest.advanceTimersByTime(60_000);
    expect(openings()).toBe(0);
    Object.assign(look, { hidden: false, focused: true });
    jest.advanceTimersByTime(1500);
    expect(openings()).toBe(1);
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
