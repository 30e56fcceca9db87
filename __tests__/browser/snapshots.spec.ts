import { expect, inTurn, test } from "./test";
import { evenOut } from "./snapshot-page";
import { full } from "./worlds";

const split = full.landings.filter(
  ({ offer, side }) => side !== "b" && offer.hasHeroImage && offer.landing.hero.badges.length > 0,
);

/** One page of each make, whichever offer is of that make today: a make that no offer has has no picture. */
const makes = {
  home: { address: "/" },
  offers: { address: "/", top: "#ofertas" },
  split: split.find(({ offer }) => !offer.risk),
  risk: split.find(({ offer }) => offer.risk),
  centred: full.landings.find(({ side }) => side === "b"),
  legal: { address: "/legal/privacidad" },
  "not-found": { address: "/no-existe" },
};
const pictures = Object.entries(makes).flatMap(([name, view]) =>
  view ? [{ name, top: "header", ...view }] : [],
);

/** A corner or a shadow may be drawn a little otherwise by another browser; a part that moved is far more. */
const TOLERANCE = { scale: "css", threshold: 0.15, maxDiffPixelRatio: 0.002 } as const;

for (const [width, colorScheme] of [
  [390, "light"],
  [1280, "dark"],
] as const)
  test.describe(`the first screen at ${width} px, ${colorScheme}`, () => {
    test.use({
      javaScriptEnabled: false,
      bypassCSP: true,
      colorScheme,
      consent: ["necessary", "measurement"],
      contextOptions: { reducedMotion: "reduce" },
      viewport: { width, height: 844 },
      expectedComplaints: [/status of 404.*no-existe/],
    });

    test("looks as it did", async ({ page }) => {
      await inTurn(
        pictures,
        ({ name }) => name,
        async ({ name, address, top }) => {
          await page.goto(address);
          await evenOut(page);
          await page
            .locator(top)
            .first()
            .evaluate((part) => part.scrollIntoView());
          await expect(page).toHaveScreenshot(`${name}-${width}.png`, TOLERANCE);
        },
      );
    });
  });
