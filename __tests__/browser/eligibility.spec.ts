import type { Locator, Page } from "@playwright/test";
import { eligibility } from "@/lib/copy/eligibility";
import { pathOf } from "@/lib/site/offer-pages";
import type { Offer } from "@/lib/offers/offer";
import { expectAnnounced } from "./advertising";
import { plainText } from "./expectations";
import { inTurn } from "./in-turn";
import { expect, test } from "./test";
import { full, plain, runs } from "./worlds";

const idOf = ({ id }: Offer) => id;
const words = (offer: Offer) => eligibility(offer.brand).answer;
const choice = (page: Page, id: string, value: "yes" | "no") =>
  page.locator(`fieldset#${id} input[value=${value}]`);
const visible = async (items: Locator) =>
  (await items.filter({ visible: true }).allInnerTexts()).map(plainText);

async function answer(page: Page, offer: Offer, failing: readonly string[]) {
  for (const { id } of offer.eligibility.conditions)
    await choice(page, id, failing.includes(id) ? "no" : "yes").check();
}

/** Expects the answer to name these conditions, each question that failed to explain itself, and nothing else. */
async function expectFailing(page: Page, offer: Offer, failing: readonly string[]) {
  const missed = offer.eligibility.conditions.filter(({ id }) => failing.includes(id));
  const outcome = page.getByRole("status");
  expect(await visible(outcome.locator("li a"))).toEqual(missed.map(({ name }) => plainText(name)));
  expect(await visible(page.locator("fieldset > p"))).toEqual(
    missed.map(({ failure }) => plainText(failure)),
  );
  await expect(outcome.getByText(words(offer).failed)).toBeVisible({ visible: failing.length > 0 });
  await expect(outcome.getByText(words(offer).passed)).toBeHidden();
}

for (const { world, javaScriptEnabled, title } of runs)
  test.describe(title, () => {
    test.use({ site: world.name, javaScriptEnabled });

    test("every «no» names its condition, and all «sí» name what remains", async ({ page }) => {
      await inTurn(world.catalogue.enabled, idOf, async (offer) => {
        const { conditions, remaining } = offer.eligibility;
        await page.goto(pathOf(offer, "me-la-daran"));
        const outcome = page.getByRole("status");
        await expect(outcome).toHaveText(new RegExp(words(offer).pending));
        expect(await visible(outcome.locator("p"))).toEqual([words(offer).pending]);

        for (const { id } of conditions) {
          await choice(page, id, "no").check();
          await expectFailing(page, offer, [id]);
          await choice(page, id, "yes").check();
        }
        await expect(outcome.getByText(words(offer).passed)).toBeVisible();
        expect(await visible(outcome.locator("li"))).toEqual(remaining.map(plainText));
        await expect(outcome.getByText("No es una promesa")).toBeVisible();
        await expectAnnounced(page, [offer]);

        const all = conditions.map(({ id }) => id);
        await answer(page, offer, all);
        await expectFailing(page, offer, all);
      });
    });
  });

test.describe("with the keyboard", () => {
  test.use({ site: "default" });

  test("nothing is sent, and all can be taken back", async ({ page }) => {
    const [offer] = plain.catalogue.enabled as [Offer];
    const path = pathOf(offer, "me-la-daran");
    await page.goto(path);
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    for (const { id } of offer.eligibility.conditions) {
      await choice(page, id, "yes").focus();
      await page.keyboard.press("Space");
      await page.keyboard.press("Enter");
    }
    await expect(page.getByRole("status").getByText(words(offer).passed)).toBeVisible();
    expect(new URL(page.url()).search).toBe("");
    await page.getByRole("button", { name: "Empezar de nuevo" }).press("Enter");
    await expect(page.getByRole("status").getByText(words(offer).pending)).toBeVisible();
    await expect(page.locator("fieldset :checked")).toHaveCount(0);
    expect(asked.filter((url) => url.includes(path))).toEqual([]);
  });
});

test.describe("a browser without :has()", () => {
  // The page is changed on its way: its policy, made of the unchanged one, would refuse the styles.
  test.use({ site: "preview", bypassCSP: true });

  test("shows both outcomes and every explanation, each with its «si»", async ({ page }) => {
    await page.route("**/me-la-daran", async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      expect(html).toContain("selector(:has(");
      await route.fulfill({ response, body: html.replaceAll("selector(:has(", "selector(:unknown(") });
    });
    await inTurn(full.catalogue.enabled, idOf, async (offer) => {
      const { conditions, remaining } = offer.eligibility;
      const { ifNo, ifAnyNo, ifAllYes, passed } = words(offer);
      await page.goto(pathOf(offer, "me-la-daran"));
      expect(await visible(page.locator("fieldset > p"))).toEqual(
        conditions.map(({ failure }) => plainText(`${ifNo} ${failure}`)),
      );
      const outcome = page.getByRole("status");
      for (const text of [ifAnyNo, ifAllYes, passed]) await expect(outcome.getByText(text)).toBeVisible();
      expect(await visible(outcome.locator("li"))).toEqual(
        [...conditions.map(({ name }) => name), ...remaining].map(plainText),
      );
    });
  });
});
