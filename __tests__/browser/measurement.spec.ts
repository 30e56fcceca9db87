import { stubServices } from "./stubs";
import { expect, test } from "./test";
import { clickThrough, consentOf, follow, visitAll } from "./visit";

/** A first visit: nobody has been asked yet. */
test.use({ consent: "unasked" });

test.use({ site: "measured" });
test.beforeEach(({ context }) => stubServices(context));

/** The events that reached Google, with what they say. */
const eventsIn = (calls: readonly URL[]) =>
  calls
    .filter(({ pathname }) => pathname === "/g/collect")
    .map(({ searchParams }) => [searchParams.get("en"), JSON.parse(searchParams.get("ep") ?? "null")]);

const pathsIn = (calls: readonly URL[]) => calls.map(({ pathname }) => pathname);

test("a yes starts all that is configured, and a no stops and erases it", async ({ page }) => {
  const visit = follow(page);
  const consent = consentOf(page);
  await visitAll(page);
  await consent.accept();
  await expect.poll(async () => (await visit.traces()).cookies).toContain("_ga");
  const { cookies, hosts, scripts } = await visit.traces();
  expect(cookies).toEqual(["_ga", "_ga_TEST123", "ab_variant", "cc_cookie"]);
  expect(hosts.filter((host) => host !== "127.0.0.1")).toEqual([
    "localhost",
    "region1.google-analytics.com",
    "www.googletagmanager.com",
  ]);
  expect(scripts).toEqual([
    "/_vercel/insights/script.js",
    "/_vercel/speed-insights/script.js",
    "analytics",
    "consent",
    "error-reports",
    "site",
    "www.googletagmanager.com/gtag/js",
  ]);

  await consent.withdraw();
  await expect.poll(async () => (await visit.traces()).cookies).toEqual(["cc_cookie"]);
  visit.forget();
  await clickThrough(page);
  await page.goto("/lowi");
  await expect(consent.icon).toBeVisible();
  const after = await visit.traces();
  expect(after).toMatchObject({ cookies: ["cc_cookie"], local: [], session: [], hosts: ["localhost"] });
  expect(pathsIn(visit.calls).filter((path) => path.startsWith("/_vercel"))).toEqual([]);
});

test("page views say which page, as the page itself says", async ({ page }) => {
  const visit = follow(page);
  await page.goto("/lowi");
  await consentOf(page).accept();
  const at = page.url();
  await expect
    .poll(() => eventsIn(visit.calls))
    .toEqual([["page_view", { page_title: "Lowi Landing", page_location: at }]]);
  await page.goto("/trade-republic?v=b");
  await expect.poll(() => eventsIn(visit.calls).length).toBe(2);
  expect(eventsIn(visit.calls)[1]?.[1]).toMatchObject({
    page_title: await page.title(),
    ab_variant: "b",
  });
});

test("web analytics is told the route and the path", async ({ page }) => {
  await page.goto("/lowi?importe=5000#preguntas");
  const view = page.waitForRequest(/\/_vercel\/insights\/view$/);
  await consentOf(page).accept();
  const url = new URL("/lowi", page.url()).href;
  expect((await view).postDataJSON()).toEqual({ name: "pageview", url, route: "/[slug]", path: "/lowi" });
  expect(await page.locator("script[data-sdkn='@vercel/speed-insights']").getAttribute("data-route")).toBe(
    "/[slug]",
  );
});

test("a click is an event and a conversion, and opens the provider once", async ({ page, context }) => {
  const visit = follow(page);
  await page.clock.install();
  await page.goto("/paypal");
  await consentOf(page).accept();
  await expect.poll(() => eventsIn(visit.calls).length).toBe(1);
  const opened: string[] = [];
  context.on("page", (tab) => opened.push(tab.url()));
  await clickThrough(page);
  // Longer than a reporter that takes nobody anywhere is waited for.
  await page.clock.runFor(1700);
  // A tab of our own comes after any that the page has opened.
  await context.newPage();
  expect(opened).toHaveLength(2);
  const [, click, conversion] = eventsIn(visit.calls);
  expect(click).toEqual(["click", { event_category: "CTA", event_label: "paypal_referral" }]);
  expect(conversion?.[0]).toBe("conversion");
});

test("gtag starts with everything denied, and only measurement is granted", async ({ page }) => {
  await page.addInitScript(() => {
    const told: unknown[] = [];
    Object.assign(window, { told });
    window.dataLayer = new Proxy([], {
      get: (target, key) =>
        key === "push"
          ? (command: ArrayLike<unknown>) => told.push([...Array.from(command)])
          : Reflect.get(target, key),
    });
  });
  await page.goto("/paypal");
  await consentOf(page).accept();
  const consents = () =>
    page.evaluate(() => (Reflect.get(window, "told") as unknown[][]).filter(([name]) => name === "consent"));
  await expect.poll(consents).toEqual([
    [
      "consent",
      "default",
      {
        ad_storage: "denied",
        ad_user_data: "denied",
        ad_personalization: "denied",
        analytics_storage: "denied",
      },
    ],
    ["consent", "update", { analytics_storage: "granted" }],
  ]);
});
