import { spawn } from "node:child_process";
import { requireBrowser } from "../../scripts/browser";
import { buildUrl } from "../builds";
import { expect, full, inTurn, test } from "./fixtures";
import { proxy } from "../server";

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
    // Whatever looks like one of these is prerendered, whether the build or a handler makes it.
    const isBuilt = (path: string) => builtAhead.has(path) || /^\/(comparar|promociones)\/./.test(path);
    const expected = [...new Set(pages)].filter((path) => isBuilt(path) && path !== address);
    expect(expected).not.toEqual([]);
    await expect.poll(() => found).toEqual(expected.sort());
  });
});

test("prerendered pages request no script and store nothing until they are shown", async ({ site }, {
  outputDir,
}) => {
  // A browser that Playwright controls prerenders nothing: this one is only watched from its server.
  const waited =
    "<script>if (document.prerendering) setTimeout(() => fetch(`/llms.txt?${Object.keys(localStorage)}`), 1500)</script>";
  const { url, requests, close } = await proxy(buildUrl(site), (html, response) =>
    response.end(
      html
        .replace('"eagerness":"moderate"', '"eagerness":"immediate"')
        .replace("</body>", `${waited}</body>`),
    ),
  );
  const flags = "--headless --no-sandbox --disable-gpu --no-first-run".split(" ");
  const own = [`--user-data-dir=${outputDir}`, `${url}/legal/terminos`];
  const browser = spawn(requireBrowser(), [...flags, ...own], { stdio: "ignore" });
  const prerendered = () => requests.flatMap(({ path, purpose }) => (/prerender/.test(purpose) ? path : []));
  // Longer than the script waits in a browser without paint timings.
  await expect
    .poll(() => prerendered().filter((path) => path.startsWith("/llms.txt"))[0], { timeout: 60_000 })
    .toBeDefined();
  browser.kill();
  await close();
  expect(prerendered().filter((path) => path.startsWith("/assets/"))).toEqual([]);
  expect(prerendered().filter((path) => path.startsWith("/llms.txt") && path !== "/llms.txt?")).toEqual([]);
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
    await expect(page.locator("[data-ready][data-consent=ask] [data-ask]")).toBeVisible();
  }
});
