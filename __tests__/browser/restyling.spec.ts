import type { Browser, Page } from "@playwright/test";
import { expect, full, inTurn, scriptOf, test } from "./fixtures";

const drawn = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** How many elements the browser gives styles to while a change of the page is made and drawn. */
async function restyled(browser: Browser, page: Page, change: () => Promise<unknown>): Promise<number> {
  await browser.startTracing(page, { categories: ["disabled-by-default-devtools.timeline"] });
  await change();
  await drawn(page);
  const { traceEvents } = JSON.parse(String(await browser.stopTracing()));
  const updates = traceEvents.filter(({ name }: { name: string }) => name === "UpdateLayoutTree");
  // An update that was under way when the count began has no number.
  return updates.reduce(
    (sum: number, { args }: { args: { elementCount?: number } }) => sum + (args.elementCount ?? 0),
    0,
  );
}

// Otherwise every node that the script adds costs the styles of the whole page, while a visitor scrolls.
test("a node that the script adds to a page restyles little of it", async ({ browser, page }) => {
  await inTurn(full.kinds, String, async (address) => {
    await page.goto(address);
    const inHead = () =>
      restyled(browser, page, () =>
        page.evaluate(() => document.head.append(document.createElement("link"))),
      );
    // Once a face that arrives late has had its own.
    await expect.poll(inHead).toBeLessThan(100);
  });
  const everywhere = () =>
    page.evaluate(() => {
      const { style } = document.documentElement;
      style.fontSize = style.fontSize === "90%" ? "91%" : "90%";
    });
  await expect.poll(() => restyled(browser, page, everywhere), "as this test counts").toBeGreaterThan(100);
});

test.describe("on a first visit", () => {
  test.use({ consent: "unasked" });

  // The script arrives when the page is drawn: what it restyles, a phone does while the visitor begins to scroll.
  test("the script restyles little of a page as it starts", async ({ browser, page }) => {
    await inTurn(full.kinds, String, async (address) => {
      let release = () => {};
      const held = new Promise<void>((resolve) => (release = resolve));
      await page.route("**/assets/site-*", async (route) => held.then(() => route.continue()));
      await page.goto(address, { waitUntil: "commit" });
      await page.waitForFunction(
        () => document.readyState !== "loading" && document.fonts.status === "loaded",
      );
      await drawn(page);
      const atStart = async () => {
        release();
        await scriptOf(page);
        await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
      };
      expect(await restyled(browser, page, atStart)).toBeLessThanOrEqual(160);
      await page.unrouteAll({ behavior: "wait" });
      await page.context().clearCookies();
      await page.evaluate(() => localStorage.clear());
    });
  });
});
