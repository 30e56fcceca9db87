import { fireEvent } from "@testing-library/dom";
import { answer, kept } from "./page";
import { arrived, click, enriched, last, link, serveClicks, steps } from "./referral-page";

serveClicks();

test("with nothing else on the page: stored, then a new tab without opener or referrer", () => {
  click();
  expect(last.leftToBrowser).toBe(false);
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
    expect(last.leftToBrowser).toBe(true);
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
    expect(last.leftToBrowser).toBe(true);
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

test("what was remembered travels no longer once it is forgotten", () => {
  answer("necessary", "measurement");
  localStorage.setItem("utm_data", JSON.stringify({ utm_campaign: "otono" }));
  localStorage.setItem("last_utm_timestamp", new Date().toISOString());
  fireEvent.focusIn(link());
  expect(link().href).toContain("utm_campaign=otono");
  localStorage.clear();
  click();
  expect(link().href).toBe(enriched);
  expect(steps.at(-1)).toBe(arrived);
});

test.each([
  [
    "of the page gives way to that of the visit",
    "",
    "https://p.example/?code=X&utm_source=google&refsrc=blog#top",
  ],
  [
    "of the owner's own link stays",
    "data-own-refsrc",
    "https://p.example/?code=X&refsrc=planamigo&utm_source=google#top",
  ],
])("the refsrc %s", (_name, mark, expected) => {
  history.replaceState(null, "", "/indexa-capital?utm_source=google&refsrc=blog");
  link().href = "https://p.example/?code=X&refsrc=planamigo#top";
  if (mark) link().setAttribute(mark, "");
  fireEvent.focusIn(link());
  expect(link().href).toBe(expected);
});

test("after a no nothing of the visit travels but its refsrc", () => {
  answer("necessary");
  click();
  expect(link().href).toBe("https://p.example/?code=X&refsrc=planamigo#top");
});
