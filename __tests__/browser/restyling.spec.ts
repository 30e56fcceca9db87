import type { Browser, Page } from "@playwright/test";
import { expect, full, inTurn, test } from "./fixtures";

/** How many elements the browser gives styles to while a change of the page is made and drawn. */
async function restyled(browser: Browser, page: Page, change: () => void): Promise<number> {
  await browser.startTracing(page, { categories: ["disabled-by-default-devtools.timeline"] });
  await page.evaluate(change);
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
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
    const inHead = () => restyled(browser, page, () => document.head.append(document.createElement("link")));
    // Once a face that arrives late has had its own.
    await expect.poll(inHead).toBeLessThan(100);
  });
  const everywhere = () => {
    const { style } = document.documentElement;
    style.fontSize = style.fontSize === "90%" ? "91%" : "90%";
  };
  await expect.poll(() => restyled(browser, page, everywhere), "as this test counts").toBeGreaterThan(100);
});
