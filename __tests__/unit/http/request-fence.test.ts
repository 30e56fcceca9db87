import { fence } from "@/lib/http/server-guard";

test.each([
  "rsc",
  "next-action",
  "next-router-state-tree",
  "next-url",
  "x-middleware-prefetch",
  "x-middleware-subrequest",
  "x-nextjs-data",
  "x-next-cache-tags",
  "x-invoke-path",
  "x-prerender-revalidate",
  "x-now-route-matches",
  "x-action-forwarded",
  "x-matched-path",
  "content-security-policy",
  "content-security-policy-report-only",
  "if-match",
  "if-unmodified-since",
  "range",
])("%s is not a visitor's to say", (name) => {
  const headers = { host: "planamigo.example", [name]: "1" };
  fence(headers);
  expect(headers).toEqual({ host: "planamigo.example" });
});

test.each([
  "accept",
  "if-none-match",
  "if-modified-since",
  "user-agent",
  "x-forwarded-proto",
  "x-forwarded-for",
  "x-next",
  "x-rsc",
  "rsc-x",
  "x-matched-paths",
  "range-unit",
])("%s passes", (name) => {
  const headers = { [name]: "1" };
  fence(headers);
  expect(headers).toEqual({ [name]: "1" });
});

test.each([
  ["__prerender_bypass=x", ""],
  ["__next_preview_data=", ""],
  ["a=1; __prerender_bypass=x; ab_variant=b", "a=1;; ab_variant=b"],
  ["ab_variant=b;__next_preview_data=x=y;  __prerender_bypass=z", "ab_variant=b;;"],
  ["__next_preview_data=1; b=2", "; b=2"],
  ["x__prerender_bypass=1; a__next_preview_data=2", "x__prerender_bypass=1; a__next_preview_data=2"],
  ["ab_variant=__prerender_bypass", "ab_variant=__prerender_bypass"],
])("of the cookies «%s» remain «%s»", (cookie, remaining) => {
  const headers = { cookie };
  fence(headers);
  expect(headers.cookie).toBe(remaining);
});
