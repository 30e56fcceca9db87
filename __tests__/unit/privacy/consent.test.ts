import { consentCategories, mayKeepRecords, readConsent } from "@/lib/privacy/consent";

const now = new Date("2026-11-21T10:00:00Z");
const later = now.getTime() + 1;
const cookie = (answer: unknown) => encodeURIComponent(JSON.stringify(answer));
const given = (categories: unknown, revision: unknown = 7, expirationTime: unknown = later) =>
  cookie({ categories, revision, expirationTime });

test.each([
  [given(["necessary", "measurement"]), ["necessary", "measurement"]],
  [given([...consentCategories].reverse()), consentCategories],
  [given(["necessary", "ads", 3, null]), ["necessary"]],
  [JSON.stringify({ categories: ["necessary"] }), ["necessary"]],
  [given([]), []],
  [given("measurement"), undefined],
  [cookie({}), undefined],
  [cookie(null), undefined],
  [cookie("measurement"), undefined],
  ["{", undefined],
  ["%E0%A4%A", undefined],
  ["", undefined],
  [undefined, undefined],
])("the answer in %s is %j", (stored, categories) => {
  expect(readConsent(stored, 7, now)).toEqual(categories);
});

test.each([
  ["to what was asked before", 6, later],
  ["to nobody knows what", undefined, later],
  ["that has just expired", 7, now.getTime()],
  ["without an end", 7, undefined],
  ["with an end that is no date", 7, "tomorrow"],
])("a yes %s does not count, a no does", (_name, revision, expiry) => {
  const stored = (categories: string[]) => cookie({ categories, revision, expirationTime: expiry });
  expect(readConsent(stored(["necessary", "measurement"]), 7, now)).toBeUndefined();
  expect(readConsent(stored(["replay"]), 7, now)).toBeUndefined();
  expect(readConsent(stored(["necessary"]), 7, now)).toEqual(["necessary"]);
});

test.each([
  ["informed", undefined, true],
  ["required", undefined, false],
  ["informed", ["necessary"], false],
  ["required", ["necessary"], false],
  ["informed", [], false],
  ["informed", ["necessary", "measurement"], true],
  ["required", ["necessary", "measurement"], true],
  ["required", ["necessary", "replay"], false],
] as const)("%s, answered %j: kept %s", (mode, answer, kept) => {
  expect(mayKeepRecords(mode, answer)).toBe(kept);
});
