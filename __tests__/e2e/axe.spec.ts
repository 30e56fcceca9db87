import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "./test";
import { full } from "./worlds";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const VIEWS = [...full.views.map(({ address }) => address), "/no-existe"];

for (const address of VIEWS)
  test.describe(`${address} breaks no rule of accessibility`, () => {
    test.use({ site: "preview", expectedComplaints: address === "/no-existe" ? [/status of 404/] : [] });

    for (const width of [390, 1280])
      test(`at ${width} px, light and dark`, async ({ page }) => {
        await page.setViewportSize({ width, height: 844 });
        await page.goto(address);
        for (const colorScheme of ["light", "dark"] as const) {
          await page.emulateMedia({ colorScheme });
          const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
          const found = violations.flatMap(({ id, nodes }) =>
            nodes.map(({ target }) => `${id}: ${String(target)}`),
          );
          expect(found, colorScheme).toEqual([]);
          // Once open, answers count too.
          await page
            .locator("details")
            .first()
            .evaluateAll((items) => items.forEach((item) => item.setAttribute("open", "")));
        }
      });
  });
