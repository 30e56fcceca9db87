import fc from "fast-check";
import {
  addTracking,
  readTracking,
  validTracking,
  type Tracking,
  trackingParameters,
  withoutRefsrc,
} from "@/lib/privacy/tracking";

const joined = (unit: fc.Arbitrary<string>) => fc.array(unit).map((all) => all.join(""));

/** Any JavaScript string, lone surrogates included; characters that matter in an address are more frequent. */
const anyText = fc.oneof(
  joined(fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit))),
  joined(fc.constantFrom("?", "&", "=", "#", "%", "%2", "%zz", "+", "refsrc", "a", "\ud800")),
);
const tracking: fc.Arbitrary<Tracking> = fc.dictionary(fc.constantFrom(...trackingParameters), anyText);

/** A provider's link with parameters of its own, some named like tracking parameters, and perhaps a fragment. */
const providerLink = fc
  .record({
    path: fc.constantFrom("", "/", "/es/alta", "/a//b"),
    own: fc.array(fc.tuple(fc.constantFrom(...trackingParameters, "code", "", "ñ &"), anyText)),
    tail: fc.constantFrom("", "&", "?"),
    fragment: fc.constantFrom("", "#", "#x", "#/?a=1&utm_source=z", "#a#b"),
  })
  .map(({ path, own, tail, fragment }) => {
    const query = String(new URLSearchParams(own));
    return `https://proveedor.example${path}${query && `?${query}`}${query && tail}${fragment}`;
  });

const google = { utm_source: "google", refsrc: "planamigo" };

test.each<[string, Tracking, string]>([
  ["https://p.es/?", google, "https://p.es/?utm_source=google&refsrc=planamigo"],
  ["https://p.es/?code=X1&", google, "https://p.es/?code=X1&utm_source=google&refsrc=planamigo"],
  ["https://p.es/#/?a=1", google, "https://p.es/?utm_source=google&refsrc=planamigo#/?a=1"],
  ["https://p.es??gclid=1", { gclid: "g" }, "https://p.es??gclid=1&gclid=g"],
])("%s enriched with %j is %s", (link, parameters, expected) =>
  expect(addTracking(link, parameters)).toBe(expected),
);

test("the provider's own parameters come first, unchanged; the visitor's follow if their names are not taken", () => {
  fc.assert(
    fc.property(providerLink, tracking, (link, parameters) => {
      const own = new URL(link).searchParams;
      const all = [...new URL(addTracking(link, parameters)).searchParams];
      const free = trackingParameters.filter((name) => parameters[name] && !own.has(name));
      expect(all.slice(0, [...own].length)).toEqual([...own]);
      expect(all.slice([...own].length)).toEqual(
        free.map((name) => [name, new TextDecoder().decode(new TextEncoder().encode(parameters[name]))]),
      );
    }),
  );
});

test("the link is unchanged before the addition and in its fragment; enriching twice adds nothing", () => {
  fc.assert(
    fc.property(fc.oneof(providerLink, anyText), tracking, (link, parameters) => {
      const [address = ""] = link.split("#");
      const once = addTracking(link, parameters);
      expect(once.startsWith(address)).toBe(true);
      expect(once.endsWith(link.slice(address.length))).toBe(true);
      expect(addTracking(once, parameters)).toBe(once);
    }),
  );
});

test("withoutRefsrc removes the appended refsrc and nothing else", () => {
  fc.assert(
    fc.property(providerLink, (link) => {
      const enriched = addTracking(link, { refsrc: "planamigo" });
      fc.pre(enriched !== link);
      // A trailing «?» or «&» means nothing.
      expect(withoutRefsrc(enriched).replace(/[?&](?=#|$)/, "")).toBe(link.replace(/[?&](?=#|$)/, ""));
      expect(addTracking(withoutRefsrc(enriched), { refsrc: "planamigo" })).toBe(enriched);
    }),
  );
});

test.each<[string, Tracking]>([
  ["?utm_source=&utm_source=b&utm_source=c", { utm_source: "b" }],
  ["?UTM_SOURCE=x&utm_id=1&v=b&debug=1", {}],
  // As some mail programs open it.
  ["?utm_source=a&amp;utm_medium=b&amp;refsrc=c", { utm_source: "a", utm_medium: "b", refsrc: "c" }],
  ["?refsrc=blog%20uno&fbclid=%F0%9F%98%80", { refsrc: "blog uno", fbclid: "😀" }],
  [`?gclid=${"x".repeat(1001)}&gclid=${"y".repeat(1000)}`, { gclid: "y".repeat(1000) }],
])("the query %s is read as %j", (query, expected) => expect(readTracking(query)).toEqual(expected));

test("any query and any stored value is read as known names with valid values only", () => {
  const isSound = ([name, value]: [string, string]) =>
    trackingParameters.some((known) => known === name) && value.length > 0 && value.length <= 1000;
  fc.assert(
    fc.property(anyText, fc.oneof(fc.anything(), tracking), (query, stored) => {
      const sound = validTracking(stored);
      expect([...Object.entries(readTracking(query)), ...Object.entries(sound)].every(isSound)).toBe(true);
      expect(validTracking(sound)).toEqual(sound);
    }),
  );
});
