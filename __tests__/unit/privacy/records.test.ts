/** @jest-environment node */
import fc from "fast-check";
import { type LocalRecord, records } from "@/lib/privacy/records";
import { trackingParameters } from "@/lib/privacy/tracking";

const all: [string, LocalRecord<unknown>][] = Object.entries(records);

test("what is kept, for how long and how much of it", () => {
  expect(all.map(([, { key, cap, days }]) => [key, cap, days])).toEqual([
    ["ab_variant", undefined, 180],
    ["ab_tracking_data", 100, undefined],
    ["referral_clicks", 50, undefined],
    ["utm_data", undefined, 30],
    ["last_utm_source", undefined, 30],
    ["last_utm_timestamp", undefined, 30],
    ["last_refsrc", undefined, 30],
  ]);
});

const text = fc.string();
const click = fc.record({
  event: text,
  timestamp: text,
  url: text,
  referralUrl: text,
  utmParams: fc.dictionary(fc.constantFrom(...trackingParameters), fc.string({ minLength: 1 })),
});
const view = fc.record({ variant: fc.constantFrom("a", "b"), timestamp: text, event: text, url: text });

/** What a hand, an extension or an older version may have left: near misses as well as noise. */
const anything = fc.oneof(
  fc.anything(),
  fc.jsonValue(),
  fc.array(fc.oneof(click, view, fc.jsonValue())),
  fc.record({ ...Object.fromEntries(trackingParameters.map((name) => [name, fc.jsonValue()])) }),
);

test.each(all)("%s is sound or nothing, whatever was stored", (_name, record) => {
  fc.assert(
    fc.property(anything, (stored) => {
      const sound = record.read(stored);
      if (sound !== undefined) expect(record.read(sound)).toEqual(sound);
      if (record.cap && Array.isArray(sound)) expect(sound.length).toBeLessThanOrEqual(record.cap);
    }),
  );
});

const lists: [string, LocalRecord<unknown> & { cap: number }, fc.Arbitrary<object>][] = [
  ["clicks", records.referralClicks, click],
  ["page views", records.experimentEvents, view],
];

test.each(lists)("of %s the newest sound entries survive, in their order", (_name, record, entry) => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(entry, fc.jsonValue()), { maxLength: 150 }),
      fc.array(entry, { minLength: record.cap, maxLength: record.cap }),
      (older, newest) => {
        expect(record.read([...older, ...newest])).toEqual(newest);
        expect(record.read(newest.slice(0, 3))).toEqual(newest.slice(0, 3));
      },
    ),
    { numRuns: 30 },
  );
});

const right = { event: "x_referral", timestamp: "t", url: "u", referralUrl: "r", utmParams: { gclid: "g" } };
const seen = { variant: "a", timestamp: "t", event: "page_view", url: "u" };

test.each([
  [records.referralClicks, right, { url: undefined }],
  [records.referralClicks, right, { timestamp: 3 }],
  [records.referralClicks, right, { utmParams: ["gclid"] }],
  [records.referralClicks, right, { utmParams: { gclid: 3 } }],
  [records.referralClicks, right, { utmParams: { other: "x" } }],
  [records.experimentEvents, seen, { variant: "c" }],
  [records.experimentEvents, seen, { event: null }],
])("a damaged entry is left out (%#)", (record, entry, damage) => {
  expect(record.read([{ ...entry, ...damage }, null, entry])).toEqual([entry]);
});

test.each([
  ["variant", "a", "a"],
  ["variant", "c", undefined],
  ["lastRefsrc", "blog", "blog"],
  ["lastRefsrc", 3, undefined],
  ["tracking", { gclid: "g", utm_id: "x", utm_term: 4 }, { gclid: "g" }],
  ["tracking", null, {}],
  ["referralClicks", { length: 2 }, undefined],
] as const)("%s reads %j as %j", (name, stored, sound) => {
  expect(records[name].read(stored)).toEqual(sound);
});
