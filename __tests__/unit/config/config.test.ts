/** @jest-environment node */
import { readFileSync } from "node:fs";
import { isVariant } from "@/lib/config/experiment";
import { type BrowserServices, browserServices, servicesOf } from "@/lib/config/services";
import { readSite } from "@/lib/config/site";
import { startLine } from "@/lib/config/start-log";
import { readTheme, themeColours } from "@/lib/config/theme";

test.each<[unknown, boolean]>([
  ["a", true],
  ["b", true],
  ...["A", "c", "ab", "a ", "", 0, true, null, undefined, {}, ["a"]].map(
    (value) => [value, false] as [unknown, boolean],
  ),
])("%j is a variant: %s", (value, right) => expect(isVariant(value)).toBe(right));

test.each<[unknown, string | undefined]>([
  ["light", "light"],
  ["dark", "dark"],
  ...["", "auto", "Light", null, 1, ["dark"]].map((value) => [value, undefined] as [unknown, undefined]),
])("a kept scheme %j is read as %s", (kept, theme) => expect(readTheme(kept)).toBe(theme));

test.each([
  ["paper", themeColours.light, themeColours.dark],
  ["ink", themeColours.ink, "#[0-9a-f]{6}"],
  ["muted", themeColours.muted, "#[0-9a-f]{6}"],
  ["accent", themeColours.accent, "#[0-9a-f]{6}"],
  ["accent-soft", themeColours.accentSoft, "#[0-9a-f]{6}"],
])("--%s is the style sheet's own, outside of it too", (token, light, dark) => {
  const sheet = readFileSync("app/tokens.css", "utf8");
  expect(sheet).toMatch(new RegExp(`--${token}: light-dark\\(${light}, ${dark}\\)`));
});

const analytics = { NEXT_PUBLIC_ENABLE_ANALYTICS: "true" };
const id = { NEXT_PUBLIC_ANALYTICS_ID: "G-ABC1234567" };
const sentry = { NEXT_PUBLIC_SENTRY_DSN: "https://k@s.example/1" };
const google = "G-ABC1234567";

test.each<[Parameters<typeof readSite>[0], string, BrowserServices]>([
  [{}, "", {}],
  [id, "", {}],
  [analytics, "vercel", { vercel: true }],
  [{ ...analytics, ...id }, "google vercel", { google, vercel: true }],
  // A development server reports no errors.
  [sentry, "sentry", {}],
  [
    { ...sentry, NODE_ENV: "production" },
    "sentry",
    { sentry: { dsn: "https://k@s.example/1", url: "http://localhost:3000" } },
  ],
])("%j uses «%s» and gives the browser %j", (env, used, given) => {
  const site = readSite(env);
  const names = Object.entries(servicesOf(site)).flatMap(([name, isUsed]) => (isUsed ? name : []));
  expect(names.join(" ")).toBe(used);
  expect(browserServices(site)).toEqual(given);
});

describe("the line that a server logs when it starts", () => {
  const at = new Date("2026-11-21T12:00:00Z");
  const site = readSite({
    NEXT_PUBLIC_SITE_URL: "https://www.ejemplo.es",
    NEXT_PUBLIC_REFERRAL_URL_PAYPAL: "https://a.es/?codigo=SECRET",
    NEXT_PUBLIC_SENTRY_DSN: "https://secret@a.es/1",
    NEXT_PUBLIC_OWNER_NAME: "Secret",
  });

  test("says what runs and how", () => {
    expect(JSON.parse(startLine(site, 0, at))).toMatchObject({
      time: "2026-11-21T12:00:00.000Z",
      level: "info",
      event: "start",
      site: "https://www.ejemplo.es",
      settings: { analytics: false, errorReports: true, referralLinks: ["paypal"] },
      warnings: 0,
    });
  });

  test("holds no code, no key and no owner's data", () => {
    expect(startLine(site, 0, at)).not.toMatch(/secret/i);
  });
});
