import { answer, openPage } from "./page";

const now = new Date("2025-10-01T10:00:00Z");
const after = (days: number) => new Date(now.getTime() + days * 24 * 60 * 60 * 1000);

let attribution: typeof import("@/lib/browser/attribution");

const goTo = (path: string) => history.replaceState(null, "", path);
function visit(path: string, at = now) {
  goTo(path);
  attribution.rememberVisit(at);
}

beforeEach(async () => {
  openPage();
  attribution = await import("@/lib/browser/attribution");
});
afterEach(() => jest.restoreAllMocks());

test("a visit with a source replaces the earlier one instead of prolonging it", () => {
  visit("/?utm_source=google&gclid=g");
  visit("/?refsrc=blog", after(29));
  goTo("/");
  expect(attribution.currentTracking(after(31))).toEqual({ refsrc: "blog" });
});

test.each([
  [0, true],
  [30, true],
  [30.01, false],
  // Stored in the future: the clock was wrong.
  [-0.01, false],
])("%d days later the stored source is used: %s", (days, used) => {
  visit("/?utm_source=google&refsrc=2024");
  goTo("/paypal");
  expect(attribution.currentTracking(after(days))).toEqual(
    used ? { utm_source: "google", refsrc: "2024" } : { refsrc: "planamigo" },
  );
});

test.each([
  ["necessary records", { refsrc: "blog" }],
  ["necessary records campaign", { utm_source: "google", gclid: "g", refsrc: "blog" }],
  ["", { refsrc: "blog" }],
])("where consent is required, answered with «%s», the provider learns %j", async (categories, expected) => {
  openPage({ consent: "required" });
  attribution = await import("@/lib/browser/attribution");
  if (categories) answer(...categories.split(" "));
  visit("/?utm_source=google&gclid=g&refsrc=blog");
  expect(attribution.currentTracking(now)).toEqual(expected);
});
