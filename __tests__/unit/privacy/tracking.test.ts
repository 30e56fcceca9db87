/** @jest-environment node */
import fc from "fast-check";
import {
  enrich,
  readTracking,
  soundTracking,
  type Tracking,
  trackingParameters,
  withoutRefsrc,
} from "@/lib/privacy/tracking";

/** Any text that JavaScript can hold, lone surrogates included, with the signs of an address more often. */
const anyText = fc.oneof(
  fc.string({ unit: "binary" }),
  fc
    .array(fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)))
    .map((all) => all.join("")),
  fc
    .array(fc.constantFrom("?", "&", "=", "#", "%", "%2", "%zz", "+", "refsrc", "a", "\ud800"))
    .map((all) => all.join("")),
);

const tracking: fc.Arbitrary<Tracking> = fc.dictionary(fc.constantFrom(...trackingParameters), anyText);

/** A provider's link: its own parameters, among them the visitor's names, and perhaps a fragment. */
const providerLink = fc
  .record({
    path: fc.constantFrom("", "/", "/es/alta", "/a//b"),
    own: fc.array(
      fc.tuple(fc.oneof(fc.constantFrom(...trackingParameters, "code", ""), fc.string()), anyText),
    ),
    tail: fc.constantFrom("", "&", "?"),
    fragment: fc.constantFrom("", "#", "#x", "#/?a=1&utm_source=z", "#a#b"),
  })
  .map(({ path, own, tail, fragment }) => {
    const query = String(new URLSearchParams(own));
    return `https://proveedor.example${path}${query && `?${query}`}${query && tail}${fragment}`;
  });

test("the nine parameters, in the order in which they travel", () => {
  expect(trackingParameters).toEqual([
    "utm_source",
    "utm_medium",
    "utm_campaign",
    "utm_term",
    "utm_content",
    "gclid",
    "msclkid",
    "fbclid",
    "refsrc",
  ]);
});

describe("enrich", () => {
  const google = { utm_source: "google", refsrc: "planamigo" };

  test.each<[string, Tracking, string]>([
    ["https://p.es", google, "https://p.es?utm_source=google&refsrc=planamigo"],
    ["https://p.es/?", google, "https://p.es/?utm_source=google&refsrc=planamigo"],
    ["https://p.es/?code=X1", google, "https://p.es/?code=X1&utm_source=google&refsrc=planamigo"],
    ["https://p.es/?code=X1&", google, "https://p.es/?code=X1&utm_source=google&refsrc=planamigo"],
    ["https://p.es/?code=?", google, "https://p.es/?code=?&utm_source=google&refsrc=planamigo"],
    ["https://p.es/#alta", google, "https://p.es/?utm_source=google&refsrc=planamigo#alta"],
    ["https://p.es/#/?a=1", google, "https://p.es/?utm_source=google&refsrc=planamigo#/?a=1"],
    ["https://p.es/?refsrc=suyo", google, "https://p.es/?refsrc=suyo&utm_source=google"],
    ["https://p.es/?utm_source=", google, "https://p.es/?utm_source=&refsrc=planamigo"],
    ["https://p.es/?x=%C3%B1+y%20z", { fbclid: "f" }, "https://p.es/?x=%C3%B1+y%20z&fbclid=f"],
    ["https://p.es/", { utm_term: "plan amigo & más" }, "https://p.es/?utm_term=plan+amigo+%26+m%C3%A1s"],
    ["https://p.es/", { utm_source: "", utm_medium: "cpc" }, "https://p.es/?utm_medium=cpc"],
    ["https://p.es??code=1", { gclid: "g" }, "https://p.es??code=1&gclid=g"],
  ])("%s with %j: %s", (link, given, expected) => {
    expect(enrich(link, given)).toBe(expected);
  });

  test("the provider's own parameters keep their values and order, and come first", () => {
    fc.assert(
      fc.property(providerLink, tracking, (link, given) => {
        const own = [...new URL(link).searchParams];
        const all = [...new URL(enrich(link, given)).searchParams];
        const kept = all.slice(0, own.length);
        expect(kept).toEqual(own);
        const names = own.map(([name]) => name);
        for (const [name] of all.slice(own.length)) {
          expect(names).not.toContain(name);
          expect(trackingParameters).toContain(name);
        }
      }),
    );
  });

  test("every parameter of the visitor arrives that the provider does not set", () => {
    fc.assert(
      fc.property(providerLink, tracking, (link, given) => {
        const own = new URL(link).searchParams;
        const all = new URL(enrich(link, given)).searchParams;
        for (const name of trackingParameters) {
          const value = given[name];
          if (value && !own.has(name))
            expect(all.getAll(name)).toEqual([new TextDecoder().decode(new TextEncoder().encode(value))]);
        }
      }),
    );
  });

  test("the fragment and all before the addition stay letter for letter; twice is as once", () => {
    fc.assert(
      fc.property(fc.oneof(providerLink, anyText), tracking, (link, given) => {
        const [address = ""] = link.split("#");
        const once = enrich(link, given);
        expect(once.startsWith(address)).toBe(true);
        expect(once.endsWith(link.slice(address.length))).toBe(true);
        expect(enrich(once, given)).toBe(once);
      }),
    );
  });
});

