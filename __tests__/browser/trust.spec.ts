import { byDay, changesIn } from "@/lib/offers/changes";
import { longDate } from "@/lib/format/dates";
import { inOrder } from "@/lib/offers/catalogue";
import { protectionFacts } from "@/lib/site/protection";
import { landing as words } from "@/lib/copy/landing";
import { expectAnnounced } from "./advertising";
import { builtOn } from "./day";
import { plainText } from "./expectations";
import { hrefs } from "./frame";
import { addressOf, inTurn } from "./in-turn";
import { expect, test } from "./test";
import { landings, openLandings, runs } from "./worlds";

for (const { world, javaScriptEnabled, title } of runs)
  test.describe(title, () => {
    test.use({ site: world.name, javaScriptEnabled, viewport: { width: 390, height: 844 } });

    test("who gains what stands before the first button, which stays on the first screen", async ({
      page,
    }) => {
      await inTurn(openLandings(world), addressOf, async ({ address, offer }) => {
        await page.goto(address);
        const button = page.locator("main a[data-referral]").first();
        const gains = page.locator("main details", { hasText: "Quién gana qué" });
        const [box, beside] = await Promise.all([button.boundingBox(), gains.boundingBox()]);
        expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(844);
        expect((beside?.y ?? Infinity) + (beside?.height ?? 0)).toBeLessThanOrEqual(box?.y ?? 0);
        await gains.getByText("Quién gana qué").click();
        await expect(gains.getByText(`${offer.benefit}.`, { exact: true })).toBeVisible();
        await expect(gains).toContainText(offer.referrerBenefit ?? "Quizá una comisión u otra recompensa");
        await gains.getByRole("link", { name: "criterio editorial" }).click();
        await expect(page).toHaveURL("/metodologia#orden");
        await expect(page.locator("#orden")).toBeInViewport();
      });
    });

    test("every landing page has one link that earns nothing, and says so", async ({ page }) => {
      await inTurn(landings(world), addressOf, async ({ address, offer }) => {
        await page.goto(address);
        const unpaid = page.locator("main a[rel='nofollow noopener']");
        await expect(unpaid).toHaveCount(1);
        await expect(unpaid).toHaveAttribute("href", offer.officialUrl);
        await expect(unpaid.locator("xpath=../..")).toContainText(words.unpaid);
        const outward = page.locator("main a[href^=http]:not([data-referral])");
        for (const rel of await outward.evaluateAll((links) => links.map((link) => link.getAttribute("rel"))))
          expect(rel).not.toContain("sponsored");
        await expectAnnounced(page, [offer]);
      });
    });

    test("every landing page says who stands behind it, and where that was read", async ({ page }) => {
      await inTurn(landings(world), addressOf, async ({ address, offer: { protection } }) => {
        await page.goto(address);
        const part = page.locator("#proteccion");
        await expect(part.getByRole("heading", { level: 2 })).toHaveText(protection.title);
        const { facts, missing } = protectionFacts(protection);
        const text = plainText(await part.innerText());
        for (const line of [...facts.map((fact) => fact.text), protection.note ?? "", missing ?? ""])
          expect(text).toContain(plainText(line));
        expect(await part.getByRole("link").evaluateAll(hrefs)).toEqual(
          protection.sources.map(({ url }) => url),
        );
      });
    });

    test("every landing page tells its history and takes corrections", async ({ page }) => {
      await inTurn(landings(world), addressOf, async ({ address, offer }) => {
        await page.goto(`${address}#cambio-1`);
        await expect(page.locator("#cambio-1")).toBeInViewport();
        await expect(page.locator("#historial li")).toHaveCount(offer.history.length);
        for (const { date, summary } of offer.history)
          await expect(page.locator("#historial li", { hasText: summary })).toContainText(longDate(date));
        const letter = await page.getByRole("link", { name: "Avisar de un error" }).getAttribute("href");
        const url = new URL(letter ?? "");
        expect([url.protocol, url.pathname]).toEqual(["mailto:", world.site.contactEmail]);
        expect(decodeURIComponent(url.search)).toContain(`subject=Error en la ficha de ${offer.brand}&body=`);
        for (const part of [
          `Verificada: ${offer.verifiedOn}`,
          `Último cambio: ${offer.history.at(-1)?.date}`,
          `Página: ${world.site.url}${offer.detailPath}`,
        ])
          expect(decodeURIComponent(url.search).split("\r\n")).toContain(part);
      });
    });

    test("the changes are all there, newest first, each under its own address", async ({ page }) => {
      await page.goto("/cambios");
      const changes = changesIn(world.catalogue.enabled);
      const items = page.getByRole("main").locator("ol > li");
      expect(await items.evaluateAll((found) => found.map(({ id }) => id))).toEqual(
        changes.map(({ offer, place }) => `${offer.id}-${place}`),
      );
      for (const [i, { offer, summary }] of changes.entries()) {
        expect(plainText(await items.nth(i).locator("p").innerText())).toBe(
          plainText(`${offer.brand}: ${summary}`),
        );
        await expect(items.nth(i).getByRole("link")).toHaveAttribute("href", offer.detailPath);
      }
      const days = page.getByRole("main").getByRole("heading", { level: 2 });
      expect(await days.allTextContents()).toEqual(byDay(changes).map(({ date }) => longDate(date)));
      for (const [i, day] of byDay(changes).entries()) {
        await expect(days.nth(i).locator("time")).toHaveAttribute("datetime", day.date);
        const ofDay = page.locator(`#dia-${day.date} li`);
        await expect(ofDay).toHaveCount(day.changes.length);
      }
      expect(await page.getByRole("main").locator("ul a").evaluateAll(hrefs)).toEqual([
        "/cambios.atom",
        "/cambios.json",
      ]);
    });

    test("the methodology publishes the order that the lists have", async ({ page }) => {
      await page.goto("/");
      for (const list of ["#ofertas", "#comparacion"])
        await expect(page.locator(list).getByRole("link", { name: "metodología" })).toHaveAttribute(
          "href",
          "/metodologia#orden",
        );
      const shown = await page.getByRole("article").getByRole("heading", { level: 3 }).allTextContents();
      await page.locator("#ofertas").getByRole("link", { name: "metodología" }).click();
      await expect(page).toHaveURL("/metodologia#orden");
      const published = await page.locator("#orden li").allTextContents();
      const ordered = inOrder(world.catalogue.enabled, await builtOn(page));
      expect(published).toEqual(ordered.map(({ brand, weight }) => `${brand}, peso ${weight}`));
      expect(shown).toEqual(ordered.map(({ brand }) => brand));
    });
  });
