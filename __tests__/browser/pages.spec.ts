import type { Page } from "@playwright/test";
import { answersOf } from "./answers";
import { expectFooter, expectFrame, expectSkipLink } from "./frame";
import { addressOf, inTurn } from "./in-turn";
import { expect, test } from "./test";
import { full, runs, type View } from "./worlds";

const WIDTHS = [320, 390, 768, 1280];

for (const { world, javaScriptEnabled, title } of [
  ...runs,
  { world: full, javaScriptEnabled: true, title: "preview site, script on" },
])
  test.describe(title, () => {
    test.use({ site: world.name, javaScriptEnabled });

    test("every page is whole, and asks for no more than it needs", async ({ page }) => {
      await inTurn(world.views, addressOf, async (view) => {
        const response = await page.goto(view.address);
        expect(response?.status()).toBe(200);
        expect(response?.headers()["content-type"]).toBe("text/html; charset=utf-8");
        expect(await requestsOf(page)).toEqual(expectedRequests(view, javaScriptEnabled));
        await expectFrame(page, view, world);
        await expectFooter(page, view, world);
        await expectSkipLink(page);
        await expectToFit(page);
        expect(await unseen(page)).toEqual([]);
      });
    });
  });

test.describe("what a visitor asks", () => {
  test.use({ site: full.name, javaScriptEnabled: false });

  test("every answer is a whole page too", async ({ page }) => {
    const answers = answersOf(full).map((address): View => ({ address, path: address, kind: "further" }));
    await inTurn(answers, addressOf, async (view) => {
      expect((await page.goto(view.address))?.status()).toBe(200);
      await expectFrame(page, view, full);
      await expectFooter(page, view, full);
      await expectSkipLink(page);
      await expectToFit(page);
      expect(await unseen(page)).toEqual([]);
    });
  });
});

/** Expects nothing to be wider than the screen, however narrow. */
async function expectToFit(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, `sideways scroll at ${width} px`).toBeLessThanOrEqual(0);
  }
}

/** What the rules for a page still arriving would hide now that it is there; what waits for the script apart. */
const unseen = (page: Page) =>
  page
    .locator("body *:not([hidden], .needs-script, .needs-script *)")
    .evaluateAll((all) =>
      all
        .filter(
          (element) =>
            element.matches("a:empty, button:empty") || getComputedStyle(element).visibility !== "visible",
        )
        .map((element) => element.outerHTML.slice(0, 120)),
    );

/** What a page asks for until it asks for the site's script, in alphabetical order; hashes and sizes in names left out. */
async function requestsOf(page: Page): Promise<string[]> {
  const urls = await page.evaluate(() => {
    const resources = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    const script = resources.find(({ name }) => name.includes("/assets/site-"));
    const asked = resources.filter(({ startTime }) => startTime <= (script?.startTime ?? Infinity));
    return [location.href, ...asked.map(({ name }) => name)];
  });
  const paths = urls.map((url) => new URL(url)).map(({ pathname, search }) => pathname + search);
  return (
    paths
      // The terms, rendered on the day they are read, keep the framework's script.
      .filter((path) => !(path.startsWith("/_next/static/chunks/") && paths[0] === "/legal/terminos"))
      // What the browser puts beside the page's title comes when it likes.
      .filter((path) => !path.startsWith("/icon.svg"))
      .map((path) => path.replace(/-[A-Z0-9]{8}\.js$/, ".js").replace(/-\d+\.(avif|webp)$/, ""))
      .sort()
  );
}

/** The page, the site's one script and the hero picture: nothing of the framework, no stylesheet, no font. */
function expectedRequests({ address, offer, variant }: View, script: boolean): string[] {
  const hero = offer?.hasHeroImage && variant !== "b" ? [`/heroes/${offer.id}`] : [];
  return [address, ...(script ? ["/assets/site.js"] : []), ...hero].sort();
}
