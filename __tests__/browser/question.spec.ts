import type { Page } from "@playwright/test";
import postcss from "postcss";
import { expect, full, test } from "./fixtures";
import { clickThrough, consentOf, follow } from "./visit";

// The question is seen as a whole, or nothing is kept and the provider learns nothing.
test.use({ consent: "unasked" });

/** Serves pages as a browser reads them that drops some rules of a style sheet. */
const serveWithout = (page: Page, unknown: RegExp) =>
  page.route(/\/paypal$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(
      /(<style[^>]*>)(.*?)(?=<\/style>)/gs,
      (_, tag: string, css: string) => tag + without(css, unknown),
    );
    // The policy names the styles by their hash.
    const headers = { ...response.headers(), "content-security-policy": "" };
    await route.fulfill({ response, headers, body });
  });

function without(css: string, unknown: RegExp): string {
  const root = postcss.parse(css);
  root.walkRules(unknown, (rule) => void rule.remove());
  root.walkAtRules(unknown, (rule) => void rule.remove());
  return root.toString();
}

for (const [browser, unknown] of [
  ["without :has(), as Firefox ESR 115 and Chromium 103", /:has\(/],
  ["without :has(), @layer and @container, as Chromium 98", /:has\(|^layer$|^container$/],
] as const)
  for (const width of [390, 1280])
    test(`in a browser ${browser} the question is whole and works, ${width} px wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await serveWithout(page, unknown);
      await page.goto("/paypal");
      const { banner, reject, icon } = consentOf(page);
      await expect(banner).toBeVisible();
      for (const part of await banner.locator("p, a, button").all()) await expect(part).toBeInViewport();
      const background = await banner.evaluate((box) => getComputedStyle(box).backgroundColor);
      expect(background).toBe("rgb(255, 255, 255)");
      await reject();
      await expect(banner).toBeHidden();
      await expect(icon).toBeVisible();
      expect(await page.evaluate(() => localStorage.length)).toBe(0);
    });

for (const [part, rule] of [
  ["its words", "[data-ask] > p { display: none !important }"],
  ["its link", "[data-ask] a { visibility: hidden !important }"],
  [
    "a button",
    "[data-ask] > button:first-of-type { height: 0 !important; min-height: 0 !important; padding: 0 !important; border: 0 !important; overflow: hidden !important }",
  ],
  ["all of it", "[data-ask] { display: none !important }"],
  [
    "all of it, by moving it away",
    "[data-ask] { position: absolute !important; left: -9999px !important; right: auto !important; width: 1px !important }",
  ],
] as const)
  test(`where a content blocker hides ${part}, nothing of the question is seen, nothing kept or told`, async ({
    page,
  }) => {
    await page.addInitScript((css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets.push(sheet);
    }, rule);
    const visit = follow(page);
    await page.goto("/trade-republic?gclid=g&utm_source=boletin");
    await expect(page.locator("html")).toHaveAttribute("data-consent", "off");
    await expect(page.locator("[data-ask] *").filter({ visible: true })).toHaveCount(0);
    expect(await clickThrough(page)).not.toMatch(/gclid|boletin/);
    await page.goto(`${full.untested}?utm_source=otra`);
    expect(await clickThrough(page)).not.toContain("utm_source");
    expect(await visit.traces()).toMatchObject({ cookies: [], local: [], session: [] });
  });

test.describe("where the script fails", () => {
  test.use({ expectedComplaints: [/broken/] });

  test("a script that the browser cannot run leaves no question without working buttons", async ({
    page,
  }) => {
    await page.route(/\/assets\/site-/, (route) =>
      route.fulfill({ contentType: "text/javascript", body: "throw new Error('broken')" }),
    );
    await page.goto("/paypal");
    await expect(page.locator("html")).toHaveAttribute("data-consent", "off");
    await expect(consentOf(page).banner).toBeHidden();
  });
});
