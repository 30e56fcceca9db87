import { listPath, toolPath } from "@/lib/config/paths";
import { setTimeout as pause } from "node:timers/promises";
import type { Locator, Page } from "@playwright/test";
import { comparisonPath } from "@/lib/tools/comparison/comparison";
import { canTake, expect, full, inTurn, plain, test } from "./fixtures";
import { isUncovered, overlaps } from "./overlaps";
import { proxy } from "../server";
import { consentOf } from "./visit";

const bar = (page: Page) => page.locator("[role=group][aria-label='Acción rápida']");
const open = full.landings.filter(({ offer }) => canTake(offer));
/** A page without and one with a risk, of whichever offers have them. */
const both = [open.find(({ offer }) => !offer.risk), open.find(({ offer }) => offer.risk)];
const addressOf = ({ address }: { address: string }) => address;

// Without smooth scrolling, which tests would measure half-way.
test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Scrolls so that the top of an element is at the top of the window, without animation. */
const scrollPast = (page: Page, selector: string, by = 0) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, offset) => {
      scrollTo({ top: element.getBoundingClientRect().top + scrollY + offset, behavior: "instant" });
    }, by);

/** Further widths of a window, with a visitor's size of text in percent. */
const SIDEWAYS = [
  [768, 100],
  [1024, 100],
  [1024, 150],
  [360, 150],
] as const;

const looked = [...new Set([...full.kinds, ...full.landings.map(addressOf)])];

test.describe("in the widest font", () => {
  test.use({ face: "wide", consent: "unasked" });

  // In two halves, so that two browsers share the work.
  for (const half of [0, 1])
    test(`no page scrolls sideways, and no fixed parts overlap, before and after an answer, half ${half + 1}`, async ({
      page,
      context,
    }) => {
      const ofHalf = looked.filter((_, place) => place % 2 === half);
      await inTurn(ofHalf, String, async (address) => {
        await context.clearCookies();
        await page.goto(address);
        const { banner, icon, reject } = consentOf(page);
        await expect(banner).toBeVisible();
        for (const answered of [false, true]) {
          if (answered) await reject();
          if (answered) await expect(icon).toBeVisible();
          for (const [width, percent] of [[320, 100], [1280, 100], ...(answered ? SIDEWAYS : [])] as const) {
            await page.setViewportSize({ width, height: 844 });
            await page.evaluate(
              (n) => document.documentElement.style.setProperty("font-size", `${n}%`),
              percent,
            );
            const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
            expect(wider, `sideways at ${width} px, text ${percent} %`).toBeLessThanOrEqual(0);
            if (percent === 100) expect(await page.evaluate(overlaps)).toEqual([]);
          }
        }
      });
    });
});

