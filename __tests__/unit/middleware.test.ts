/** @jest-environment node */
import {
  getRedirectUrl,
  getRewrittenUrl,
  unstable_doesMiddlewareMatch,
} from "next/experimental/testing/server";
import { NextRequest } from "next/server";
import { experiments, internalPathOf, pathOf } from "@/lib/config/experiment";
import { config, middleware } from "@/middleware";
import { answerCookie } from "../answer";

const production = "https://planamigo.example";
const phone = "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36";

interface Visit {
  cookie?: string;
  userAgent?: string;
  origin?: string;
  /** Global Privacy Control. */
  gpc?: "1";
}

function visit(path: string, visitor: Visit = {}) {
  const { cookie = "", userAgent = phone, origin = production, gpc = "" } = visitor;
  const headers = { host: new URL(origin).host, cookie, "user-agent": userAgent, "sec-gpc": gpc };
  return middleware(new NextRequest(new URL(path, origin), { headers }));
}

/** Sets the constants that a build compiles into the middleware. */
const built = (values: { RUNNING_EXPERIMENTS?: string }) => Object.assign(globalThis, values);

afterEach(() => {
  jest.restoreAllMocks();
  for (const name of ["RUNNING_EXPERIMENTS"]) Reflect.deleteProperty(globalThis, name);
});

describe("the middleware runs for", () => {
  const matches = (path: string, host = "planamigo.example") =>
    unstable_doesMiddlewareMatch({ config, url: `https://${host}${path}`, headers: { host } });

  test.each([
    // A new experiment needs its path in the matcher of `middleware.ts`.
    ...experiments.flatMap((experiment) => [
      pathOf(experiment),
      `${pathOf(experiment)}?v=b`,
      internalPathOf(experiment),
    ]),
    ...["/_global-error", "/legal/rechazar"],
    ...["/%74rade-republic/v/b", "/%5Bslug%5D", "/[slug]", "/%ff", "/a%20b", "/%"],
  ])("%s", (path) => expect(matches(path)).toBe(true));

  test.each([
    "/",
    "/cambios",
    "/trade-republic-x",
    "/paypal/valor",
    "/heroes/x-640.avif",
    "/cambios?a=%C3%B1",
  ])("not %s", (path) => expect(matches(path)).toBe(false));

  test.each(["mio.vercel.app", "localhost:3000", "127.0.0.1:3000"])("all of %s, a preview host", (host) => {
    for (const path of ["/", "/assets/x.js", "/robots.txt"]) expect(matches(path, host)).toBe(true);
  });
});

test.each([
  ["a refusal", { cookie: `${answerCookie(["necessary"])}; ab_variant=b` }],
  ["Global Privacy Control", { cookie: "ab_variant=b", gpc: "1" }],
] as const)("after %s the page is a, and an earlier cookie is erased", (_what, visitor) => {
  const response = visit("/trade-republic", visitor);
  expect(getRewrittenUrl(response)).toBeNull();
  expect(response.headers.getSetCookie()).toEqual([expect.stringMatching(/^ab_variant=;.*Expires=.*1970/)]);
});

test("an answer counts more than Global Privacy Control", () => {
  const cookie = `${answerCookie(["necessary", "records"])}; ab_variant=b`;
  expect(getRewrittenUrl(visit("/trade-republic", { cookie, gpc: "1" }))).toMatch(/\/v\/b$/);
});

test("the link for visitors without script stores a no, erases the A/B cookie and is never cached", () => {
  const response = visit("/legal/rechazar");
  expect([response.status, getRedirectUrl(response)]).toEqual([
    303,
    `${production}/legal/privacidad#rechazado`,
  ]);
  const [no = "", variant = ""] = response.headers.getSetCookie();
  expect(decodeURIComponent(no)).toMatch(
    /^cc_cookie=\{"categories":\["necessary"\],.*; SameSite=Lax; Secure$/,
  );
  expect(variant).toMatch(/^ab_variant=; Path=\/; Max-Age=0/);
  expect(response.headers.get("cache-control")).toBe("private, no-store");
});

test("no variant is decided where the offer is disabled or has one hero", () => {
  built({ RUNNING_EXPERIMENTS: "" });
  const response = visit("/trade-republic?v=b", { cookie: "ab_variant=b" });
  expect(getRewrittenUrl(response)).toBeNull();
  for (const name of ["set-cookie", "cache-control"]) expect(response.headers.has(name)).toBe(false);
});

test.each([
  ["/paypal//", "/paypal"],
  [".//other.example/", "//other.example"],
])("on a preview host %s redirects to %s on the same host", (path, clean) => {
  const origin = "http://localhost:3000";
  const response = visit(path, { origin });
  expect([response.status, getRedirectUrl(response)]).toEqual([308, `${origin}${clean}`]);
});
