import type { Page } from "@playwright/test";
import { expect, test } from "./test";
import { consentOf } from "./visit";

/** A first visit, on the smallest phones and under much zoom. */
test.use({ consent: "unasked", contextOptions: { reducedMotion: "reduce" } });

const SMALL = { width: 320, height: 568 };

async function ask(page: Page, address: string) {
  await page.goto(address);
  await expect(consentOf(page).banner).toHaveCSS("opacity", "1");
}

/** What has the focus and lies wholly under the banner; the whole of a page's content is no such thing. */
function hiddenFocus(): string | undefined {
  const focused = document.activeElement;
  const banner = document.querySelector("#cc-main .cm");
  if (!focused || !banner || focused.matches("body, main") || banner.contains(focused)) return;
  const [box, over] = [focused.getBoundingClientRect(), banner.getBoundingClientRect()];
  const hidden = box.top >= over.top && box.bottom <= over.bottom && box.left < over.right;
  return hidden ? `${focused.textContent} at ${box.top}, banner at ${over.top}` : undefined;
}

for (const site of ["default", "measured"] as const)
  test.describe(`the banner of the ${site} site`, () => {
    test.use({ site });

    for (const { address, viewport } of [
      { address: "/", viewport: SMALL },
      { address: "/trade-republic?v=a", viewport: SMALL },
      { address: "/binance", viewport: { width: 390, height: 844 } },
    ])
      test(`${address}: never hides what the keyboard has reached, there and back`, async ({ page }) => {
        test.slow();
        await page.setViewportSize(viewport);
        await ask(page, address);
        const hidden = new Set<string>();
        for (const key of ["Tab", "Shift+Tab"])
          for (let i = 0; i < 45; i += 1) {
            await page.keyboard.press(key);
            await page.evaluate(
              () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
            );
            const found = await page.evaluate(hiddenFocus);
            if (found) hidden.add(`${key} ${i}: ${found}`);
          }
        expect([...hidden]).toEqual([]);
      });

    for (const { layer, viewport } of [
      { layer: ".cm", viewport: SMALL },
      { layer: ".cm", viewport: { width: 360, height: 640 } },
      { layer: ".pm", viewport: SMALL },
    ])
      test(`${layer} at ${viewport.width} px: every button lies inside the card`, async ({ page }) => {
        await page.setViewportSize(viewport);
        await ask(page, "/paypal");
        if (layer === ".pm") await page.locator(".cm [data-role=show]").click();
        const card = page.locator(`#cc-main ${layer}`);
        await expect(card).toHaveCSS("opacity", "1");
        const past = await card.evaluate((element) => {
          const { left, right } = element.getBoundingClientRect();
          return [...element.querySelectorAll("button")].flatMap((button) => {
            const box = button.getBoundingClientRect();
            return box.left >= left + 4 && box.right <= right - 4 ? [] : [button.textContent];
          });
        });
        expect(past).toEqual([]);
      });

    test("at 400 % zoom both layers scroll as a whole", async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 256 });
      await ask(page, "/paypal");
      const { banner, dialog } = consentOf(page);
      await expect(banner).toBeInViewport({ ratio: 1 });
      await page.locator(".cm [data-role=show]").click();
      await expect(dialog).toHaveCSS("opacity", "1");
      await expect(dialog).toBeInViewport({ ratio: 1 });
      expect(await dialog.evaluate((box) => box.scrollHeight > box.clientHeight)).toBe(true);
      const text = dialog.locator(".pm__body");
      expect(await text.evaluate((body) => body.scrollHeight - body.clientHeight)).toBe(0);
      const save = dialog.getByRole("button", { name: "Guardar mi elección" });
      // The tool moves the focus to the dialog's beginning a moment after it has shown it.
      await expect(async () => {
        await save.scrollIntoViewIfNeeded();
        await expect(save).toBeInViewport({ ratio: 1, timeout: 500 });
      }).toPass({ timeout: 5000 });
    });
  });

for (const role of ["all", "necessary"])
  test(`the answer «${role}» by keyboard hands the focus on to the icon`, async ({ page }) => {
    await ask(page, "/paypal");
    await page.locator(`.cm [data-role=${role}]`).focus();
    await page.keyboard.press("Enter");
    await expect(consentOf(page).banner).toBeHidden();
    await expect(consentOf(page).icon).toBeFocused();
  });

test("so does an answer in the dialog that the banner opened", async ({ page }) => {
  await ask(page, "/paypal");
  await page.locator(".cm [data-role=show]").focus();
  await page.keyboard.press("Enter");
  await expect(consentOf(page).dialog).toHaveCSS("opacity", "1");
  // The tool moves the focus into the dialog a moment after it has shown it.
  await expect(page.locator("#cc-main .pm:focus, #cc-main .pm :focus")).toBeAttached();
  await page.locator(".pm [data-role=save]").focus();
  await page.keyboard.press("Enter");
  await expect(consentOf(page).dialog).toBeHidden();
  await expect(consentOf(page).icon).toBeFocused();
});
