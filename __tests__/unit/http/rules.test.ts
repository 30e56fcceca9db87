/** @jest-environment node */
import { getRewrittenUrl, unstable_getResponseFromNextConfig } from "next/experimental/testing/server";
import { headerRules, redirectRules, rewriteRules, scriptRules } from "@/lib/http/rules";
import { feedPaths, openDataPaths } from "@/lib/config/paths";

const nextConfig = {
  skipTrailingSlashRedirect: true,
  headers: async () => [...headerRules, ...scriptRules(["site-ABCDEFGH.js"])],
  redirects: async () => redirectRules,
  rewrites: async () => rewriteRules,
};

const respond = (path: string, headers: Record<string, string> = {}) =>
  unstable_getResponseFromNextConfig({
    url: `https://planamigo.example${path}`,
    nextConfig,
    headers: { host: "planamigo.example", ...headers },
  });

test.each([
  ["/", "public, max-age=0, s-maxage=300, stale-while-revalidate=86400"],
  ["/paypal", "public, max-age=0, s-maxage=300, stale-while-revalidate=86400"],
  ["/legal/privacidad", "public, max-age=0, s-maxage=300, stale-while-revalidate=86400"],
  ["/ofertas.json", "public, max-age=0, s-maxage=300, stale-while-revalidate=86400"],
  ["/paypal/plazos", "public, max-age=0, s-maxage=300, stale-while-revalidate=86400"],
  ["/paypal/plazos/fechas", "private, max-age=0, must-revalidate"],
  ["/indexa-capital/plazos/calendario.ics", "private, max-age=0, must-revalidate"],
  ["/heroes/lowi-640.avif", "public, max-age=86400, s-maxage=300, stale-while-revalidate=604800"],
  ["/legal/terminos", "private, max-age=0, must-revalidate"],
  ["/icon.svg", "public, max-age=86400, s-maxage=300, stale-while-revalidate=604800"],
  ["/apple-icon.png", "public, max-age=86400, s-maxage=300, stale-while-revalidate=604800"],
  ["/favicon.ico", "public, max-age=86400, s-maxage=300, stale-while-revalidate=604800"],
  ["/assets/site-ABCDEFGH.js", "public, max-age=31536000, immutable"],
  ["/assets/site-OLDERONE.js", "public, max-age=0, s-maxage=300, stale-while-revalidate=86400"],
  ["/healthz", null],
])("%s is kept by caches: %s", async (path, value) => {
  expect((await respond(path)).headers.get("cache-control")).toBe(value);
});

test.each([
  [openDataPaths.data, "application/json; charset=utf-8"],
  [openDataPaths.schema, "application/schema+json; charset=utf-8"],
  [feedPaths.json, "application/feed+json; charset=utf-8"],
  [feedPaths.atom, "application/atom+xml; charset=utf-8"],
  ["/llms.txt", "text/plain; charset=utf-8"],
  ["/sitemap.xml", "application/xml"],
  ["/indexa-capital.md", "text/markdown; charset=utf-8"],
  ["/assets/site-ABCDEFGH.js", "text/javascript; charset=utf-8"],
])("%s is of the type %s", async (path, type) => {
  expect((await respond(path)).headers.get("content-type")).toBe(type);
});

test.each(["/", "/paypal", "/paypal/plazos/fechas", "/heroes/lowi-640.avif", "/legal/terminos"])(
  "%s as the framework's router asks for it is kept by no cache",
  async (path) => {
    expect((await respond(path, { rsc: "1" })).headers.get("cache-control")).toBe("private, no-store");
  },
);

test.each([
  ["/paypal/", "https://planamigo.example/paypal"],
  ["/legal/terminos/", "https://planamigo.example/legal/terminos"],
])("%s leads to %s for good", async (path, clean) => {
  const response = await respond(path);
  expect([response.status, response.headers.get("location")]).toEqual([308, clean]);
});

test.each([
  ["/trade-republic/v/", "planamigo.example"],
  ["/trade-republic/v/b/", "planamigo.example"],
  ["/paypal/", "planamigo-git-x.vercel.app"],
])("%s of %s is left to the edge", async (path, host) => {
  expect((await respond(path, { host })).headers.get("location")).toBeNull();
});

test.each([
  ["/paypal.md", "/md/paypal"],
  ["/indexa-capital/valor?importe=15.000,50", "/indexa-capital/valor/calculo?importe=15.000%2C50"],
  ["/binance/valor?comisiones=7", "/binance/valor/calculo?comisiones=7"],
  ["/n26/valor?v=1&importe=abc", "/n26/valor/calculo?v=1&importe=abc"],
  ["/indexa-capital/valor", null],
  ["/indexa-capital/valor?importe=", null],
  ["/indexa-capital/valor?utm_source=x", null],
  ["/indexa-capital?importe=1", null],
])("%s is answered by %s", async (path, target) => {
  const rewritten = getRewrittenUrl(await respond(path));
  expect(rewritten && rewritten.replace("https://planamigo.example", "")).toBe(target);
});
