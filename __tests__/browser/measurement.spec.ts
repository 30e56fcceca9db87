import type { Route } from "@playwright/test";
import { expect, full, test } from "./fixtures";
import { subject } from "./referral";
import { eventsIn } from "./services";
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
    "apply-consent",
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
      const arrived = context.waitForEvent("request", (request) => /^https:\/\/invita\./.test(request.url()));
      await page.locator("main a[data-referral]").first().click();
      await arrived;
    });
});
