import { CONSENT_DAYS, consentPlan } from "@/lib/consent-plan";

const sentry = { dsn: "https://key@sentry.example/1", url: "https://planamigo.example" };

test("names only the categories that are used", () => {
  expect(consentPlan({}).categories).toEqual(["necessary", "measurement"]);
  expect(consentPlan({ google: "G-1", vercel: true }).categories).toEqual(["necessary", "measurement"]);
  expect(consentPlan({ sentry }).categories).toEqual(["necessary", "measurement", "replay"]);
});

test("asks again when what is covered changes, and only then", () => {
  const used = [{}, { vercel: true } as const, { google: "G-1", vercel: true } as const, { sentry }];
  const revisions = used.map((services) => consentPlan(services).revision);
  expect(new Set(revisions).size).toBe(used.length);
  for (const revision of revisions) expect(Number.isSafeInteger(revision) && revision >= 0).toBe(true);
  expect(consentPlan({ google: "G-2", vercel: true }).revision).toBe(revisions[2]);
});

test("an answer is kept for at most 24 months", () => {
  expect(CONSENT_DAYS).toBeLessThanOrEqual(730);
});
