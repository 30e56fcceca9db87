import { type BrowserServices, browserServices, servicesOf } from "@/lib/config/services";
import { readSite } from "@/lib/config/site";

const analytics = { NEXT_PUBLIC_ENABLE_ANALYTICS: "true" };
const id = { NEXT_PUBLIC_ANALYTICS_ID: "G-1" };
const sentry = { NEXT_PUBLIC_SENTRY_DSN: "https://k@s.example/1" };
const production = { NODE_ENV: "production" };
const dsn = { dsn: "https://k@s.example/1", url: "http://localhost:3000" };

test.each<[Parameters<typeof readSite>[0], string, BrowserServices]>([
  [{}, "", {}],
  [id, "", {}],
  [analytics, "vercel", { vercel: true }],
  [{ ...analytics, ...id }, "google vercel", { google: "G-1", vercel: true }],
  [sentry, "sentry", {}],
  [{ ...sentry, ...production }, "sentry", { sentry: dsn }],
  [
    { ...analytics, ...id, ...sentry, ...production },
    "google vercel sentry",
    { google: "G-1", vercel: true, sentry: dsn },
  ],
])("%j uses «%s» and hands the browser %j", (env, used, handed) => {
  const site = readSite(env);
  const names = Object.entries(servicesOf(site)).flatMap(([name, isUsed]) => (isUsed ? name : []));
  expect(names.join(" ")).toBe(used);
  expect(browserServices(site)).toEqual(handed);
});
