import { expect, full, inTurn, test } from "./fixtures";

/** A first visit: nobody has been asked yet. */
test.use({ consent: "unasked" });

const builtAhead = new Set(full.addresses.map((address) => address.split("?")[0]));

test("the browser prerenders only linked pages that were built ahead", async ({ page }) => {
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

test("a prerendered page requests no script and stores nothing until it is shown", async ({ page }) => {
  // Playwright cannot attach to a prerendered page, so an ordinary page pretends to be one.
  await page.addInitScript(() => Object.defineProperty(document, "prerendering", { value: true }));
  await page.clock.install();
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto("/trade-republic?utm_source=x", { waitUntil: "load" });
  // Longer than the script waits in a browser without paint timings.
  await page.clock.runFor(2000);
  await page.evaluate(() => fetch("/llms.txt"));
  expect(asked.filter((url) => url.includes("/assets/site-"))).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

test("a page can enter the back/forward cache: it adds no unload listener", async ({ page }) => {
  await page.addInitScript(() => {
    const add = EventTarget.prototype.addEventListener;
    EventTarget.prototype.addEventListener = function (type, ...rest) {
      if (/unload$/.test(type)) throw new Error(`${type} keeps a page from being kept`);
      return add.call(this, type, ...rest);
    };
  });
  for (const address of ["/", "/legal/terminos", "/paypal"]) {
    await page.goto(address);
    await expect(page.locator("[data-ready][data-consent=ask] [data-banner]")).toBeVisible();
  }
});
