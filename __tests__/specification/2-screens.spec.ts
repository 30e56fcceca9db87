// specification.md, part 2: what the screens do in a browser; the home page: 2-home.spec.ts.
import type { Page } from "@playwright/test";
import { builds } from "../builds";
import { canTake, expect, full, inTurn, scriptOf, test } from "../browser/fixtures";
import { tabFrom } from "../browser/services";
import { readFileSync } from "node:fs";
import { heroImage } from "@/lib/offers/hero-image";

const top = (page: Page) => page.evaluate(() => scrollY);
async function scrollTo(page: Page, y: number) {
  await page.evaluate((to) => document.documentElement.scrollTo({ top: to, behavior: "instant" }), y);
  await expect.poll(() => top(page)).toBe(y);
}
const lowi = full.catalogue.find("lowi");
const paypal = full.catalogue.find("paypal");

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

test("a related card leads to the offer's page", async ({ page }) => {
  const [related] = full.catalogue.related("paypal", canTake);
  await page.goto("/paypal");
  const part = page
    .locator("section")
    .filter({ has: page.getByRole("heading", { name: "Promos relacionadas" }) });
  await part.getByRole("link", { name: new RegExp(`^Ver detalle.*${related?.brand}`) }).click();
  await expect(page).toHaveURL(related?.detailPath ?? "");
});

test("«Crear cuenta PayPal» and «Ver tarifas Lowi» open the referral link in a new tab", async ({ page }) => {
  for (const offer of [paypal, lowi]) {
    if (!offer || !canTake(offer)) continue;
    await page.goto(offer.detailPath);
    const button = page.getByRole("main").getByRole("link", { name: offer.callToAction }).first();
    const tab = await tabFrom(page, () => button.click());
    expect(tab.url().startsWith(new URL(offer.referralUrl).origin)).toBe(true);
    await tab.close();
  }
});

test("decision 3.8: the script writes today's date on the terms page, and its year in the footer", async ({
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

  test("reads «Unexpected Application Error!» with the status; decision 3.10: says what to do, without script", async ({
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

test("hero pictures come 640, 960 and 1280 pixels wide, in the shape of 320 by 240", async ({ page }) => {
  const [pictured] = full.landings.filter(({ offer, variant }) => offer.hasHeroImage && variant !== "b");
  test.skip(!pictured, "no offer has a picture");
  await page.goto(pictured?.address ?? "");
  const { width = 0, height = 0 } =
    (await page.locator("[data-layout] picture img").first().boundingBox()) ?? {};
  expect(width / height).toBeCloseTo(320 / 240, 2);
  const files = full.catalogue.enabled
    .filter(({ hasHeroImage }) => hasHeroImage)
    .flatMap(({ id }) => [heroImage(id).avif, heroImage(id).webp].flatMap((set) => set.split(", ")));
  const sizes = await page.evaluate(
    (all) =>
      Promise.all(
        all.map(async (file) => {
          const [src = "", said] = file.split(" ");
          const img = Object.assign(new Image(), { src });
          await img.decode();
          return [said, `${img.naturalWidth}w`, (img.naturalWidth / img.naturalHeight).toFixed(2)];
        }),
      ),
    files,
  );
  for (const [said, real, shape] of sizes) expect([real, shape]).toEqual([said, "1.33"]);
});
