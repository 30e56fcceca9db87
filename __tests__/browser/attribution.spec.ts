import type { BrowserContext, Page } from "@playwright/test";
import { inTurn } from "./in-turn";
import { stored, stubProviders, tabFrom } from "./provider";
import { scriptOf } from "./site-script";
import { expect, test } from "./test";
import { plain } from "./worlds";

const DAY = 24 * 60 * 60 * 1000;
const ORIGIN = "https://www.binance.com/es";

test.beforeEach(({ context }) => stubProviders(context, plain));

/** The parameters that a click on Binance's page takes to the provider. */
async function carried(page: Page, context: BrowserContext): Promise<Record<string, string>> {
  const tab = await tabFrom(context, () => page.locator("a[data-referral]").first().click());
  const url = new URL(tab.url());
  await tab.close();
  expect(url.origin + url.pathname).toBe(ORIGIN);
  return Object.fromEntries(url.searchParams);
}

/** The records as a visit `age` days ago left them. */
async function remember(page: Page, age: number, timestamp = new Date(Date.now() - age * DAY).toISOString()) {
  await page.goto("/llms.txt");
  await page.evaluate((then) => {
    localStorage.setItem("utm_data", JSON.stringify({ utm_source: "recordado", gclid: "g-1" }));
    localStorage.setItem("last_utm_source", "recordado");
    localStorage.setItem("last_refsrc", "amiga");
    localStorage.setItem("last_utm_timestamp", then);
  }, timestamp);
}

test("what home was opened with travels from a landing page", async ({ page, context }) => {
  const before = Date.now();
  await page.goto("/?utm_source=boletin&utm_campaign=otoño&fbclid=f&refsrc=amiga&otro=1");
  expect(await stored(page, "utm_data")).toEqual({
    utm_source: "boletin",
    utm_campaign: "otoño",
    fbclid: "f",
  });
  const texts = await page.evaluate(() =>
    ["last_utm_source", "last_refsrc", "last_utm_timestamp"].map((key) => localStorage.getItem(key)),
  );
  expect(texts.slice(0, 2)).toEqual(["boletin", "amiga"]);
  expect(Date.parse(texts[2] ?? "")).toBeGreaterThanOrEqual(before);
  expect(Date.parse(texts[2] ?? "")).toBeLessThanOrEqual(Date.now());

  await page.locator("#ofertas").getByRole("link", { name: "Ver detalle de Binance" }).click();
  await expect(page).toHaveURL("/binance");
  // Before its script has run, a link opens its own address.
  await scriptOf(page);
  expect(await carried(page, context)).toEqual({
    utm_source: "boletin",
    utm_campaign: "otoño",
    fbclid: "f",
    refsrc: "amiga",
  });
});

test("a visit without parameters remembers none and erases none", async ({ page }) => {
  await page.goto("/");
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await remember(page, 1);
  await page.goto("/binance?otro=1&utm_source=");
  expect(await stored(page, "utm_data")).toEqual({ utm_source: "recordado", gclid: "g-1" });
});

test("the current address takes the place of what is remembered", async ({ page, context }) => {
  await remember(page, 1);
  await page.goto("/binance?utm_source=actual&utm_term=t");
  // All of it: what an earlier visit left would outlive its days under the new date.
  const current = { utm_source: "actual", utm_term: "t", refsrc: "planamigo" };
  expect(await carried(page, context)).toEqual(current);
  await page.goto("/binance");
  expect(await carried(page, context)).toEqual(current);
});

const AGES: [age: number | string, expected: Record<string, string>][] = [
  [29.9, { utm_source: "recordado", gclid: "g-1", refsrc: "amiga" }],
  [30.1, { refsrc: "planamigo" }],
  [-1, { refsrc: "planamigo" }],
  ...["", "ayer", "2025-02-30T99:00", "[]", "9".repeat(400)].map(
    (timestamp): [string, Record<string, string>] => [timestamp, { refsrc: "planamigo" }],
  ),
];

test("a visit serves for 30 days; one to come or without a date does not", async ({ page, context }) => {
  const nameOf = ([age]: (typeof AGES)[number]) => (typeof age === "number" ? `${age} days ago` : `«${age}»`);
  await inTurn(AGES, nameOf, async ([age, expected]) => {
    if (typeof age === "number") await remember(page, age);
    else await remember(page, 0, age);
    await page.goto("/binance");
    expect(await carried(page, context)).toEqual(expected);
  });
});

test("an expired visit is erased, and a new one gives it no new life", async ({ page, context }) => {
  await remember(page, 40);
  await page.goto("/binance?utm_medium=correo");
  expect(await carried(page, context)).toEqual({ utm_medium: "correo", refsrc: "planamigo" });
  expect(await stored(page, "utm_data")).toEqual({ utm_medium: "correo" });
  expect(await page.evaluate(() => localStorage.getItem("last_utm_source"))).toBeNull();
});

test("what is remembered serves while a page stays open, and no longer", async ({ page, context }) => {
  await page.clock.install();
  await page.goto("/?utm_source=boletin");
  await page.goto("/binance");
  await page.clock.fastForward(31 * DAY);
  expect(await carried(page, context)).toEqual({ refsrc: "planamigo" });
});

for (const consent of ["unasked", ["necessary"]] as const) {
  const refused = consent !== "unasked";
  test.describe(refused ? "after a refusal" : "before any answer", () => {
    test.use({ consent });

    test(refused ? "nothing is remembered" : "the visit is remembered", async ({ page }) => {
      await page.goto("/?utm_source=boletin&refsrc=amiga");
      expect(await stored(page, "utm_data")).toEqual(refused ? null : { utm_source: "boletin" });
      expect(await page.evaluate(() => localStorage.getItem("last_refsrc"))).toBe(refused ? null : "amiga");
    });
  });
}
