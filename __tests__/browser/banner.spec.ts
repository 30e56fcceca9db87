import { AxeBuilder } from "@axe-core/playwright";
import type { Locator, Page } from "@playwright/test";
import { expect, inTurn, test } from "./fixtures";
import { consentOf } from "./visit";

/** A first visit: nobody has been asked yet. */
test.use({ consent: "unasked", contextOptions: { reducedMotion: "reduce" } });

const PHONE = { width: 390, height: 844 };
const SMALL = { width: 320, height: 568 };
const ANSWERS = "[data-answer], [data-role=all], [data-role=necessary]";

async function ask(page: Page, address: string) {
  await page.goto(address);
  await expect(consentOf(page).banner).toBeVisible();
}

async function openDialog(page: Page) {
  await consentOf(page).banner.getByRole("button", { name: "Configurar" }).click();
  await expect(consentOf(page).dialog).toHaveCSS("opacity", "1");
}

test("on a phone it covers no main button and moves nothing", async ({ page, context }) => {
  await page.setViewportSize(PHONE);
  // Where whether the provider is authorised is said first, the button comes after the first screen.
  const pages = ["/", "/trade-republic?v=a", "/trade-republic?v=b", "/indexa-capital", "/lowi"];
  await inTurn(pages, String, async (address) => {
    await context.clearCookies();
    await ask(page, address);
    const { banner } = consentOf(page);
    expect((await banner.boundingBox())?.height).toBeLessThanOrEqual(130);
    const button = page.locator(address === "/" ? "main a" : "main a[data-referral]").first();
    await expect(button).toBeInViewport({ ratio: 1 });
    expect(await button.evaluate(isUncovered)).toBe(true);
    expect(await page.evaluate(layoutShift)).toBe(0);
    await consentOf(page).reject();
    await expect(consentOf(page).icon).toBeVisible();
    expect(await button.evaluate(isUncovered)).toBe(true);
  });
});

function isUncovered(button: Element): boolean {
  const { left, right, top, bottom } = button.getBoundingClientRect();
  const points = [left + 12, (left + right) / 2, right - 12].flatMap((x) =>
    [top + 12, (top + bottom) / 2, bottom - 12].map((y) => [x, y] as const),
  );
  return points.every(([x, y]) => button.contains(document.elementFromPoint(x, y)));
}

/** How much has moved since the page began to arrive. */
async function layoutShift(): Promise<number> {
  let shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) shift += Number(Reflect.get(entry, "value"));
  }).observe({ type: "layout-shift", buffered: true });
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  return shift;
}

test("the keyboard reaches the page first, then the banner, and is kept by neither", async ({ page }) => {
  await ask(page, "/paypal");
  const reached = [await page.evaluate(() => document.activeElement?.tagName)];
  for (let i = 0; i < 6; i += 1) {
    await page.keyboard.press("Tab");
    reached.push(await page.evaluate(() => document.activeElement?.textContent?.trim()));
  }
  expect(reached).toEqual([
    "BODY",
    "Saltar al contenido principal",
    "cookies y datos en tu navegador",
    "Aceptar",
    "Rechazar",
    "Configurar",
    "PlanAmigo",
  ]);
});

