/** @jest-environment node */
import { readSite } from "@/lib/config/site";
import { contactedHosts, storedItems } from "@/lib/privacy/storage-registry";

const plain = readSite({});
const all = readSite({
  NEXT_PUBLIC_ENABLE_ANALYTICS: "true",
  NEXT_PUBLIC_ANALYTICS_ID: "G-ABC1234567",
  NEXT_PUBLIC_SENTRY_DSN: "https://key@sentry.example/1",
  NEXT_PUBLIC_SITE_URL: "https://planamigo.example",
});
const necessary = { category: "necessary" };
const measurement = { category: "measurement" };

test("everything that the site itself keeps is listed, with its place, purpose and limits", () => {
  expect(storedItems(plain)).toEqual([
    { id: "answer", name: "cc_cookie", kind: "cookie", ...necessary, days: 365 },
    { id: "theme", name: "theme", kind: "local", ...necessary },
    { id: "variant", name: "ab_variant", kind: "cookie", ...measurement, days: 180 },
    { id: "variant", name: "ab_variant", kind: "local", ...measurement },
    { id: "experimentEvents", name: "ab_tracking_data", kind: "local", ...measurement, cap: 100 },
    { id: "referralClicks", name: "referral_clicks", kind: "local", ...measurement, cap: 50 },
    { id: "tracking", name: "utm_data", kind: "local", ...measurement, days: 30 },
    { id: "lastSource", name: "last_utm_source", kind: "local", ...measurement, days: 30 },
    { id: "lastVisit", name: "last_utm_timestamp", kind: "local", ...measurement, days: 30 },
    { id: "lastRefsrc", name: "last_refsrc", kind: "local", ...measurement, days: 30 },
  ]);
});

test("services add their own, only where they are used", () => {
  expect(storedItems(all)).toEqual([
    ...storedItems(plain),
    { id: "google", name: "_ga", kind: "cookie", ...measurement, days: 730 },
    { id: "googleSession", name: "_ga_ABC1234567", kind: "cookie", ...measurement, days: 730 },
    { id: "replaySession", name: "sentryReplaySession", kind: "session", category: "replay" },
  ]);
});

test("the hosts are those of the configuration, each with its purpose", () => {
  expect(contactedHosts(plain)).toEqual([{ id: "site", host: "localhost:3000", ...necessary }]);
  expect(contactedHosts(all)).toEqual([
    { id: "site", host: "planamigo.example", ...necessary },
    { id: "googleScript", host: "www.googletagmanager.com", ...measurement },
    { id: "googleData", host: "*.google-analytics.com", ...measurement },
    { id: "sentry", host: "sentry.example", category: "replay" },
  ]);
});
