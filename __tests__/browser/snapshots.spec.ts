import { settle } from "./snapshot-page";
import { inTurn } from "./in-turn";
import { expect, test } from "./test";
import { full, landings } from "./worlds";

const split = landings(full).filter(
  ({ offer, variant }) => variant !== "b" && offer.hasHeroImage && offer.landing.hero.badges.length > 0,
);

/** One page of each make, whichever offer is of that make today: a make that no offer has has no picture. */
const makes = {
  home: { address: "/" },
  offers: { address: "/", top: "#ofertas" },
  split: split.find(({ offer }) => !offer.risk),
  risk: split.find(({ offer }) => offer.risk),
  centred: landings(full).find(({ variant }) => variant === "b"),
  legal: { address: "/legal/privacidad" },
  "not-found": { address: "/no-existe" },
};
const pictures = Object.entries(makes).flatMap(([name, view]) =>
  view ? [{ name, top: "header", ...view }] : [],
);

/** A corner or a shadow may be drawn a little otherwise by another browser; a part that moved is far more. */
const TOLERANCE = { scale: "css", threshold: 0.15, maxDiffPixelRatio: 0.002 } as const;

for (const width of [390, 1280])
  for (const colorScheme of ["light", "dark"] as const)
    test.describe(`the first screen at ${width} px, ${colorScheme}`, () => {
      test.use({
        site: "preview",
        javaScriptEnabled: false,
        bypassCSP: true,
        colorScheme,
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
            await settle(page);
            await page
              .locator(top)
              .first()
              .evaluate((part) => part.scrollIntoView());
            await expect(page).toHaveScreenshot(`${name}-${width}-${colorScheme}.png`, TOLERANCE);
          },
        );
      });
    });
