import * as files from "@/lib/offers/registry";
import { visited } from "../../scripts/sites.mjs";
import { ask } from "./raw";
import { scriptOf } from "./site-script";
import { expect, test } from "./test";
import { plain, worlds } from "./worlds";

const TEXT = "Lo sentimos, la página que buscas no existe o ha sido movida.";

/** Paths that lead nowhere, as a visitor, a scanner or a mistaken link would write them. */
const UNKNOWN = [
  "/no-existe",
  // There in development only.
  "/diseno",
  "/paypal/detalle",
  "/PayPal",
  "/legal",
  "/legal/aviso",
  "/legal/terminos/2",
  "/trade-republic/w/b",
  "/%5Bslug%5D",
  "/[slug]",
  "/%E0%A4%A",
  "/%",
  "/a%00b",
  "/paypal%2Fx",
  "/..%2f..%2fetc%2fpasswd",
  "/%C3%B1and%C3%BA",
  "/_not-found-ever",
  "/_global-error",
  "/_next/static/no.js",
  "/assets/site-00000000.js",
  "/share/no.png",
  "/heroes/no-640.avif",
  "/no.md",
  "/md",
  "/wp-login.php",
  "/.env",
  `/${"a".repeat(2000)}`,
];

for (const world of worlds) {
  const disabled = world.catalogue.all.filter((offer) => !offer.enabled).map((offer) => offer.detailPath);
  for (const path of [...UNKNOWN, ...disabled, ...disabled.map((hidden) => `${hidden}.md`)])
    test(`${world.name} site: ${path.slice(0, 40)} is not found`, async () => {
      const { status, text } = await ask(world.url, path);
      expect(status).toBe(404);
      if (!path.startsWith("/_next/")) expect(text).toContain(TEXT);
      expect(text).not.toMatch(/at .*\.(js|ts|tsx):\d+|node_modules|\/tmp\//);
    });
}

test("the default site shows the enabled offers, and those that every test visits", () => {
  const shown = Object.values(files).filter(({ id, enabled }) => enabled || visited.includes(id));
  expect(plain.catalogue.enabled.map(({ id }) => id).sort()).toEqual(shown.map(({ id }) => id).sort());
});

for (const javaScriptEnabled of [true, false])
  test.describe(`the page, script ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled, expectedComplaints: [/status of 404/] });

    test("says so, and shows the ways on", async ({ page }) => {
      const response = await page.goto("/no-existe");
      expect(response?.status()).toBe(404);
      const main = page.getByRole("main");
      await expect(main.getByText("404", { exact: true })).toBeVisible();
      await expect(main.getByRole("heading", { level: 1 })).toHaveText("Página no encontrada");
      await expect(main.getByText(TEXT, { exact: true })).toBeVisible();
      await expect(main.getByText(`¿Necesitas ayuda con ${plain.site.brand}?`)).toBeVisible();
      await expect(main.getByRole("link", { name: plain.site.contactEmail })).toBeVisible();
      const robots = page.locator("meta[name=robots]");
      await expect(robots).toHaveCount(1);
      await expect(robots).toHaveAttribute("content", /^noindex, ?nofollow$/);
      await expect(page.locator("script[type='application/ld+json']")).toHaveCount(0);
      await expect(main.getByRole("button", { name: "Volver atrás" })).toBeVisible({
        visible: javaScriptEnabled,
      });
      await main.getByRole("link", { name: "Ir al inicio" }).click();
      await expect(page).toHaveURL("/");
    });
  });

test.describe("«Volver atrás»", () => {
  test.use({ expectedComplaints: [/status of 404/] });

  test("goes back to where the visitor was", async ({ page }) => {
    await page.goto("/paypal");
    await page.goto("/no-existe");
    await page.getByRole("button", { name: "Volver atrás" }).click();
    await expect(page).toHaveURL("/paypal");
  });

  test("goes home where there is nothing behind", async ({ context, baseURL }) => {
    const page = await context.newPage();
    // A tab that is opened at an address has that address alone in its history.
    const opened = context.waitForEvent("page");
    await page.goto("/");
    await page.evaluate((url) => window.open(url, "_blank", "noopener"), `${baseURL}/no-existe`);
    const tab = await opened;
    await tab.waitForLoadState();
    await scriptOf(tab);
    await tab.getByRole("button", { name: "Volver atrás" }).click();
    await expect(tab).toHaveURL("/");
  });
});
