import type { Page } from "@playwright/test";
import { expect, font, full, inTurn, test } from "./fixtures";

const split = full.landings.filter(
  ({ offer, variant }) => variant !== "b" && offer.hasHeroImage && offer.landing.hero.badges.length > 0,
);

/** One page of each layout, of whichever offer has it; a layout that no offer has is skipped. */
const makes = {
  home: { address: "/" },
  offers: { address: "/", top: "#ofertas" },
  split: split.find(({ offer }) => !offer.risk),
  risk: split.find(({ offer }) => offer.risk),
  centred: full.landings.find(({ variant }) => variant === "b"),
  legal: { address: "/legal/privacidad" },
  "not-found": { address: "/no-existe" },
};
const pictures = Object.entries(makes).flatMap(([name, view]) =>
  view ? [{ name, top: "header", ...view }] : [],
);
const nameOf = ({ name }: { name: string }) => name;

/** Allows small differences in corners and shadows; a part that moved exceeds this. */
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

    test("looks like its stored picture", async ({ page }) => {
      await inTurn(pictures, nameOf, async ({ name, address, top }) => {
        await page.goto(address);
        await evenOut(page);
        const part = page.locator(top).first();
        await part.evaluate((element) => element.scrollIntoView());
        await expect(page).toHaveScreenshot(`${name}-${width}.png`, TOLERANCE);
      });
    });
  });

/**
 * Makes a picture the same on every machine: one font without hinting sets all texts, a bar in the text's colour
 * replaces the letters, and pictures and brand marks are blank.
 */
const sameEverywhere = `
  @font-face { font-family: Snapshot; src: url(data:font/woff2;base64,${font}); }
  *, ::before, ::after {
    transition: none !important; font-family: Snapshot !important; font-weight: 500 !important;
    text-rendering: geometricPrecision !important; text-wrap: wrap !important; text-decoration: none !important; -webkit-text-fill-color: transparent !important;
  }
  [data-bar] { background: currentcolor; }
  picture { background: currentcolor; }
  img, g:has(> rect) > :not(rect) { visibility: hidden; }
`;

/**
 * Prepares a page for its picture: sample words replace its own, and parts that not every offer has are removed, so
 * that an editor's change does not change a picture.
 */
async function evenOut(page: Page): Promise<void> {
  await page.evaluate((css) => {
    document.head.appendChild(document.createElement("style")).textContent = css;
  }, sameEverywhere);
  await page.evaluate(useSampleParts);
  await page.evaluate(useSampleWords);
  await expect.poll(() => page.evaluate(() => document.fonts.check("500 16px Snapshot"))).toBe(true);
}

/** Two badges in a hero, no other offers in its words; three kinds in the filter; rows and cards all alike, without a risk. */
function useSampleParts(): void {
  const repeat = (list: Element | null, times: number) => {
    const [first] = list?.children ?? [];
    if (first) list?.replaceChildren(...Array.from({ length: times }, () => first.cloneNode(true)));
  };
  const hero = document.querySelector("[data-layout]");
  repeat(hero?.querySelector("h1 ~ ul") ?? null, 2);
  const [kind, ...kinds] = document.querySelectorAll("#ofertas fieldset label + label");
  for (const other of kinds) other.remove();
  if (kind) kind.after(kind.cloneNode(true), kind.cloneNode(true));
  for (const risk of document.querySelectorAll("main :is(table, article) :is(.risk, .notice)")) risk.remove();
  repeat(document.querySelector("main table tbody"), 5);
  repeat(document.querySelector("#ofertas ul"), 3);
  repeat(document.querySelector("header nav ul"), 5);
}

function useSampleWords(): void {
  const usual: [selector: string, length: number][] = [
    ["label span + span", 1],
    ["header a *", 5],
    ["strong, b", 8],
    ["h1", 44],
    ["h2, h3, h4", 22],
    ["p.fine, p:has(+ h1)", 34],
    ["a, button, label, li, th, td, dd, dt", 12],
    ["p", 110],
  ];
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (words.nextNode()) texts.push(words.currentNode as Text);
  for (const text of texts) {
    const holder = text.parentElement;
    if (!text.data.trim() || !holder || holder.closest("script, style, svg, .visually-hidden")) continue;
    const place = holder.closest(usual.map(([selector]) => selector).join());
    const length = usual.find(([selector]) => place?.matches(selector))?.[1] ?? 10;
    const bar = document.createElement("span");
    bar.dataset.bar = "";
    bar.textContent = "palabras de muestra ".repeat(length).slice(0, length).trim();
    text.replaceWith(bar);
  }
}
