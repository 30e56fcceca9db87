import { expect, full, inTurn, test } from "./fixtures";

const builtAhead = new Set(full.addresses.map((address) => address.split("?")[0]));
builtAhead.delete("/legal/terminos");

test("of a page's links, those to other pages that were built ahead are prepared", async ({ page }) => {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Preload.enable");
  let found: string[] = [];
  browser.on("Preload.preloadingAttemptSourcesUpdated", ({ preloadingAttemptSources: sources }) => {
    found = [...new Set(sources.map(({ key }) => new URL(key.url).pathname))].sort();
  });
  await inTurn(["/", "/paypal", "/paypal/plazos", "/legal/terminos"], String, async (address) => {
    found = [];
    await page.goto(address);
    const links = await page
      .locator("a:not([target])")
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
    const pages = links
      .map((link) => new URL(link))
      .filter(({ origin, search }) => origin === full.url && !search)
      .map(({ pathname }) => pathname);
    // Comparisons are built ahead in every pair and trio.
    const isBuilt = (path: string) => builtAhead.has(path) || /^\/comparar\/[^/]+-vs-/.test(path);
    const expected = [...new Set(pages)].filter((path) => isBuilt(path) && path !== address);
    expect(expected).not.toEqual([]);
    await expect.poll(() => found).toEqual(expected.sort());
  });
});

test.describe("a page that is prepared", () => {
  test.use({ consent: "unasked" });

  test("asks for no script and keeps nothing until it is seen", async ({ page }) => {
    // Playwright cannot attach to a page that the browser prepares: this one is told that it is prepared.
    await page.addInitScript(() => Object.defineProperty(document, "prerendering", { value: true }));
    await page.clock.install();
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await page.goto("/trade-republic?utm_source=x", { waitUntil: "load" });
    // Longer than the script waits in a browser that does not tell of paints.
    await page.clock.runFor(2000);
    await page.evaluate(() => fetch("/llms.txt"));
    expect(asked.filter((url) => url.includes("/assets/site-"))).toEqual([]);
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  });

  test("is kept for the way back: nothing on it waits for the visitor to leave", async ({ page }) => {
    await page.addInitScript(() => {
      const add = EventTarget.prototype.addEventListener;
      EventTarget.prototype.addEventListener = function (type, ...rest) {
        if (/unload$/.test(type)) throw new Error(`${type} keeps a page from being kept`);
        return add.call(this, type, ...rest);
      };
    });
    for (const address of ["/", "/legal/terminos", "/paypal"]) {
      await page.goto(address);
      await expect(page.locator("[data-ready][data-consent=ask] [data-nosnippet]")).toBeVisible();
    }
  });
});
