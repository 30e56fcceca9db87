import type { Page } from "@playwright/test";
import { longDate } from "@/lib/format/dates";
import type { Offer } from "@/lib/offers/offer";
import { inOrder } from "@/lib/offers/catalogue";
import { firstResults, NAMED } from "@/lib/site/results";
import { expectAnnounced } from "./advertising";
import { builtOn } from "./day";
import { contentDateOf, plainText } from "./expectations";
import { inTurn } from "./in-turn";
import { expect, test } from "./test";
import { canTake, runs, type World } from "./worlds";

for (const { world, javaScriptEnabled, title } of runs)
  test.describe(`home of the ${title}`, () => {
    test.use({ site: world.name, javaScriptEnabled });

    test("has every part", async ({ page }) => {
      await page.goto("/");
      const { offers: enabled, pages } = firstResults(inOrder(world.catalogue.enabled, await builtOn(page)));
      await test.step("cards", () => expectCards(page, enabled));
      await test.step("table", () => expectTable(page, pages > 1 ? enabled.slice(0, NAMED) : enabled));
      await test.step("reasons", () => expectReasons(page, world));
      await test.step("advertising", () => expectAnnounced(page, enabled));
    });

    test("scrolls to the offers from its buttons", async ({ page }) => {
      await inTurn(["Explorar todas las promociones", "Ver todas las ofertas"], String, async (name) => {
        await page.goto("/");
        await page.getByRole("main").getByRole("link", { name, exact: true }).click();
        await expect(page).toHaveURL("/#ofertas");
        await expect(page.locator("#ofertas-titulo")).toBeInViewport();
        await expect.poll(() => page.evaluate(offersAtTop)).toBe(true);
      });
    });
  });

/** One complete card per enabled offer. */
async function expectCards(page: Page, enabled: readonly Offer[]) {
  const section = page.locator("#ofertas");
  await expect(section.getByRole("heading", { level: 2 })).toHaveText("Ofertas destacadas");
  await expect(section).toContainText("Orden: criterio editorial, explicado en la metodología.");
  const cards = section.getByRole("article");
  expect(await cards.getByRole("heading", { level: 3 }).allTextContents()).toEqual(
    enabled.map((offer) => offer.brand),
  );
  for (const [i, offer] of enabled.entries()) {
    const card = cards.nth(i);
    await expect(card.locator("svg").first()).toBeVisible();
    const links = card.locator("a[data-referral]");
    const ways = canTake(offer) ? [`${offer.benefit} (${offer.brand})`, "Ir a la oferta"] : [];
    await expect(links).toHaveCount(ways.length);
    for (const [place, name] of ways.entries()) {
      const link = links.nth(place);
      await expect(link).toBeVisible();
      await expect(link).toContainText(name);
      await expect(link).toHaveAttribute("href", offer.referralUrl);
      await expect(link).toHaveAttribute("target", "_blank");
      await expect(link).toHaveAttribute("data-referral", offer.id);
      expect((await link.getAttribute("rel"))?.split(" ").sort()).toEqual([
        "nofollow",
        "noopener",
        "noreferrer",
        "sponsored",
      ]);
    }
    await expect(card).toContainText(offer.benefit);
    await expect(card).toContainText(offer.description);
    await expect(card).toContainText(offer.requirements);
    await expect(card).toContainText(longDate(offer.verifiedOn));
    await expect(card.getByRole("link", { name: /^Ver detalle/ })).toHaveAttribute("href", offer.detailPath);
  }
}

/** Every offer in a line. */
async function expectTable(page: Page, enabled: readonly Offer[]) {
  const section = page.locator("section", { has: page.getByRole("table") });
  await expect(section.getByRole("heading", { level: 2 })).toHaveText("Comparación rápida");
  const rows = await section
    .getByRole("row")
    .evaluateAll((found) => found.map((row) => [...row.children].map((cell) => cell.textContent)));
  expect(rows).toEqual([
    ["Promoción", "Beneficio", "Requisitos"],
    ...enabled.map(({ brand, benefit, requirements }) => [
      brand,
      expect.stringContaining(benefit),
      requirements,
    ]),
  ]);
}

/** Why one might use the site, and when it was checked. */
async function expectReasons(page: Page, world: World) {
  const reasons = page.locator("section", { hasText: `Por qué usar ${world.site.brand}` });
  const titles = await reasons.getByRole("heading", { level: 3 }).allTextContents();
  expect(titles).toEqual([
    expect.stringMatching(/verificadas/),
    expect.stringMatching(/letra pequeña/),
    expect.stringMatching(/comparación.*(transparente|clara).*sencilla/i),
  ]);
  const hero = page.getByRole("main").locator("div:has(> h1)");
  expect(plainText(await hero.innerText())).toContain(longDate(contentDateOf(world.catalogue)));
}

/** Whether the offers begin in the upper third of the window. */
function offersAtTop() {
  const top = document.querySelector("#ofertas")?.getBoundingClientRect().top ?? NaN;
  return top > -50 && top < innerHeight / 3;
}
