// docs/demands.md, D2.4 to D2.9: what the home page does in a browser.
import type { Locator, Page } from "@playwright/test";
import { canTake, expect, full, scriptOf, test } from "../browser/fixtures";
import { isUncovered } from "../browser/overlaps";
import { tabFrom } from "../browser/services";
import { titleOf } from "@/lib/ground/offer-names";

const cards = (page: Page) => page.locator("#ofertas article");
const cardOf = (page: Page, brand: string) =>
  cards(page).filter({ has: page.getByRole("heading", { name: brand, exact: true }) });

/** Opens what is folded after the first cards, if there are so many. */
async function unfold(page: Page) {
  // The script writes today's words into cards, which moves what is below.
  if (await page.locator("html[data-site]").evaluate(() => typeof requestIdleCallback === "function"))
    await page.waitForLoadState("networkidle");
  const more = page.locator("#ofertas summary").filter({ hasText: /^Ver \d+ más/ });
  if ((await more.count()) > 0) await more.click();
}

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error(`no box: ${part}`);
  return { ...box, bottom: box.y + box.height };
}

const [first] = full.catalogue.enabled.filter(canTake);
if (!first) throw new Error("no open offer");

test("the benefit of a card is a button to the provider, «Ver detalle» leads to the offer's page", async ({
  page,
}) => {
  await page.goto("/");
  const card = cardOf(page, first.brand);
  const benefit = card.locator("a[data-referral]").first();
  await expect(benefit).toContainText(first.brand);
  const tab = await tabFrom(page, () => benefit.click());
  await tab.close();
  await card.getByRole("link", { name: /^Ver detalle/ }).click();
  await expect(page).toHaveURL(first.detailPath);
});

for (const colorScheme of ["light", "dark"] as const)
  test.describe(`drawn in a ${colorScheme} page`, () => {
    test.use({ colorScheme });

    test("the benefit is an outlined button, label and risk visible above it", async ({ page }) => {
      await page.goto("/");
      await unfold(page);
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 844 });
        for (const offer of full.catalogue.enabled.filter(canTake)) {
          const card = cardOf(page, titleOf(offer));
          const benefit = card.locator("a[data-referral]").first();
          const box = await boxOf(benefit);
          expect(box.height).toBeGreaterThanOrEqual(44);
          const drawn = await benefit.evaluate((link) => {
            const { borderTopWidth, borderTopStyle, borderTopColor, color } = getComputedStyle(link);
            const arrow = getComputedStyle(link, "::after").content;
            return { borderTopWidth, borderTopStyle, isOfItsWords: borderTopColor === color, arrow };
          });
          expect(drawn).toEqual({
            borderTopWidth: "2px",
            borderTopStyle: "solid",
            isOfItsWords: true,
            arrow: expect.stringContaining("\u2197"),
          });
          // Without an invitation, or where nobody new is admitted, the button earns nothing: it is no advertising.
          const isUnpaid = !offer.hasInvitation || offer.terms.closed !== undefined;
          const words = isUnpaid ? /^Enlace a la web oficial de / : /^Publicidad · /;
          const label = await boxOf(card.getByText(words).first());
          expect(label.width, "visible, not only read out").toBeGreaterThan(100);
          expect(label.bottom).toBeLessThanOrEqual(box.y);
          if (!offer.risk) continue;
          const risk = await boxOf(card.locator(".notice"));
          expect(risk.width).toBeGreaterThan(100);
          expect(risk.bottom).toBeLessThanOrEqual(label.y);
        }
      }
    });
  });

