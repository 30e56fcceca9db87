import { openChrome } from "./chrome";
import { expect, inTurn, test } from "./test";
import { full } from "./worlds";

const EXPERIMENT = "/trade-republic";
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

test.describe("in a browser that prepares pages and keeps them for the way back", () => {
  let tab: Awaited<ReturnType<typeof openChrome>>;

  test.beforeEach(async () => {
    tab = await openChrome();
    await tab.visit(`${full.url}/metodologia`);
    await tab.until("document.querySelector('#cc-main .cm')");
  });
  test.afterEach(() => tab.close());

  const kept = () => tab.evaluate("Object.keys(localStorage).sort().join()");
  const activation = () => tab.evaluate("performance.getEntriesByType('navigation')[0].activationStart");
  const link = (path: string) => `a[href="${path}"]:not([target])`;

  async function prepare(path: string) {
    await tab.hover(link(path));
    await expect.poll(() => tab.prepared.at(-1)).toEqual({ url: full.url + path, status: "Ready" });
  }

  async function follow(path: string) {
    await tab.click(link(path));
    await tab.until(`location.pathname === "${path}" && !document.prerendering`);
  }

  test("a page that is prepared counts as seen when it is seen", async () => {
    await prepare(EXPERIMENT);
    expect(await kept()).toBe("");
    await follow(EXPERIMENT);
    expect(await activation()).toBeGreaterThan(0);
    const views = JSON.parse(String(await tab.until("localStorage.ab_tracking_data")));
    expect(views).toEqual([expect.objectContaining({ event: "page_view", url: full.url + EXPERIMENT })]);
    // The side that was prepared is the one that the cookie names.
    const side = await tab.evaluate("document.querySelector('[data-variant]').dataset.variant");
    expect(views[0].variant).toBe(side);
    expect(await tab.evaluate("document.cookie")).toContain(`ab_variant=${side}`);
    await tab.until("document.querySelector('#cc-main .cm')");
  });

  test("a page that is prepared and never seen leaves nothing", async () => {
    await prepare(EXPERIMENT);
    await follow("/glosario");
    expect(await kept()).toBe("");
  });

  test("the theme chosen after a page was prepared is the page's", async () => {
    await prepare("/glosario");
    await tab.evaluate("document.querySelector('[data-theme-switch]').click()");
    const theme = await tab.evaluate("document.documentElement.dataset.theme");
    await follow("/glosario");
    expect(await activation()).toBeGreaterThan(0);
    expect(await tab.evaluate("document.documentElement.dataset.theme")).toBe(theme);
    await tab.until(`document.querySelector("[data-theme-switch][aria-pressed='${theme === "dark"}']")`);
  });

  for (const path of ["/", "/legal/terminos", "/paypal"])
    test(`the way back to ${path} costs nothing: it was kept as it was`, async () => {
      await tab.visit(full.url + path);
      await tab.until("document.querySelector('#cc-main .cm')");
      await tab.evaluate("globalThis.asItWas = true");
      await follow(path === "/" ? "/metodologia" : "/");
      await tab.until("document.querySelector('#cc-main .cm')");
      // Once the answer to this is on its way: the page that would give it goes.
      await tab.evaluate("setTimeout(() => history.back(), 20)");
      await tab.until(`location.pathname === "${path}"`);
      const reasons = "JSON.stringify(performance.getEntriesByType('navigation')[0].notRestoredReasons)";
      expect(await tab.evaluate(reasons)).toBe("null");
      expect(await tab.evaluate("globalThis.asItWas")).toBe(true);
    });
});
