import { addressOf, inTurn } from "./in-turn";
import { scriptOf } from "./site-script";
import { expect, test } from "./test";
import { plain } from "./worlds";

const asked = () =>
  performance.getEntriesByType("resource").find(({ name }) => name.includes("/assets/site-"))?.startTime;

test("the script is asked for once the page has been painted", async ({ page }) => {
  await inTurn(plain.views, addressOf, async ({ address }) => {
    await page.goto(address, { waitUntil: "load" });
    await expect.poll(() => page.evaluate(asked)).toBeTruthy();
    const painted = await page.evaluate(
      () => performance.getEntriesByName("first-contentful-paint")[0]?.startTime,
    );
    expect(await page.evaluate(asked)).toBeGreaterThan(painted ?? Infinity);
  });
});

test("a browser that does not tell of paints asks for it a second after the page has loaded", async ({
  page,
}) => {
  await page.addInitScript(() => (PerformanceObserver.prototype.observe = () => undefined));
  await page.goto("/", { waitUntil: "load" });
  expect(await page.evaluate(asked)).toBeUndefined();
  await expect.poll(() => page.evaluate(asked)).toBeTruthy();
  await scriptOf(page);
  await expect(page.locator("[data-theme-switch]")).toHaveAttribute("aria-pressed");
});

test.describe("where the script cannot be fetched", () => {
  test.use({ expectedComplaints: [/Failed to load resource: net::ERR_FAILED/] });

  test("the page is whole, and nothing is thrown", async ({ page }) => {
    await page.route(/assets\/site-/, (route) => route.abort());
    await page.goto("/paypal");
    await expect(page.locator("main a[data-referral]").first()).toHaveAttribute("href", /^https:/);
  });
});
