// docs/demands.md, D2.10: what landing pages do in a browser, and how large they show their pictures.
import { heroImage } from "@/lib/offers/hero-image";
import { canTake, expect, full, inTurn, test } from "../browser/fixtures";
import { tabFrom } from "../browser/services";

const addressOf = ({ address }: { address: string }) => address;
const lowi = full.catalogue.find("lowi");
const paypal = full.catalogue.find("paypal");

const pictured = full.landings.filter(({ offer, variant }) => offer.hasHeroImage && variant !== "b");

test("hero pictures are shown at 320 by 240", async ({ page }) => {
  expect(pictured).not.toHaveLength(0);
  await inTurn(pictured, addressOf, async ({ address }) => {
    await page.goto(address);
    for (const width of [1024, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      const box = await page.locator("[data-layout] img").boundingBox();
      expect([box?.width, box?.height]).toEqual([320, 240]);
    }
  });
});

// An owner may end the A/B test.
for (const { address } of pictured.filter(({ variant }) => variant === "a").slice(0, 1))
  test("a picture before the title of a phone's page is no ribbon", async ({ page }) => {
    await page.goto(address);
    for (const size of [
      { width: 320, height: 568 },
      { width: 360, height: 640 },
      { width: 375, height: 667 },
      { width: 412, height: 915 },
    ]) {
      await page.setViewportSize(size);
      expect((await page.locator("[data-layout] img").boundingBox())?.height).toBeGreaterThanOrEqual(84);
    }
  });

test("hero pictures come 640, 960 and 1280 pixels wide, in the shape of 320 by 240", async ({ page }) => {
  expect(pictured).not.toHaveLength(0);
  await page.goto("/");
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

test("the closing of an offer's page has «Ver todas las ofertas» as a button", async ({ page }) => {
  await page.goto("/paypal");
  const button = page.locator("main section").last().getByRole("link", { name: "Ver todas las ofertas" });
  await expect(button).toHaveCSS("border-style", "solid");
  expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
});

// An ended promotion has no button.
if (paypal && canTake(paypal))
  test("the badge of the PayPal page stands above its button, on a phone too", async ({ page }) => {
    await page.goto("/paypal");
    for (const width of [360, 390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      const badge = await page.locator("[data-badge]").boundingBox();
      const button = await page.locator("main a[data-referral]").first().boundingBox();
      expect((badge?.y ?? NaN) + (badge?.height ?? NaN)).toBeLessThanOrEqual(button?.y ?? 0);
    }
  });

const [doubtful] = full.landings.filter(({ offer }) => offer.landing.doubts);

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a question behind «Ver más» closes one before it, and can be closed", async ({ page }) => {
    expect(doubtful).toBeDefined();
    await page.goto(doubtful?.address ?? "");
    const summaries = page.locator("#preguntas summary");
    await summaries.first().click();
    await summaries.filter({ hasText: /^Ver \d+ más$/ }).click();
    const open = page.locator("#preguntas details[name][open] > summary");
    await expect(open).toHaveText(await summaries.first().innerText());
    await summaries.last().click();
    await expect(open).toHaveText(await summaries.last().innerText());
    await summaries.last().click();
    await expect(open).toHaveCount(0);
  });
});

test("a link to further questions, to the history or to a change opens them", async ({ page }) => {
  expect(doubtful).toBeDefined();
  for (const anchor of ["dudas", "historial", "cambio-1"]) {
    await page.goto(`${doubtful?.address}#${anchor}`);
    await expect(page.locator(`#${anchor}`)).toBeInViewport();
    // Otherwise the next address is one of the same page.
    await page.goto("about:blank");
  }
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
