import { records } from "@/lib/privacy/records";
import { kept, limitStorage, openPage } from "./page";

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

test("when storage is full, older entries are dropped until the newest fits", () => {
  for (let i = 0; i < 8; i++) store.append(records.referralClicks, click(String(i)));
  limitStorage(JSON.stringify([click("1"), click("2"), click("3")]).length);
  store.append(records.referralClicks, click("new"));
  expect(urls().at(-1)).toBe("new");
  expect(urls().length).toBeLessThanOrEqual(3);
});
