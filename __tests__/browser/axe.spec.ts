import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { pathOf } from "@/lib/site/offer-pages";
import { expect, inTurn, test } from "./test";
import { full } from "./worlds";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** A script that does nothing, in the place of half a megabyte that the page has had. */
const ALREADY_THERE = "0";

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
  ...full.addresses.map((address) => ({ address })),
  ...questions.flatMap((path) =>
    (["yes", "no"] as const).map((value) => ({ address: `${path}?${value}`, act: answering(value) })),
  ),
  { address: "/comparar#few" },
  { address: "/no-existe" },
];

const LOOKS = [
  { width: 390, colorScheme: "light" },
  { width: 1280, colorScheme: "dark" },
] as const;
const OTHER_LOOKS = [
  { width: 390, colorScheme: "dark" },
  { width: 1280, colorScheme: "light" },
] as const;

// Two halves, for two browsers at once; a page is loaded once for all its looks.
for (const half of [0, 1])
  test.describe(`half ${half + 1} of the pages`, () => {
    test.use({
      consent: ["necessary", "measurement"],
      expectedComplaints: [/status of 404.*no-existe/],
    });

    test("no page breaks a rule of accessibility, on a phone or wide, light or dark", async ({ page }) => {
      const stagesOfHalf = stages.filter((_, place) => place % 2 === half);
      const nameOf = ({ address }: Stage) => address;
      await inTurn(stagesOfHalf, nameOf, async ({ address, act }) => {
        await page.goto(address);
        await act?.(page);
        // Answers count too, so all are opened: those of one name would close each other.
        await page.locator("details").evaluateAll((items: HTMLDetailsElement[]) => {
          for (const item of items) Object.assign(item, { name: "", open: true });
        });
        const found = [];
        const looks = [...LOOKS, ...(full.kinds.includes(address) ? OTHER_LOOKS : [])];
        for (const [place, { width, colorScheme }] of looks.entries()) {
          await page.setViewportSize({ width, height: 844 });
          await page.emulateMedia({ colorScheme });
          await finishTransitions(page);
          const axe = new AxeBuilder({ page, ...(place > 0 && { axeSource: ALREADY_THERE }) });
          found.push(...(await breaches(axe)).map((breach) => `${width} px, ${colorScheme}: ${breach}`));
        }
        expect(found).toEqual([]);
      });
    });
  });

/** No colour is half-way between two schemes when it is measured. */
const finishTransitions = (page: Page) =>
  page.evaluate(() => {
    for (const change of document.getAnimations()) if (change instanceof CSSTransition) change.finish();
  });

/** Every rule's verdict on the page as it stands; only what is wrong is told at length, which halves the time. */
async function breaches(axe: AxeBuilder): Promise<string[]> {
  // The legacy mode opens no page of its own for each analysis; it only differs where there are frames.
  const { violations } = await axe
    .setLegacyMode()
    .options({ resultTypes: ["violations"] })
    .withTags(TAGS)
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${String(target)}`));
}
