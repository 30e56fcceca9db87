import type { Page } from "@playwright/test";
import type { Catalogue } from "@/lib/offers/catalogue";
import { categories, type Category } from "@/lib/offers/offer";
import { listAddress, RESULTS_PER_PAGE, resultsPath } from "@/lib/site/results";
import { expect, test } from "./test";
import { full, worlds } from "./worlds";

const isPaged = ({ enabled }: Catalogue) => enabled.length > RESULTS_PER_PAGE;

const shown = (page: Page) => page.locator("#ofertas article:visible h3").allTextContents();

/** Chooses a kind, or all of them: by the filter or, where there are too many for one page, by its link. */
const choose = (page: Page, category?: Category) =>
  isPaged(full.catalogue)
    ? page
        .locator(`#ofertas nav a[href="${listAddress(resultsPath(category, 1))}"]`)
        .first()
        .click()
    : page.locator(`#ofertas label:has([value="${category ?? "todas"}"])`).click();

for (const { name, catalogue } of worlds)
  test.describe(`the filter of the ${name} site`, () => {
    test.use({ site: name });

    test("is there where there is a choice", async ({ page }) => {
      await page.goto("/");
      const kinds = new Set(catalogue.enabled.map(({ category }) => category)).size;
      await expect(page.locator("#ofertas fieldset")).toHaveCount(kinds > 1 && !isPaged(catalogue) ? 1 : 0);
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
        await expect.poll(() => shown(page)).toEqual(brandsOf(category).slice(0, RESULTS_PER_PAGE));
        await expect(page.locator("#ofertas [data-empty]:visible")).toHaveCount(
          brandsOf(category).length > 0 ? 0 : 1,
        );
      }
      await choose(page);
      await expect
        .poll(() => shown(page))
        .toEqual(enabled.map(({ brand }) => brand).slice(0, RESULTS_PER_PAGE));
    });

    // More than a page holds are chosen among by links, which need no test of their own keys.
    if (isPaged(full.catalogue)) return;

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
