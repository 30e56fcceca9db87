// docs/demands.md, D2: what the screens do in a browser; the home page: 2-home.spec.ts.
import type { Page } from "@playwright/test";
import { builds } from "../builds";
import { expect, full, inTurn, scriptOf, test } from "../browser/fixtures";
import { readFileSync } from "node:fs";

const top = (page: Page) => page.evaluate(() => scrollY);
async function scrollTo(page: Page, y: number) {
  await page.evaluate((to) => document.documentElement.scrollTo({ top: to, behavior: "instant" }), y);
  await expect.poll(() => top(page)).toBe(y);
}
const lowi = full.catalogue.find("lowi");

test("the header's list of providers is shown on a desktop, and not on a phone", async ({ page }) => {
  await page.goto("/");
  for (const width of [390, 1023, 1024, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    for (const link of await page.locator("header nav li a").all())
      await expect(link).toBeVisible({ visible: width >= 1024 });
  }
});

test("a page that is loaded again starts at its top; going back keeps its place", async ({ page }) => {
  await page.goto("/paypal");
  await scrollTo(page, 700);
  await page.reload();
  await expect.poll(() => top(page)).toBe(0);
  await scrollTo(page, 700);
  await page.goto("/lowi");
  expect(await top(page)).toBe(0);
  await page.goBack();
  await expect.poll(() => top(page)).toBe(700);
});

test("the Lowi page scrolls to its top smoothly, others at once; at once for who wants less motion", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { scrollTo } = window;
    window.scrollTo = ((options: ScrollToOptions) => {
      document.documentElement.dataset.scrolled = options.behavior;
      scrollTo(options);
    }) as typeof scrollTo;
  });
  const scrolled = async (path: string) => {
    await page.goto(path);
    await page.reload();
    return page.locator("html").getAttribute("data-scrolled");
  };
  expect(await scrolled("/paypal")).toBe("instant");
  expect(await scrolled("/lowi")).toBe(lowi ? "smooth" : "instant");
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await scrolled("/lowi")).toBe("instant");
});

// That the questions of every page have one name: 2-landing.ts.
test("of the questions one is open at a time, and it can be closed", async ({ page }) => {
  await inTurn(["/", full.untested], String, async (address) => {
    await page.goto(address);
    const items = page.locator("#preguntas details");
    await expect(page.locator("#preguntas details[open]")).toHaveCount(0);
    for (const place of [0, 1, 1]) await items.nth(place).locator("summary").click();
    await expect(page.locator("#preguntas details[open]")).toHaveCount(0);
    for (const place of [0, 1]) {
      await items.nth(place).locator("summary").press("Enter");
      await expect(items.nth(place)).toHaveAttribute("open");
      await expect(page.locator("#preguntas details[open]")).toHaveCount(1);
    }
  });
});

test("D2.18: the script writes today's date on the terms page, and its year in the footer", async ({
  page,
}) => {
  await page.clock.setFixedTime("2027-03-01T12:00:00Z");
  await page.goto("/legal/terminos");
  await expect(page.getByRole("main")).toContainText("Última actualización: 1 de marzo de 2027");
  await expect(page.getByRole("contentinfo")).toContainText("© 2027");
});

test.describe("the 404 page", () => {
  test.use({ expectedComplaints: [/status of 404/] });

  test("«Volver atrás» goes back in the browser's history, «Ir al inicio» to the home page", async ({
    page,
  }) => {
    await page.goto("/paypal");
    await page.goto("/no-existe");
    await page.getByRole("button", { name: "Volver atrás" }).click();
    await expect(page).toHaveURL("/paypal");
    await page.goto("/no-existe");
    await page.getByRole("link", { name: "Ir al inicio" }).click();
    await expect(page).toHaveURL("/");
  });

  test("«Volver atrás» goes to the home page if there is no previous page", async ({ page }) => {
    await page.goto("/");
    // The history of a new tab has only the address that it was opened with.
    const [tab] = await Promise.all([
      page.context().waitForEvent("page"),
      page.evaluate(() => void window.open("/no-existe", "_blank", "noopener")),
    ]);
    await tab.waitForLoadState();
    await scriptOf(tab);
    await tab.getByRole("button", { name: "Volver atrás" }).click();
    await expect(tab).toHaveURL("/");
  });
});

test.describe("the error screen", () => {
  test.use({ expectedComplaints: [/status of 500/], javaScriptEnabled: false });

  test("reads «Unexpected Application Error!» with the status; D2.21: says what to do, without script", async ({
    page,
  }) => {
    const { errorPage } = JSON.parse(readFileSync(`${builds.full.distDir}/built-files.json`, "utf8"));
    const body = readFileSync(`${builds.full.distDir}/${errorPage}`, "utf8");
    await page.route("**/plan", (route) => route.fulfill({ status: 500, contentType: "text/html", body }));
    await page.goto("/plan");
    await expect(
      page.getByRole("heading", { level: 1, name: "Unexpected Application Error!" }),
    ).toBeVisible();
    await expect(page.getByText("500", { exact: true })).toBeVisible();
    await expect(page.getByRole("link", { name: "Volver a intentarlo" })).toBeVisible();
    await expect(page).toHaveTitle(/Unexpected Application Error!/);
    await expect(page.getByRole("contentinfo").getByText("hola@planamigo.example")).toBeVisible();
    await page.getByRole("link", { name: "Ir al inicio" }).click();
    await expect(page).toHaveURL("/");
  });
});
