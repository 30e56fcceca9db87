import { consentCategories, mayKeepRecords, readConsent } from "@/lib/consent";

const cookie = (answer: unknown) => encodeURIComponent(JSON.stringify(answer));

test.each([
  [cookie({ categories: ["necessary", "measurement"] }), ["necessary", "measurement"]],
  [cookie({ categories: [...consentCategories].reverse() }), consentCategories],
  [cookie({ categories: ["necessary", "ads", 3, null] }), ["necessary"]],
  [JSON.stringify({ categories: ["necessary"] }), ["necessary"]],
  [cookie({ categories: [] }), []],
  [cookie({ categories: "measurement" }), undefined],
  [cookie({}), undefined],
  [cookie(null), undefined],
  [cookie("measurement"), undefined],
  ["{", undefined],
  ["%E0%A4%A", undefined],
  ["", undefined],
  [undefined, undefined],
])("the answer in %s is %j", (stored, categories) => {
  expect(readConsent(stored)).toEqual(categories);
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
