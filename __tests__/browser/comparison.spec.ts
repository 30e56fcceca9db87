import { comparisonPath } from "@/lib/offers/comparison";
import { comparison, faultWords } from "@/lib/copy/comparison";
import { ask } from "./raw";
import { expect, test } from "./test";
import { full, plain, runs } from "./worlds";

for (const { world, javaScriptEnabled, title } of runs)
  test.describe(title, () => {
    test.use({ site: world.name, javaScriptEnabled });
    const { enabled } = world.catalogue;

    test("two or three are chosen and stand side by side", async ({ page }) => {
      for (const chosen of [enabled.slice(0, 2), enabled.slice(-3)]) {
        await page.goto("/comparar");
        for (const { brand } of [...chosen].reverse())
          await page.getByRole("checkbox", { name: new RegExp(`^${brand}`) }).check();
        await page.getByRole("button", { name: comparison.submit }).click();
        await expect(page).toHaveURL(new RegExp(`${comparisonPath(chosen, enabled)}$`));
        await expect(page.getByRole("columnheader")).toHaveText([
          comparison.criterion,
          ...chosen.map(({ brand }) => brand),
        ]);
      }
    });

    test("a choice that cannot be compared comes back ticked, with what is wrong", async ({ page }) => {
      const box = (place: number) =>
        page.getByRole("checkbox", { name: new RegExp(`^${enabled[place]?.brand}`) });
      await page.goto("/comparar");
      await box(1).check();
      await page.getByRole("button", { name: comparison.submit }).click();
      await expect(page).toHaveURL(/\/comparar\/elegir\?oferta=/);
      await expect(page.getByRole("alert")).toHaveText(faultWords("few", 1));
      await expect(box(1)).toBeChecked();

      const four = enabled.slice(0, 4).map(({ id }) => `oferta=${id}`);
      await page.goto(`/comparar/elegir?${four.join("&")}`);
      await expect(page.getByRole("alert")).toHaveText(faultWords("many", 4));
      for (const place of [0, 1, 2, 3]) await expect(box(place)).toBeChecked();
      await box(3).uncheck();
      await page.getByRole("button", { name: comparison.submit }).click();
      await expect(page).toHaveURL(new RegExp(`${comparisonPath(enabled.slice(0, 3), enabled)}$`));
    });

    test("three are counted on the button, and there is no fourth", async ({ page }) => {
      await page.goto("/comparar");
      const boxes = page.getByRole("checkbox");
      for (const [place, count] of ["1", "2", "3"].entries()) {
        await boxes.nth(place).check();
        await expect(page.getByRole("button", { name: `${comparison.submit} ${count}` })).toBeVisible();
      }
      const fourth = page.locator(`label[for=elegir-${enabled[3]?.id}]`);
      await expect(fourth).toHaveCSS("pointer-events", "none");
      if (javaScriptEnabled) await expect(boxes.nth(3)).toBeDisabled();
      await boxes.nth(1).uncheck();
      await expect(boxes.nth(3)).toBeEnabled();
      await expect(fourth).toHaveCSS("pointer-events", "auto");
    });
  });

test.describe("on a phone", () => {
  test.use({ site: "preview", viewport: { width: 320, height: 700 } });

  test("each value stands under the name of its offer", async ({ page }) => {
    const chosen = full.catalogue.enabled.slice(0, 3);
    await page.goto(comparisonPath(chosen, full.catalogue.enabled));
    const row = page.getByRole("row").filter({ hasText: comparison.rows.benefit });
    for (const [i, { brand, benefit }] of chosen.entries()) {
      const cell = row.getByRole("cell").nth(i);
      await expect(cell).toContainText(benefit);
      expect(await cell.evaluate((element) => getComputedStyle(element, "::before").content)).toBe(
        `"${brand}" / ""`,
      );
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
});

test("another order leads to the comparison's one address; what is not compared is not found", async () => {
  const [one, other, third] = plain.catalogue.enabled.map(({ id }) => id);
  for (const [slug, right] of [
    [`${other}-vs-${one}`, `${one}-vs-${other}`],
    [`${third}-vs-${one}-vs-${other}`, `${one}-vs-${other}-vs-${third}`],
  ]) {
    const { status, headers } = await ask(plain.url, `/comparar/${slug}`);
    expect([status, headers.location]).toEqual([308, `/comparar/${right}`]);
  }
  const hidden = plain.catalogue.all.find(({ enabled }) => !enabled)?.id;
  for (const slug of [`${one}-vs-${one}`, `${one}`, `${one}-vs-${hidden}`, `${hidden}-vs-${one}`]) {
    const { status } = await ask(plain.url, `/comparar/${slug}`);
    expect(status, slug).toBe(404);
  }
});

test("a choice in whatever words leads to a page of this site", async () => {
  for (const query of [
    "",
    "?oferta",
    "?oferta=%00",
    "?oferta[]=lowi",
    "?oferta=//example.com&oferta=lowi",
    "?x=1",
  ]) {
    const { status, headers } = await ask(plain.url, `/comparar/elegir${query}`);
    expect([status, headers.location], query).toEqual([200, undefined]);
  }
});
