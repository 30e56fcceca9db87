import { fireEvent } from "@testing-library/dom";
import { expectConsole } from "../../console";
import { blockStorage, dropListeners, kept, openPage } from "./page";

const html = `<a href="https://p.example/?code=X#top" data-referral="indexa-capital"><b>Ir</b></a><a href="/otra">Otra</a>`;
const enriched = "https://p.example/?code=X&utm_source=google&refsrc=planamigo#top";

/** What happened, in order: gtag, store, report, open, and where a link took the visitor. */
let steps: string[];
/** Whether the browser was left to do its own with the last click. */
let leftToBrowser: boolean;

const link = () => document.querySelector<HTMLAnchorElement>("a[data-referral]")!;
const click = (init?: MouseEventInit) => fireEvent.click(link().firstElementChild!, init);
const arrived = `go new ${enriched} noreferrer`;

function openTabs(open: () => Window | null) {
  jest.spyOn(window, "open").mockImplementation((...given) => {
    steps.push(`open ${given.join(" ")}`);
    return open();
  });
}

dropListeners();

beforeEach(async () => {
  steps = [];
  openPage({ html, path: "/indexa-capital?utm_source=google" });
  const newTab = document.implementation.createHTMLDocument();
  openTabs(() => ({ document: newTab, opener: window }) as unknown as Window);
  jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    steps.push(`go ${this.ownerDocument === newTab ? "new" : "here"} ${this.href} ${this.rel}`);
  });
  const setItem = Storage.prototype.setItem;
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(function (this: Storage, key, value) {
    steps.push(`store ${key}`);
    setItem.call(this, key, value);
  });
  const { serveReferralLinks } = await import("@/lib/browser/referral-click");
  serveReferralLinks();
  window.addEventListener("click", (event) => {
    leftToBrowser = !event.defaultPrevented;
    event.preventDefault();
  });
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test("with nothing else on the page: stored, then a new tab without opener or referrer", () => {
  click();
  expect(leftToBrowser).toBe(false);
  expect(steps).toEqual(["store referral_clicks", "open  _blank", arrived]);
});

test("in order: event, entry, reporter; the reporter takes the visitor, so no tab opens", () => {
  window.gtag = (...event) => void steps.push(`gtag ${JSON.stringify(event)}`);
  window.gtag_report_conversion = (url) => steps.push(`report ${url}`);
  click();
  expect(steps).toEqual([
    'gtag ["event","click",{"event_category":"CTA","event_label":"indexa_capital_referral"}]',
    "store referral_clicks",
    `report ${enriched}`,
  ]);
});

test("the entry tells event, time, page, address and parameters", () => {
  click();
  expect(kept("referral_clicks")).toEqual([
    {
      event: "indexa_capital_referral",
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      url: "http://localhost/indexa-capital?utm_source=google",
      referralUrl: enriched,
      utmParams: { utm_source: "google", refsrc: "planamigo" },
    },
  ]);
});

describe("what the browser does better is left to it, with the enriched address", () => {
  test.each([
    ["a click with ctrl", () => click({ ctrlKey: true })],
    ["a click with cmd", () => click({ metaKey: true })],
    ["a click with shift", () => click({ shiftKey: true })],
    ["a click with alt", () => click({ altKey: true })],
    ["a click with another button", () => click({ button: 1 })],
  ])("%s", (_name, act) => {
    act();
    expect(leftToBrowser).toBe(true);
    expect(link().href).toBe(enriched);
    expect(steps).toEqual([]);
  });

  test.each([
    ["pressing (middle click)", () => fireEvent.pointerDown(link(), { button: 1 })],
    ["reaching it by keyboard", () => fireEvent.focusIn(link())],
    ["the context menu", () => fireEvent.contextMenu(link())],
  ])("%s", (_name, act) => {
    act();
    expect(link().href).toBe(enriched);
    expect(steps).toEqual([]);
  });

  test("a click that somebody else has handled", () => {
    link().addEventListener("click", (event) => event.preventDefault());
    click();
    expect(steps).toEqual([]);
  });

  test("a link that is no referral link stays as it is", () => {
    fireEvent.click(document.querySelectorAll("a")[1]!);
    expect(leftToBrowser).toBe(true);
    expect(document.querySelectorAll("a")[1]!.getAttribute("href")).toBe("/otra");
    expect(steps).toEqual([]);
  });

  test("an event on what is no element is nobody's", () => {
    fireEvent.contextMenu(document);
    expect(steps).toEqual([]);
  });
});

test("clicking again adds nothing to the address, and one entry to the list", () => {
  click();
  click();
  expect(link().href).toBe(enriched);
  expect(kept("referral_clicks")).toHaveLength(2);
});

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

describe("a reporter that does nothing", () => {
  beforeEach(() => {
    jest.useFakeTimers();
    window.gtag_report_conversion = () => false;
  });

  test("is waited for a second and a half, once", () => {
    click();
    jest.advanceTimersByTime(1499);
    expect(steps).not.toContain(arrived);
    jest.advanceTimersByTime(1);
    expect(steps.filter((step) => step === arrived)).toHaveLength(1);
    jest.advanceTimersByTime(60_000);
    expect(steps.filter((step) => step === arrived)).toHaveLength(1);
  });

  test.each(["pagehide", "blur", "visibilitychange"])("is not, once the visitor has left: %s", (sign) => {
    click();
    fireEvent(sign === "visibilitychange" ? document : window, new Event(sign));
    jest.advanceTimersByTime(60_000);
    expect(steps).not.toContain(arrived);
  });
});
