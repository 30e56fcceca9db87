import { comparisonPath } from "@/lib/offers/comparison";
import { riskLines } from "@/lib/copy/frame";
import { landing as words } from "@/lib/copy/landing";
import { expectAnnounced } from "./advertising";
import { plainText } from "./expectations";
import { hrefs } from "./frame";
import { addressOf, inTurn } from "./in-turn";
import { expect, test } from "./test";
import { canTake, landings, openLandings, runs, worlds } from "./worlds";

const DISCLOSURE = "Enlazamos con invitación; podemos recibir una comisión. Tu coste no cambia.";

for (const { world, javaScriptEnabled, title } of runs)
  test.describe(title, () => {
    test.use({ site: world.name, javaScriptEnabled });

    test("every landing page has the common shape", async ({ page }) => {
      await inTurn(landings(world), addressOf, async ({ address, offer, variant }) => {
        await page.goto(address);
        const main = page.getByRole("main");
        const hero = variant === "b" ? offer.landing.heroB : offer.landing.hero;
        await expect(main.getByRole("heading", { level: 1 })).toHaveText(hero?.title ?? "");

        const steps = main.locator("section", {
          has: page.getByRole("heading", { level: 2, name: words.steps }),
        });
        await expect(steps.getByRole("listitem")).toHaveCount(offer.landing.steps.length);
        for (const { title, text } of offer.landing.steps) {
          await expect(steps.getByRole("heading", { name: title, exact: true })).toBeVisible();
          await expect(steps.getByText(text, { exact: true })).toBeVisible();
        }

        const buttons = main.locator(`a[data-referral="${offer.id}"]`);
        // Hero, closing and, where it needs no risk line, the bar that stays on a phone's screen.
        const ways = offer.risk ? 2 : 3;
        await expect(buttons).toHaveCount(canTake(offer) ? ways : 0);
        for (const button of await buttons.all()) {
          await expect(button).toContainText(offer.callToAction);
          await expect(button).toHaveAttribute("href", offer.referralUrl);
          await expect(button).toHaveAttribute("target", "_blank");
          expect((await button.getAttribute("rel"))?.split(" ").sort()).toEqual([
            "nofollow",
            "noopener",
            "noreferrer",
            "sponsored",
          ]);
        }
        await expectAnnounced(page, [offer]);

        const related = main.locator("section", {
          has: page.getByRole("heading", { name: "Promos relacionadas" }),
        });
        const { enabled } = world.catalogue;
        const others = enabled.filter((other) => other.id !== offer.id && canTake(other)).slice(0, 2);
        const comparison = canTake(offer) ? [comparisonPath([offer, ...others], enabled)] : [];
        expect(await related.getByRole("link").evaluateAll(hrefs)).toEqual(
          others.length > 0 ? [...others.map(({ detailPath }) => detailPath), ...comparison] : [],
        );
        await expect(main.getByText(DISCLOSURE, { exact: true })).toBeVisible();

        const finePrint = main.getByRole("heading", { name: "Letra pequeña" });
        await expect(finePrint).toHaveCount(offer.landing.finePrint ? 1 : 0);
        const text = plainText(await main.innerText());
        for (const line of offer.landing.finePrint ?? []) expect(text).toContain(plainText(line));
      });
    });
  });

for (const world of worlds)
  test.describe(`a phone on the ${world.name} site`, () => {
    test.use({ site: world.name, viewport: { width: 390, height: 844 } });

    test("shows all that one decides by on the first screen, in its order", async ({ page }) => {
      await inTurn(openLandings(world), addressOf, async ({ address, offer, variant }) => {
        await page.goto(address);
        const hero = variant === "b" ? offer.landing.heroB : offer.landing.hero;
        const main = page.getByRole("main");
        const parts = [
          main.getByRole("heading", { level: 1 }),
          main.getByText(hero?.lead ?? "", { exact: true }),
          ...(offer.risk ? [main.getByText(riskLines[offer.risk], { exact: true })] : []),
          main.getByText(`Publicidad · enlace de invitación de ${offer.brand}`, { exact: true }),
          main.locator(`a[data-referral="${offer.id}"]`),
        ];
        let end = 0;
        for (const part of parts) {
          const box = await part.first().boundingBox();
          expect(box?.y, String(part)).toBeGreaterThanOrEqual(end);
          end = (box?.y ?? Infinity) + (box?.height ?? 0);
        }
        expect(end).toBeLessThanOrEqual(844);
      });
    });
  });
