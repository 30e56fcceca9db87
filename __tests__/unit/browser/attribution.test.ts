import { expectConsole } from "../../console";
import { answer, blockStorage, kept, openPage } from "./page";

const day = 24 * 60 * 60 * 1000;
const now = new Date("2025-10-01T10:00:00Z");
const after = (days: number) => new Date(now.getTime() + days * day);

let attribution: typeof import("@/lib/browser/attribution");

async function visit(path: string, at = now) {
  history.replaceState(null, "", path);
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
  ["/", []],
  ["/?v=b&debug=1&utm_source=", []],
  ["/?refsrc=blog", ["last_refsrc", "last_utm_timestamp"]],
  ["/?gclid=g", ["last_utm_timestamp", "utm_data"]],
  ["/?utm_source=x", ["last_utm_source", "last_utm_timestamp", "utm_data"]],
])("%s leaves %j", (path, keys) => {
  visit(path);
  expect(Object.keys(localStorage).sort()).toEqual(keys);
});

test("a visit without parameters does not forget an earlier one", () => {
  visit("/?utm_source=google&refsrc=blog");
  visit("/paypal", after(1));
  expect(attribution.currentTracking(after(1))).toEqual({ utm_source: "google", refsrc: "blog" });
  expect(localStorage.getItem("last_utm_timestamp")).toBe(now.toISOString());
});

test("a visit that names its source takes the place of an earlier one, which would outlive its 30 days", () => {
  visit("/?utm_source=google&gclid=g");
  visit("/?refsrc=blog", after(29));
  history.replaceState(null, "", "/");
  expect(attribution.currentTracking(after(31))).toEqual({ refsrc: "blog" });
  visit("/?utm_medium=cpc", after(32));
  history.replaceState(null, "", "/");
  expect(attribution.currentTracking(after(33))).toEqual({ utm_medium: "cpc", refsrc: "planamigo" });
  expect(Object.keys(localStorage).sort()).toEqual(["last_utm_timestamp", "utm_data"]);
});

test("nobody sent the visitor: the site itself is the source", () => {
  expect(attribution.currentTracking(now)).toEqual({ refsrc: "planamigo" });
});

test("a page that does not know its site names no source", () => {
  delete document.documentElement.dataset.site;
  expect(attribution.currentTracking(now)).toEqual({});
});

test("the current address wins over what is remembered, name by name", () => {
  visit("/?utm_source=google&utm_medium=cpc&refsrc=blog");
  history.replaceState(null, "", "/paypal?utm_source=news&utm_term=");
  expect(attribution.currentTracking(now)).toEqual({ utm_source: "news", utm_medium: "cpc", refsrc: "blog" });
});

test.each([
  [0, true],
  [29.99, true],
  [30, true],
  [30.01, false],
  [400, false],
  [-0.01, false],
  [-400, false],
])("%d days later it still serves: %s", (days, serves) => {
  visit("/?utm_source=google&refsrc=2024");
  history.replaceState(null, "", "/paypal");
  expect(attribution.currentTracking(after(days))).toEqual(
    serves ? { utm_source: "google", refsrc: "2024" } : { refsrc: "planamigo" },
  );
});

test.each(["", "ayer", "NaN", "9e99", "0".repeat(1e5)])("a date «%.20s» serves nothing", (stored) => {
  visit("/?utm_source=google");
  localStorage.setItem("last_utm_timestamp", stored);
  history.replaceState(null, "", "/");
  expect(attribution.currentTracking(now)).toEqual({ refsrc: "planamigo" });
});

test("of a corrupted record only sound parameters serve", () => {
  visit("/?gclid=g");
  localStorage.setItem(
    "utm_data",
    '{"utm_source":{"a":1},"gclid":"g","__proto__":{"fbclid":"x"},"evil":"1"}',
  );
  history.replaceState(null, "", "/");
  expect(attribution.currentTracking(now)).toEqual({ gclid: "g", refsrc: "planamigo" });
});

test("where the storage is blocked, the address still serves", () => {
  blockStorage();
  expectConsole("warn", /^\[write utm_data\]/);
  expectConsole("warn", /^\[write last_utm_/);
  expectConsole("warn", /^\[erase last_refsrc\]/);
  expectConsole("warn", /^\[read last_utm_timestamp\]/);
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
  answer("necessary", "measurement");
  expect(attribution.currentTracking(now)).toMatchObject({ utm_source: "google", gclid: "g" });
});
