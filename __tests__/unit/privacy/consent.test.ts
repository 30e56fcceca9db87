/** @jest-environment node */
import type { BrowserServices } from "@/lib/config/services";
import {
  consentCategories,
  consentCookie,
  isAnswered,
  mayKeepRecords,
  readConsent,
} from "@/lib/privacy/consent";
import { consentPlan } from "@/lib/privacy/consent-plan";
import { reportShares, traceTargets } from "@/lib/privacy/report-limits";

const now = new Date("2026-11-21T10:00:00Z");
const later = now.getTime() + 1;
const cookie = (answer: unknown) => encodeURIComponent(JSON.stringify(answer));
const given = (categories: unknown) => cookie({ categories, revision: 7, expirationTime: later });

test.each([
  [given(["necessary", "measurement"]), ["necessary", "measurement"]],
  [given([...consentCategories].reverse()), consentCategories],
  [given(["necessary", "ads", 3, null]), ["necessary"]],
  [given([]), []],
  [given("measurement"), undefined],
  [cookie({}), undefined],
  [cookie(null), undefined],
  ["{", undefined],
  ["%E0%A4%A", undefined],
  [undefined, undefined],
])("the answer in %s is %j", (stored, categories) => {
  expect(readConsent(stored, 7, now)).toEqual(categories);
});

test.each([
  ["to an earlier question", 6, later],
  ["that has just expired", 7, now.getTime()],
  ["without an end", 7, undefined],
  ["with an end that is no date", 7, "tomorrow"],
])("consent %s does not count, a refusal does", (_name, revision, expirationTime) => {
  const stored = (categories: string[]) => cookie({ categories, revision, expirationTime });
  expect(readConsent(stored(["necessary", "measurement"]), 7, now)).toBeUndefined();
  expect(readConsent(stored(["necessary"]), 7, now)).toEqual(["necessary"]);
});

const kept = (...categories: string[]) => consentCookie(categories, 7, now, "https:").replace(/;.*/, "");

test.each([
  [kept("necessary"), true],
  [`ab_variant=b; ${kept("necessary", "measurement")}; x=1`, true],
  [kept("necessary").replace("A7%2C", "A77%2C"), false],
  [kept("necessary").replace("A7%2C", "A1%2C"), false],
  [`cc_cookie=${cookie({ categories: "measurement" })}`, false],
  ["", false],
])("%s answers the current question: %s", (cookies, answered) => {
  expect(isAnswered(cookies, "7")).toBe(answered);
});

test.each([
  ["informed", undefined, true],
  ["required", undefined, false],
  ["informed", ["necessary"], false],
  ["informed", ["necessary", "measurement"], true],
  ["required", ["necessary", "measurement"], true],
  ["required", ["necessary", "replay"], false],
] as const)("in the mode «%s», answered with %j, records may be stored: %s", (mode, answer, kept) => {
  expect(mayKeepRecords(mode, answer)).toBe(kept);
});

const sentry = { dsn: "https://key@sentry.example/1", url: "https://planamigo.example" };

/** An answer is valid for its revision only: a change here asks every visitor again. */
const plans: [services: BrowserServices, categories: string[], revision: number][] = [
  [{}, ["necessary", "measurement"], 728781795],
  [{ vercel: true }, ["necessary", "measurement"], 1999570660],
  [{ google: "G-1" }, ["necessary", "measurement"], 1048073836],
  [{ google: "G-2", vercel: true }, ["necessary", "measurement"], 1657990560],
  [{ sentry }, ["necessary", "measurement", "replay"], 2263598],
  [{ google: "G-1", vercel: true, sentry }, ["necessary", "measurement", "replay"], 305234175],
];

test.each(plans)("the services %j need consent to %j, revision %i", (services, categories, revision) => {
  expect(consentPlan(services)).toEqual({ categories, revision });
});

test("a fifth of visits are traced; a tenth, and every one with an error, are recorded", () => {
  expect(reportShares).toEqual({ traces: 0.2, replays: 0.1, replaysOnError: 1 });
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
])("a request to %s carries trace headers: %s", (address, traced) => {
  expect(targets.some((target) => target.test(address))).toBe(traced);
});
