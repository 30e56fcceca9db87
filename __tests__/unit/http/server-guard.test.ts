/** @jest-environment node */
import { sanitizeHeaders } from "@/lib/http/server-guard";

const words = (text: string) => text.trim().split(/\s+/);

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
