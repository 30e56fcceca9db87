import { toolPath } from "@/lib/config/paths";
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, full, inTurn, test } from "./fixtures";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

const questions = full.catalogue.enabled.slice(0, 1).map((offer) => toolPath(offer, "eligibility"));
/**
 * One page of each kind, and the landing page of every offer. The eligibility questions also after each answer, which
 * the query names. The tools of other offers consist of the same parts, and __tests__/pages checks their HTML.
 */
const addresses = [
  ...new Set([...full.kinds, ...full.landings.map(({ address }) => address)]),
  ...questions.flatMap((path) => [`${path}?yes`, `${path}?no`]),
  ...["/comparar#few", "/no-existe"],
];

/** Pages with the most parts, checked in all four looks. Two looks cover every colour and layout of the others. */
const RICH = ["/", full.landings[0]?.address];

const LOOKS = [
  { width: 390, colorScheme: "light" },
  { width: 1280, colorScheme: "dark" },
  { width: 390, colorScheme: "dark" },
  { width: 1280, colorScheme: "light" },
] as const;

// In two halves, so that two browsers share the work. A page is loaded once for all its looks.
for (const half of [0, 1])
  test.describe(`accessibility, half ${half + 1}`, () => {
    test.use({
      consent: ["necessary", "measurement"],
      expectedComplaints: [/status of 404.*no-existe/],
    });

    test("no page has an accessibility violation, on a phone or a desktop, light or dark", async ({
      page,
    }) => {
      const ofHalf = addresses.filter((_, place) => place % 2 === half);
      await inTurn(ofHalf, String, async (address) => {
        await page.goto(address);
        const [, answer] = /\?(yes|no)$/.exec(address) ?? [];
        // The first answer that decides hides the questions after it.
        for (const choice of await page.locator(`label:has([value="${answer}"])`).all())
          if (await choice.isVisible()) await choice.check();
        // Opens all answers. Their shared name is removed first: it would close the others.
        await page.locator("details").evaluateAll((items: HTMLDetailsElement[]) => {
          for (const item of items) Object.assign(item, { name: "", open: true });
        });
        const found: string[] = [];
        const isKind = full.kinds.includes(address);
        const looks = RICH.includes(address) ? 4 : isKind ? 2 : 1;
        for (const [place, { width, colorScheme }] of LOOKS.slice(0, looks).entries()) {
          await page.setViewportSize({ width, height: 844 });
          await page.emulateMedia({ colorScheme });
          // At the page's end nothing that sticks to the window covers a part of what scrolls under it.
          await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
          await finishTransitions(page);
          // Legacy mode opens no extra page for each analysis; its result differs only for frames.
          const axe = new AxeBuilder({
            page,
            ...(place > 0 && { axeSource: ALREADY_THERE }),
          }).setLegacyMode();
          // Contrast takes most of the time, so one page of each kind is checked: the others repeat its colours.
          const { violations } = await axe
            .options({ resultTypes: ["violations"], rules: { "color-contrast": { enabled: isKind } } })
            .withTags(TAGS)
            .analyze();
          for (const { id, nodes } of violations)
            found.push(`${width} px, ${colorScheme}: ${id}: ${nodes.map(({ target }) => target).join()}`);
        }
        expect(found).toEqual([]);
      });
    });
  });

/** A script that does nothing: axe-core (half a megabyte) is already in the page. */
const ALREADY_THERE = "0";

/** Ends transitions, so that no colour is measured half-way between two schemes. */
const finishTransitions = (page: Page) =>
  page.evaluate(() => {
    for (const change of document.getAnimations()) if (change instanceof CSSTransition) change.finish();
  });
