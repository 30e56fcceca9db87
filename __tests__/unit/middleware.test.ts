/** @jest-environment node */
import {
  getRedirectUrl,
  getRewrittenUrl,
  unstable_doesMiddlewareMatch,
} from "next/experimental/testing/server";
import { NextRequest } from "next/server";
import { config, middleware } from "@/middleware";
import { answerCookie } from "../answer";

const production = "https://planamigo.example";
const phone = "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36";
const b = `${production}/trade-republic/v/b`;

function visit(path: string, given: { cookie?: string; userAgent?: string; origin?: string } = {}) {
  const { cookie = "", userAgent = phone, origin = production } = given;
  const headers = { host: new URL(origin).host, cookie, "user-agent": userAgent };
  return middleware(new NextRequest(new URL(path, origin), { headers }));
}

/** Sets what a build puts into the middleware. */
const built = (values: { EXPERIMENT_RUNS?: boolean; INLINE_SCRIPTS?: string }) =>
  Object.assign(globalThis, values);
const random = (value: number) => jest.spyOn(Math, "random").mockReturnValue(value);

afterEach(() => {
  jest.restoreAllMocks();
  for (const name of ["EXPERIMENT_RUNS", "INLINE_SCRIPTS"]) Reflect.deleteProperty(globalThis, name);
});

describe("the addresses that it runs for", () => {
  const matches = (path: string, host = "planamigo.example") =>
    unstable_doesMiddlewareMatch({ config, url: `https://${host}${path}`, headers: { host } });

  test.each([
    ...[
      "/trade-republic",
      "/trade-republic?v=b",
      "/trade-republic/v/b",
      "/trade-republic/v",
      "/_global-error",
    ],
    ...["/legal/terminos", "/paypal/plazos/fechas", "/paypal/valor?importe=5", "/paypal/valor?comisiones=5"],
    ...["/%74rade-republic/v/b", "/%5Bslug%5D", "/[slug]", "/%ff", "/a%20b", "/%E0%A4%A", "/%", "/a%zz"],
  ])("%s", (path) => expect(matches(path)).toBe(true));

  test.each([
    "/",
    "/paypal",
    "/trade-republic-x",
    "/paypal/valor",
    "/heroes/lowi-640.avif",
    "/paypal?a=%C3%B1",
  ])("not %s", (path) => expect(matches(path)).toBe(false));

  test.each(["mio.vercel.app", "localhost:3000", "127.0.0.1:3000"])("all of the preview host %s", (host) => {
    for (const path of ["/", "/assets/x.js", "/robots.txt"]) expect(matches(path, host)).toBe(true);
  });
});

describe("the variant", () => {
  test.each([
    [0, null],
    [0.4999, null],
    [0.5, b],
    [0.9999, b],
  ])("is drawn half and half: %d gives %s, kept for 180 days", (drawn, rewritten) => {
    random(drawn);
    const response = visit("/trade-republic");
    expect(getRewrittenUrl(response)).toBe(rewritten);
    expect(response.cookies.get("ab_variant")).toEqual({
      name: "ab_variant",
      value: rewritten ? "b" : "a",
      path: "/",
      maxAge: 15_552_000,
      expires: expect.any(Date),
      sameSite: "lax",
      secure: true,
    });
  });

  const no = answerCookie(["necessary"]);
  const yes = answerCookie(["necessary", "measurement"]);

  test.each([
    ["/trade-republic", "ab_variant=b", b, undefined],
    ["/trade-republic?v=a", "ab_variant=b", null, "a"],
    ["/trade-republic?v=b", "ab_variant=b", b, undefined],
    ["/trade-republic?v=b&debug=1", "", b, "b"],
    ["/trade-republic", "ab_variant=%00", null, "a"],
    ["/trade-republic?v=b", no, b, undefined],
    ["/trade-republic", `ab_variant=b; ${no}`, null, undefined],
    ["/trade-republic", `ab_variant=b; ${yes}`, b, undefined],
  ])("of %s with «%s» is %s, cookie %s", (path, cookie, rewritten, kept) => {
    random(0);
    const response = visit(path, { cookie });
    expect(getRewrittenUrl(response)).toBe(rewritten);
    expect(response.cookies.get("ab_variant")?.value).toBe(kept);
    expect(response.headers.get("cache-control")).toBe("private, max-age=0, must-revalidate");
  });

  test("is a for a crawler, without a cookie", () => {
    const userAgent = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";
    const response = visit("/trade-republic?v=b", { userAgent, cookie: "ab_variant=b" });
    expect(getRewrittenUrl(response)).toBeNull();
    expect(response.headers.has("set-cookie")).toBe(false);
  });

  test("is not decided where the offer is disabled", () => {
    built({ EXPERIMENT_RUNS: false });
    const response = visit("/trade-republic?v=b", { cookie: "ab_variant=b" });
    expect(getRewrittenUrl(response)).toBeNull();
    for (const name of ["set-cookie", "cache-control"]) expect(response.headers.has(name)).toBe(false);
  });
});