describe("readTracking", () => {
  test.each<[string, Tracking]>([
    ["?utm_source=google&utm_medium=cpc", { utm_source: "google", utm_medium: "cpc" }],
    ["?utm_source=&utm_source=b&utm_source=c", { utm_source: "b" }],
    ["?UTM_SOURCE=x&utm_id=1&v=b&debug=1", {}],
    ["?refsrc=blog%20uno&fbclid=%F0%9F%98%80", { refsrc: "blog uno", fbclid: "😀" }],
    [`?gclid=${"x".repeat(1000)}`, { gclid: "x".repeat(1000) }],
    [`?gclid=${"x".repeat(1001)}&gclid=y`, { gclid: "y" }],
    ["", {}],
  ])("%s: %j", (query, expected) => {
    expect(readTracking(query)).toEqual(expected);
  });

  test("whatever the query, only known names with sound values come out", () => {
    fc.assert(fc.property(anyText, (query) => isSound(readTracking(query))));
  });
});

test("whatever was stored, only known names with sound values come out, and sound ones stay", () => {
  fc.assert(
    fc.property(fc.oneof(fc.anything(), tracking), (stored) => {
      const sound = soundTracking(stored);
      return isSound(sound) && expect(soundTracking(sound)).toEqual(sound) === undefined;
    }),
  );
});

function isSound(given: Tracking): boolean {
  return Object.entries(given).every(
    ([name, value]) =>
      trackingParameters.some((known) => known === name) && value.length > 0 && value.length <= 1000,
  );
}

test.each([
  ["x".repeat(1000), "x".repeat(1000)],
  ["x".repeat(1001), undefined],
  ["", undefined],
  [3, undefined],
  [["x"], undefined],
])("of what is stored $# is kept what is sound", (gclid, kept) => {
  expect(soundTracking({ gclid }).gclid).toBe(kept);
});

test.each([
  ["https://a.example?x=1?y", "https://a.example?x=1?y&gclid=g"],
  ["https://a.example?", "https://a.example?gclid=g"],
  ["https://a.example?x?gclid=1", "https://a.example?x?gclid=1&gclid=g"],
  ["https://a.example?x=1&", "https://a.example?x=1&gclid=g"],
  ["https://a.example?gcl?id=1", "https://a.example?gcl?id=1&gclid=g"],
  ["https://a.example??", "https://a.example??&gclid=g"],
  ["https://a.example??gclid=1", "https://a.example??gclid=1&gclid=g"],
])("%s is enriched as %s", (link, enriched) => {
  expect(enrich(link, { gclid: "g" })).toBe(enriched);
});

test("the refsrc that a link came with is taken back, and nothing else of it", () => {
  fc.assert(
    fc.property(providerLink, (link) => {
      const given = enrich(link, { refsrc: "planamigo" });
      fc.pre(given !== link);
      // A last «?» or «&» says nothing.
      expect(withoutRefsrc(given).replace(/[?&](?=#|$)/, "")).toBe(link.replace(/[?&](?=#|$)/, ""));
      expect(enrich(withoutRefsrc(given), { refsrc: "planamigo" })).toBe(given);
    }),
  );
});
