import type { Locator, Page } from "@playwright/test";
import { claimNames, toolPath } from "@/lib/config/paths";
import { comparisonCopy } from "@/lib/tools/comparison/words";
import { joiningVerb } from "@/lib/ground/invitation";
import { eligibilityCopy, verdictWords } from "@/lib/tools/eligibility/words";
import { tools } from "@/lib/tools";
import { madridDate } from "@/lib/format/dates";
import { inOrder } from "@/lib/catalogue";
import { comparisonPath } from "@/lib/tools/comparison/comparison";
import { titleOf } from "@/lib/ground/offer-names";
import { datedDeadlines } from "@/lib/ground/deadlines";
import { categories } from "@/lib/offers/categories";
import { canTake, expect, full, test } from "./fixtures";
import { asked, choice, mostBy, outcomeOf, plainText, visible, words } from "./eligibility";
import { isUncovered } from "./overlaps";

const { enabled } = full.catalogue;

const dated = mostBy((offer) => (canTake(offer) ? offer.deadlines.items.length : 0));
const { conditions, remaining } = asked.eligibility;
/** A day on which every offer that can be taken accepts a visitor. */
const signUp = madridDate(new Date());

/** What a screen reader says by itself when it changes. */
const expectSpoken = (page: Page, text: string) =>
  expect(page.locator("#respuesta [aria-live]")).toHaveText(text, { useInnerText: true });

