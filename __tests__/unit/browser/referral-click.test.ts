import { fireEvent } from "@testing-library/dom";
import { expectConsole } from "../../console";
import { blockStorage, dropListeners, openPage } from "./page";

const html = `<a href="https://p.example/?code=X#top" data-referral="indexa-capital"><b>Ir</b></a><a href="/otra">Otra</a>`;
const enriched = "https://p.example/?code=X&utm_source=google&refsrc=planamigo#top";
const arrived = `go new ${enriched} noreferrer`;
const here = `go here ${enriched} noreferrer`;

/** What happened, in order: calls of gtag, storage, the reporter and window.open, and where a link led. */
const steps: string[] = [];
let leftToBrowser = false;

const link = () => document.querySelector<HTMLAnchorElement>("a[data-referral]")!;
const click = (init?: MouseEventInit) => fireEvent.click(link().firstElementChild!, init);
const boom = () => {
  throw new Error("boom");
};
const openTabs = (open: () => Window | null) =>
  void jest.spyOn(window, "open").mockImplementation((...args) => {
    steps.push(`open ${args.join(" ")}`);
    return open();
  });

dropListeners();

beforeEach(async () => {
  steps.length = 0;
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
  const { enhanceReferralLinks } = await import("@/lib/browser/referral-click");
  enhanceReferralLinks();
  window.addEventListener("click", (event) => {
    leftToBrowser = !event.defaultPrevented;
    event.preventDefault();
  });
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test("a click sends the event, is recorded, and leaves the navigation to the conversion reporter", () => {
  window.gtag = (...event) => void steps.push(`gtag ${JSON.stringify(event)}`);
  window.gtag_report_conversion = (url) => steps.push(`report ${url}`);
  click();
  expect(steps).toEqual([
    'gtag ["event","click",{"event_category":"CTA","event_label":"indexa_capital_referral"}]',
    "store referral_clicks",
    `report ${enriched}`,
  ]);
});

test.each([
  ["a click with ctrl", () => click({ ctrlKey: true })],
  ["a click with cmd", () => click({ metaKey: true })],
  ["a click with shift", () => click({ shiftKey: true })],
  ["a click with another button", () => click({ button: 1 })],
  ["a middle click", () => fireEvent.pointerDown(link(), { button: 1 })],
  ["the keyboard's focus", () => fireEvent.focusIn(link())],
  ["the context menu", () => fireEvent.contextMenu(link())],
])("%s is left to the browser, with the enriched address", (_name, act) => {
  leftToBrowser = true;
  act();
  expect(leftToBrowser).toBe(true);
  expect(link().href).toBe(enriched);
  expect(steps).toEqual([]);
});

test.each([
  ["of the page is replaced by that of the visit", "", "utm_source=google&refsrc=blog"],
  ["of the owner's own link stays", "data-own-refsrc", "refsrc=planamigo&utm_source=google"],
])("the refsrc %s", (_name, mark, expected) => {
  history.replaceState(null, "", "/indexa-capital?utm_source=google&refsrc=blog");
  link().href = "https://p.example/?code=X&refsrc=planamigo#top";
  if (mark) link().setAttribute(mark, "");
  fireEvent.focusIn(link());
  expect(link().href).toBe(`https://p.example/?code=X&${expected}#top`);
});

test.each<[what: string, breaks: () => void, notes: string[]]>([
  ["gtag", () => (window.gtag = boom), ["send click"]],
  ["the storage", blockStorage, ["read last_utm_timestamp", "read referral_clicks", "write referral_clicks"]],
  ["the reporter", () => (window.gtag_report_conversion = boom), ["report conversion"]],
  ["a reporter that is no function", () => Object.assign(window, { gtag_report_conversion: "yes" }), []],
])("if %s fails, the visitor still arrives", (_what, breaks, notes) => {
  breaks();
  for (const name of notes) expectConsole("warn", new RegExp(`^\\[${name}\\]`));
  click();
  expect(steps.at(-1)).toBe(arrived);
});

describe("after the conversion reporter was called", () => {
  beforeEach(() => {
    jest.useFakeTimers();
    window.gtag_report_conversion = () => false;
  });
  const gone = () => steps.filter((step) => /^(open|go) /.test(step));

  test("this tab navigates once if nothing happened for 1.5 s", () => {
    click();
    jest.advanceTimersByTime(1499);
    expect(gone()).toEqual([]);
    jest.advanceTimersByTime(60_000);
    expect(gone()).toEqual([here]);
  });

  test.each([
    ["hidden", document, "visibilitychange"],
    ["blurred", window, "blur"],
    ["left", window, "pagehide"],
  ])("this tab stays where it is if the page was %s meanwhile", (_name, target, type) => {
    click();
    fireEvent(target, new Event(type, { bubbles: true }));
    jest.advanceTimersByTime(60_000);
    expect(gone()).toEqual([]);
  });
});
