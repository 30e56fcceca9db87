// A landing page on a phone's first screen, with the banner: its filled button, and what an A/B test leaves as it is.
import type { Page } from "@playwright/test";
import type { Offer } from "@/lib/offers/offer";
import { buildUrl } from "../builds";
import { canTake, expect, full, inTurn, plain, test } from "./fixtures";

test.use({ consent: "unasked", contextOptions: { reducedMotion: "reduce" } });

const PHONES = [
  { width: 360, height: 640 },
  { width: 375, height: 667 },
  { width: 390, height: 844 },
  { width: 412, height: 915 },
];

const addressOf = ({ address }: { address: string }) => address;

/** Where two warnings come first, because nobody has confirmed the provider's authorisation, nothing has to be above the banner. */
const lowestOf = ({ protection }: Offer, banner: number) => (protection.authorisation ? 640 : banner);

/** The top of the banner, and the top and bottom of the panel's first button: filled, but where none is to be urged. */
const edges = (page: Page) =>
  page.evaluate(() => {
    const buttons = [...document.querySelectorAll("#oferta :is(a[href], summary > span)")].filter(
      (button) => button.getBoundingClientRect().height > 40,
    );
    const filled = buttons.find(
      (button) => !button.matches(".pill") && getComputedStyle(button).backgroundColor !== "rgba(0, 0, 0, 0)",
    );
    const box = (filled ?? buttons[0])?.getBoundingClientRect();
    return {
      banner: document.querySelector("[data-ask]")?.getBoundingClientRect().top ?? 0,
      top: box?.top ?? NaN,
      bottom: box?.bottom ?? NaN,
    };
  });

/** Texts of a page's top as long as an offer may have them without a warning of `offers check`. */
function lengthen(): void {
  const long = (most: number) =>
    "Recibe un regalo de 1.000 € con tu nómina y tres compras de 100 € o más y ya está hoy".slice(0, most);
  const put = (selector: string, text: string) => {
    const element = document.querySelector(selector);
    if (element) element.textContent = text;
  };
  put("[data-layout] h1", long(60));
  const [benefit, condition, limit] = document.querySelectorAll("#oferta dd");
  const figure = benefit?.querySelector(".figure");
  if (benefit && figure) {
    for (const node of [...benefit.childNodes]) if (node !== figure && node.nodeName !== "svg") node.remove();
    figure.textContent = "1.000 € ";
    figure.classList.add("above");
    benefit.append(long(52));
  }
  if (condition) condition.textContent = long(40);
  if (limit) limit.textContent = `${long(60)} el 28 nov. 2027, si empiezas hoy.`;
}

for (const site of ["default", "full"] as const)
  test.describe(`in the ${site} build`, () => {
    test.use({ site });
    const { landings } = site === "full" ? full : plain;
    const open = landings.filter(({ offer }) => canTake(offer) && !offer.terms.closed);

    // Where services are asked for too, the banner has three lines, in the widest font four.
    for (const face of site === "full" ? (["ordinary"] as const) : (["ordinary", "wide"] as const))
      test.describe(`in a font that is ${face}`, () => {
        test.use({ face });

        test("the filled button is on the first screen of every phone, above the banner", async ({
          page,
          context,
        }) => {
          expect(open).not.toHaveLength(0);
          await inTurn(open, addressOf, async ({ address, offer }) => {
            for (const phone of PHONES) {
              await context.clearCookies();
              await page.setViewportSize(phone);
              await page.goto(address);
              await expect(page.locator("[data-ask]")).toBeVisible();
              const { banner, bottom } = await edges(page);
              expect(bottom, `${phone.width} px`).toBeLessThanOrEqual(lowestOf(offer, banner));
            }
          });
        });
      });

    test("who waits for a gift finds what to do on the first screen of the lowest phone, above the banner", async ({
      page,
      context,
    }) => {
      await page.setViewportSize({ width: 360, height: 640 });
      await inTurn(landings, addressOf, async ({ address, offer }) => {
        await context.clearCookies();
        await page.goto(address);
        await expect(page.locator("[data-ask]")).toBeVisible();
        const lowest = lowestOf(offer, (await edges(page)).banner);
        const way = await page
          .getByRole("link", { name: /^No me (llega|rebajan)/ })
          .first()
          .boundingBox();
        expect((way?.y ?? NaN) + (way?.height ?? NaN)).toBeLessThanOrEqual(lowest);
      });
    });

    test("the variants of an A/B test have their button at one height", async ({ page, context }) => {
      const slugs = new Set(landings.filter(({ variant }) => variant).map(({ offer }) => offer.detailPath));
      for (const slug of slugs)
        for (const phone of PHONES) {
          await page.setViewportSize(phone);
          const tops: number[] = [];
          for (const variant of ["a", "b"]) {
            await context.clearCookies();
            await page.goto(`${slug}?v=${variant}`);
            tops.push((await edges(page)).top);
          }
          const [a = NaN, b = NaN] = tops;
          expect(Math.abs(a - b), `${phone.width} px`).toBeLessThanOrEqual(8);
        }
    });
  });

/** How large the words of a page's title and ticket are, each by its own. */
const wordSizes = (page: Page) =>
  page.evaluate(() => {
    const found = [...document.querySelectorAll("[data-layout] h1, #oferta *")].filter(
      (element) =>
        element.getClientRects().length > 0 &&
        [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()),
    );
    return found.map((element) => ({
      words: element.textContent?.slice(0, 40),
      size: parseFloat(getComputedStyle(element).fontSize),
    }));
  });

test("the words of a phone's title and ticket are twice as large where the browser's text is", async ({
  page,
  browser,
}) => {
  const viewport = { width: 360, height: 640 };
  const context = await browser.newContext({ viewport });
  const larger = await context.newPage();
  const devtools = await context.newCDPSession(larger);
  await devtools.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
  await page.setViewportSize(viewport);
  await inTurn(full.landings, addressOf, async ({ address }) => {
    await page.goto(address);
    await larger.goto(buildUrl("full") + address);
    // The script writes the visitor's own dates.
    await expect(async () => {
      const usual = await wordSizes(page);
      const large = await wordSizes(larger);
      expect(large.map(({ words }) => words)).toEqual(usual.map(({ words }) => words));
      const small = usual.filter(({ size }, index) => (large[index]?.size ?? 0) < 1.9 * size);
      expect(small).toEqual([]);
    }).toPass({ timeout: 20_000 });
  });
  await context.close();
});

test.describe("where only the site's own records are asked for", () => {
  test.use({ site: "default" });

  test("the filled button is on the first screen with the longest texts too", async ({ page, context }) => {
    const open = plain.landings.filter(({ offer }) => canTake(offer) && !offer.terms.closed);
    await inTurn(
      open.filter(({ variant }) => !variant),
      addressOf,
      async ({ address }) => {
        for (const phone of PHONES) {
          await context.clearCookies();
          await page.setViewportSize(phone);
          await page.goto(address);
          await expect(page.locator("[data-ask]")).toBeVisible();
          await page.evaluate(lengthen);
          const { banner, bottom } = await edges(page);
          expect(bottom, `${phone.width} px`).toBeLessThanOrEqual(banner);
        }
      },
    );
  });

  test("the banner has two lines and its buttons", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto("/");
    const banner = page.locator("[data-ask]");
    await expect(banner).toBeVisible();
    expect((await banner.boundingBox())?.height).toBeLessThanOrEqual(100);
  });
});
