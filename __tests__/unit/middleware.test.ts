import { getRedirectUrl, getRewrittenUrl } from "next/experimental/testing/server";
import { NextRequest } from "next/server";
import { build } from "@/lib/config/build";
import { assignVariant } from "@/lib/privacy/variant-assignment";
import { middleware } from "@/middleware";
import { answerCookie } from "../answer";

const production = "https://planamigo.example";
const phone = "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36";

interface Visit {
  cookie?: string;
  userAgent?: string;
  origin?: string;
  /** Global Privacy Control. */
  gpc?: "1";
  more?: Record<string, string>;
}

function visit(path: string, visitor: Visit = {}) {
  const { cookie = "", userAgent = phone, origin = production, gpc = "", more } = visitor;
  const headers = { host: new URL(origin).host, cookie, "user-agent": userAgent, "sec-gpc": gpc, ...more };
  return middleware(new NextRequest(new URL(path, origin), { headers }));
}

afterEach(() => void delete build.runningExperiments);

// For which paths and hosts it runs: config/addresses.test.ts, pages/addresses.ts, specification/2-metadata.ts.
test.each([
  ["a refusal", { cookie: `${answerCookie(["necessary"])}; ab_variant=b` }],
  ["Global Privacy Control", { cookie: "ab_variant=b", gpc: "1" }],
] as const)("after %s the page is a, and an earlier cookie is erased", (_what, visitor) => {
  const response = visit("/trade-republic", visitor);
  expect(getRewrittenUrl(response)).toBeNull();
  expect(response.headers.getSetCookie()).toEqual([expect.stringMatching(/^ab_variant=;.*Expires=.*1970/)]);
});

// What it does, and that no cache keeps it: browser/consent.spec.ts and pages/headers.ts.
test("the link for visitors without script stores its no for HTTPS alone", () => {
  expect(visit("/legal/rechazar").headers.getSetCookie()[0]).toMatch(/^cc_cookie=.*; SameSite=Lax; Secure$/);
});

// Some extensions and Cloudflare fetch every link that a pointer comes near.
test.each<Record<string, string>>([
  { "sec-purpose": "prefetch" },
  { "sec-purpose": "prefetch;prerender" },
  { purpose: "prefetch" },
  { purpose: "preview" },
  { "x-moz": "prefetch" },
])(
  "a link that is fetched before it is pressed (%j) answers for nobody, and is not kept for the press",
  (more) => {
    const { status, headers } = visit("/legal/rechazar", { cookie: "ab_variant=b", more });
    expect([status, headers.getSetCookie(), headers.get("location")]).toEqual([403, [], null]);
    expect(headers.get("cache-control")).toBe("no-store");
  },
);

test("no variant is decided where the offer is disabled or has one hero", () => {
  // The constant that a build compiles into the middleware.
  build.runningExperiments = [];
  const response = visit("/trade-republic?v=b", { cookie: "ab_variant=b" });
  expect(getRewrittenUrl(response)).toBeNull();
  for (const name of ["set-cookie", "cache-control"]) expect(response.headers.has(name)).toBe(false);
});

test("a variant is read after an «&amp;» too, as some mail programs leave it in a link", () => {
  const response = visit("/trade-republic?utm_source=x&amp;v=b", { cookie: "ab_variant=a" });
  expect(getRewrittenUrl(response)).toBe(`${production}/trade-republic/v/b`);
});

test.each([
  ["/paypal//", "/paypal"],
  [".//other.example/", "//other.example"],
])("on a preview host %s redirects to %s on the same host", (path, clean) => {
  const origin = "http://localhost:3000";
  const response = visit(path, { origin });
  expect([response.status, getRedirectUrl(response)]).toEqual([308, `${origin}${clean}`]);
});

// The draw, an unknown value, crawlers and a refusal: specification, part 4.
const visitor = { override: null, remembered: undefined, userAgent: phone, mayKeep: true };

test.each([
  // The parameter decides, then the cookie, then the draw, which gives b here.
  [{ override: "a", remembered: "b" }, "a", true],
  [{ override: "b", remembered: "b" }, "b", false],
  [{ remembered: "a" }, "a", false],
  [{ remembered: "A" }, "b", true],
  [{ remembered: "a".repeat(9000) }, "b", true],
  [{ shareOfB: 0.2, dice: () => 0.79 }, "a", true],
  [{ shareOfB: 0.2, dice: () => 0.8 }, "b", true],
  [{ mayKeep: false, remembered: "b" }, "a", false],
  [{ mayKeep: false, override: "b" }, "b", false],
  // No crawler: a phone whose name contains «bot».
  [{ userAgent: "Mozilla/5.0 (Linux; Android 14; CUBOT KINGKONG 9) Chrome/140.0.0.0 Mobile" }, "b", true],
])("%j gets variant %s, stored: %s", (circumstances, variant, keep) => {
  const visit = { ...visitor, shareOfB: 0.5, dice: () => 0.9, ...circumstances };
  expect(assignVariant(visit)).toEqual({ variant, keep });
});
