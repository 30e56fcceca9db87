import { expect, test } from "./test";
import { consentOf } from "./visit";

/** Where a page is read: at its top, amid it, at its last part and at its end. */
const PLACES = ["header", "#preguntas", "#cierre", "footer"];

/** The fixed boxes that can be seen and lie over each other, two by two. */
function overlaps(): string[] {
  const boxes = [...document.querySelectorAll<HTMLElement>("body *")].flatMap((element) => {
    const isFixed = getComputedStyle(element).position === "fixed";
    const isSeen = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const name = element.getAttribute("aria-label") ?? element.className;
    return isFixed && isSeen ? [{ name, left, top, right, bottom }] : [];
  });
  return boxes.flatMap((one, i) =>
    boxes
      .slice(i + 1)
      .filter((other) => one.left < other.right && other.left < one.right)
      .filter((other) => one.top < other.bottom && other.top < one.bottom)
      .map((other) => `${one.name} and ${other.name}`),
  );
}

for (const consent of ["unasked", ["necessary"]] as const)
  test.describe(consent === "unasked" ? "with the banner" : "with the icon", () => {
    test.use({ consent, contextOptions: { reducedMotion: "reduce" } });

    test("no two fixed boxes lie over each other, on any width", async ({ page }) => {
      for (const width of [320, 360, 390, 768]) {
        await page.setViewportSize({ width, height: 640 });
        for (const path of ["/", "/paypal", "/binance"]) {
          await page.goto(path);
          const { banner, icon } = consentOf(page);
          await expect(consent === "unasked" ? banner : icon).toBeVisible();
          for (const place of PLACES) {
            await page.evaluate((to) => {
              document.querySelector(to)?.scrollIntoView({ behavior: "instant", block: "start" });
              return new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
            }, place);
            expect(await page.evaluate(overlaps), `${path} at ${width} px, ${place}`).toEqual([]);
          }
        }
      }
    });
  });
