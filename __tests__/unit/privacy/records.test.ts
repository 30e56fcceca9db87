import fc from "fast-check";
import { experiments } from "@/lib/config/experiment";
import { erasableRecords, type LocalRecord } from "@/lib/privacy/records";
import { redact } from "@/lib/privacy/redaction";
import { trackingParameters } from "@/lib/privacy/tracking";

const all: [string, LocalRecord<unknown>][] = erasableRecords.map((record) => [record.key, record]);

const text = fc.string();
const click = fc.record({
  event: text,
  timestamp: text,
  url: text,
  referralUrl: text,
  utmParams: fc.dictionary(fc.constantFrom(...trackingParameters), fc.string({ minLength: 1 })),
});
const view = fc.record({ variant: fc.constantFrom("a", "b"), timestamp: text, event: text, url: text });

/** Values that an extension, an older version or a person may have stored: almost valid ones and noise. */
const anything = fc.oneof(
  fc.anything(),
  fc.jsonValue(),
  fc.array(fc.oneof(click, view, fc.jsonValue())),
  fc.record({ ...Object.fromEntries(trackingParameters.map((name) => [name, fc.jsonValue()])) }),
);

test("no two records share a key, so that no A/B test writes into another's", () => {
  const keys = erasableRecords.map(({ key }) => key);
  const prefixes = experiments.map(({ eventPrefix }) => eventPrefix);
  expect([new Set(keys).size, new Set(prefixes).size]).toEqual([keys.length, prefixes.length]);
});

test.each(all)("whatever is stored, the record %s is read as valid or not at all", (_name, record) => {
  fc.assert(
    fc.property(anything, (stored) => {
      const sound = record.read(stored);
      if (sound !== undefined) expect(record.read(sound)).toEqual(sound);
      if (record.cap && Array.isArray(sound)) expect(sound.length).toBeLessThanOrEqual(record.cap);
    }),
  );
});

function left(content: unknown, head = {}) {
  const envelope: Parameters<typeof redact>[0] = [{}, [[head, content]]];
  redact(envelope);
  return envelope[1][0]?.[1];
}

test.each([
  ["https://planamigo.example/paypal?gclid=1#x", "https://planamigo.example/paypal"],
  ["/indexa-capital/valor?importe=5000", "/indexa-capital/valor"],
  ["GET https://planamigo.example/a?b=1 failed, see /c#d", "GET https://planamigo.example/a failed, see /c"],
  ["?importe=5000", ""],
  ["paypal?dinero=4321", "paypal"],
  ["sent to ?dinero=4321 twice", "sent to  twice"],
  ["¿Cuánto?importe", "¿Cuánto"],
  ["#resultado", ""],
  ["main#contenido > a.b", "main#contenido > a.b"],
  ["¿Qué? No lo sé.", "¿Qué? No lo sé."],
])("«%s» is redacted to «%s»", (text, expected) => expect(left({ text })).toEqual({ text: expected }));

test("fields with a query, a fragment, cookies or the referrer are removed", () => {
  const attributes = {
    "url.query": { value: "importe=1" },
    "url.fragment": { value: "x" },
    "url.path": "/a",
  };
  const request = {
    url: "/a",
    query_string: "b=1",
    cookies: { a: "b" },
    headers: { Referer: "x", Host: "y" },
  };
  expect(left({ request, attributes })).toEqual({
    request: { url: "/a", headers: { Host: "y" } },
    attributes: { "url.path": "/a" },
  });
});

test("a recording loses pointer and scroll, and the sizes of what is blocked and of answers", () => {
  const typing = { type: 3, data: { source: 5, text: "***" } };
  const fetched = (sizes: object) => ({ type: 5, data: { payload: { method: "GET", ...sizes } } });
  const sizes = { response: { size: 50_419 }, "http.response.body.size": 1, encodedBodySize: 2 };
  const moves = [1, 3, 6, 12].map((source) => ({
    type: 3,
    data: { source, positions: [{ x: 1, y: 2, id: 7 }] },
  }));
  const blocked = { type: 2, data: { attributes: { class: "x", rr_width: "9px", rr_height: "99px" } } };
  const text = left(`{"segment_id":0}\n${JSON.stringify([...moves, typing, blocked, fetched(sizes)])}`);
  const expected = [typing, { type: 2, data: { attributes: { class: "x" } } }, fetched({ response: {} })];
  expect(text).toBe(`{"segment_id":0}\n${JSON.stringify(expected)}`);
});

test("where the visitor may not be identified, the name of the browser is removed", () => {
  const data = { "http.user_agent": "x", "user_agent.original": "x", headers: { "User-Agent": "x" }, a: 1 };
  const envelope: Parameters<typeof redact>[0] = [{}, [[{}, { data }]]];
  redact(envelope, { userAgent: false });
  expect(envelope[1][0]?.[1]).toEqual({ data: { headers: {}, a: 1 } });
});

test("a message loses what was typed, and keeps what only contains it", () => {
  const typed = ["", "4321", "2026-11-01", "a+(b)", "43"];
  const value = 'Unexpected "4321" or a+(b), not 2026-11-01: 43 of 54321';
  const envelope: Parameters<typeof redact>[0] = [{}, [[{}, { value, id: "4321" }]]];
  redact(envelope, { typed });
  expect(envelope[1]).toEqual([[{}, { value: 'Unexpected "…" or …, not …: … of 54321', id: "4321" }]]);
});

test("a redacted recording keeps its style sheets, and its header has the new length", () => {
  const events = [
    { type: 4, data: { href: "https://planamigo.example/ñ?a=1" } },
    { isStyle: true, textContent: "a{grid-area:1/1}b{color:#fff}" },
    { attributes: { _cssText: "/* x */#a{}" } },
    { rule: "i{inset:0/1}#b{}" },
  ];
  const head = { length: 999 };
  const text = left(`{"segment_id":0}\n${JSON.stringify(events)}`, head);
  const expected = `{"segment_id":0}\n${JSON.stringify(events).replace("?a=1", "")}`;
  expect(text).toBe(expected);
  expect(head.length).toBe(Buffer.byteLength(expected));
});
