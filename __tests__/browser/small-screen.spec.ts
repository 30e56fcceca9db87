import { themeColours } from "@/lib/config/theme";
import { expect, test } from "./test";

/** What only a phone shows, and what it must not say twice. */
test.use({ viewport: { width: 390, height: 844 } });

test("a stacked table shows each value's column and leaves it to the heading to be read", async ({
  page,
}) => {
  await page.goto("/");
  const labels = await page.locator("[data-column]").evaluateAll((cells) =>
    cells.map((cell) => ({
      column: cell.getAttribute("data-column"),
      content: getComputedStyle(cell, "::before").content,
    })),
  );
  expect(labels.length).toBeGreaterThan(0);
  for (const { column, content } of labels) expect(content).toBe(`"${column}" / ""`);
});

test("a table under a title is named after it, once", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("table", { name: "Comparación rápida" })).toHaveCount(1);
  expect(await page.getByText("Comparación rápida", { exact: true }).count()).toBe(1);
});

test("at the end of a page the floating icon covers no word of the footer", async ({ page }) => {
  await page.goto("/paypal");
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
  const icon = await page.locator("button.cookies").boundingBox();
  const last = await page.getByRole("contentinfo").locator("p").last().boundingBox();
  if (!icon || !last) throw new Error("no icon or no footer");
  expect(last.y + last.height).toBeLessThanOrEqual(icon.y);
});

test("the theme switch shows to the eye that it is on", async ({ page }) => {
  await page.goto("/");
  const control = page.locator("[data-theme-switch]");
  const mark = () => control.evaluate((button) => getComputedStyle(button, "::before").content);
  expect(await mark()).toBe("none");
  await control.click();
  await expect(control).toHaveAttribute("aria-pressed", "true");
  expect(await mark()).toContain("✓");
  await expect(page.getByRole("button", { name: "Tema oscuro", exact: true })).toHaveCount(1);
});

test("the bars of the browser take the colour of the chosen scheme, on the next page too", async ({
  page,
}) => {
  const bars = () =>
    page
      .locator("meta[name=theme-color]")
      .evaluateAll((all: HTMLMetaElement[]) => all.map(({ content }) => content));
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await page.goto("/");
  expect(await bars()).toEqual([themeColours.light, themeColours.dark]);
  const light = await ground();
  await page.locator("[data-theme-switch]").click();
  const dark = await ground();
  expect(dark).not.toBe(light);
  expect(await bars()).toEqual([dark, dark]);
  await page.goto("/paypal");
  await expect.poll(bars).toEqual([dark, dark]);
});

test("a question with the focus has its ring inside", async ({ page }) => {
  await page.goto("/paypal");
  const question = page.locator("details[name] > summary").first();
  await question.focus();
  await page.keyboard.press("Enter");
  await expect(question).toHaveCSS("outline-offset", "-3px");
});
