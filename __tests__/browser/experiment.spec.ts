import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { stored } from "./visit";

const mirror = (page: Page) => page.evaluate(() => localStorage.getItem("ab_variant"));
const overlay = (page: Page) => page.locator("#debug");
const arrived = (page: Page, variant: string) =>
  expect(page.locator("[data-variant]")).toHaveAttribute("data-variant", variant);

test.use({ consent: ["necessary", "records", "campaign", "measurement"] });

test("the variant stays on the next page and is copied to localStorage; its page views are recorded", async ({
  page,
  context,
}) => {
  const before = new Date().toISOString();
  await page.goto("/trade-republic?v=b&utm_source=x");
  expect(await mirror(page)).toBe("b");
  const [entry, ...others] = (await stored(page, "ab_tracking_data")) as { timestamp: string }[];
  expect(others).toEqual([]);
  expect(entry).toEqual({ variant: "b", event: "page_view", url: page.url(), timestamp: expect.any(String) });
  expect(entry && entry.timestamp >= before && entry.timestamp <= new Date().toISOString()).toBe(true);
  const [cookie] = (await context.cookies()).filter(({ name }) => name === "ab_variant");
  expect(cookie).toMatchObject({ value: "b", path: "/", sameSite: "Lax", secure: false });
  const days = ((cookie?.expires ?? 0) * 1000 - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(179.9);
  expect(days).toBeLessThanOrEqual(180.1);
  await page.goto("/trade-republic");
  await arrived(page, "b");
  expect(await stored(page, "ab_tracking_data")).toHaveLength(2);
});

test("the debug overlay sets a variant, resets it and closes", async ({ page, context }) => {
  await page.goto("/trade-republic?v=a&debug=1");
  await overlay(page).getByRole("button", { name: "Fijar b" }).click();
  await arrived(page, "b");
  await expect(overlay(page)).toContainText("b");
  expect(await mirror(page)).toBe("b");
  await expect(page.locator("[aria-busy]")).toHaveCount(0);
  // A reset requests the page without cookie and parameter, so that the server draws a variant again.
  const [request] = await Promise.all([
    page.waitForRequest((asked) => asked.isNavigationRequest()),
    overlay(page).getByRole("button", { name: "Olvidar" }).click(),
  ]);
  expect(new URL(request.url()).search).toBe("?debug=1");
  expect((await request.allHeaders()).cookie ?? "").not.toContain("ab_variant");
  await expect(page).toHaveURL("/trade-republic?debug=1");
  await expect(overlay(page)).toBeVisible();
  const drawn = await page.locator("[data-variant]").getAttribute("data-variant");
  expect(await mirror(page)).toBe(drawn);
  expect((await context.cookies()).find(({ name }) => name === "ab_variant")?.value).toBe(drawn);
  await overlay(page).getByRole("button", { name: "Cerrar" }).click();
  await expect(overlay(page)).toHaveCount(0);
});
