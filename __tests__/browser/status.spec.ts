import type { Page } from "@playwright/test";
import { statusWords } from "@/lib/copy/status";
import { madridDate } from "@/lib/format/dates";
import { inOrder } from "@/lib/offers/catalogue";
import { isOpen, statusOn } from "@/lib/offers/status";
import { builtOn } from "./day";
import { addressOf, inTurn } from "./in-turn";
import { ask } from "./raw";
import { expect, test } from "./test";
import { landings, plain, runs } from "./worlds";

const DAY = 24 * 60 * 60 * 1000;

for (const { world, javaScriptEnabled, title } of runs)
  test.describe(title, () => {
    test.use({ site: world.name, javaScriptEnabled });
    const { enabled } = world.catalogue;
    /** The day of which a page speaks: a script brings it up to date. */
    const dayOf = async (page: Page) => (javaScriptEnabled ? madridDate(new Date()) : builtOn(page));

    test("home shows each offer's status, in the published order, and a button only where it runs", async ({
      page,
    }) => {
      await page.goto("/");
      const ordered = inOrder(enabled, await builtOn(page));
      const today = await dayOf(page);
      const cards = page.getByRole("article");
      const rows = page.getByRole("table", { name: "Comparación rápida" }).getByRole("row");
      const shown = await cards.getByRole("heading", { level: 3 }).allTextContents();
      expect(shown).toEqual(ordered.map(({ brand }) => brand));
      await expect(rows).toHaveCount(ordered.length + 1);
      for (const [i, offer] of ordered.entries()) {
        const words = statusWords(statusOn(offer, today), offer);
        await expect(cards.nth(i)).toContainText(words);
        await expect(rows.nth(i + 1)).toContainText(offer.brand);
        await expect(rows.nth(i + 1)).toContainText(words);
        await expect(cards.nth(i).locator("a[data-referral]")).toHaveCount(isOpen(offer, today) ? 2 : 0);
      }
    });

    test("every landing page shows its status over the title and in brief", async ({ page }) => {
      await inTurn(landings(world), addressOf, async ({ address, offer, variant }) => {
        await page.goto(address);
        const status = statusOn(offer, await dayOf(page));
        const words = statusWords(status, offer);
        const hero = variant === "b" ? offer.landing.heroB : offer.landing.hero;
        const eyebrow = page.locator("main div:has(> h1) > p").first();
        await expect(eyebrow).toContainText((status === "current" && hero?.eyebrow) || words);
        const fact = page.locator("dl div", { hasText: /^Estado/ });
        await expect(fact).toContainText(words);
        await expect(fact.getByRole("link", { name: "Qué significa" })).toHaveAttribute(
          "href",
          "/metodologia#vigencia",
        );
      });
    });
  });

test("the open data tell the same status and order, and keep what is over as over", async () => {
  const { text } = await ask(plain.url, "/ofertas.json");
  const today = madridDate(new Date());
  const { offers } = JSON.parse(text) as { offers: { id: string; status: string; weight: number }[] };
  expect(offers.map(({ id, status, weight }) => [id, status, weight])).toEqual(
    inOrder(plain.catalogue.enabled, today).map((offer) => [offer.id, statusOn(offer, today), offer.weight]),
  );
});

/**
 * PayPal's page as a build would have written it, had the offer been checked on that day and a last day. No offer
 * of today has one; that components write such marks is shown in `while-open.test.tsx`.
 */
async function serveEnding(page: Page, checked: string, lastDay: string) {
  await page.route("**/paypal", async (route) => {
    const response = await route.fetch();
    const html = (await response.text())
      .replace(
        /(<main[^]*?<p[^>]*><svg[^]*?<\/svg>)<span[^>]*>[^<]*<\/span>/,
        `$1<span data-status="${checked}/${lastDay}">Promoción activa</span>`,
      )
      .replace(
        /<a [^>]*data-referral="paypal"[^]*?<\/a>/g,
        `<div data-until="${lastDay}">$&</div><div hidden data-after="${lastDay}"><p>Ha terminado</p></div>`,
      );
    await route.fulfill({ response, body: html });
  });
}

test.describe("a page that is read after the day of its build", () => {
  const built = madridDate(new Date());
  const later = (days: number) => new Date(Date.now() + days * DAY);
  const lastDay = madridDate(later(60));
  const eyebrow = (page: Page) => page.locator("main div:has(> h1) > p > span").first();
  const buttons = (page: Page) => page.locator("main a[data-referral]");
  /** In the hero, in a phone's bar and at the closing: PayPal has no risk to tell before its bar's link. */
  const WAYS = 3;

  test("says what has become of the offer, and leads nowhere once it is over", async ({ page }) => {
    await serveEnding(page, built, lastDay);
    for (const [days, status] of [
      [0, "current"],
      [20, "current"],
      [45, "due"],
      [60, "due"],
      [61, "ended"],
      [400, "ended"],
    ] as const) {
      await page.clock.setFixedTime(later(days));
      await page.goto("/paypal");
      const words = statusWords(status, { verifiedOn: built, validUntil: lastDay });
      await expect(eyebrow(page)).toHaveText(status === "current" ? "Promoción activa" : words);
      await expect(buttons(page)).toHaveCount(status === "ended" ? 0 : WAYS);
      await expect(page.getByText("Ha terminado").first()).toBeVisible({ visible: status === "ended" });
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    }
  });

  test.describe("without a script", () => {
    test.use({ javaScriptEnabled: false });

    test("stays as it was built, until the next build", async ({ page }) => {
      await serveEnding(page, built, lastDay);
      await page.goto("/paypal");
      await expect(eyebrow(page)).toHaveText("Promoción activa");
      await expect(buttons(page)).toHaveCount(WAYS);
      await expect(page.getByText("Ha terminado").first()).toBeHidden();
    });
  });

  for (const [title, time, year] of [
    ["years behind", "1999-01-01T12:00:00Z", "built"],
    ["years ahead", "2090-06-01T12:00:00Z", "2090"],
    ["at the end of time", "+275760-09-12T00:00:00Z", "built"],
  ] as const)
    test(`works with a clock that is ${title}`, async ({ page }) => {
      await page.clock.setFixedTime(new Date(time));
      await page.goto("/paypal");
      const shown = year === "built" ? (await builtOn(page)).slice(0, 4) : year;
      await expect(page.getByRole("contentinfo")).toContainText(`© ${shown} `);
      const offer = plain.catalogue.find("paypal");
      const open = offer && isOpen(offer, await builtOn(page));
      if (open && !offer.validUntil) await expect(buttons(page)).toHaveCount(WAYS);
      await expect(eyebrow(page)).not.toContainText(/undefined|Invalid|NaN/);
    });

  test("fetches nothing more on the day of its build", async ({ page }) => {
    const parts: string[] = [];
    page.on("request", (request) => void parts.push(new URL(request.url()).pathname));
    await page.goto("/paypal");
    const freshUntil = Number(await page.locator("html").getAttribute("data-fresh-until"));
    await page.clock.setFixedTime(new Date(freshUntil - 1));
    parts.length = 0;
    await page.reload();
    // What comes last has come: the part for a later day would have been asked for before.
    await expect(page.locator("button.cookies")).toBeAttached();
    expect(parts.filter((path) => path.includes("today"))).toEqual([]);
    await page.clock.setFixedTime(new Date(freshUntil));
    await page.reload();
    await expect.poll(() => parts.filter((path) => path.startsWith("/assets/today-")).length).toBe(1);
  });
});
