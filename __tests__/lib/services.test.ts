import { CONSENT_DAYS, consentPlan } from "@/lib/consent-plan";
import { type BrowserServices, browserServices, servicesOf } from "@/lib/services";
import { readSite } from "@/lib/site";

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

describe("what consent is asked for", () => {
  const plans: [BrowserServices, string[]][] = [
    [{}, ["necessary", "measurement"]],
    [{ vercel: true }, ["necessary", "measurement"]],
    [{ google: "G-1" }, ["necessary", "measurement"]],
    [{ google: "G-1", vercel: true }, ["necessary", "measurement"]],
    [{ sentry: dsn }, ["necessary", "measurement", "replay"]],
  ];

  test.each(plans)("%j: %j", (services, categories) => {
    expect(consentPlan(services).categories).toEqual(categories);
  });

  test("an answer to something else is asked for again, an answer to the same is not", () => {
    const revisions = plans.map(([services]) => consentPlan(services).revision);
    expect(new Set(revisions).size).toBe(plans.length);
    expect(plans.map(([services]) => consentPlan(services).revision)).toEqual(revisions);
    expect(consentPlan({ google: "G-2" }).revision).toBe(consentPlan({ google: "G-1" }).revision);
    for (const revision of revisions) expect(Number.isSafeInteger(revision) && revision > 0).toBe(true);
  });

  test("for at most 24 months", () => expect(CONSENT_DAYS).toBeLessThanOrEqual(730));
});
