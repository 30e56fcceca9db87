import { home } from "@/lib/copy/home";
import { contentDateOf, spaced } from "./expectations";
import { addressOf, inTurn } from "./in-turn";
import { ask } from "./raw";
import { expect, test } from "./test";
import { runs, type View, type World, worlds } from "./worlds";

const withQuestions = ({ views }: World) => views.filter(({ kind }) => kind === "home" || kind === "offer");

function questionsOf({ offer }: View, { site, catalogue }: World) {
  return offer ? offer.landing.faq : home(site, contentDateOf(catalogue)).faq.items;
}

for (const { world, javaScriptEnabled, title } of runs)
  test.describe(title, () => {
    test.use({ site: world.name, javaScriptEnabled });

    test("the questions of every page open one at a time", async ({ page }) => {
      await inTurn(withQuestions(world), addressOf, async (view) => {
        await page.goto(view.address);
        const items = page.locator("details:has(summary h3)");
        const questions = questionsOf(view, world);
        await expect(items).toHaveCount(questions.length);
        await expect(page.locator("details[open]")).toHaveCount(0);

        for (const [i, { question, answer }] of questions.entries()) {
          const item = items.nth(i);
          await item.getByText(question, { exact: true }).click();
          await expect(item.getByText(answer, { exact: true })).toBeVisible();
          await expect(page.locator("details[open]")).toHaveCount(1);
        }
        await items.last().locator("summary").press("Enter");
        await expect(page.locator("details[open]")).toHaveCount(0);
        await items.first().locator("summary").press("Space");
        await expect(items.first()).toHaveAttribute("open");
      });
    });
  });

for (const world of worlds)
  test(`the first HTML of the ${world.name} site holds every answer`, async () => {
    for (const view of withQuestions(world)) {
      const text = spaced((await ask(world.url, view.address)).text);
      for (const { question, answer } of questionsOf(view, world)) {
        expect(text, view.address).toContain(question);
        expect(text, view.address).toContain(answer);
      }
    }
  });