test("on a phone the cards stand below each other, each as high as its words", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await unfold(page);
  for (const cardList of await page.locator("#ofertas ul").all()) {
    const list = await boxOf(cardList);
    let above = list.y;
    for (const card of await cardList.locator("article").all()) {
      const { x, y, width, bottom } = await boxOf(card);
      expect([x, width]).toEqual([list.x, list.width]);
      expect(y).toBeGreaterThanOrEqual(above);
      expect(y - above).toBeLessThanOrEqual(24);
      const holes = await card.evaluate((ticket) => {
        const parts = [...ticket.children].flatMap((part) => [...part.querySelectorAll("*")]);
        const boxes = parts
          .filter((part) => part.checkVisibility())
          .map((part) => part.getBoundingClientRect());
        const { top, bottom: end } = ticket.getBoundingClientRect();
        let filled = top;
        const found: number[] = [];
        for (const box of [...boxes, new DOMRect(0, end)].sort((one, other) => one.top - other.top)) {
          if (box.top > filled) found.push(box.top - filled);
          filled = Math.max(filled, box.bottom);
        }
        return found;
      });
      expect(Math.max(...holes)).toBeLessThanOrEqual(32);
      above = bottom;
    }
  }
});

test("the kinds of provider filter the folded cards too, which need not be opened", async ({ page }) => {
  await page.goto("/");
  for (const kind of await page.locator("input[name=tipo]").all()) {
    const category = (await kind.getAttribute("value")) ?? "";
    if (category === "todas") continue;
    await kind.check({ force: true });
    const all = page.locator(`#ofertas [data-category="${category}"]`);
    await expect(page.locator("#ofertas [data-category]:visible")).toHaveCount(await all.count());
    for (const card of await all.all()) await expect(card).toBeVisible();
  }
});

/** The top of the list, with the buttons of its first card in view: all of them, or the first only. */
async function expectOffers(page: Page, buttons = 2) {
  await expect
    .poll(() => page.locator("#ofertas").evaluate((part) => Math.abs(part.getBoundingClientRect().top)))
    .toBeLessThan(120);
  const links = cards(page).first().locator("a[data-referral]");
  for (let place = 0; place < buttons; place++)
    await expect.poll(() => links.nth(place).evaluate(isUncovered)).toBe(true);
}

for (const [width, height, buttons] of [
  [1280, 720, 2],
  [390, 844, 2],
  [360, 640, 1],
] as const)
  test.describe(`at ${width} × ${height} px`, () => {
    test.use({ viewport: { width, height } });

    test("«Explorar todas las promociones» and «Ver todas las ofertas» scroll smoothly to the offers and their buttons", async ({
      page,
    }) => {
      for (const name of ["Explorar todas las promociones", "Ver todas las ofertas"]) {
        await page.goto("/");
        await expect(page.locator("html")).toHaveCSS("scroll-behavior", "smooth");
        await page.getByRole("main").getByRole("link", { name }).click();
        await expectOffers(page, buttons);
        await expect(page).toHaveURL("/#ofertas");
      }
    });

    test("«Ver todas las ofertas» of a landing page leads to them too", async ({ page }) => {
      await page.goto("/paypal");
      await page.getByRole("main").getByRole("link", { name: "Ver todas las ofertas" }).last().click();
      await expect(page).toHaveURL("/#ofertas");
      await expectOffers(page, buttons);
    });
  });

test.describe("at the offers of the home page", () => {
  /** Stops the page's clock, and notes when the script scrolls to the offers by itself. */
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      const { scrollIntoView } = Element.prototype;
      Element.prototype.scrollIntoView = function (...given) {
        if (this.id === "ofertas") document.documentElement.dataset.again = "";
        scrollIntoView.apply(this, given);
      };
    });
    await page.clock.install();
    await page.goto("/paypal");
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await page.getByRole("main").getByRole("link", { name: "Ver todas las ofertas" }).last().click();
    await expect(page).toHaveURL("/#ofertas");
    await scriptOf(page);
  });

  test("«Ver todas las ofertas» of a landing page scrolls to them again after 100 ms", async ({ page }) => {
    await page.clock.runFor(99);
    await expect(page.locator("html")).not.toHaveAttribute("data-again");
    await page.clock.runFor(2);
    await expect(page.locator("html")).toHaveAttribute("data-again");
    await expectOffers(page);
  });

  test("a visitor who has scrolled past them meanwhile is not taken back", async ({ page }) => {
    await page.evaluate(() =>
      document.documentElement.scrollTo({ top: document.body.scrollHeight, behavior: "instant" }),
    );
    await page.clock.runFor(200);
    await expect(page.locator("html")).not.toHaveAttribute("data-again");
  });
});
