import { openChrome } from "../../scripts/audit/chrome.mjs";
import { pagesOf } from "@/lib/site/offer-pages";
import { addressOf, inTurn } from "./in-turn";
import { expect, test } from "./test";
import { plain } from "./worlds";

const onDemand = ["/legal/terminos"];
const builtAhead = new Set(plain.views.map(({ path }) => path).filter((path) => !onDemand.includes(path)));

test("of a page's links, those to other pages that were built ahead are prepared", async ({ page }) => {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Preload.enable");
  let found: string[] = [];
  browser.on("Preload.preloadingAttemptSourcesUpdated", ({ preloadingAttemptSources: sources }) => {
    found = [...new Set(sources.map(({ key }) => new URL(key.url).pathname))].sort();
  });
  await inTurn(plain.views, addressOf, async ({ address, path }) => {
    found = [];
    await page.goto(address);
    const links = await page
      .locator("a:not([target])")
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
    const pages = links
      .map((link) => new URL(link))
      .filter(({ origin, search }) => origin === plain.url && !search);
    const expected = [...new Set(pages.map(({ pathname }) => pathname))].filter(
      (target) => builtAhead.has(target) && target !== path,
    );
    expect(expected).not.toEqual([]);
    await expect.poll(() => found).toEqual(expected.sort());
  });
});

test.describe("in a browser that prepares pages and keeps them for the way back", () => {
  type Chrome = Awaited<ReturnType<typeof openChrome>>;
  let chrome: Chrome;
  let tab: Awaited<ReturnType<Chrome["tab"]>>;

  test.beforeEach(async () => {
    chrome = await openChrome(process.env.CHROME_PATH ?? "", { width: 1280, height: 900 });
    tab = await chrome.tab();
    await tab.visit(`${plain.url}/metodologia`);
    await tab.until("document.querySelector('#cc-main .cm')");
  });
  test.afterEach(() => chrome.close());

  const kept = () => tab.evaluate("Object.keys(localStorage).sort().join()");
  const activation = () => tab.evaluate("performance.getEntriesByType('navigation')[0].activationStart");
  const link = (path: string) => `a[href="${path}"]:not([target])`;

  async function prepare(path: string) {
    await tab.hover(link(path));
    await expect.poll(() => tab.prepared.at(-1)).toMatchObject({ url: plain.url + path, status: "Ready" });
  }

  async function follow(path: string) {
    await tab.click(link(path));
    await tab.until(`location.pathname === "${path}" && !document.prerendering`);
  }

  test("a page that is prepared counts as seen when it is seen", async () => {
    const { path } = plain.views.find(({ variant }) => variant) ?? { path: "" };
    await prepare(path);
    expect(await kept()).toBe("");
    await follow(path);
    expect(await activation()).toBeGreaterThan(0);
    await tab.until("localStorage.ab_tracking_data");
    const views = JSON.parse(await tab.evaluate("localStorage.ab_tracking_data"));
    expect(views).toEqual([expect.objectContaining({ event: "page_view", url: plain.url + path })]);
    // The side that was prepared is the one that the cookie names.
    const side = await tab.evaluate("document.querySelector('[data-variant]').dataset.variant");
    expect(views[0].variant).toBe(side);
    expect(await tab.evaluate("document.cookie")).toContain(`ab_variant=${side}`);
    await tab.until("document.querySelector('#cc-main .cm')");
  });

  test("a page that is prepared and never seen leaves nothing", async () => {
    await prepare(plain.views.find(({ variant }) => variant)?.path ?? "");
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
    await expect
      .poll(() => tab.evaluate("document.querySelector('[data-theme-switch]').getAttribute('aria-pressed')"))
      .toBe(String(theme === "dark"));
  });

  const [offer] = plain.catalogue.enabled;
  const ways = [
    "/",
    "/legal/terminos",
    offer?.detailPath ?? "",
    ...(offer ? pagesOf(offer) : []).map(({ path }) => path),
  ];
  for (const path of ways)
    test(`the way back to ${path} costs nothing: it was kept as it was`, async () => {
      await tab.visit(plain.url + path);
      await tab.until("document.querySelector('#cc-main .cm')");
      await tab.evaluate("globalThis.asItWas = true");
      const target = path === "/" ? "/metodologia" : "/";
      await follow(target);
      await tab.until("document.querySelector('#cc-main .cm')");
      // Once the answer to this is on its way: the page that would give it goes.
      await tab.evaluate("setTimeout(() => history.back(), 20)");
      await tab.until(`location.pathname === "${path}"`);
      const reasons = "JSON.stringify(performance.getEntriesByType('navigation')[0].notRestoredReasons)";
      expect(await tab.evaluate(reasons)).toBe("null");
      expect(await tab.evaluate("globalThis.asItWas")).toBe(true);
    });
});
