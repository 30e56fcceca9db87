/** @jest-environment node */
import { getRedirectUrl, getRewrittenUrl } from "next/experimental/testing/server";
import { NextRequest } from "next/server";
import { middleware } from "@/middleware";
import { answerCookie } from "../answer";

const production = "https://planamigo.example";
const phone = "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36";

function visit(path: string, given: { cookie?: string; userAgent?: string; origin?: string } = {}) {
  const { cookie = "", userAgent = phone, origin = production } = given;
  const headers = { host: new URL(origin).host, cookie, "user-agent": userAgent };
  return middleware(new NextRequest(new URL(path, origin), { headers }));
}

const throwDice = (value: number) => jest.spyOn(Math, "random").mockReturnValue(value);
const b = `${production}/trade-republic/v/b`;
const answered = (...categories: string[]) => answerCookie(categories);

afterEach(() => jest.restoreAllMocks());

describe("the variant", () => {
  test.each([
    [0, null],
    [0.4999, null],
    [0.5, b],
    [0.9999, b],
  ])("the dice show %d: page %s, and a cookie", (thrown, rewritten) => {
    throwDice(thrown);
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

  test.each([
    ["/trade-republic", "ab_variant=a", null, undefined],
    ["/trade-republic", "ab_variant=b", b, undefined],
    ["/trade-republic?v=a", "ab_variant=b", null, "a"],
    ["/trade-republic?v=b", "ab_variant=a", b, "b"],
    ["/trade-republic?v=b", "ab_variant=b", b, undefined],
    ["/trade-republic?v=c", "ab_variant=b", b, undefined],
    ["/trade-republic?v=", "ab_variant=b", b, undefined],
    ["/trade-republic?v=b", "", b, "b"],
    ["/trade-republic?v=b", answered("necessary"), b, undefined],
    ["/trade-republic", answered("necessary"), null, undefined],
    ["/trade-republic", `ab_variant=b; ${answered("necessary")}`, null, undefined],
    ["/trade-republic", `ab_variant=b; ${answered("necessary", "measurement")}`, b, undefined],
  ])("%s with «%s»: %s, cookie %s", (path, cookie, rewritten, kept) => {
    throwDice(0);
    const response = visit(path, { cookie });
    expect(getRewrittenUrl(response)).toBe(rewritten);
    expect(response.cookies.get("ab_variant")?.value).toBe(kept);
  });

  test.each(["ab_variant=c", "ab_variant=%00", "ab_variant=", `ab_variant=${"a".repeat(4000)}`, "=;;"])(
    "a cookie «%.20s» counts as none",
    (cookie) => {
      throwDice(0.9);
      const response = visit("/trade-republic", { cookie });
      expect(getRewrittenUrl(response)).toBe(b);
      expect(response.cookies.get("ab_variant")?.value).toBe("b");
    },
  );

  test("the query stays behind: no header of the answer repeats it", () => {
    const response = visit("/trade-republic?utm_source=x&debug=1", { cookie: "ab_variant=b" });
    expect(getRewrittenUrl(response)).toBe(b);
  });

  test("a crawler gets a, whatever it asks, and no cookie", () => {
    throwDice(0.9);
    const userAgent = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";
    const response = visit("/trade-republic?v=b", { userAgent, cookie: "ab_variant=b" });
    expect(getRewrittenUrl(response)).toBeNull();
    expect(response.headers.has("set-cookie")).toBe(false);
  });

  test("without https the cookie is not marked secure", () => {
    const response = visit("/trade-republic", { origin: "http://planamigo.example" });
    expect(response.headers.get("set-cookie")).not.toMatch(/secure/i);
  });

  test.each(["", "ab_variant=a", "ab_variant=b"])("no shared cache keeps the answer: «%s»", (cookie) => {
    const { headers } = visit("/trade-republic", { cookie });
    expect(headers.get("cache-control")).toBe("private, max-age=0, must-revalidate");
  });
});

describe("other paths", () => {
  test.each(["/v", "/v/", "/v/b", "/v/a", "/v/zzz", "/v/b/c"])(
    "/trade-republic%s is no address: 308 to the public one",
    (end) => {
      const response = visit(`/trade-republic${end}?v=b&x=1`);
      expect(response.status).toBe(308);
      expect(getRedirectUrl(response)).toBe(`${production}/trade-republic?v=b&x=1`);
      expect(response.headers.has("set-cookie")).toBe(false);
    },
  );

  test.each([
    "/%5Bslug%5D",
    "/[slug]",
    "/a%5bb",
    "/%E0%A4%A",
    "/%",
    "/a%zz/b",
    "/%ff",
    "/%c0%ae",
    "/assets/%ff",
    "/_next/static/chunks/%ff",
    "/%74rade-republic",
    "/%74rade-republic/v/b",
    "/trade-republic/v/%62",
    "/_global-error",
  ])("%s is not found, and a cache does not keep that for long", (path) => {
    const response = visit(path);
    expect(getRewrittenUrl(response)).toBe(`${production}/404`);
    expect(response.headers.get("strict-transport-security")).toContain("max-age");
    expect(response.headers.get("cache-control")).toBe("public, max-age=0, s-maxage=300");
    expect(response.headers.has("set-cookie")).toBe(false);
  });

  test.each(["%5Bnext%5D_entry.js", "[next]_entry.js", "node_modules_%40sentry_x.js"])(
    "the framework's own script %s is left alone: in development there are such names",
    (name) => expect(getRewrittenUrl(visit(`/_next/static/chunks/${name}`))).toBeNull(),
  );
});

describe("an offer under test that is switched off", () => {
  const built = (runs: boolean) => Object.assign(globalThis, { EXPERIMENT_RUNS: runs });
  afterEach(() => Reflect.deleteProperty(globalThis, "EXPERIMENT_RUNS"));

  test("its address decides nothing, keeps nothing and is cached like others that are not found", () => {
    built(false);
    throwDice(0.9);
    const response = visit("/trade-republic?v=b", { cookie: "ab_variant=b" });
    expect(getRewrittenUrl(response)).toBeNull();
    expect(response.headers.has("set-cookie")).toBe(false);
    expect(response.headers.has("cache-control")).toBe(false);
  });

  test("switched on, it is tested", () => {
    built(true);
    throwDice(0.9);
    expect(getRewrittenUrl(visit("/trade-republic"))).toBe(b);
  });
});

describe("preview hosts", () => {
  const hosts = [
    "https://mio.vercel.app",
    "http://localhost:3000",
    "http://127.0.0.1:3000",
    "http://[::1]:3000",
  ];

  test.each(hosts)("%s: no answer is to be indexed", (origin) => {
    for (const path of [
      "/",
      "/paypal",
      "/trade-republic",
      "/trade-republic/v/b",
      "/%",
      "/x.png",
      "/robots.txt",
    ])
      expect(visit(path, { origin }).headers.get("x-robots-tag")).toBe("noindex, nofollow");
  });

  test("its robots.txt is the site's own: who may not fetch a page never sees its noindex", () => {
    const response = visit("/robots.txt", { origin: "http://localhost:3000" });
    expect(response.headers.get("x-middleware-next")).toBe("1");
  });

  test.each([
    ["/paypal/", "/paypal"],
    ["/paypal//", "/paypal"],
    [".//other.example/", "//other.example"],
    ["/legal/terminos/?x=1", "/legal/terminos?x=1"],
  ])("%s leads to %s, on the same host", (path, clean) => {
    const response = visit(path, { origin: "http://localhost:3000" });
    expect([response.status, getRedirectUrl(response)]).toEqual([308, `http://localhost:3000${clean}`]);
  });

  test("a production host may be indexed", () => {
    for (const path of ["/trade-republic", "/trade-republic/v/b", "/%"])
      expect(visit(path).headers.has("x-robots-tag")).toBe(false);
  });
});
