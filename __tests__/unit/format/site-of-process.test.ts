import { readSite, site, siteEnvironment } from "@/lib/config/site";

test("of an environment, only what is the site's own is kept", () => {
  const own = { NEXT_PUBLIC_SITE_BRAND: "A", NEXT_PUBLIC_REFERRAL_URL_X: "b", OFFERS_PREVIEW: "n26" };
  const others = { PATH: "/bin", SECRET_TOKEN: "s", OTHER_NEXT_PUBLIC_VERCEL_URL: "a.es" };
  expect(siteEnvironment({ ...own, ...others })).toEqual(own);
});

test("the site of this process is the one of its environment", () => {
  expect(site).toEqual(readSite({}));
});

test("a built site stays what it was built as, whatever the environment of its process", async () => {
  const env = { NEXT_PUBLIC_SITE_URL: "https://www.ejemplo.es", NEXT_PUBLIC_BONUS_AMOUNT: "15" };
  // A build puts it in.
  Object.assign(globalThis, { SITE_ENVIRONMENT: JSON.stringify(env) });
  jest.resetModules();
  const built = await import("@/lib/config/site");
  Reflect.deleteProperty(globalThis, "SITE_ENVIRONMENT");
  expect(built.site).toEqual(readSite(env));
  expect(built.offerUrl({ detailPath: "/paypal" })).toBe("https://www.ejemplo.es/paypal");
});
