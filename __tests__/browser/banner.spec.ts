import { AxeBuilder } from "@axe-core/playwright";
import { expect, test } from "./test";
import { consentOf } from "./visit";

/** A first visit: nobody has been asked yet. */
test.use({ consent: "unasked" });

const phone = { width: 390, height: 844 };
const pages = [
  "/",
  "/trade-republic?v=a",
  "/trade-republic?v=b",
  "/paypal",
  "/binance",
  "/indexa-capital",
  "/lowi",
];

for (const site of ["default", "measured"] as const) {
  test.describe(`the banner of the ${site} site on a phone`, () => {
    test.use({ site, viewport: phone });

    for (const path of pages) {
      test(`${path}: it covers no main button, moves nothing and is not the largest paint`, async ({
        page,
      }) => {
        await page.goto(path);
        const banner = consentOf(page).banner;
        await expect(banner).toBeVisible();
        await expect(banner).toHaveCSS("opacity", "1");
        const button = page.locator("main a[data-referral], main a[href='#ofertas']").first();
        await expect(button).toBeInViewport({ ratio: 1 });
        expect(await button.evaluate(isUncovered)).toBe(true);
        const { paints, ...paint } = await page.evaluate(readPaint);
        expect(paints, "largest paints that the browser told").toBeGreaterThan(0);
        expect(paint).toEqual({ shift: 0, largestInBanner: false });

        await consentOf(page).reject();
        await expect(consentOf(page).icon).toBeVisible();
        expect(await button.evaluate(isUncovered)).toBe(true);
      });
    }
  });
}

function isUncovered(button: Element): boolean {
  const { left, right, top, bottom } = button.getBoundingClientRect();
  const points = [left + 2, (left + right) / 2, right - 2].flatMap((x) =>
    [top + 8, (top + bottom) / 2, bottom - 8].map((y) => [x, y] as const),
  );
  return points.every(([x, y]) => button.contains(document.elementFromPoint(x, y)) || isCorner(x, y));

  function isCorner(x: number, y: number): boolean {
    return (x < left + 8 || x > right - 8) && (y < top + 12 || y > bottom - 12);
  }
}

async function readPaint() {
  const entries = (type: string) =>
    new Promise<PerformanceEntryList>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true });
      setTimeout(() => resolve([]), 500);
    });
  const [shifts, paints] = await Promise.all([entries("layout-shift"), entries("largest-contentful-paint")]);
  const element: unknown = Reflect.get(paints.at(-1) ?? {}, "element");
  return {
    paints: paints.length,
    shift: shifts.reduce((sum, shift) => sum + Number(Reflect.get(shift, "value")), 0),
    largestInBanner: element instanceof Element && element.closest("#cc-main") !== null,
  };
}

test("the keyboard reaches the page first, then the banner, and is kept by neither", async ({ page }) => {
  await page.goto("/paypal");
  await expect(consentOf(page).banner).toBeVisible();
  await page.waitForTimeout(300);
  const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim());
  const reached = [await page.evaluate(() => document.activeElement?.tagName)];
  for (let i = 0; i < 6; i += 1) {
    await page.keyboard.press("Tab");
    reached.push(await focused());
  }
  expect(reached).toEqual([
    "BODY",
    "Saltar al contenido principal",
    "Qué guardamos",
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
  expect(JSON.parse(decodeURIComponent(answer?.value ?? "")).categories).toEqual([
    "necessary",
    "measurement",
  ]);
});

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`in the ${colorScheme} scheme`, () => {
    test.use({ colorScheme, site: "measured", viewport: phone });

    test("both layers are accessible, and yes weighs as much as no", async ({ page }) => {
      await page.goto("/paypal");
      const { banner, dialog } = consentOf(page);
      await expect(banner).toHaveCSS("opacity", "1");
      const weights = await banner.locator("[data-role=all], [data-role=necessary]").evaluateAll((buttons) =>
        buttons.map((button) => {
          const { width, height } = button.getBoundingClientRect();
          const { color, backgroundColor, borderColor, fontSize, fontWeight } = getComputedStyle(button);
          return {
            width: Math.round(width),
            height,
            color,
            backgroundColor,
            borderColor,
            fontSize,
            fontWeight,
          };
        }),
      );
      expect(weights[0]).toEqual(weights[1]);
      const check = (part: string) =>
        new AxeBuilder({ page })
          .include(part)
          .withTags(["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"])
          .analyze();
      expect((await check("#cc-main .cm")).violations).toEqual([]);
      await banner.getByRole("button", { name: "Configurar" }).click();
      await expect(dialog).toHaveCSS("opacity", "1");
      expect((await check("#cc-main .pm")).violations).toEqual([]);
    });
  });
}
