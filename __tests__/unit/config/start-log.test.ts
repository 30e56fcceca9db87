import { readSite, siteWarnings } from "@/lib/config/site";
import { startLine } from "@/lib/config/start-log";

const at = new Date("2026-11-21T12:00:00Z");
const line = (env: Record<string, string>) => startLine(readSite(env), siteWarnings(env), at);

const complete = {
  NODE_ENV: "production",
  NEXT_PUBLIC_SITE_URL: "https://planamigo.example",
  NEXT_PUBLIC_REFERRAL_URL: "https://a.es/?codigo=SECRET1",
  NEXT_PUBLIC_REFERRAL_URL_PAYPAL: "https://a.es/?codigo=SECRET2",
  NEXT_PUBLIC_BONUS_AMOUNT: "10",
  NEXT_PUBLIC_BRAND_NAME: "Trade Republic",
  NEXT_PUBLIC_SENTRY_DSN: "https://secret3@a.es/1",
  NEXT_PUBLIC_OWNER_NAME: "Ana",
  NEXT_PUBLIC_OWNER_TAX_ID: "12345678Z",
  NEXT_PUBLIC_OWNER_ADDRESS: "Calle, 1",
};

test("one line of JSON says what runs and how", () => {
  const said = line(complete);
  expect(said).not.toContain("\n");
  expect(JSON.parse(said)).toEqual({
    time: "2026-11-21T12:00:00.000Z",
    level: "info",
    event: "start",
    site: "https://planamigo.example",
    brand: "PlanAmigo",
    settings: {
      analytics: false,
      errorReports: true,
      storageConsent: "informed",
      trainingCrawlers: "allowed",
      referralLinks: ["paypal", "trade-republic"],
      offersPreview: [],
    },
    warnings: [],
  });
});

test("without an address for errors, it says that none are reported", () => {
  expect(JSON.parse(line({}))).toMatchObject({ settings: { errorReports: false, referralLinks: [] } });
});

test("it holds no code, no key and nobody's data", () => {
  expect(line(complete)).not.toMatch(/SECRET|12345678|Calle/i);
});

test("warnings raise its level and stand in it", () => {
  const { level, warnings } = JSON.parse(line({})) as { level: string; warnings: string[] };
  expect(level).toBe("warn");
  expect(warnings).toEqual(siteWarnings({}));
});
