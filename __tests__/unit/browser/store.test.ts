import { records } from "@/lib/privacy/records";
import { expectConsole } from "../../console";
import { blockStorage, kept, limitStorage, openPage } from "./page";

let store: typeof import("@/lib/browser/store");

const click = (url: string) => ({ event: "e", timestamp: "t", url, referralUrl: "r", utmParams: {} });
const urls = () => (kept("referral_clicks") as { url: string }[]).map(({ url }) => url);

beforeEach(async () => {
  openPage();
  store = await import("@/lib/browser/store");
});
afterEach(() => jest.restoreAllMocks());

test.each(["", "{", "null", '{"length":1}', "[".repeat(5000)])(
  "an invalid stored list («%s») is replaced",
  (stored) => {
    localStorage.setItem("referral_clicks", stored);
    store.append(records.referralClicks, click("1"));
    expect(urls()).toEqual(["1"]);
  },
);

test.each([
  ["referral_clicks", 50],
  ["ab_tracking_data", 100],
])("%s keeps the last %d entries", (key, cap) => {
  for (let i = 0; i < cap + 7; i++) {
    if (key === "referral_clicks") store.append(records.referralClicks, click(String(i)));
    else store.append(records.experimentEvents, { variant: "a", timestamp: "t", event: "e", url: String(i) });
  }
  const all = (kept(key) as { url: string }[]).map(({ url }) => url);
  expect(all).toEqual(Array.from({ length: cap }, (_, i) => String(i + 7)));
});

describe("storage that is", () => {
  test("blocked: each failure is logged once, with the record's name", () => {
    blockStorage();
    expectConsole("warn", /^\[read last_refsrc\]/);
    expectConsole("warn", /^\[write last_refsrc\]/);
    expectConsole("warn", /^\[read referral_clicks\]/);
    expectConsole("warn", /^\[write referral_clicks\]/);
    const warn = jest.spyOn(console, "warn");
    for (let i = 0; i < 3; i++) {
      expect(store.recall(records.lastRefsrc)).toBeUndefined();
      store.keep(records.lastRefsrc, "x");
      store.append(records.referralClicks, click("1"));
    }
    expect(warn).toHaveBeenCalledTimes(4);
  });

  test("full: older entries are dropped until the newest fits", () => {
    for (let i = 0; i < 8; i++) store.append(records.referralClicks, click(String(i)));
    limitStorage(JSON.stringify([click("1"), click("2"), click("3")]).length);
    store.append(records.referralClicks, click("new"));
    expect(urls().at(-1)).toBe("new");
    expect(urls().length).toBeLessThanOrEqual(3);
  });
});

describe("erasing", () => {
  test("removes the site's records and nothing else", () => {
    localStorage.setItem("other", "1");
    for (const { key } of Object.values(records)) localStorage.setItem(key, "x");
    store.eraseAll();
    expect(Object.keys(localStorage)).toEqual(["other"]);
  });
});
