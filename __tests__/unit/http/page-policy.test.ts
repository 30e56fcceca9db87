/** @jest-environment node */
import { pagePolicy } from "@/lib/http/page-policy";
import { gradeAnswer } from "../../../scripts/headers/grade.mjs";
import { parsePolicy } from "../../../scripts/headers/policy.mjs";

const none = { google: false, vercel: false, sentry: false };
const own = { scripts: ["'sha256-a'"], styles: ["'sha256-b'"], framework: false };
const dsn = "https://key@o1.ingest.sentry.example/7";

const policyOf = (services: Partial<typeof none> = {}, more: Partial<typeof own> = {}) =>
  parsePolicy(pagePolicy({ ...none, ...services }, services.sentry ? dsn : "", { ...own, ...more }));

test("a page lets run and apply what it names, and the site's own files", () => {
  expect(Object.fromEntries(policyOf())).toEqual({
    "default-src": ["'none'"],
    "script-src": ["'self'", "'sha256-a'"],
    "style-src": ["'sha256-b'"],
    "img-src": ["'self'"],
    "connect-src": ["'self'"],
    "manifest-src": ["'self'"],
    "form-action": ["'self'"],
    "base-uri": ["'none'"],
    "frame-ancestors": ["'none'"],
    "require-trusted-types-for": ["'script'"],
    "trusted-types": ["default", "answer"],
  });
});

test("a page whose styles are files takes them from the site", () => {
  expect(policyOf({}, { styles: [] }).get("style-src")).toEqual(["'self'"]);
});

const hostsIn = (policy: Map<string, string[]>) =>
  [...policy.values()].flat().filter((value) => value.includes("://"));

test.each([
  ["nothing configured", {}, []],
  ["Vercel, which lives at the site's own address", { vercel: true }, []],
  ["Sentry", { sentry: true }, ["https://o1.ingest.sentry.example"]],
])("hosts of others: %s", (_, services, hosts) => expect(hostsIn(policyOf(services))).toEqual(hosts));

// The table of Google Analytics 4 in https://developers.google.com/tag-platform/security/guides/csp
test("hosts of others: those of Google's guide, and nobody else", () => {
  const hosts = [...policyOf({ google: true })].map(([name, values]) => [
    name,
    hostsIn(new Map([[name, values]])),
  ]);
  expect(Object.fromEntries(hosts.filter(([, some]) => some?.length))).toEqual({
    "script-src": ["https://*.googletagmanager.com"],
    "img-src": ["https://*.google-analytics.com", "https://*.googletagmanager.com"],
    "connect-src": [
      "https://*.google-analytics.com",
      "https://*.analytics.google.com",
      "https://*.googletagmanager.com",
    ],
  });
});

test.each([
  ["no script but ours", {}, {}, true],
  ["errors reported", { sentry: true }, {}, true],
  ["Google's script", { google: true }, {}, false],
  ["Vercel's scripts, whose addresses are known", { vercel: true }, {}, true],
  ["the framework's script", {}, { framework: true }, false],
])("trusted types are asked for: %s", (_, services, more, asked) => {
  expect(policyOf(services, more).has("require-trusted-types-for")).toBe(asked);
});

test.each([{}, { google: true, vercel: true, sentry: true }])("no rule is loosened by %j", (services) => {
  const text = pagePolicy({ ...none, ...services }, dsn, own);
  expect(text).not.toMatch(/unsafe-|data:|\*(?!\.)/);
  const { findings } = gradeAnswer({ path: "/", html: "", headers: { "content-security-policy": text } });
  expect(findings.find(({ name }) => name === "content-security-policy")?.points).toBe(10);
});
