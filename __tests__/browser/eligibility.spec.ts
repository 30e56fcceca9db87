import { toolPath } from "@/lib/config/paths";
import { verdictWords } from "@/lib/tools/eligibility/words";
import { asked, choice, isInParts, outcomeOf, plainText, visible, words } from "./eligibility";
import { canTake, expect, full, test } from "./fixtures";

const { conditions, remaining } = asked.eligibility;

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  for (const offer of full.catalogue.enabled.filter(
    (one) => canTake(one) && isInParts(one) && !one.protection.authorisation,
  ))
    test(`who gives up a part of the gift of ${offer.id} has the rest, and reads which part it is`, async ({
      page,
    }) => {
      const all = offer.eligibility.conditions;
      const [part] = all.filter(({ optional }) => optional);
      await page.goto(toolPath(offer, "eligibility"));
      for (const one of all) await choice(page, one.id, one === part ? "part" : "yes").check();
      const outcome = outcomeOf(page);
      expect(await visible(outcome.getByRole("heading"))).toEqual([verdictWords(words.passed)]);
      await expect(outcome).toContainText(plainText(part?.failure ?? ""));
      const parts = new Set(all.flatMap((one) => one.part ?? []));
      if (parts.size === 0) return;
      // Who gives up all of them has nothing.
      for (const { id, optional } of all) if (optional) await choice(page, id, "part").check();
      expect(await visible(outcome.getByRole("heading"))).toEqual([verdictWords(words.failed)]);
    });
});

test.describe("a browser without :has()", () => {
  // The test changes the page's styles, whose hashes the policy contains.
  test.use({ bypassCSP: true });

  test("shows both outcomes and every explanation, each beginning with «si»", async ({ page }) => {
    await page.route("**/me-la-daran", async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      expect(html).toContain("selector(:has(");
      await route.fulfill({ response, body: html.replaceAll("selector(:has(", "selector(:unknown(") });
    });
    await page.goto(toolPath(asked, "eligibility"));
    const failures = conditions.map(({ failure, lostByYes }) =>
      plainText(`${lostByYes ? words.ifYes : words.ifNo} ${failure}`),
    );
    expect(await visible(page.locator("fieldset > p"))).toEqual(failures);
    const outcome = outcomeOf(page);
    const doubtful = conditions.filter(({ doubt }) => doubt);
    const ifNo = doubtful.length > 0 ? [words.ifDoubt, words.ifOtherNo] : [words.ifAnyNo];
    for (const text of [...ifNo, words.ifAllYes, verdictWords(words.passed)])
      await expect(outcome.getByText(text, { exact: true })).toBeVisible();
    const decisive = conditions.filter(({ doubt }) => !doubt);
    const all = [...[...doubtful, ...decisive].map(({ name }) => name), ...remaining].map(plainText);
    expect(await visible(outcome.locator("li"))).toEqual(all);
    await expect(page.locator("#respuesta [aria-live]")).toBeHidden();
  });
});
