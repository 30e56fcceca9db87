import type { Page } from "@playwright/test";
import { categories, type Category } from "@/lib/offers/offer";
import { expect, test } from "./test";
import { full, worlds } from "./worlds";

const shown = (page: Page) => page.locator("#ofertas article:visible h3").allTextContents();

/** Chooses a kind, or all of them. */
const choose = (page: Page, category?: Category) =>
  page.locator(`#ofertas label:has([value="${category ?? "todas"}"])`).click();

for (const { name, catalogue } of worlds)
  test.describe(`the filter of the ${name} site`, () => {
    test.use({ site: name });

    test("is there where there is a choice", async ({ page }) => {
      await page.goto("/");
      const kinds = new Set(catalogue.enabled.map(({ category }) => category)).size;
      await expect(page.locator("#ofertas fieldset")).toHaveCount(kinds > 1 ? 1 : 0);
    });
  });

for (const javaScriptEnabled of [true, false])
  test.describe(`the filter among every offer, script ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ site: full.name, javaScriptEnabled });
    const { enabled } = full.catalogue;
    const brandsOf = (category: string) =>
      enabled.filter((offer) => offer.category === category).map(({ brand }) => brand);

    test.beforeEach(({ page }) => page.goto("/"));

    test("shows the offers of the kind that is chosen", async ({ page }) => {
      for (const category of categories) {
        await choose(page, category);
        await expect.poll(() => shown(page)).toEqual(brandsOf(category));
        await expect(page.locator("#ofertas [data-empty]:visible")).toHaveCount(
          brandsOf(category).length > 0 ? 0 : 1,
        );
      }
      await choose(page);
      await expect.poll(() => shown(page)).toEqual(enabled.map(({ brand }) => brand));
    });

    test("works by keyboard, and shows where one is", async ({ page }) => {
      const all = page.getByRole("radio", { name: /^Todas/ });
      await all.focus();
      for (const category of categories) {
        await page.keyboard.press("ArrowRight");
        const choice = page.locator(`[value="${category}"]`);
        await expect(choice).toBeFocused();
        await expect(choice).toBeChecked();
        expect(
          await choice.locator("xpath=..").evaluate((label) => getComputedStyle(label).outlineStyle),
        ).toBe("solid");
        expect(await shown(page)).toEqual(brandsOf(category));
      }
    });

    test("prints every offer, whatever is chosen", async ({ page }) => {
      await page.locator(`#ofertas label:has([value="${enabled[0]?.category}"])`).click();
      await page.emulateMedia({ media: "print" });
      expect(await shown(page)).toEqual(enabled.map(({ brand }) => brand));
      await expect(page.getByRole("radio").first()).not.toBeVisible();
    });
  });
