/** @jest-environment node */
import { unstable_getResponseFromNextConfig } from "next/experimental/testing/server";
import { cacheControl, headerRules } from "@/lib/http/rules";

test("how long answers are kept: a page five minutes by shared caches, what a visitor asked for by none", () => {
  expect(cacheControl).toEqual({
    page: "public, max-age=0, s-maxage=300, stale-while-revalidate=86400",
    answer: "private, max-age=0, must-revalidate",
    missing: "public, max-age=0, s-maxage=300",
    picture: "public, max-age=86400, s-maxage=300, stale-while-revalidate=604800",
    hashed: "public, max-age=31536000, immutable",
  });
});

test("an answer to the framework's own router is kept by no cache", async () => {
  const { headers } = await unstable_getResponseFromNextConfig({
    url: "https://planamigo.example/paypal",
    nextConfig: { headers: async () => headerRules },
    headers: { rsc: "1" },
  });
  expect(headers.get("cache-control")).toBe("private, no-store");
});
