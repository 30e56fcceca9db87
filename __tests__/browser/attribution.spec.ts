import type { Page } from "@playwright/test";
import { tabFrom } from "./services";
import { expect, scriptOf, test } from "./test";
import { stored } from "./visit";

const DAY = 24 * 60 * 60 * 1000;
const KEPT = { utm_source: "recordado", gclid: "g-1" };

test.use({ consent: ["necessary", "measurement"] });

/** The parameters that a click on Binance's page takes to the provider. */
async function carried(page: Page): Promise<Record<string, string>> {
  const tab = await tabFrom(page, () => page.locator("a[data-referral]").first().click());
  const url = new URL(tab.url());
  await tab.close();
  expect(url.origin + url.pathname).toBe("https://www.binance.com/es");
  return Object.fromEntries(url.searchParams);
}

/** The records as a visit `age` days ago left them. */
async function remember(page: Page, age: number) {
  await page.goto("/llms.txt");
  await page.evaluate(
    ([kept, then]) => {
      localStorage.setItem("utm_data", JSON.stringify(kept));
      localStorage.setItem("last_utm_source", "recordado");
      localStorage.setItem("last_refsrc", "amiga");
      localStorage.setItem("last_utm_timestamp", String(then));
    },
    [KEPT, new Date(Date.now() - age * DAY).toISOString()] as const,
  );
}

test("what home was opened with travels from a landing page", async ({ page }) => {
  await page.goto("/?utm_source=boletin&utm_campaign=otoño&fbclid=f&refsrc=amiga&otro=1");
  const tracking = { utm_source: "boletin", utm_campaign: "otoño", fbclid: "f" };
  expect(await stored(page, "utm_data")).toEqual(tracking);
  await page.locator("#ofertas").getByRole("link", { name: "Ver detalle de Binance" }).click();
  await expect(page).toHaveURL("/binance");
  // Before its script has run, a link opens its own address.
  await scriptOf(page);
  expect(await carried(page)).toEqual({ ...tracking, refsrc: "amiga" });
});

test("a visit serves for 30 days, also to a visit without parameters of its own", async ({ page }) => {
  await remember(page, 29.9);
  await page.goto("/binance?otro=1&utm_source=");
  expect(await carried(page)).toEqual({ ...KEPT, refsrc: "amiga" });
  await remember(page, 30.1);
  await page.goto("/binance");
  expect(await carried(page)).toEqual({ refsrc: "planamigo" });
});

test("the current address takes the place of all that is remembered", async ({ page }) => {
  await remember(page, 1);
  const current = { utm_source: "actual", utm_term: "t", refsrc: "planamigo" };
  for (const query of ["?utm_source=actual&utm_term=t", ""]) {
    await page.goto(`/binance${query}`);
    expect(await carried(page)).toEqual(current);
  }
});

test("what is remembered serves while a page stays open, and no longer", async ({ page }) => {
  await page.clock.install();
  await page.goto("/?utm_source=boletin");
  await page.goto("/binance");
  await page.clock.fastForward(31 * DAY);
  expect(await carried(page)).toEqual({ refsrc: "planamigo" });
});
