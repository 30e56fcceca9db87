import AxeBuilder from "@axe-core/playwright";
import { addressOf, inTurn } from "./in-turn";
import { expect, test } from "./test";
import { full } from "./worlds";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const VIEWS = [...full.views, { address: "/no-existe" }];

for (const width of [390, 1280])
  for (const colorScheme of ["light", "dark"] as const)
    test.describe(`at ${width} px, ${colorScheme}`, () => {
      test.use({
        site: "preview",
        colorScheme,
        viewport: { width, height: 844 },
        expectedComplaints: [/status of 404.*no-existe/],
      });

      test("no page breaks a rule of accessibility", async ({ page }) => {
        await inTurn(VIEWS, addressOf, async ({ address }) => {
          await page.goto(address);
          // Answers count too, so all are opened: those of one name would close each other.
          await page.locator("details").evaluateAll((items: HTMLDetailsElement[]) => {
            for (const item of items) Object.assign(item, { name: "", open: true });
          });
          // The legacy mode opens no page of its own for each analysis; it only differs where there are frames.
          const { violations } = await new AxeBuilder({ page }).setLegacyMode().withTags(TAGS).analyze();
          expect(
            violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${String(target)}`)),
          ).toEqual([]);
        });
      });
    });
