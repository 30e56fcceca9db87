import { browserServices } from "@/lib/services";
import { readSite } from "@/lib/site";

const production = { NODE_ENV: "production", NEXT_PUBLIC_SITE_URL: "https://planamigo.example" };
const dsn = "https://key@sentry.example/1";

test.each<[string, Record<string, string>, object | undefined]>([
  ["nothing", {}, undefined],
  ["an id without the flag", { NEXT_PUBLIC_ANALYTICS_ID: "G-1" }, undefined],
  ["the flag without an id", { NEXT_PUBLIC_ENABLE_ANALYTICS: "true" }, { vercel: true }],
  [
    "analytics",
    { NEXT_PUBLIC_ENABLE_ANALYTICS: "true", NEXT_PUBLIC_ANALYTICS_ID: "G-1" },
    { google: "G-1", vercel: true },
  ],
  ["a DSN", { NEXT_PUBLIC_SENTRY_DSN: dsn }, { sentry: { dsn, url: "https://planamigo.example" } }],
])("with %s, the page hands the script what is used and nothing else", (_name, env, services) => {
  const handed = browserServices(readSite({ ...production, ...env }));
  expect(handed && JSON.parse(handed)).toEqual(services);
});

test("a development server reports no errors", () => {
  expect(browserServices(readSite({ NODE_ENV: "development", NEXT_PUBLIC_SENTRY_DSN: dsn }))).toBeUndefined();
});