for (const javaScriptEnabled of [true, false])
  test.describe(`${javaScriptEnabled ? "with" : "without"} script`, () => {
    test.use({ javaScriptEnabled });

    test("a visitor gets from an offer to its dates and the calendar file", async ({ page }) => {
      await page.goto(dated.detailPath);
      await page
        .getByRole("main")
        .getByRole("link", { name: tools.deadlines.line.title(dated) })
        .click();
      await expect(page).toHaveURL(toolPath(dated, "deadlines"));
      if (javaScriptEnabled) await page.locator("html[data-ready]").waitFor();
      await page.locator("input[name=alta]").fill(signUp);
      await page.getByRole("button", { name: "Ver mis fechas" }).click();

      const title = page.getByRole("heading", { name: /^Tus fechas si / });
      await title.waitFor();
      const dates = datedDeadlines(dated.deadlines.items, signUp).map(({ date }) => date);
      const shown = page
        .locator("time")
        .evaluateAll((all) => all.map((element) => element.getAttribute("datetime")));
      expect(await shown).toEqual(dates);
      const sizeOf = (part: Locator) =>
        part.evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
      const daysLeft = page.locator("main li .headline-figure").first();
      expect(await sizeOf(daysLeft)).toBeGreaterThan(await sizeOf(page.locator("h1")));
      if (javaScriptEnabled) await expect(title).toBeFocused();
      await expect(page).toHaveURL(`${toolPath(dated, "deadlines")}/fechas?alta=${signUp}`);
      await expect(page.locator("input[name=alta]")).toHaveValue(signUp);

      const [download] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("link", { name: "Descargar el calendario" }).click(),
      ]);
      expect(download.suggestedFilename()).toBe(`plazos-${dated.id}-${signUp}.ics`);
    });

    test("dates without a day count from today, which the form shows as chosen", async ({ page }) => {
      await page.goto(toolPath(dated, "deadlines"));
      if (javaScriptEnabled) await page.locator("html[data-ready]").waitFor();
      await expect(page.getByRole("button", { name: "Hoy", exact: true })).toHaveAttribute("aria-current");
      await page.getByRole("button", { name: "Ver mis fechas" }).click();
      await expect(page).toHaveURL(`${toolPath(dated, "deadlines")}/fechas?alta=${signUp}`);
      await expect(page.getByRole("heading", { name: /^Tus fechas si / })).toBeVisible();
    });

    test("one tap on the home page shows the plan for 100 €, its figure and dates on one screen", async ({
      page,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto("/");
      await page.locator("main a[href*='dinero=100#']").click();
      await expect(page).toHaveURL(/\/plan\?dinero=100#respuesta-titulo$/);
      await expect(page.locator("#respuesta-titulo .figure").first()).toBeInViewport();
      await expect(page.locator("#respuesta time").nth(2)).toBeInViewport();
    });

    test("the first step of the plan for 100 € is a button on the first screen, to that offer's ticket", async ({
      page,
    }) => {
      for (const [width, height] of [
        [360, 640],
        [390, 844],
      ] as const) {
        await page.setViewportSize({ width, height });
        await page.goto("/plan?dinero=100#respuesta-titulo");
        const step = page.getByRole("link", { name: /^Primer paso: / });
        await expect.poll(() => step.evaluate(isUncovered)).toBe(true);
        await step.click();
        await expect(page).toHaveURL(/#oferta$/);
        await expect(page.locator("#oferta")).toBeInViewport();
      }
    });

    test("a claim asks for the day of what happened, and says which day is missing", async ({ page }) => {
      await page.goto(toolPath(dated, "claim"));
      for (const [grievance, question] of [
        ["denegado", "¿Qué día te lo denegaron?"],
        ["cobro", "¿Qué día te cobraron?"],
      ] as const) {
        await page.locator(`label:has([value=${grievance}])`).click();
        const label = page.locator(`label[for=${claimNames.since}] > span`);
        expect(await visible(label)).toEqual([question]);
      }
      await page.locator("label:has([value=otro])").click();
      await page.locator(`#${claimNames.signUp}`).fill(signUp);
      await page.locator("#tus-datos").getByRole("button").click();
      await expect(page.locator(`#${claimNames.since}-error`)).toHaveText("Falta el día en que te cobraron.");
      if (javaScriptEnabled) await expect(page.locator(`#${claimNames.since}`)).toBeFocused();
    });

    test("a claim without any answer says everything that is missing", async ({ page }) => {
      await page.goto(toolPath(dated, "claim"));
      await page.locator("#tus-datos").getByRole("button").click();
      await expect(page.locator("#hecho-error")).toBeVisible();
      await expect(page.locator(`#${claimNames.signUp}-error`)).toBeVisible();
      if (javaScriptEnabled) await expect(page.locator("#hecho-error")).toBeFocused();
    });

    test("chosen offers are compared, and a fourth cannot be ticked", async ({ page }) => {
      const [first, second, third, fourth] = enabled.map(({ id }) => page.locator(`#elegir-${id}`));
      const label = page.locator(`label[for=elegir-${enabled[3]?.id}]`);
      await page.goto("/comparar");
      for (const box of [third, second, first]) await box?.check();
      await expect(label).toHaveCSS("pointer-events", "none");
      if (javaScriptEnabled) await expect(fourth!).toBeDisabled();
      await second?.uncheck();
      await expect(fourth!).toBeEnabled();
      await expect(label).toHaveCSS("pointer-events", "auto");
      await page.getByRole("button", { name: comparisonCopy.submit }).click();
      const chosen = enabled.filter((_, place) => [0, 2].includes(place));
      await expect(page).toHaveURL(comparisonPath(chosen, enabled));
      for (const { brand } of chosen)
        await expect(page.getByRole("columnheader", { name: brand })).toBeVisible();
    });
  });

// These work by HTML and CSS alone.
test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a «no» shows the condition that fails; if all are «sí», the remaining conditions are shown", async ({
    page,
  }) => {
    await page.goto(toolPath(asked, "eligibility"));
    const outcome = outcomeOf(page);
    const pending = words.pending(conditions.length);
    expect(await visible(outcome.locator("p"))).toEqual([pending]);
    await expectSpoken(page, pending);
    const expectFailing = async (answered: typeof conditions) => {
      // What is only to be asked stands under no «No cumples».
      const decisive = answered.filter(({ doubt }) => !doubt);
      const failing = decisive.length > 0 ? decisive : answered;
      expect(await visible(outcome.locator("li > a"))).toEqual(failing.map(({ name }) => plainText(name)));
      const doubtful = failing.every(({ doubt }) => doubt);
      const failures = failing.map(({ failure }) => plainText(failure));
      // Why: under the question or, once an answer decides, in the verdict alone.
      expect(await visible(page.locator("fieldset > p"))).toEqual(doubtful ? failures : []);
      const verdict = await visible(outcome.locator("li"));
      if (!doubtful)
        for (const [place, failure] of failures.entries()) expect(verdict[place]).toContain(failure);
      const shown = await visible(outcome.getByRole("heading"));
      const said = verdictWords(doubtful ? words.doubtful : words.failed);
      expect(shown).toEqual([said]);
      const names = failing.map(({ name }) => `${name}.`).join(" ");
      const reasons = doubtful
        ? `${words.doubting(joiningVerb(asked))} ${names}`
        : `${words.failing} ${names} ${words.enough}`;
      await expectSpoken(page, `${said}. ${reasons}`);
    };
    for (const condition of conditions) {
      await choice(page, condition.id, "no").check();
      await expectFailing([condition]);
      await choice(page, condition.id, "yes").check();
      // Taken back, it says so.
      if (condition !== conditions.at(-1)) await expectSpoken(page, pending);
    }
    await expect(outcome.getByText(verdictWords(words.passed), { exact: true })).toBeVisible();
    expect(await visible(outcome.locator("li"))).toEqual(remaining.map(plainText));
    await expectSpoken(page, `${verdictWords(words.passed)}. ${words.passedText(asked)}`);
    // The first «no» that decides ends the questions.
    const deciding = conditions.findIndex(({ doubt }) => !doubt);
    const put = deciding < 0 ? conditions : conditions.slice(0, deciding + 1);
    for (const { id } of put) await choice(page, id, "no").check();
    await expectFailing(put);
    expect(await visible(page.locator("main legend"))).toHaveLength(put.length);
    // A reason leads to its question, and one can begin anew.
    const { id, name } = put.find(({ doubt }) => !doubt) ?? put[0] ?? { id: "", name: "" };
    await outcome.getByRole("link", { name, exact: true }).click();
    await expect(page.locator(`fieldset[id="${id}"]`)).toBeFocused();
    await page.getByRole("link", { name: eligibilityCopy.again }).click();
    await expect(page.locator("main :checked")).toHaveCount(0);
  });

  const unsure = enabled.filter(({ protection, terms }) => protection.authorisation && !terms.closed);
  for (const offer of unsure)
    test(`a «no» to whether ${offer.brand} is authorised stops the questions, with the registers`, async ({
      page,
    }) => {
      const [first] = offer.eligibility.conditions;
      await page.goto(toolPath(offer, "eligibility"));
      await choice(page, first?.id ?? "", "no").check();
      const outcome = outcomeOf(page);
      expect(await visible(outcome.getByRole("heading"))).toEqual([verdictWords(words.unauthorised)]);
      await expectSpoken(page, `${verdictWords(words.unauthorised)}.`);
      await expect(outcome).toContainText(plainText(first?.failure ?? ""));
      for (const { url } of offer.protection.sources)
        await expect(outcome.locator(`a[href="${url}"]`)).toBeVisible();
      expect(await visible(page.locator("main legend"))).toHaveLength(1);
    });

  for (const offer of enabled.filter(({ terms }) => terms.closed))
    test(`where ${offer.brand} admits no new clients, the answer stands there and nothing is asked`, async ({
      page,
    }) => {
      await page.goto(toolPath(offer, "eligibility"));
      await expect(page.getByRole("heading", { name: verdictWords(words.failed) })).toBeVisible();
      await expect(page.locator("main")).toContainText("No admite clientes nuevos");
      await expect(page.locator("main input")).toHaveCount(0);
    });

  test("the filter shows the offers of the chosen category; the printed page shows all", async ({ page }) => {
    await page.goto("/");
    // The cards after the first ones.
    await page.locator("#ofertas details:has(+ ul) > summary").click();
    const shown = () => page.locator("#ofertas article:visible h3").allTextContents();
    // Ended offers come last.
    const listed = inOrder(enabled, signUp);
    const titlesOf = (category: string) => listed.filter((offer) => offer.category === category).map(titleOf);
    await page.getByRole("radio", { name: /^Todas/ }).focus();
    for (const category of categories.filter((name) => titlesOf(name).length > 0)) {
      await page.keyboard.press("ArrowRight");
      const button = page.locator(`[value="${category}"]`);
      await expect(button).toBeFocused();
      await expect(button).toBeChecked();
      expect(await button.locator("xpath=..").evaluate((label) => getComputedStyle(label).outlineStyle)).toBe(
        "solid",
      );
      expect(await shown()).toEqual(titlesOf(category));
    }
    await page.emulateMedia({ media: "print" });
    await expect(page.locator("main tbody").getByRole("rowheader")).toContainText(listed.map(titleOf));
    await expect(page.getByRole("radio").first()).not.toBeVisible();
  });
});
