import { CONSENT_COOKIE } from "@/lib/privacy/consent";
import { CONSENT_DAYS } from "@/lib/privacy/consent-plan";
import { experiment } from "@/lib/config/experiment";
import { type LocalRecord, records, themeRecord } from "@/lib/privacy/records";
import { REPLAY_SESSION } from "@/lib/privacy/replay-session";
import { readSite } from "@/lib/config/site";
import { contactedHosts, storedItems } from "@/lib/privacy/storage-registry";

const all = readSite({
  NEXT_PUBLIC_ENABLE_ANALYTICS: "true",
  NEXT_PUBLIC_ANALYTICS_ID: "G-TEST123",
  NEXT_PUBLIC_SENTRY_DSN: "https://key@sentry.example/1",
  NEXT_PUBLIC_SITE_URL: "https://planamigo.example",
});

const { variant, ...others } = records;
const necessary = { category: "necessary" };
const measurement = { category: "measurement" };

test("every record of the site is listed, with its place, its purpose and its limits", () => {
  expect(storedItems(readSite({}))).toEqual([
    { id: "answer", name: CONSENT_COOKIE, kind: "cookie", ...necessary, days: CONSENT_DAYS },
    { id: "theme", name: themeRecord.key, kind: "local", ...necessary },
    { id: "variant", name: experiment.cookie, kind: "cookie", ...measurement, days: experiment.cookieDays },
    { id: "variant", name: variant.key, kind: "local", ...measurement },
    ...Object.entries<LocalRecord<unknown>>(others).map(([id, { key, days, cap }]) => ({
      id,
      name: key,
      kind: "local",
      ...measurement,
      ...(days && { days }),
      ...(cap && { cap }),
    })),
  ]);
});

test.each([
  ["ab_tracking_data", { cap: 100 }],
  ["referral_clicks", { cap: 50 }],
  ["utm_data", { days: 30 }],
])("%s is kept within %j", (name, limit) => {
  expect(storedItems(readSite({})).find((item) => item.name === name)).toMatchObject(limit);
});

test("services add their own, and only where they are used", () => {
  const own = storedItems(readSite({}));
  expect(storedItems(all)).toEqual([
    ...own,
    { id: "google", name: "_ga", kind: "cookie", ...measurement, days: 730 },
    { id: "googleSession", name: "_ga_TEST123", kind: "cookie", ...measurement, days: 730 },
    { id: "replaySession", name: REPLAY_SESSION, kind: "session", category: "replay" },
  ]);
});

test("of an id of Google's, its beginning is no part of the cookie's name", () => {
  const odd = storedItems({ ...all, analytics: { enabled: true, id: "UG-1" } });
  expect(odd.map(({ name }) => name)).toContain("_ga_UG-1");
});

test("hosts are those of this configuration, each with its purpose", () => {
  expect(contactedHosts(readSite({}))).toEqual([{ id: "site", host: "localhost:3000", ...necessary }]);
  expect(contactedHosts(all)).toEqual([
    { id: "site", host: "planamigo.example", ...necessary },
    { id: "googleScript", host: "www.googletagmanager.com", ...measurement },
    { id: "googleData", host: "*.google-analytics.com", ...measurement },
    { id: "sentry", host: "sentry.example", category: "replay" },
  ]);
});
