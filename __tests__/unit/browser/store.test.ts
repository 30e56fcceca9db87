/** @jest-environment jsdom */
import { site } from "@/lib/config/site";
import { consentRevision } from "@/lib/privacy/consent-plan";
import { records } from "@/lib/privacy/records";
import { answerCookie } from "../../answer";

const now = new Date("2025-10-01T10:00:00Z");
const after = (days: number) => new Date(now.getTime() + days * 24 * 60 * 60 * 1000);

let attribution: typeof import("@/lib/browser/attribution");
let store: typeof import("@/lib/browser/store");

const goTo = (path: string) => history.replaceState(null, "", path);
function visit(path: string, at = now) {
  goTo(path);
  attribution.rememberVisit(at);
}

/** A page in a browser that has stored nothing of the site. */
beforeEach(async () => {
  jest.resetModules();
  localStorage.clear();
  document.cookie = "cc_cookie=; path=/; max-age=0";
  const page = { site: "planamigo", storageConsent: "informed", consentRevision: consentRevision(site) };
  Object.assign(document.documentElement.dataset, page);
  attribution = await import("@/lib/browser/attribution");
  store = await import("@/lib/browser/store");
});

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

// With a yes to everything, and after a no: specification/7-referral-click and 7-referral-opening.
test("a yes to records alone lets the provider learn nothing of the campaign", () => {
  document.cookie = `${answerCookie(["necessary", "records"])}; path=/`;
  visit("/?utm_source=google&gclid=g&refsrc=blog");
  expect(attribution.currentTracking(now)).toEqual({ refsrc: "blog" });
});

const click = (url: string) => ({ event: "e", timestamp: "t", url, referralUrl: "r", utmParams: {} });
const urls = (): string[] =>
  JSON.parse(localStorage.getItem("referral_clicks") ?? "[]").map(({ url }: { url: string }) => url);

test.each(["", "{", "null", '{"length":1}', "[".repeat(5000)])(
  "an invalid stored list («%s») is replaced",
  (stored) => {
    localStorage.setItem("referral_clicks", stored);
    store.append(records.referralClicks, click("1"));
    expect(urls()).toEqual(["1"]);
  },
);

test("when storage is full, older entries are dropped until the newest fits", () => {
  for (let i = 0; i < 8; i++) store.append(records.referralClicks, click(String(i)));
  const room = JSON.stringify([click("1"), click("2"), click("3")]).length;
  const { setItem } = Storage.prototype;
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(function (this: Storage, key, value) {
    if (value.length > room) throw new DOMException("Full.", "QuotaExceededError");
    setItem.call(this, key, value);
  });
  store.append(records.referralClicks, click("new"));
  expect(urls().at(-1)).toBe("new");
  expect(urls().length).toBeLessThanOrEqual(3);
});