test("the dialog opens and closes by keyboard and gives the focus back", async ({ page }) => {
  await page.goto("/paypal");
  const { dialog, icon, reject } = consentOf(page);
  await reject();
  await icon.focus();
  await page.keyboard.press("Enter");
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole("checkbox", { name: "Necesarias" })).toBeDisabled();
  await expect(dialog.getByRole("checkbox", { name: "Medición" })).not.toBeChecked();
  for (let i = 0; i < 12; i += 1) {
    await page.keyboard.press("Tab");
    expect(await dialog.evaluate((box) => box.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(icon).toBeFocused();
});

test("the footer opens it too, and one kind can be chosen alone", async ({ page, context }) => {
  await page.goto("/");
  const { dialog, banner, reject } = consentOf(page);
  await reject();
  await page.locator("footer").getByRole("button", { name: "Configurar cookies" }).click();
  await dialog.getByRole("checkbox", { name: "Medición" }).check({ force: true });
  await dialog.getByRole("button", { name: "Guardar mi elección" }).click();
  await expect(banner).toBeHidden();
  const answer = (await context.cookies()).find(({ name }) => name === "cc_cookie");
  const { categories } = JSON.parse(decodeURIComponent(answer?.value ?? ""));
  expect(categories).toEqual(["necessary", "measurement"]);
});

for (const layer of ["banner", "dialog"] as const)
  test(`an answer in the ${layer} by keyboard hands the focus on to the icon`, async ({ page }) => {
    await ask(page, "/paypal");
    if (layer === "dialog") {
      await openDialog(page);
      // The tool moves the focus into the dialog a moment after it has shown it.
      await expect(page.locator("#cc-main .pm:focus, #cc-main .pm :focus")).toBeAttached();
    }
    const no = "[data-answer=necessary], [data-role=necessary]";
    await consentOf(page)[layer].locator(no).press("Enter");
    await expect(consentOf(page)[layer]).toBeHidden();
    await expect(consentOf(page).icon).toBeFocused();
  });

for (const colorScheme of ["light", "dark"] as const)
  test.describe(`in the ${colorScheme} scheme`, () => {
    test.use({ colorScheme, viewport: PHONE });

    test("both layers are accessible, and yes weighs as much as no", async ({ page }) => {
      await ask(page, "/paypal");
      const { banner, dialog } = consentOf(page);
      expect(await weights(banner)).toHaveLength(1);
      const check = (part: string) =>
        new AxeBuilder({ page })
          .include(part)
          .withTags(["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"])
          .analyze();
      expect((await check("[data-nosnippet]")).violations).toEqual([]);
      await openDialog(page);
      expect(await weights(dialog)).toHaveLength(1);
      expect((await check("#cc-main .pm")).violations).toEqual([]);
    });
  });

/** The looks that yes and no have; equal ones count once. */
async function weights(layer: Locator): Promise<string[]> {
  const looks = await layer.locator(ANSWERS).evaluateAll((buttons) =>
    buttons.map((button) => {
      const { width, height } = button.getBoundingClientRect();
      const { color, backgroundColor, borderColor, fontSize, fontWeight } = getComputedStyle(button);
      const size = [width, height].map((length) => length.toFixed(1));
      return [...size, color, backgroundColor, borderColor, fontSize, fontWeight].join(" ");
    }),
  );
  expect(looks).toHaveLength(2);
  return [...new Set(looks)];
}

test.describe("set in the widest face, on the smallest phones and under much zoom", () => {
  test.use({ face: "wide", viewport: SMALL });

  for (const address of ["/", "/trade-republic?v=a", "/binance"])
    test(`${address}: it never hides what the keyboard has reached, there and back`, async ({ page }) => {
      test.slow();
      await ask(page, address);
      const hidden = new Set<string>();
      for (const key of ["Tab", "Shift+Tab"])
        for (let i = 0; i < 45; i += 1) {
          await page.keyboard.press(key);
          const found = await page.evaluate(hiddenFocus);
          if (found) hidden.add(`${key} ${i}: ${found}`);
        }
      expect([...hidden]).toEqual([]);
    });

  for (const width of [320, 360])
    test(`at ${width} px the answers are equally wide, and no button is past its card`, async ({ page }) => {
      await page.setViewportSize({ width, height: 640 });
      await ask(page, "/paypal");
      const { banner, dialog } = consentOf(page);
      expect(await weights(banner)).toHaveLength(1);
      expect(await banner.evaluate(buttonsPast)).toEqual([]);
      await openDialog(page);
      expect(await weights(dialog)).toHaveLength(1);
      expect(await dialog.evaluate(buttonsPast)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    });

  test("at 400 % zoom both layers scroll as a whole", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await ask(page, "/paypal");
    const { banner, dialog } = consentOf(page);
    await expect(banner).toBeInViewport({ ratio: 1 });
    await openDialog(page);
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

/** What has the focus and lies wholly under the banner, two frames later; the whole of a page's content is no such thing. */
async function hiddenFocus(): Promise<string | undefined> {
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  const focused = document.activeElement;
  const banner = document.querySelector("[data-nosnippet]");
  if (!focused || !banner || focused.matches("body, main") || banner.contains(focused)) return undefined;
  const [box, over] = [focused.getBoundingClientRect(), banner.getBoundingClientRect()];
  const hidden = box.top >= over.top && box.bottom <= over.bottom && box.left < over.right;
  return hidden ? `${focused.textContent} at ${box.top}, banner at ${over.top}` : undefined;
}

function buttonsPast(card: Element): string[] {
  const { left, right } = card.getBoundingClientRect();
  return [...card.querySelectorAll("button")].flatMap((button) => {
    const box = button.getBoundingClientRect();
    const inside = box.left >= left + 4 && box.right <= right - 4 && button.scrollWidth <= button.clientWidth;
    return inside ? [] : [button.textContent];
  });
}
