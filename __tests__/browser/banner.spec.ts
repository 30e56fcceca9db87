import { AxeBuilder } from "@axe-core/playwright";
import type { Locator, Page } from "@playwright/test";
import { expect, full, inTurn, test } from "./fixtures";
import { consentOf } from "./visit";

test.use({ consent: "unasked", contextOptions: { reducedMotion: "reduce" } });

const PHONE = { width: 390, height: 844 };
const SMALL = { width: 320, height: 568 };
const ANSWERS = "[data-answer]:not([data-answer=''])";

async function ask(page: Page, address: string) {
  await page.goto(address);
  await expect(consentOf(page).banner).toBeVisible();
}

async function openDialog(page: Page) {
  await consentOf(page).banner.getByRole("button", { name: "Configurar" }).click();
  await expect(consentOf(page).dialog).toBeVisible();
  // The pointer is where it opened the dialog, perhaps on one of its buttons.
  await page.mouse.move(0, 0);
}

test("on a phone the banner covers no main button", async ({ page, context }) => {
  await page.setViewportSize(PHONE);
  const pages = ["/", "/trade-republic?v=a", "/trade-republic?v=b", full.untested];
  await inTurn(pages, String, async (address) => {
    await context.clearCookies();
    await ask(page, address);
    const { banner } = consentOf(page);
    expect((await banner.boundingBox())?.height).toBeLessThanOrEqual(130);
    const button = page.locator(address === "/" ? "main a" : "main a[data-referral]").first();
    // Long texts push it below the first screen: the least scrolling brings it above the banner.
    await button.evaluate((element) => element.scrollIntoView({ block: "nearest", behavior: "instant" }));
    expect(await button.evaluate(isUncovered)).toBe(true);
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

test("paper has neither the banner nor the preferences, before and after an answer", async ({ page }) => {
  await ask(page, "/paypal/prueba");
  const { banner, dialog, icon } = consentOf(page);
  const expectNone = async () => {
    await page.emulateMedia({ media: "print" });
    for (const part of [banner, dialog, icon]) await expect(part).toBeHidden();
    await page.emulateMedia({ media: "screen" });
  };
  await expectNone();
  await consentOf(page).reject();
  await expectNone();
});

test("Tab reaches the skip link, then the banner, then the page", async ({ page }) => {
  await ask(page, "/paypal");
  await expect(page.locator("[data-ask] + header")).toBeAttached();
  const reached = [await page.evaluate(() => document.activeElement?.tagName)];
  for (let i = 0; i < 6; i += 1) {
    await page.keyboard.press("Tab");
    reached.push(await page.evaluate(() => document.activeElement?.textContent?.trim()));
  }
  expect(reached).toEqual([
    "BODY",
    "Saltar al contenido principal",
    expect.stringMatching(
      /^(qué versión ves, qué botones pulsas|qué ves, qué pulsas) y, para el proveedor, cómo llegaste$/,
    ),
    "Aceptar",
    "Rechazar",
    "Configurar",
    "PlanAmigo",
  ]);
});

test("the preferences open and close by keyboard, show what is so, and one purpose can be accepted alone", async ({
  page,
  context,
}) => {
  await ask(page, "/");
  const { dialog, reject } = consentOf(page);
  const button = page.locator("footer").getByRole("button", { name: "Configurar cookies" });
  /** Opens them; gives the switches, and how many are said to be on already. */
  const open = async () => {
    await button.press("Enter");
    const boxes = dialog.getByRole("checkbox");
    const ticks = await boxes.evaluateAll((all: HTMLInputElement[]) => all.map(({ checked }) => checked));
    return [...ticks, await dialog.locator("i").filter({ visible: true }).count()];
  };
  expect(await open()).toEqual([true, true, false, false, 2]);
  // Its name and what it begins with are said, and not only the first link.
  const form = dialog.getByRole("form", { name: "Tus cookies y tus datos", exact: true });
  await expect(form).toBeFocused();
  await expect(form).toHaveAccessibleDescription(/^El sitio funciona igual/);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
  await reject();
  expect(await open()).toEqual([false, false, false, false, 0]);
  const measurement = dialog.getByRole("checkbox", { name: "Medición con Google Analytics.", exact: true });
  await expect(measurement).toHaveAccessibleDescription(/^Las páginas que ves/);
  await measurement.check();
  // Enter saves, as «Guardar mi elección» does.
  await measurement.press("Enter");
  await expect(dialog).toBeHidden();
  const answer = (await context.cookies()).find(({ name }) => name === "cc_cookie");
  const { categories } = JSON.parse(decodeURIComponent(answer?.value ?? ""));
  expect(categories).toEqual(["necessary", "measurement"]);
  const said = "Finalidades aceptadas: Medición con Google Analytics.";
  await expect(page.locator("[aria-live]").filter({ hasText: said })).toHaveCount(1);
  expect(await open()).toEqual([false, false, true, false, 0]);
});

for (const [layer, time, next] of [
  // The banner stood before the page: the next Tab goes into it, and not past its end.
  ["banner", "first", "main"],
  ["dialog", "first", "main"],
  ["dialog", "second", "#preferencias-abrir"],
] as const)
  test(`answering in the ${layer} the ${time} time by keyboard moves the focus to ${next}, and says that it is kept`, async ({
    page,
  }) => {
    await ask(page, "/paypal");
    if (time === "second") {
      await consentOf(page).reject();
      await page.reload();
    }
    await page.mouse.wheel(0, 300);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
    const said = page
      .locator("[aria-live]")
      .filter({ hasText: /^Tu respuesta está guardada.* Finalidades aceptadas: ninguna\.$/ });
    await expect(said).toHaveCount(0);
    if (time === "second") await page.locator("#preferencias-abrir").press("Enter");
    else if (layer === "dialog") await openDialog(page);
    await consentOf(page)[layer].locator("[data-answer=necessary]").press("Enter");
    await expect(consentOf(page)[layer]).toBeHidden();
    await expect(page.locator(next)).toBeFocused();
    await expect(said).toHaveCount(1);
    expect(await page.evaluate(() => scrollY)).toBe(300);
  });

for (const colorScheme of ["light", "dark"] as const)
  test.describe(`in the ${colorScheme} scheme`, () => {
    test.use({ colorScheme, viewport: PHONE });

    test("banner and dialog are accessible, and their accept and reject buttons look the same", async ({
      page,
    }) => {
      await ask(page, "/paypal");
      const { banner, dialog } = consentOf(page);
      expect(await stylesOf(banner)).toHaveLength(1);
      const check = (part: string) =>
        new AxeBuilder({ page })
          .setLegacyMode()
          .include(part)
          .withTags(["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"])
          .analyze();
      expect((await check("[data-ask]")).violations).toEqual([]);
      await openDialog(page);
      await expect.poll(() => stylesOf(dialog)).toHaveLength(1);
      expect((await check("dialog")).violations).toEqual([]);
    });
  });

/** The distinct styles of the accept and reject buttons: one if they look the same. */
async function stylesOf(layer: Locator): Promise<string[]> {
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

test.describe("in the widest font, on the smallest phones and at high zoom", () => {
  test.use({ face: "wide", viewport: SMALL });

  for (const address of ["/", "/trade-republic?v=a"])
    test(`the banner on ${address} never hides the focused element, tabbing forwards and backwards`, async ({
      page,
    }) => {
      await ask(page, address);
      await expect(page.locator("body")).toHaveCSS("font-family", "Test");
      const hidden = new Set<string>();
      for (const key of ["Tab", "Shift+Tab"])
        for (let i = 0; i < 30; i += 1) {
          await page.keyboard.press(key);
          const found = await page.evaluate(hiddenFocus);
          if (found) hidden.add(`${key} ${i}: ${found}`);
        }
      expect([...hidden]).toEqual([]);
    });

  test("at 400 % zoom the buttons are equally wide and inside their dialog, which scrolls as a whole", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await ask(page, "/paypal");
    const { banner, dialog } = consentOf(page);
    await expect(banner).toBeInViewport({ ratio: 1 });
    expect(await stylesOf(banner)).toHaveLength(1);
    expect(await banner.evaluate(buttonsPast)).toEqual([]);
    await openDialog(page);
    await expect.poll(() => stylesOf(dialog)).toHaveLength(1);
    expect(await dialog.evaluate(buttonsPast)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await expect(dialog).toBeInViewport({ ratio: 1 });
    expect(await dialog.evaluate((box) => box.scrollHeight > box.clientHeight)).toBe(true);
    const save = dialog.getByRole("button", { name: "Guardar mi elección" });
    await save.scrollIntoViewIfNeeded();
    await expect(save).toBeInViewport({ ratio: 1 });
  });
});

/** Describes the focused element if the banner hides all of it, two frames later. `main` does not count. */
async function hiddenFocus(): Promise<string | undefined> {
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  const focused = document.activeElement;
  const banner = document.querySelector("[data-ask]");
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
