import { mainText, plainText } from "./expectations";
import { addressOf, inTurn } from "./in-turn";
import { expect, test } from "./test";
import { full, landings, worlds } from "./worlds";

const NBSP = "\u00a0";

/** What the specification has each page say, whatever the words around it. */
const SAID: Record<string, (string | RegExp)[]> = {
  "/trade-republic": ["10 €", "100 €", /3 operaciones/, "24-48 horas", /garantía.{0,40}100\.000 €/i],
  "/indexa-capital": [/0 % de comisión de gestión/, "15.000 €", "2.000 €", "60 €", "10.000 €"],
  "/binance": [
    /10 % de descuento/,
    /de por vida/,
    /agosto de 2025/,
    /futuros/,
    "KYC",
    /sin depósito mínimo/i,
  ],
  "/revolut": [/depende de la campaña/, /30 a 90 días/, /condiciones oficiales/i],
  "/n26": [/sin comisiones/, /primera compra/, /operación mínima/],
  "/paypal": [
    "Promoción activa",
    "5 €",
    "30 días",
    /comprador y del vendedor/,
    /móvil/,
    /Más de 400 millones/,
    /nuevos clientes en España/,
    /30 minutos/,
  ],
  "/lowi": [
    /30 € a 90 €/,
    "Red Vodafone",
    "4G y 5G",
    /sin permanencia/i,
    /1 o 2 días laborables/,
    /15 minutos/,
  ],
};

/** The words on the main button, where the specification gives them; how many steps. */
const BUTTONS: Record<string, string> = { "/paypal": "Crear cuenta PayPal", "/lowi": "Ver tarifas Lowi" };
const STEPS: Record<string, number> = {
  "/trade-republic": 3,
  "/indexa-capital": 3,
  "/paypal": 3,
  "/lowi": 3,
};

test.describe("what is peculiar to a page", () => {
  test.use({ site: "preview" });

  test("stands on every landing page", async ({ page }) => {
    await inTurn(landings(full), addressOf, async ({ address, path, offer }) => {
      await page.goto(address);
      const text = (await mainText(page)).replaceAll(NBSP, " ");
      for (const words of SAID[path] ?? []) {
        if (typeof words === "string") expect(text).toContain(words);
        else expect(text).toMatch(words);
      }
      const button = page.locator("a[data-referral]").first();
      if (BUTTONS[path]) await expect(button).toContainText(BUTTONS[path]);
      if (STEPS[path]) expect(offer.landing.steps.items).toHaveLength(STEPS[path]);
    });
  });

  test("includes each hero's picture or, without one, its box", async ({ page }) => {
    await inTurn(landings(full), addressOf, async ({ address, offer, variant }) => {
      const hero = variant === "b" ? offer.landing.heroB : offer.landing.hero;
      if (hero?.layout !== "split") return;
      await page.goto(address);
      const picture = page.getByRole("main").getByRole("img", { name: hero.imageAlt });
      await expect(picture).toHaveCount(offer.hasHeroImage ? 1 : 0);
      const text = await mainText(page);
      for (const words of [hero.box.figure, ...hero.box.lines])
        if (!offer.hasHeroImage) expect(text).toContain(plainText(words));
    });
  });

  test("includes the way to Revolut's own terms", async ({ page }) => {
    await page.goto("/revolut");
    const official = page.getByRole("main").getByRole("link", { name: /condiciones de las invitaciones/i });
    await expect(official).toHaveAttribute("href", /^https:\/\/(www|help)\.revolut\.com\//);
    await expect(official).not.toHaveAttribute("rel", /sponsored/);
  });

  for (const path of ["/paypal", "/lowi"])
    test(`includes two alternatives in the hero of ${path}`, async ({ page }) => {
      await page.goto(path);
      const related = full.catalogue.related(path.slice(1)).map((offer) => offer.detailPath);
      const hero = page.getByRole("main").locator("div:has(> h1)");
      expect(
        await hero
          .locator("a[href^='/']")
          .evaluateAll((links) => links.map((link) => link.getAttribute("href"))),
      ).toEqual(related);
    });
});

test.describe("the two heroes of the A/B test", () => {
  test("a has two columns with a picture", async ({ page }) => {
    await page.goto("/trade-republic?v=a");
    const picture = page.getByRole("main").getByRole("img").first();
    await expect(picture).toBeVisible();
    await expect(picture).toHaveAttribute("alt", /\S/);
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.currentSrc))
      .toMatch(/-640\.avif$/);
    expect(await picture.evaluate((img) => [img.clientWidth, img.clientHeight])).toEqual([320, 240]);
    const widths = (await page.locator("picture source").getAttribute("srcset"))?.match(/\d+w/g);
    expect(widths).toEqual(["640w", "960w", "1280w"]);
    const [words, beside] = await Promise.all([page.locator("h1").boundingBox(), picture.boundingBox()]);
    expect(beside?.x).toBeGreaterThan((words?.x ?? 0) + (words?.width ?? 0) / 2);
  });

  test("b is centred over three tiles", async ({ page }) => {
    await page.goto("/trade-republic?v=b");
    await expect(page.getByRole("main").getByRole("img")).toHaveCount(0);
    const hero = page.getByRole("main").locator("[data-layout=centred]");
    expect(await hero.locator("h1").evaluate((title) => getComputedStyle(title).textAlign)).toBe("center");
    await expect(hero.locator("li:has(strong)")).toHaveCount(3);
  });
});

for (const { name, catalogue } of worlds)
  test.describe(`the comparison of the ${name} site`, () => {
    test.use({ site: name });

    test("has a row for each of its offers that exists", async ({ page }) => {
      await page.goto("/trade-republic?v=a");
      const table = page.getByRole("table", { name: "Comparativa rápida" });
      const rows = await table
        .getByRole("row")
        .evaluateAll((found) => found.map((row) => row.querySelector("a")?.getAttribute("href")));
      const ids = ["indexa-capital", "binance", "n26", "paypal"].filter((id) => catalogue.exists(id));
      expect(rows.filter(Boolean)).toEqual(ids.map((id) => `/${id}`));
      expect(ids.includes("n26")).toBe(name === "preview");
      if (ids.includes("n26")) await expect(table).toContainText(`10${NBSP}€ con primera compra`);
    });
  });