test.each(["/v", "/v/", "/v/b", "/v/zzz", "/v/b/c"])(
  "/trade-republic%s leads to the public address",
  (end) => {
    const response = visit(`/trade-republic${end}?v=b&x=1`);
    expect([response.status, getRedirectUrl(response)]).toEqual([
      308,
      `${production}/trade-republic?v=b&x=1`,
    ]);
    expect(response.headers.has("set-cookie")).toBe(false);
  },
);

test.each([
  ...["/%5Bslug%5D", "/[slug]", "/%E0%A4%A", "/%", "/a%zz/b", "/assets/%ff", "/_next/static/chunks/%ff"],
  ...["/%74rade-republic", "/trade-republic/v/%62", "/_global-error", "/500"],
])("%s is not found, and a cache keeps that for five minutes", (path) => {
  const response = visit(path);
  expect(getRewrittenUrl(response)).toBe(`${production}/_missing/_/_/_/_`);
  expect(response.headers.get("strict-transport-security")).toContain("max-age");
  expect(response.headers.get("cache-control")).toBe("public, max-age=0, s-maxage=300");
});

describe("a page made on demand", () => {
  const policyOf = (path: string) => visit(path).headers.get("content-security-policy");

  test("gets a nonce of its own, passed on to the framework, and no shared cache keeps it", () => {
    built({ INLINE_SCRIPTS: "'sha256-abc='" });
    const { headers } = visit("/legal/terminos");
    const policy = headers.get("content-security-policy") ?? "";
    expect(policy).toMatch(/; script-src 'self' 'nonce-[\w+/=]{40,}' 'sha256-abc='; style-src 'self'; /);
    expect(headers.get("x-middleware-request-content-security-policy")).toBe(policy);
    expect(headers.get("cache-control")).toMatch(/^private/);
    expect(policyOf("/legal/terminos")).not.toBe(policy);
  });

  test("has no policy in development, nor has a page that was built ahead", () => {
    expect(policyOf("/legal/terminos")).toBeNull();
    built({ INLINE_SCRIPTS: "'sha256-abc='" });
    expect(policyOf("/paypal/valor?importe=")).toBeNull();
  });
});

describe("preview hosts", () => {
  const origin = "http://localhost:3000";

  test.each(["https://mio.vercel.app", origin, "http://127.0.0.1:3000", "http://[::1]:3000"])(
    "%s: every answer is noindex",
    (host) => {
      for (const path of ["/", "/trade-republic", "/trade-republic/v/b", "/%", "/x.png", "/robots.txt"])
        expect(visit(path, { origin: host }).headers.get("x-robots-tag")).toBe("noindex, nofollow");
    },
  );

  test("robots.txt is the site's own: who may not fetch a page never sees its noindex", () => {
    expect(visit("/robots.txt", { origin }).headers.get("x-middleware-next")).toBe("1");
  });

  test("a production host may be indexed", () => {
    for (const path of ["/trade-republic", "/trade-republic/v/b", "/%"])
      expect(visit(path).headers.has("x-robots-tag")).toBe(false);
  });

  test.each([
    ["/paypal//", "/paypal"],
    [".//other.example/", "//other.example"],
    ["/legal/privacidad/?x=1", "/legal/privacidad?x=1"],
  ])("%s leads to %s, on the same host", (path, clean) => {
    const response = visit(path, { origin });
    expect([response.status, getRedirectUrl(response)]).toEqual([308, `${origin}${clean}`]);
  });
});
