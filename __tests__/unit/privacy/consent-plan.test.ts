import { CONSENT_DAYS, consentPlan, consentRevision } from "@/lib/privacy/consent-plan";
import type { BrowserServices } from "@/lib/config/services";
import { readSite } from "@/lib/config/site";

const google = "G-1";
const vercel = true;
const sentry = { dsn: "https://key@sentry.example/1", url: "https://planamigo.example" };

/**
 * What each configuration asks for, and the number under which visitors have answered it. Their answers hold as long
 * as it stays: whoever changes one here asks every visitor again, and does so only where something else is covered.
 */
const plans: [services: BrowserServices, categories: string[], revision: number][] = [
  [{}, ["necessary", "measurement"], 728781795],
  [{ vercel }, ["necessary", "measurement"], 1999570660],
  [{ google }, ["necessary", "measurement"], 1048073836],
  [{ google, vercel }, ["necessary", "measurement"], 1657990560],
  [{ sentry }, ["necessary", "measurement", "replay"], 2263598],
  [{ google, vercel, sentry }, ["necessary", "measurement", "replay"], 305234175],
];

test.each(plans)("%j asks for %j, under the number %i", (services, categories, revision) => {
  expect(consentPlan(services)).toEqual({ categories, revision });
});

test("a service more or less is asked for again", () => {
  expect(new Set(plans.map(([services]) => consentPlan(services).revision)).size).toBe(plans.length);
});

test("the same services under other ids are not", () => {
  const other = { ...sentry, dsn: "https://other@sentry.example/2" };
  expect(consentPlan({ google: "G-2", vercel, sentry: other })).toEqual(
    consentPlan({ google, vercel, sentry }),
  );
});

test("a site's number is that of the services that it starts", () => {
  expect(consentRevision(readSite({}))).toBe(consentPlan({}).revision);
  expect(consentRevision(readSite({ NEXT_PUBLIC_ENABLE_ANALYTICS: "true" }))).toBe(
    consentPlan({ vercel }).revision,
  );
});

test("an answer is kept for at most 24 months", () => {
  expect(CONSENT_DAYS).toBeLessThanOrEqual(730);
});
