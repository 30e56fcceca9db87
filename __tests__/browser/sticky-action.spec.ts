import type { Page } from "@playwright/test";
import { riskOpenings } from "@/lib/copy/frame";
import { plainText } from "./expectations";
import { addressOf, inTurn } from "./in-turn";
import { expect, test } from "./test";
import { canTake, landings, openLandings, runs } from "./worlds";

const bar = (page: Page) => page.locator("[role=group][aria-label='Acción rápida']");

/** Puts the top of something at the top of the window, at once. */
const scrollPast = (page: Page, selector: string, by = 0) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, offset) => {
      scrollTo({ top: element.getBoundingClientRect().top + scrollY + offset, behavior: "instant" });
    }, by);

for (const { world, javaScriptEnabled, title } of runs)
  test.describe(`the sticky action of the ${title}`, () => {
    test.use({ site: world.name, javaScriptEnabled, viewport: { width: 390, height: 844 } });
    // Where the keyboard leads, the page glides unless this is asked for: then it has arrived at once.
    test.use({ contextOptions: { reducedMotion: "reduce" } });

    test("shows between the first button and the last one, and nowhere else", async ({ page }) => {
      await inTurn(landings(world), addressOf, async ({ address, offer }) => {
        await page.goto(address);
        await expect(bar(page)).toHaveCount(canTake(offer) ? 1 : 0);
        if (!canTake(offer)) return;
        await expect(bar(page), "on the first screen").toBeHidden();
        await scrollPast(page, "#preguntas");
        await expect(bar(page), "amid the page").toBeInViewport({ ratio: 0.99 });
        const box = await bar(page).boundingBox();
        expect(box?.height).toBeLessThan(844 / 6);
        const text = plainText(await bar(page).innerText());
        const link = bar(page).getByRole("link");
        if (offer.risk) {
          expect(text).toContain(riskOpenings[offer.risk]);
          await expect(link).toHaveAttribute("href", "#cierre");
        } else {
          expect(text).toContain(`Publicidad · enlace de invitación de ${offer.brand}`);
          await expect(link).toHaveAttribute("data-referral", offer.id);
        }
        await scrollPast(page, "#cierre", -400);
        await expect(bar(page), "at the closing").toBeHidden();
        await scrollPast(page, "footer");
        await expect(bar(page), "at the footer").toBeHidden();
      });
    });

    test("never lies over what the keyboard has reached", async ({ page }) => {
      await inTurn(landings(world), addressOf, async ({ address }) => {
        await page.goto(address);
        const questions = page.locator("#preguntas summary");
        await questions.first().focus();
        for (const summary of await questions.all()) {
          await expect(summary).toBeFocused();
          expect(await summary.evaluate(isUncovered)).toBe(true);
          await page.keyboard.press("Tab");
        }
      });
    });

    test("is for phones, not for wide windows nor for paper", async ({ page }) => {
      const [view] = openLandings(world);
      await page.goto(view?.address ?? "/");
      await scrollPast(page, "#preguntas");
      await page.emulateMedia({ media: "print" });
      await expect(bar(page)).toBeHidden();
      await page.emulateMedia({ media: "screen" });
      await page.setViewportSize({ width: 1280, height: 900 });
      await expect(bar(page)).toBeHidden();
    });
  });

/** Whether the middle of an element is itself what one would touch there. */
function isUncovered(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const touched = document.elementFromPoint(left + width / 2, top + height / 2);
  return touched !== null && (element.contains(touched) || touched.contains(element));
}