test.describe("in a list of offers, in the widest font", () => {
  test.use({ face: "wide" });

  for (const width of [360, 390, 768, 1280])
    test(`a figure keeps its unit on its line and in its column at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await inTurn(["/", listPath], String, async (address) => {
        await page.goto(address);
        // A phone shows the further rows when it is asked to.
        await page.locator("section > details.narrow-only").evaluateAll((all) => {
          for (const folded of all as HTMLDetailsElement[]) folded.open = true;
        });
        const broken = await page.locator("td .figure").evaluateAll((figures) =>
          figures.flatMap((figure) => {
            const words = [...figure.childNodes].find((node) => node instanceof Text && node.data.trim());
            const first = words ?? figure.querySelector("[aria-hidden]")?.firstChild;
            if (!(first instanceof Text)) return ["no figure"];
            const text = document.createRange();
            text.setStart(first, 0);
            text.setEnd(first, /^\s*\S+(\s\S+)?/.exec(first.data)?.[0].length ?? 0);
            const lines = new Set([...text.getClientRects()].map(({ bottom }) => Math.round(bottom)));
            const column = figure.closest("td")?.getBoundingClientRect().right ?? 0;
            const isWhole = lines.size === 1 && text.getBoundingClientRect().right <= column;
            return isWhole ? [] : [figure.textContent];
          }),
        );
        expect(broken).toEqual([]);
      });
    });
});

test("with text twice as large, no page scrolls sideways on the narrowest phone", async ({ page }) => {
  // Their head has the brand and the figure.
  const tools = full.catalogue.enabled.map((offer) => toolPath(offer, "value"));
  await page.setViewportSize({ width: 320, height: 844 });
  await inTurn([...looked, ...tools], String, async (address) => {
    await page.goto(address);
    await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});

/** Serves a build like a slow connection: each page in many pieces, one per frame. */
const serveInPieces = (site: string) =>
  proxy(site, async (html, response) => {
    const start = html.indexOf("<body");
    response.write(html.slice(0, start));
    const tags = html.slice(start).split(/(?<=>)|(?=<)/);
    // The first screen of any page, eight tags at a time.
    for (let i = 0; i < 31; i++) {
      response.write(tags.splice(0, 8).join(""));
      await pause(17);
    }
    response.end(tags.join(""));
  });

/** The pages whose first screen has another arrangement on a desktop. */
const wide = plain.kinds.filter((address) => /^\/($|comparar)|\?/.test(address));

/** The questions of a provider whose authorisation is unknown begin with a notice, whose links arrive one by one. */
const unconfirmed = plain.catalogue.enabled
  .filter(({ protection }) => protection.authorisation)
  .map((offer) => toolPath(offer, "eligibility"));

for (const [width, addresses] of [
  [390, [...plain.kinds, ...unconfirmed]],
  [1280, wide],
] as const)
  test(`nothing moves at ${width} px, however slowly a page arrives`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    const { url, close } = await serveInPieces(plain.url);
    await inTurn(addresses, String, async (address) => {
      await page.goto(url + address);
      // The script has made its last change.
      await expect(page.locator("html[data-ready]")).toBeAttached();
      await expect(page.locator("[data-print][hidden]")).toHaveCount(0);
      const { shift, moved } = await page.evaluate(layoutShift);
      // Less than this is rounding of a pixel.
      expect(shift, moved.join("\n")).toBeLessThan(0.001);
    }).finally(async () => {
      // Ends the last page's requests before the server closes.
      await page.goto("about:blank");
      await close();
    });
  });

/** The browser's record of a layout shift, which TypeScript's library does not have yet. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** The sum of layout shifts since the page began to arrive, and what moved from where to where. */
async function layoutShift(): Promise<{ shift: number; moved: string[] }> {
  let shift = 0;
  const moved: string[] = [];
  const observer = new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as LayoutShift[]) {
      shift += value;
      for (const { node, previousRect: from, currentRect: to } of sources)
        moved.push(`${value}: ${JSON.stringify([from, to])} ${node?.parentElement?.outerHTML.slice(0, 200)}`);
    }
  });
  observer.observe({ type: "layout-shift", buffered: true });
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  return { shift, moved };
}

test("the first Tab stop is a link that skips to the content", async ({ page }) => {
  await page.goto("/paypal");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Saltar al contenido principal" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => Boolean(document.activeElement?.closest("main, footer")))).toBe(true);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("a stacked table shows column names that screen readers do not repeat", async ({ page }) => {
    await page.goto("/legal/privacidad");
    const labels = await page.locator("[data-column]").evaluateAll((cells) =>
      cells.map((cell) => ({
        column: cell.getAttribute("data-column"),
        content: getComputedStyle(cell, "::before").content,
      })),
    );
    expect(labels.length).toBeGreaterThan(0);
    for (const { column, content } of labels) expect(content).toBe(`"${column}" / ""`);
  });

  test("what the list of promotions found begins on the first screen", async ({ page }) => {
    await page.goto(listPath);
    const found = await page.getByRole("heading", { level: 2 }).first().boundingBox();
    expect(found?.y).toBeLessThan(600);
  });

  test("a comparison shows two offers side by side, then under a low bar, and nothing moves", async ({
    page,
  }) => {
    const two = full.catalogue.enabled.filter(canTake).slice(0, 2);
    await page.goto(comparisonPath(two, full.catalogue.enabled));
    const bar = page.locator("table + div");
    const links = (part: Locator) => part.locator("a[data-referral]");
    const head = page.locator("thead").first();
    for (const [part, other, at] of [
      [head, bar, undefined],
      [bar, head, "tbody tr:last-child"],
    ] as const) {
      if (at) await scrollPast(page, at, -200);
      const [left, right] = await links(part).evaluateAll((all) =>
        all.map((element) => element.getBoundingClientRect().toJSON() as DOMRect),
      );
      if (!left || !right) throw new Error("no two columns");
      expect(left.right).toBeLessThanOrEqual(right.left);
      expect(Math.abs(left.top - right.top)).toBeLessThan(2);
      // The bar follows the scroll in the next frame.
      for (const link of await links(part).all())
        await expect.poll(() => link.evaluate(isUncovered)).toBe(true);
      for (const link of await links(other).all()) expect(await link.evaluate(isUncovered)).toBe(false);
    }
    const box = await bar.boundingBox();
    expect(box?.y).toBe(0);
    expect(box?.height).toBeLessThanOrEqual(120);
    expect((await page.evaluate(layoutShift)).shift).toBe(0);
  });

  test("at the end of a page, the cookie icon covers no text of the footer", async ({ page }) => {
    await page.goto("/paypal");
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
    const icon = await page.locator("#preferencias-abrir").boundingBox();
    const last = await page.getByRole("contentinfo").locator("p, li").last().boundingBox();
    if (!icon || !last) throw new Error("no icon or no footer");
    expect(last.y + last.height).toBeLessThanOrEqual(icon.y);
  });

  test("the offer's bar shows only between the first and the last button, and covers no focused element", async ({
    page,
  }) => {
    const pages = both.flatMap((landing) => landing ?? []);
    await inTurn(pages, addressOf, async ({ address, offer }) => {
      await page.goto(address);
      await expect(bar(page), "on the first screen").toBeHidden();
      await scrollPast(page, "#proteccion");
      await expect(bar(page), "amid the page").toBeInViewport({ ratio: 0.99 });
      const barLink = bar(page).getByRole("link");
      if (offer.risk) await expect(barLink).toHaveAttribute("href", "#cierre");
      else await expect(barLink).toHaveAttribute("data-referral", offer.id);
      const questions = page.locator("#preguntas summary:visible");
      await questions.first().focus();
      for (const summary of await questions.all()) {
        await expect(summary).toBeFocused();
        expect(await summary.evaluate(isUncovered)).toBe(true);
        await page.keyboard.press("Tab");
      }
      await scrollPast(page, "#cierre", -400);
      await expect(bar(page), "at the closing").toBeHidden();
      await scrollPast(page, "footer");
      await expect(bar(page), "at the footer").toBeHidden();
    });
    await scrollPast(page, "#preguntas");
    await page.emulateMedia({ media: "print" });
    await expect(bar(page)).toBeHidden();
    await page.emulateMedia({ media: "screen" });
    await page.setViewportSize({ width: 1280, height: 900 });
    await expect(bar(page)).toBeHidden();
  });
});
