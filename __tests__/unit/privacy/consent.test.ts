import type { BrowserServices } from "@/lib/config/services";
import {
  consentCategories,
  consentCookie,
  isAllowed,
  isConsentAnswered,
  readConsent,
} from "@/lib/privacy/consent";
import { consentPlan } from "@/lib/privacy/consent-plan";

const now = new Date("2026-11-21T10:00:00Z");
const later = now.getTime() + 1;
const cookie = (answer: unknown) => encodeURIComponent(JSON.stringify(answer));
const answered = (categories: unknown) => cookie({ categories, revision: 7, expirationTime: later });

test.each([
  [answered(["necessary", "measurement"]), ["necessary", "measurement"]],
  [answered([...consentCategories].reverse()), consentCategories],
  [answered(["necessary", "ads", 3, null]), ["necessary"]],
  [answered([]), []],
  [answered("measurement"), undefined],
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
  expect(readConsent(stored(["necessary", "records", "replay"]), 7, now)).toBeUndefined();
  // A yes to something else leaves the site's own records refused.
  for (const no of [["necessary"], [], ["necessary", "replay"], ["necessary", "measurement"]])
    expect(readConsent(stored(no), 7, now)).toEqual(["necessary"]);
});

const kept = (...categories: string[]) => consentCookie(categories, 7, now, "https:").replace(/;.*/, "");

test.each([
  [kept("necessary"), true],
  [`ab_variant=b; ${kept("necessary", "measurement")}; x=1`, true],
  [kept("necessary", "records").replace("A7%2C", "A77%2C"), false],
  [kept("necessary", "records").replace("A7%2C", "A1%2C"), false],
  // A no to everything stays a no, whatever the question.
  [kept("necessary").replace("A7%2C", "A1%2C"), true],
  [`cc_cookie=${cookie({ categories: "measurement" })}`, false],
  ["", false],
])("%s answers the current question: %s", (cookies, answered) => {
  expect(isConsentAnswered(cookies, "7")).toBe(answered);
});

test.each([
  ["informed", undefined, ["records", "campaign"]],
  ["required", undefined, []],
  [undefined, undefined, []],
  ["informed", ["necessary"], []],
  ["informed", ["necessary", "records"], ["records"]],
  ["required", ["necessary", "campaign", "measurement"], ["campaign", "measurement"]],
  ["required", ["necessary", "replay"], ["replay"]],
] as const)("in the mode «%s», answered with %j, the visitor allows %j", (mode, answer, allowed) => {
  const purposes = ["records", "campaign", "measurement", "replay"] as const;
  expect(purposes.filter((purpose) => isAllowed(purpose, mode, answer))).toEqual(allowed);
});

test("an answer is kept for a year, secure where the page is", () => {
  expect(consentCookie(["necessary"], 7, now, "https:")).toMatch(
    /; expires=Sun, 21 Nov 2027 10:00:00 GMT; Path=\/; SameSite=Lax; Secure$/,
  );
});

const sentry = { dsn: "https://key@sentry.example/1", url: "https://planamigo.example" };

/** An answer is valid for its revision only: a change here asks every visitor again. */
const plans: [services: BrowserServices, purposes: string[], revision: number][] = [
  [{}, [], 1563252679],
  [{ vercel: true }, ["measurement"], 1481660983],
  [{ google: "G-1" }, ["measurement"], 530164159],
  [{ google: "G-2", vercel: true }, ["measurement"], 400631238],
  [{ sentry }, ["replay"], 1149689493],
  [{ google: "G-1", vercel: true, sentry }, ["measurement", "replay"], 1023708162],
];

test.each(plans)("the services %j need consent to %j too, revision %i", (services, more, revision) => {
  const purposes = ["records", "campaign", ...more];
  expect(consentPlan(services)).toEqual({ categories: ["necessary", ...purposes], purposes, revision });
});
