import { expectConsole } from "../../console";
import { answer, blockStorage, kept, openPage } from "./page";

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

test("a visit is remembered in the four records", () => {
  visit("/?utm_source=google&utm_medium=cpc&gclid=g1&refsrc=blog&v=b");
  expect(kept("utm_data")).toEqual({ utm_source: "google", utm_medium: "cpc", gclid: "g1" });
  expect(localStorage.getItem("last_utm_source")).toBe("google");
  expect(localStorage.getItem("last_utm_timestamp")).toBe("2025-10-01T10:00:00.000Z");
  expect(localStorage.getItem("last_refsrc")).toBe("blog");
});

test.each([
  ["/?v=b&debug=1&utm_source=", []],
  ["/?refsrc=blog", ["last_refsrc", "last_utm_timestamp"]],
  ["/?gclid=g", ["last_utm_timestamp", "utm_data"]],
])("%s leaves %j", (path, keys) => {
  visit(path);
  expect(Object.keys(localStorage).sort()).toEqual(keys);
});

test("a visit without parameters does not forget an earlier one", () => {
  visit("/?utm_source=google&refsrc=blog");
  visit("/paypal", after(1));
  expect(attribution.currentTracking(after(1))).toEqual({ utm_source: "google", refsrc: "blog" });
});

test("a visit that names its source takes the place of an earlier one, which would outlive its 30 days", () => {
  visit("/?utm_source=google&gclid=g");
  visit("/?refsrc=blog", after(29));
  goTo("/");
  expect(attribution.currentTracking(after(31))).toEqual({ refsrc: "blog" });
});

test("the site itself is the source where nobody sent the visitor", () => {
  expect(attribution.currentTracking(now)).toEqual({ refsrc: "planamigo" });
});

test("the current address wins over what is remembered, name by name", () => {
  visit("/?utm_source=google&utm_medium=cpc&refsrc=blog");
  goTo("/paypal?utm_source=news&utm_term=");
  expect(attribution.currentTracking(now)).toEqual({ utm_source: "news", utm_medium: "cpc", refsrc: "blog" });
});

test.each([
  [0, true],
  [30, true],
  [30.01, false],
  // A clock that was wrong.
  [-0.01, false],
])("%d days later it still serves: %s", (days, serves) => {
  visit("/?utm_source=google&refsrc=2024");
  goTo("/paypal");
  expect(attribution.currentTracking(after(days))).toEqual(
    serves ? { utm_source: "google", refsrc: "2024" } : { refsrc: "planamigo" },
  );
});

test.each([
  ["last_utm_timestamp", "ayer", { refsrc: "planamigo" }],
  ["last_utm_timestamp", "0".repeat(1e5), { refsrc: "planamigo" }],
  [
    "utm_data",
    '{"utm_source":{"a":1},"gclid":"g","__proto__":{"fbclid":"x"}}',
    { gclid: "g", refsrc: "planamigo" },
  ],
])("of a corrupted %s, «%.30s», only what is sound serves", (key, stored, expected) => {
  visit("/?gclid=g");
  localStorage.setItem(key, stored);
  goTo("/");
  expect(attribution.currentTracking(now)).toEqual(expected);
});

test("where the storage is blocked, the address still serves", () => {
  blockStorage();
  for (const name of ["write utm_data", "write last_utm_", "erase last_refsrc", "read last_utm_timestamp"])
    expectConsole("warn", new RegExp(`^\\[${name}`));
  visit("/?utm_source=google");
  expect(attribution.currentTracking(now)).toEqual({ utm_source: "google", refsrc: "planamigo" });
});

test("without consent nothing is remembered, and the address still serves", () => {
  document.documentElement.dataset.storageConsent = "required";
  visit("/?utm_source=google");
  expect(localStorage).toHaveLength(0);
  expect(attribution.currentTracking(now)).toEqual({ utm_source: "google", refsrc: "planamigo" });
});

test.each([
  ["/?utm_source=google&gclid=g&refsrc=blog", { refsrc: "blog" }],
  ["/?utm_source=google&gclid=g", { refsrc: "planamigo" }],
])("after a no, %s travels as %j", (path, expected) => {
  visit(path);
  answer("necessary");
  expect(attribution.currentTracking(now)).toEqual(expected);
});
