import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { comparing } from "@/lib/comparison";
import { pathOf } from "@/lib/offer-pages";
import { answersOf } from "./answers";
import { addressOf, inTurn } from "./in-turn";
import { expect, test } from "./test";
import { full } from "./worlds";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

interface Stage {
  address: string;
  /** What the visitor does there before anybody looks. */
  act?: (page: Page) => Promise<void>;
}

/** Answers every question of «¿Me la darán?» with sí, or with no. */
const answering = (value: "yes" | "no") => async (page: Page) => {
  for (const choice of await page.locator(`input[value=${value}]`).all()) await choice.check();
};

const questions = full.catalogue.enabled.slice(0, 1).map((offer) => pathOf(offer, "me-la-daran"));
const stages: Stage[] = [
  ...full.views,
  ...answersOf(full).map((address) => ({ address })),
  ...questions.flatMap((path) =>
    (["yes", "no"] as const).map((value) => ({ address: `${path}?${value}`, act: answering(value) })),
  ),
  { address: `${comparing.path}#few` },
  { address: "/no-existe" },
];

for (const width of [390, 1280])
  test.describe(`at ${width} px, light and dark`, () => {
    test.use({
      site: "preview",
      viewport: { width, height: 844 },
      expectedComplaints: [/status of 404.*no-existe/],
    });

    test("no page breaks a rule of accessibility", async ({ page }) => {
      await inTurn(stages, addressOf, async ({ address, act }) => {
        await page.emulateMedia({ colorScheme: "light" });
        await page.goto(address);
        await act?.(page);
        // Answers count too, so all are opened: those of one name would close each other.
        await page.locator("details").evaluateAll((items: HTMLDetailsElement[]) => {
          for (const item of items) Object.assign(item, { name: "", open: true });
        });
        const light = await breaches(page);
        await page.emulateMedia({ colorScheme: "dark" });
        await finishTransitions(page);
        expect({ light, dark: await breaches(page) }).toEqual({ light: [], dark: [] });
      });
    });
  });

/** No colour is half-way between two schemes when it is measured. */
const finishTransitions = (page: Page) =>
  page.evaluate(() => {
    for (const change of document.getAnimations()) if (change instanceof CSSTransition) change.finish();
  });

/** Every rule's verdict on the page as it stands; only what is wrong is told at length, which halves the time. */
async function breaches(page: Page): Promise<string[]> {
  // The legacy mode opens no page of its own for each analysis; it only differs where there are frames.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ["violations"] })
    .withTags(TAGS)
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${String(target)}`));
}
