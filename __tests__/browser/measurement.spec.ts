import type { Route } from "@playwright/test";
import { expect, full, test } from "./fixtures";
import { subject } from "./referral";
import { eventsIn, onVercel } from "./services";
import { clickThrough, consentOf, follow, visitAll } from "./visit";

test.use({ consent: "unasked" });

// Playwright's clock refuses what browsers accept: `clearTimeout` of a `requestIdleCallback`.
test.use({ expectedComplaints: [/Cannot clear timer/] });

test("consent starts every configured service; withdrawing it stops them and erases their data", async ({
  page,
}) => {
  const visit = follow(page);
  const consent = consentOf(page);
  await visitAll(page);
  await consent.accept();
  await expect.poll(async () => (await visit.traces()).cookies).toContain("_ga");
  const { scripts } = await visit.traces();
  expect(scripts).toEqual([
    "analytics",
    "apply-answer",
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
  expect(visit.calls.filter(({ pathname }) => pathname.startsWith("/_vercel"))).toEqual([]);
});

test("a click sends one event and one conversion, and opens the provider once", async ({ page, context }) => {
  const visit = follow(page);
  await page.clock.install();
  await page.goto(full.untested);
  await consentOf(page).accept();
  await expect.poll(() => eventsIn(visit.calls).length).toBe(1);
  const opened: string[] = [];
  context.on("page", (tab) => opened.push(tab.url()));
  await clickThrough(page);
  // After this time the click no longer waits for the reporter to navigate.
  await page.clock.runFor(1700);
  // Opened last, so that every tab of the page is listed before it.
  await context.newPage();
  expect(opened).toHaveLength(2);
  const [, click, conversion] = eventsIn(visit.calls);
  expect(click).toEqual([
    "click",
    { event_category: "CTA", event_label: `${full.untested.slice(1)}_referral` },
  ]);
  expect(conversion?.[0]).toBe("conversion");
});

test("Google is denied every storage first, and learns path and campaign, never what a visitor typed", async ({
  page,
}) => {
  // Its script does nothing here: what it would read stays.
  await page
    .context()
    .route(/gtag\/js/, (route) => route.fulfill({ contentType: "text/javascript", body: "" }));
  const commands = () =>
    page.evaluate(() => Array.from(window.dataLayer ?? [], (one): unknown[] => Array.from(Object(one))));
  await page.goto("/plan?dinero=4321&cliente=paypal&utm_source=boletin#respuesta", {
    referer: `${full.url}/plan?dinero=4321`,
  });
  await consentOf(page).accept();
  await expect.poll(async () => (await commands()).map(([name]) => name)).toContain("event");
  const said = await commands();
  const kinds = ["ad_storage", "ad_user_data", "ad_personalization", "analytics_storage"];
  expect(said.slice(0, 2)).toEqual([
    ["consent", "default", Object.fromEntries(kinds.map((kind) => [kind, "denied"]))],
    ["consent", "update", { analytics_storage: "granted" }],
  ]);
  const [page_location, page_referrer] = [`${full.url}/plan?utm_source=boletin`, `${full.url}/plan`];
  expect(said).toContainEqual(["set", { page_location, page_referrer }]);
  expect(said).toContainEqual(["config", "G-TEST123", { send_page_view: false }]);
  expect(JSON.stringify(said)).not.toMatch(/4321|cliente|respuesta/);
  // It would report the address whenever the history changes.
  const heard = await page.evaluate(() => {
    const types: string[] = [];
    for (const type of ["popstate", "revisit"]) addEventListener(type, () => types.push(type));
    dispatchEvent(new Event("popstate"));
    return types;
  });
  expect(heard).toEqual(["revisit"]);
});

test("the owner's own conversion reporter and gtag stay, before and after", async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { gtag: () => "own", gtag_report_conversion: () => "own" });
  });
  const said = () =>
    page.evaluate(() => ["gtag", "gtag_report_conversion"].map((name) => Reflect.get(window, name)?.()));
  const loaded = page.waitForRequest(/gtag\/js/);
  await page.goto(full.untested);
  await consentOf(page).accept();
  await loaded;
  expect(await said()).toEqual(["own", "own"]);
  await consentOf(page).withdraw();
  await expect
    .poll(async () => (await page.context().cookies()).map(({ name }) => name))
    .toEqual(["cc_cookie"]);
  expect(await said()).toEqual(["own", "own"]);
});

const tested = full.landings.find(({ variant }) => variant === "a")?.offer.detailPath;

for (const [who, queries, cookie, counts] of [
  ["was drawn at random", ["?v=c&utm_source=x"], undefined, true],
  ["once asked for a variant", ["?utm_source=x&v=b", ""], undefined, false],
  ["has no stored variant", [""], "ab_variant=; path=/; max-age=0", false],
  ["has another stored variant", [""], "ab_variant=x; path=/", false],
] as const) {
  // An owner may end the A/B test.
  if (!tested) break;
  test(`exposure and first click of a visitor who ${who} are reported once to each service: ${counts}`, async ({
    page,
  }) => {
    const visit = follow(page);
    const toVercel: string[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/_vercel/insights/view")) toVercel.push(request.postDataJSON().name);
    });
    await onVercel(page, tested);
    for (const query of queries) await page.goto(`${tested}${query}`);
    const variant = await page.locator("[data-variant]").getAttribute("data-variant");
    await page.evaluate((own) => own && (document.cookie = own), cookie);
    await consentOf(page).accept();
    await expect.poll(() => eventsIn(visit.calls).length).toBeGreaterThan(0);
    const link = page.locator("main a[data-referral]").first();
    await link.dispatchEvent("auxclick", { button: 2 });
    const expected = (...events: string[]) => (counts ? events.map((event) => `ab_${event}_${variant}`) : []);
    const reported = () =>
      [eventsIn(visit.calls).map(([name]) => name), toVercel].map((names) =>
        names.filter((name) => name.startsWith("ab_")),
      );
    await expect.poll(reported).toEqual([expected("exposure"), expected("exposure")]);
    await link.dispatchEvent("auxclick", { button: 1 });
    await clickThrough(page);
    await expect.poll(reported).toEqual(Array(2).fill(expected("exposure", "first_click")));
  });
}

const script = (body: string) => (route: Route) => route.fulfill({ contentType: "text/javascript", body });

/** How a service that the visitor has allowed may fail. */
const failures: [name: string, answer: (route: Route) => unknown][] = [
  ["never answers", () => undefined],
  [
    "breaks the browser's own functions",
    script(
      "localStorage.clear(); delete window.open; window.open = undefined; Object.defineProperty(document, 'cookie', { get() { throw new Error('theirs') } });",
    ),
  ],
];

test.describe("a service that", () => {
  test.use({ consent: ["necessary", "records", "campaign", "measurement"], expectedComplaints: [/./] });

  for (const [name, answer] of failures)
    test(`${name} still lets the visitor reach the offer`, async ({ page, context }) => {
      await context.route((url) => /gtag\/js|\/_vercel\/.*script\.js/.test(url.href), answer);
      const asked = page.waitForRequest(/gtag\/js/);
      await page.goto(subject.path, { waitUntil: "domcontentloaded" });
      await asked;
      await page.locator("details summary").first().click();
      await expect(page.locator("details[open]").first()).toBeVisible();
      const link = page.locator("main a[data-referral]").first();
      const { origin } = new URL((await link.getAttribute("href")) ?? "");
      const arrived = context.waitForEvent("request", (request) => request.url().startsWith(origin));
      await link.click();
      await arrived;
    });
});
