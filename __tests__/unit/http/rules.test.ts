/** @jest-environment node */
import { getRewrittenUrl, unstable_getResponseFromNextConfig } from "next/experimental/testing/server";
import { headerRules, redirectRules, rewriteRules, scriptRules } from "@/lib/http/rules";

const respond = (path: string, headers: Record<string, string> = {}) =>
  unstable_getResponseFromNextConfig({
    url: `https://planamigo.example${path}`,
    nextConfig: {
      skipTrailingSlashRedirect: true,
      headers: async () => [...headerRules, ...scriptRules(["site-ABCDEFGH.js"])],
      redirects: async () => redirectRules,
      rewrites: async () => rewriteRules,
    },
    headers: { host: "planamigo.example", ...headers },
  });

const PAGE = "public, max-age=0, s-maxage=300, stale-while-revalidate=86400";
const PICTURE = "public, max-age=86400, s-maxage=300, stale-while-revalidate=604800";
const ANSWER = "private, max-age=0, must-revalidate";

test.each([
  ["/", PAGE],
  ["/legal/privacidad", PAGE],
  ["/ofertas.json", PAGE],
  ["/paypal/plazos", PAGE],
  ["/paypal/plazos/fechas", ANSWER],
  ["/indexa-capital/plazos/calendario.ics", ANSWER],
  ["/legal/terminos", ANSWER],
  ["/heroes/lowi-640.avif", PICTURE],
  ["/favicon.ico", PICTURE],
  ["/assets/site-ABCDEFGH.js", "public, max-age=31536000, immutable"],
  ["/assets/site-OLDERONE.js", PAGE],
  ["/healthz", null],
])("%s is kept by caches: %s", async (path, value) => {
  expect((await respond(path)).headers.get("cache-control")).toBe(value);
});

test("an answer to the framework's own router is kept by no cache", async () => {
  expect((await respond("/paypal", { rsc: "1" })).headers.get("cache-control")).toBe("private, no-store");
});

test.each([
  ["/ofertas.schema.json", "application/schema+json; charset=utf-8"],
  ["/cambios.json", "application/feed+json; charset=utf-8"],
  ["/cambios.atom", "application/atom+xml; charset=utf-8"],
  ["/indexa-capital.md", "text/markdown; charset=utf-8"],
  ["/assets/site-ABCDEFGH.js", "text/javascript; charset=utf-8"],
])("%s is of the type %s", async (path, type) => {
  expect((await respond(path)).headers.get("content-type")).toBe(type);
});

test("an address with a slash at its end leads to the one without", async () => {
  const { status, headers } = await respond("/legal/terminos/");
  expect([status, headers.get("location")]).toEqual([308, "https://planamigo.example/legal/terminos"]);
});

test.each([
  ["/trade-republic/v/b/", "planamigo.example"],
  ["/paypal/", "planamigo-git-x.vercel.app"],
])("%s of %s is left to the middleware", async (path, host) => {
  expect((await respond(path, { host })).headers.get("location")).toBeNull();
});

test.each([
  ["/paypal.md", "/md/paypal"],
  ["/indexa-capital/valor?importe=15.000,50", "/indexa-capital/valor/calculo?importe=15.000%2C50"],
  ["/binance/valor?v=1&comisiones=abc", "/binance/valor/calculo?v=1&comisiones=abc"],
  ["/indexa-capital/valor", null],
  ["/indexa-capital/valor?importe=", null],
  ["/indexa-capital/valor?utm_source=x", null],
  ["/indexa-capital?importe=1", null],
])("%s is answered by %s", async (path, target) => {
  const rewritten = getRewrittenUrl(await respond(path));
  expect(rewritten && rewritten.replace("https://planamigo.example", "")).toBe(target);
});
