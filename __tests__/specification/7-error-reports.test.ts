/** @jest-environment node */
// docs/demands.md, D7: error reporting. What really leaves a browser: __tests__/browser/error-reports.spec.ts.
import { servicesOf } from "@/lib/config/services";
import { readSite } from "@/lib/config/site";
import { reportLimits, sampleRates, traceTargets } from "@/lib/privacy/report-limits";

const sentry = { NEXT_PUBLIC_SENTRY_DSN: "https://k@s.example/1", NEXT_PUBLIC_SITE_URL: "https://a.example" };

test("error reporting is initialised in production mode, with the configured DSN", () => {
  expect(servicesOf(readSite({ ...sentry, NODE_ENV: "production" })).sentry).toEqual({
    dsn: "https://k@s.example/1",
    url: "https://a.example",
  });
  expect(servicesOf(readSite({ ...sentry, NODE_ENV: "development" }))).toEqual({});
  expect(servicesOf(readSite({ NODE_ENV: "production" }))).toEqual({});
});

test("D7.9: personal data are the IP address and the user agent, after a yes; never cookies or queries", () => {
  const never = { cookies: false, urlQueryParams: false };
  expect(reportLimits(true)).toMatchObject({
    ...{ ...never, userInfo: true },
    httpHeaders: { request: { allow: ["user-agent"] }, response: false },
  });
  expect(reportLimits(false)).toMatchObject({
    ...{ ...never, userInfo: false },
    httpHeaders: { request: false, response: false },
  });
});

test("trace sampling is 0.2, session replay sampling 0.1, replay on error 1.0", () => {
  expect(sampleRates).toEqual({ traces: 0.2, replays: 0.1, replaysOnError: 1 });
});

const targets = traceTargets("https://planamigo.example");

test.each([
  ["https://planamigo.example", true],
  ["https://planamigo.example/x", true],
  ["https://planamigo.example?x", true],
  ["/api/x", true],
  ["https://otro.example/?r=https://planamigo.example/", false],
  ["https://planamigo.example.otro.example/", false],
  ["https://planamigoxexample/", false],
  ["https://planamigo.example:8443/", false],
  ["https://otro.example/api", false],
])("trace headers go to the site and to paths under /api; to %s: %s", (address, traced) => {
  expect(targets.some((target) => target.test(address))).toBe(traced);
});
