import type { Page } from "@playwright/test";
import { expect, test } from "./test";
import { full, landings, plain } from "./worlds";
import { addressOf, inTurn } from "./in-turn";

const button = (page: Page) => page.getByRole("main").getByRole("button", { name: "Compartir" });

test("every landing page offers to share it, its own address without parameters", async ({ page, urlOf }) => {
  await inTurn(landings(full), addressOf, async ({ address, path }) => {
    await page.goto(`${urlOf("preview")}${address}`);
    await expect(button(page)).toBeVisible();
    await expect(button(page)).toHaveAttribute("data-share", path);
  });
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("there is no button that does nothing", async ({ page }) => {
    await page.goto("/paypal");
    await expect(button(page)).toHaveCount(0);
  });
});

test("without the system's panel, the address is copied, and the page says so", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript(() => Object.defineProperty(navigator, "share", { value: undefined }));
  const parts: string[] = [];
  page.on("request", (request) => void parts.push(request.url()));
  await page.goto("/paypal?utm_source=x");
  expect(parts.filter((url) => url.includes("share"))).toEqual([]);
  await button(page).click();
  await expect(page.getByRole("status")).toHaveText("Enlace copiado");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${plain.url}/paypal`);
});

test("with the system's panel, it gets title and address; closing it is no failure", async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "share", {
      value: (data: ShareData) => {
        document.title = `${data.title} ${data.url}`;
        return Promise.reject(new DOMException("closed", "AbortError"));
      },
    }),
  );
  await page.goto("/lowi");
  const title = await page.title();
  await button(page).click();
  await expect(page).toHaveTitle(`${title} ${plain.url}/lowi`);
  await expect(page.getByRole("main").getByRole("status")).toBeEmpty();
});

test("where copying fails, the address is shown", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "share", { value: undefined });
    Object.defineProperty(navigator, "clipboard", { value: undefined });
  });
  await page.goto("/lowi");
  await button(page).click();
  await expect(page.getByRole("main").getByRole("status")).toContainText(`${plain.url}/lowi`);
});
