import { comparisonPath } from "@/lib/offers/comparison";
import { comparison } from "@/lib/copy/comparison";
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

    test("too few or too many are told so", async ({ page }) => {
      for (const [count, fault] of [
        [0, "few"],
        [1, "few"],
        [4, "many"],
      ] as const) {
        await page.goto("/comparar");
        for (const box of (await page.getByRole("checkbox").all()).slice(0, count)) await box.check();
        await page.getByRole("button", { name: comparison.submit }).click();
        await expect(page).toHaveURL(new RegExp(`/comparar#${fault}$`));
        await expect(page.getByText(comparison.faults[fault])).toBeVisible();
        const others = Object.entries(comparison.faults).filter(([name]) => name !== fault);
        for (const [, text] of others) await expect(page.getByText(text)).toBeHidden();
      }
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

test("an address in another order, or of offers that are not shown, is not found", async () => {
  const [one, other] = plain.catalogue.enabled.map(({ id }) => id);
  const hidden = plain.catalogue.all.find(({ enabled }) => !enabled)?.id;
  for (const slug of [`${other}-vs-${one}`, `${one}-vs-${one}`, `${one}`, `${one}-vs-${hidden}`])
    for (const path of [`/comparar/${slug}`, `/comparar/otras/${slug}`]) {
      const { status } = await ask(plain.url, path);
      expect(status, path).toBe(404);
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
    expect([status, headers.location], query).toEqual([
      303,
      expect.stringMatching(/^\/comparar#(few|unknown)$/),
    ]);
  }
});
