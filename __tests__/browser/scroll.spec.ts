import type { Page } from "@playwright/test";
import { addressOf, inTurn } from "./in-turn";
import { expect, test } from "./test";
import { landings, plain } from "./worlds";

interface Watched extends Window {
  /** Each scroll that the page's script asked for. */
  scrolls?: { what: string; behavior?: string | undefined }[];
}

/** Notes what the page's own script scrolls; following an anchor is the browser's doing. */
const watchScrolls = (page: Page) =>
  page.addInitScript(() => {
    const scrolls: NonNullable<Watched["scrolls"]> = ((window as Watched).scrolls = []);
    const { scrollIntoView } = Element.prototype;
    Element.prototype.scrollIntoView = function (options) {
      scrolls.push({ what: `#${this.id}` });
      scrollIntoView.call(this, options);
    };
    const scrollTo = window.scrollTo.bind(window);
    window.scrollTo = (options?: number | ScrollToOptions) => {
      if (typeof options !== "object") throw new Error("unexpected form of scrollTo");
      scrolls.push({ what: "top", behavior: options.behavior });
      scrollTo(options);
    };
  });

const scrolls = (page: Page) => page.evaluate(() => (window as Watched).scrolls);
const place = (page: Page) => page.evaluate(() => scrollY);

for (const javaScriptEnabled of [true, false])
  test.describe(`«Ver todas las ofertas», script ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled });

    test("leads from every landing page to the offers", async ({ page }) => {
      await inTurn(landings(plain), addressOf, async ({ address }) => {
        await page.goto(address);
        await page.getByRole("main").getByRole("link", { name: "Ver todas las ofertas" }).click();
        await expect(page).toHaveURL("/#ofertas");
        await expect(page.locator("#ofertas-titulo")).toBeInViewport();
        await expect
          .poll(() =>
            page.locator("#ofertas").evaluate((offers) => Math.abs(offers.getBoundingClientRect().top)),
          )
          .toBeLessThan(100);
      });
    });
  });

test("the page settles at its offers 100 ms after its script has come", async ({ page }) => {
  await watchScrolls(page);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto("/#ofertas");
  await page.clock.runFor(99);
  expect(await scrolls(page)).toEqual([]);
  await page.clock.runFor(1);
  expect(await scrolls(page)).toEqual([{ what: "#ofertas" }]);
});

const RELOADS = [
  { path: "/lowi", reducedMotion: "no-preference", behavior: "smooth" },
  { path: "/lowi", reducedMotion: "reduce", behavior: "instant" },
  { path: "/paypal", reducedMotion: "no-preference", behavior: "instant" },
  { path: "/", reducedMotion: "no-preference", behavior: "instant" },
  { path: "/legal/privacidad", reducedMotion: "no-preference", behavior: "instant" },
] as const;

test("a page loaded again goes to its top, Lowi's gently", async ({ page }) => {
  await watchScrolls(page);
  const nameOf = ({ path, reducedMotion }: (typeof RELOADS)[number]) => `${path}, motion: ${reducedMotion}`;
  await inTurn(RELOADS, nameOf, async ({ path, reducedMotion, behavior }) => {
    await page.emulateMedia({ reducedMotion });
    await page.goto(path);
    expect(await place(page)).toBe(0);
    await page.evaluate(() => document.documentElement.scrollTo({ top: 900, behavior: "instant" }));
    await expect.poll(() => place(page)).toBe(900);
    await page.reload();
    expect(await scrolls(page)).toEqual([{ what: "top", behavior }]);
    await expect.poll(() => place(page)).toBe(0);
  });
});

test("going back keeps the place", async ({ page }) => {
  await page.goto("/paypal");
  await page.evaluate(() => scrollTo({ top: 700, behavior: "instant" }));
  await expect.poll(() => place(page)).toBe(700);
  await page.goto("/lowi");
  await page.goBack();
  await expect.poll(() => place(page)).toBe(700);
});

test("who wants less motion gets none from anchors", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe("auto");
});
