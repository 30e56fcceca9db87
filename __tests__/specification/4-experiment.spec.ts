// docs/demands.md, D2, D4 and D9: the A/B test of /trade-republic in a browser.
import type { Page } from "@playwright/test";
import { canTake, expect, full, test } from "../browser/fixtures";
import { stored } from "../browser/visit";

const PATH = "/trade-republic";
/** An editor may have removed or ended the offer. */
const running = full.catalogue.enabled.filter(
  ({ detailPath, landing }) => detailPath === PATH && landing.heroB,
);

const mirror = (page: Page) => page.evaluate(() => localStorage.getItem("ab_variant"));
const overlay = (page: Page) => page.locator("#debug");
const arrived = (page: Page, variant: string) =>
  expect(page.locator("[data-variant]")).toHaveAttribute("data-variant", variant);
const cookieOf = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === "ab_variant");

test.use({ consent: ["necessary", "records", "campaign"] });

for (const tested of running)
  test.describe(`the A/B test of ${tested.brand}`, () => {
    for (const variant of ["a", "b"])
      test(`?v=${variant} decides the variant, which is stored and stays without the parameter`, async ({
        page,
      }) => {
        await page.goto(`${PATH}?v=${variant}`);
        await arrived(page, variant);
        expect([await mirror(page), (await cookieOf(page))?.value]).toEqual([variant, variant]);
        await page.goto(PATH);
        await arrived(page, variant);
      });

    test("any other value of v changes nothing: only a and b are accepted", async ({ page }) => {
      await page.goto(`${PATH}?v=b`);
      for (const value of ["c", "", "B", "ab"]) {
        await page.goto(`${PATH}?v=${value}`);
        await arrived(page, "b");
        expect(await mirror(page)).toBe("b");
      }
    });

    test("a new visitor gets a or b, which is stored for 180 days and stays", async ({ page }) => {
      await page.goto(PATH);
      const drawn = await page.locator("[data-variant]").getAttribute("data-variant");
      expect(drawn).toMatch(/^[ab]$/);
      expect(await mirror(page)).toBe(drawn);
      const cookie = await cookieOf(page);
      expect(cookie).toMatchObject({ value: drawn, path: "/", sameSite: "Lax", secure: false });
      const days = ((cookie?.expires ?? 0) * 1000 - Date.now()) / 86_400_000;
      expect(days).toBeGreaterThan(179.9);
      expect(days).toBeLessThanOrEqual(180.1);
      await page.reload();
      await arrived(page, String(drawn));
    });

    test("the page view is logged in ab_tracking_data: variant, timestamp, event, url", async ({ page }) => {
      const before = new Date().toISOString();
      await page.goto(`${PATH}?v=b&utm_source=x`);
      const [entry, ...others] = (await stored(page, "ab_tracking_data")) as { timestamp: string }[];
      expect(others).toEqual([]);
      expect(entry).toEqual({
        variant: "b",
        event: "page_view",
        url: page.url(),
        timestamp: expect.any(String),
      });
      expect(entry && entry.timestamp >= before && entry.timestamp <= new Date().toISOString()).toBe(true);
      await page.goto(PATH);
      expect(await stored(page, "ab_tracking_data")).toHaveLength(2);
    });

    test("ab_tracking_data keeps the last 100 entries", async ({ page }) => {
      await page.addInitScript(() => {
        const view = (place: number) => ({ variant: "a", timestamp: `${place}`, event: "e", url: "u" });
        localStorage.setItem(
          "ab_tracking_data",
          JSON.stringify(Array.from({ length: 100 }, (_, i) => view(i))),
        );
      });
      await page.goto(PATH);
      const kept = (await stored(page, "ab_tracking_data")) as { timestamp: string; event: string }[];
      expect([kept.length, kept[0]?.timestamp, kept.at(-1)?.event]).toEqual([100, "1", "page_view"]);
    });

    test("the debug overlay of debug=1 shows the variant, the referral URL and the bonus amount", async ({
      page,
    }) => {
      await page.goto(`${PATH}?v=b&debug=1&utm_source=x`);
      await expect(overlay(page)).toBeVisible();
      const facts = await overlay(page).locator("dt, dd").allInnerTexts();
      const [variant, shown, link, url, gift, amount] = facts;
      expect([variant, link, gift]).toEqual(["Variante", "Enlace", "Regalo"]);
      expect(shown).toMatch(/^b · /);
      if (tested && canTake(tested))
        expect(url).toBe(await page.locator("a[data-referral]").first().evaluate(enrichedOf));
      expect(amount?.replace(/\s/g, " ")).toBe(tested.facts?.bonus?.replace(" EUR", " €").replace(".", ","));
      await page.goto(`${PATH}?v=b`);
      await expect(overlay(page)).toHaveCount(0);
    });

    /** The address that a link leads to once somebody turns to it. */
    function enrichedOf(link: Element): string | null {
      link.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
      return link.getAttribute("href");
    }

    test("the variant can be set and reset in the overlay; a skeleton shows until the new one is known", async ({
      page,
    }) => {
      // How the words of the hero look when the page is left.
      await page.addInitScript(() =>
        addEventListener("pagehide", () => {
          const title = document.querySelector("[aria-busy=true] h1");
          if (title) sessionStorage.setItem("left", getComputedStyle(title).visibility);
        }),
      );
      await page.goto(`${PATH}?v=a&debug=1`);
      await overlay(page).getByRole("button", { name: "Fijar b" }).click();
      await arrived(page, "b");
      expect(await page.evaluate(() => sessionStorage.getItem("left"))).toBe("hidden");
      await expect(page.locator("[aria-busy]")).toHaveCount(0);
      await expect(overlay(page)).toContainText("b · ");
      expect(await mirror(page)).toBe("b");
      // A reset requests the page without cookie and parameter, so that the server draws a variant again.
      const [request] = await Promise.all([
        page.waitForRequest((asked) => asked.isNavigationRequest()),
        overlay(page).getByRole("button", { name: "Olvidar" }).click(),
      ]);
      expect(new URL(request.url()).search).toBe("?debug=1");
      expect((await request.allHeaders()).cookie ?? "").not.toContain("ab_variant");
      await expect(overlay(page)).toBeVisible();
      const drawn = await page.locator("[data-variant]").getAttribute("data-variant");
      expect([await mirror(page), (await cookieOf(page))?.value]).toEqual([drawn, drawn]);
      await overlay(page).getByRole("button", { name: "Cerrar" }).click();
      await expect(overlay(page)).toHaveCount(0);
    });

    const boxesOf = async (page: Page, variant: string, width: number) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(`${PATH}?v=${variant}`);
      const box = async (selector: string) => {
        const found = await page.locator(`[data-layout] ${selector}`).first().boundingBox();
        if (!found) throw new Error(`no ${selector} in variant ${variant}`);
        return { ...found, middle: found.x + found.width / 2, bottom: found.y + found.height };
      };
      return { title: await box("h1"), ticket: await box(".ticket"), box };
    };

    test("D4.5: variant a has two columns with a picture, on a phone the picture first", async ({ page }) => {
      for (const width of [390, 1280]) {
        const split = await boxesOf(page, "a", width);
        const picture = await split.box("picture");
        expect(picture.bottom).toBeLessThanOrEqual(split.ticket.y);
        if (width === 390) expect(picture.bottom).toBeLessThanOrEqual(split.title.y);
        else expect(picture.x).toBeGreaterThan(split.title.x + split.title.width);
      }
    });

    test("D4.5: variant b is centred at every width, with three tiles before the panel and no picture", async ({
      page,
    }) => {
      for (const width of [390, 1280]) {
        const centred = await boxesOf(page, "b", width);
        const tiles = await centred.box("ul");
        for (const { middle } of [centred.title, tiles, centred.ticket])
          expect(Math.abs(middle - width / 2)).toBeLessThanOrEqual(8);
        expect(tiles.y).toBeGreaterThanOrEqual(centred.title.bottom);
        expect(tiles.bottom).toBeLessThanOrEqual(centred.ticket.y);
        await expect(page.locator("[data-layout] ul").first().locator("li")).toHaveCount(3);
        await expect(page.locator("[data-layout] picture")).toHaveCount(0);
      }
    });
  });
