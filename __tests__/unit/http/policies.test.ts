import { unstable_getResponseFromNextConfig } from "next/experimental/testing/server";
import { fileNamesOf } from "@/lib/config/addresses";
import { readSite } from "@/lib/config/site";
import { isPreviewHost } from "@/lib/http/preview-hosts";
import { cacheControl, headerRules } from "@/lib/http/rules";
import { sanitizeHeaders } from "@/lib/http/server-guard";
import { securityContact } from "@/lib/http/security-contact";

test("shared caches store a page for five minutes, and no answer to a visitor's form", () => {
  expect(cacheControl).toEqual({
    page: "public, max-age=0, s-maxage=300, stale-while-revalidate=86400",
    answer: "private, max-age=0, must-revalidate",
    picture: "public, max-age=86400, s-maxage=300, stale-while-revalidate=604800",
    immutable: "public, max-age=31536000, immutable",
    none: "no-store",
  });
});

test("no cache stores an answer to the framework's router", async () => {
  const { headers } = await unstable_getResponseFromNextConfig({
    url: "https://planamigo.example/paypal",
    nextConfig: { headers: async () => headerRules(fileNamesOf([], [])) },
    headers: { rsc: "1" },
  });
  expect(headers.get("cache-control")).toBe("private, no-store");
});

const words = (text: string) => text.trim().split(/\s+/);

test.each(
  words(`vercel.app MIO.Vercel.App mio.vercel.app. mio.vercel.app:443 localhost promos.localhost:3000 127.0.0.1:3000
    8.8.8.8 [2001:db8::1]:443`),
)("«%s» is a preview host", (host) => expect(isPreviewHost(host)).toBe(true));

test.each([
  ...words(`planamigo.example www.planamigo.example:443 vercel.app.example mivercel.app milocalhost
    127.0.0.1.example 1.2.3 1.2.3.4.5 x1.2.3.4`),
  "",
])("«%s» is no preview host", (host) => expect(isPreviewHost(host)).toBe(false));

test("security.txt names the site's own address and expires within a year", () => {
  const site = readSite({
    NEXT_PUBLIC_CONTACT_EMAIL: "hola@españa.es",
    NEXT_PUBLIC_SITE_URL: "https://www.ejemplo.es",
  });
  const text = securityContact(site, "2026-11-21");
  expect(text).toContain("Contact: mailto:hola@xn--espaa-rta.es\nExpires: 2027-05-20T00:00:00.000Z\n");
  expect(text).toContain("Canonical: https://www.ejemplo.es/.well-known/security.txt\n");
});

test.each(
  words(`rsc next-action next-router-state-tree x-middleware-subrequest x-nextjs-data x-next-cache-tags x-invoke-path
    x-prerender-revalidate x-now-route-matches x-action-forwarded x-matched-path content-security-policy
    content-security-policy-report-only if-match if-unmodified-since range sentry-trace baggage traceparent
    tracestate`),
)("the header %s is removed", (name) => {
  const headers = { host: "planamigo.example", [name]: "1" };
  sanitizeHeaders(headers);
  expect(headers).toEqual({ host: "planamigo.example" });
});

test.each(words("accept if-none-match user-agent x-forwarded-proto x-rsc rsc-x x-matched-paths"))(
  "the header %s is kept",
  (name) => {
    const headers = { [name]: "1" };
    sanitizeHeaders(headers);
    expect(headers).toEqual({ [name]: "1" });
  },
);

test("of a browser's name, 512 characters are kept: a long one would cost the framework a second", () => {
  const headers = { "user-agent": "a".repeat(15_000) };
  sanitizeHeaders(headers);
  expect(headers["user-agent"]).toHaveLength(512);
});

test.each([
  ["__prerender_bypass=x", ""],
  ["a=1; __prerender_bypass=x; ab_variant=b", "a=1;; ab_variant=b"],
  ["ab_variant=b;__next_preview_data=x=y;  __prerender_bypass=z", "ab_variant=b;;"],
  ["x__prerender_bypass=1; a=__next_preview_data", "x__prerender_bypass=1; a=__next_preview_data"],
])("of the cookies «%s», «%s» are kept", (cookie, remaining) => {
  const headers = { cookie };
  sanitizeHeaders(headers);
  expect(headers.cookie).toBe(remaining);
});
