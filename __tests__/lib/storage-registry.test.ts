import { records } from "@/lib/records";
import { readSite } from "@/lib/site";
import { contactedHosts, storedItems } from "@/lib/storage-registry";
import { themeRecord } from "@/lib/theme";

const all = readSite({
  NEXT_PUBLIC_ENABLE_ANALYTICS: "true",
  NEXT_PUBLIC_ANALYTICS_ID: "G-TEST123",
  NEXT_PUBLIC_SENTRY_DSN: "https://key@sentry.example/1",
  NEXT_PUBLIC_SITE_URL: "https://planamigo.example",
});

test("every record of the site is listed, with its limits", () => {
  const local = storedItems(readSite({})).filter(({ kind }) => kind === "local");
  const own = [...Object.values(records), themeRecord].map(({ key }) => key);
  expect(local.map(({ name }) => name).sort()).toEqual([...own].sort());
  for (const [name, limit] of [
    ["ab_tracking_data", { cap: 100 }],
    ["referral_clicks", { cap: 50 }],
    ["utm_data", { days: 30 }],
  ] as const)
    expect(local.find((item) => item.name === name)).toMatchObject(limit);
});

test("services add their own, and only where they are used", () => {
  const names = (site: Parameters<typeof storedItems>[0]) => storedItems(site).map(({ name }) => name);
  expect(names(all).filter((name) => !names(readSite({})).includes(name))).toEqual([
    "_ga",
    "_ga_TEST123",
    "sentryReplaySession",
  ]);
});

test("hosts are those of this configuration", () => {
  expect(contactedHosts(readSite({})).map(({ host }) => host)).toEqual(["localhost:3000"]);
  expect(contactedHosts(all).map(({ host }) => host)).toEqual([
    "planamigo.example",
    "www.googletagmanager.com",
    "*.google-analytics.com",
    "sentry.example",
  ]);
});
