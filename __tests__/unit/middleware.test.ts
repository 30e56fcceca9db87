/** @jest-environment node */
import {
  getRedirectUrl,
  getRewrittenUrl,
  unstable_doesMiddlewareMatch,
} from "next/experimental/testing/server";
import { NextRequest } from "next/server";
import { config, middleware } from "@/middleware";

const production = "https://planamigo.example";
const phone = "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36";
const b = `${production}/trade-republic/v/b`;

function visit(path: string, given: { cookie?: string; userAgent?: string; origin?: string } = {}) {
  const { cookie = "", userAgent = phone, origin = production } = given;
  const headers = { host: new URL(origin).host, cookie, "user-agent": userAgent };
  return middleware(new NextRequest(new URL(path, origin), { headers }));
}

/** Sets the constants that a build compiles into the middleware. */
const built = (values: { EXPERIMENT_RUNS?: boolean; INLINE_SCRIPTS?: string }) =>
  Object.assign(globalThis, values);

afterEach(() => {
  jest.restoreAllMocks();
  for (const name of ["EXPERIMENT_RUNS", "INLINE_SCRIPTS"]) Reflect.deleteProperty(globalThis, name);
});

describe("the middleware runs for", () => {
  const matches = (path: string, host = "planamigo.example") =>
    unstable_doesMiddlewareMatch({ config, url: `https://${host}${path}`, headers: { host } });

  test.each([
    ...["/trade-republic?v=b", "/trade-republic/v/b", "/_global-error", "/legal/terminos"],
    ...["/%74rade-republic/v/b", "/%5Bslug%5D", "/[slug]", "/%ff", "/a%20b", "/%"],
  ])("%s", (path) => expect(matches(path)).toBe(true));

  test.each(["/", "/paypal", "/trade-republic-x", "/paypal/valor", "/heroes/x-640.avif", "/paypal?a=%C3%B1"])(
    "not %s",
    (path) => expect(matches(path)).toBe(false),
  );

  test.each(["mio.vercel.app", "localhost:3000", "127.0.0.1:3000"])("all of %s, a preview host", (host) => {
    for (const path of ["/", "/assets/x.js", "/robots.txt"]) expect(matches(path, host)).toBe(true);
  });
});

test.each([
  [0.4999, null],
  [0.5, b],
])("the variant is drawn with equal chances: %d gives %s, stored for 180 days", (drawn, rewritten) => {
  jest.spyOn(Math, "random").mockReturnValue(drawn);
  const response = visit("/trade-republic");
  expect(getRewrittenUrl(response)).toBe(rewritten);
  expect(response.headers.get("cache-control")).toBe("private, max-age=0, must-revalidate");
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

test("no variant is decided where the offer is disabled", () => {
  built({ EXPERIMENT_RUNS: false });
  const response = visit("/trade-republic?v=b", { cookie: "ab_variant=b" });
  expect(getRewrittenUrl(response)).toBeNull();
  for (const name of ["set-cookie", "cache-control"]) expect(response.headers.has(name)).toBe(false);
});

describe("a page made on demand", () => {
  const policyOf = (path: string) => visit(path).headers.get("content-security-policy");

  test("gets a nonce of its own, passed on to the framework", () => {
    built({ INLINE_SCRIPTS: "'sha256-abc='" });
    const { headers } = visit("/legal/terminos");
    const policy = headers.get("content-security-policy") ?? "";
    expect(policy).toMatch(/; script-src 'self' 'nonce-[\w+/=]{40,}' 'sha256-abc='; style-src 'self'; /);
    expect(headers.get("x-middleware-request-content-security-policy")).toBe(policy);
    expect(policyOf("/legal/terminos")).not.toBe(policy);
  });

  test("gets no policy in development, nor does a page that was built ahead", () => {
    expect(policyOf("/legal/terminos")).toBeNull();
    built({ INLINE_SCRIPTS: "'sha256-abc='" });
    expect(policyOf("/paypal/valor?importe=")).toBeNull();
  });
});

test.each([
  ["/paypal//", "/paypal"],
  [".//other.example/", "//other.example"],
])("on a preview host %s redirects to %s on the same host", (path, clean) => {
  const origin = "http://localhost:3000";
  const response = visit(path, { origin });
  expect([response.status, getRedirectUrl(response)]).toEqual([308, `${origin}${clean}`]);
});
