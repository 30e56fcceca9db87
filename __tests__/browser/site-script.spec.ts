import { addressOf, inTurn } from "./in-turn";
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

const silences = [
  ["does not tell of paints", () => (PerformanceObserver.prototype.observe = () => undefined), []],
  [
    "cannot tell of them",
    () => Reflect.deleteProperty(window, "PerformanceObserver"),
    [/PerformanceObserver/],
  ],
] as const;
for (const [name, silence, expectedComplaints] of silences)
  test.describe(`a browser that ${name}`, () => {
    test.use({ expectedComplaints: [...expectedComplaints], colorScheme: "dark" });

    test("asks for it a second after the page has loaded", async ({ page }) => {
      await page.addInitScript(silence);
      await page.goto("/", { waitUntil: "load" });
      await expect(page.locator("[data-theme-switch]")).toHaveAttribute("aria-pressed", "true");
      const loaded = await page.evaluate(() => {
        const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
        return visit?.loadEventStart ?? Infinity;
      });
      expect(await page.evaluate(asked)).toBeGreaterThanOrEqual(loaded + 1000);
    });
  });

test.describe("where the script cannot be fetched", () => {
  test.use({ expectedComplaints: [/Failed to load resource: net::ERR_FAILED/] });

  test("the page is whole, and nothing is thrown", async ({ page }) => {
    await page.route(/assets\/site-/, (route) => route.abort());
    await page.goto("/paypal");
    await expect(page.locator("main a[data-referral]").first()).toHaveAttribute("href", /^https:/);
  });
});
