import { mainText, plainText } from "./expectations";
import { addressOf, inTurn } from "./in-turn";
import { expect, test } from "./test";
import { canTake, full, landings, worlds } from "./worlds";

test.describe("what is peculiar to a page", () => {
  test.use({ site: "preview" });

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
      const related = full.catalogue.related(path.slice(1), canTake).map((offer) => offer.detailPath);
      const sentence = page.getByRole("main").locator("div:has(> h1) > p", { hasText: "¿No te encaja?" });
      expect(
        await sentence
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
      const compared = catalogue
        .find("trade-republic")
        ?.landing.sections.flatMap((section) => (section.kind === "comparison" ? section.offerIds : []));
      const offers = compared?.flatMap((id) => catalogue.find(id) ?? []) ?? [];
      expect(rows.filter(Boolean)).toEqual(offers.map(({ detailPath }) => detailPath));
      for (const { shortBenefit } of offers) await expect(table).toContainText(shortBenefit);
    });
  });
