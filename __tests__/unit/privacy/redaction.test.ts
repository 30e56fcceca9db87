/** @jest-environment node */
import { redact } from "@/lib/privacy/redaction";

/** What is left of one thing in an envelope. */
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
  ["#resultado", ""],
  ["main#contenido > a.b", "main#contenido > a.b"],
  ["¿Qué? No lo sé.", "¿Qué? No lo sé."],
])("of «%s» stays «%s»", (text, expected) => expect(left({ text })).toEqual({ text: expected }));

test("queries, fragments, cookies and the page before go where they stand by themselves", () => {
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

test("the head of an envelope tells no more", () => {
  const envelope: Parameters<typeof redact>[0] = [{ trace: { transaction: "/a?b=1" } }, []];
  redact(envelope);
  expect(envelope[0]).toEqual({ trace: { transaction: "/a" } });
});

test("a recording, lines of JSON, keeps its style sheets and says its new length", () => {
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
