import { brotliCompressSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { budgets } from "../../scripts/audit/budgets.mjs";
import { readPage } from "../../scripts/audit/page.mjs";
import { siteNames } from "../../scripts/sites.mjs";
import { addressOf, inTurn } from "./in-turn";
import { servePiecemeal } from "./piecemeal";
import { ask, inParallel } from "./raw";
import { expect, test } from "./test";
import { plain, type View, worldOf } from "./worlds";

/** The figures of a page that are above their limits, in words. */
function breaches(figures: Record<string, unknown>, limits: Record<string, number>): string[] {
  return Object.entries(limits).flatMap(([name, limit]) => {
    const value = figures[name];
    return typeof value === "number" && value <= limit ? [] : [`${name} is ${value}, and may be ${limit}`];
  });
}

for (const name of siteNames) {
  const world = worldOf(name);
  test(`no page of the ${name} site costs more than it may`, async () => {
    const found = await inParallel(world.views, async ({ address }) => {
      const answer = await ask(world.url, address, { "accept-encoding": "gzip" });
      const { text } = await ask(world.url, address);
      expect([address, answer.status, answer.headers["content-encoding"]]).toEqual([address, 200, "gzip"]);
      const figures = { ...readPage(text), htmlBytes: answer.body.length };
      return {
        address,
        figures,
        over: breaches(figures, address === "/legal/terminos" ? budgets.onDemand : budgets.page),
      };
    });
    const dear = found.flatMap(({ address, over }) => over.map((breach) => `${address}: ${breach}`));
    expect(dear).toEqual([]);

    const [entry = "", ...others] = new Set(found.map(({ figures }) => figures.entry ?? ""));
    expect(others).toEqual([]);
    const script = await ask(world.url, entry);
    expect(brotliCompressSync(script.body).length).toBeLessThanOrEqual(budgets.entryBytes);
    for (const hero of new Set(found.flatMap(({ figures }) => figures.hero ?? [])))
      expect((await ask(world.url, hero)).body.length, hero).toBeLessThanOrEqual(budgets.heroBytes);
  });
}

test("nothing moves on a phone while a page arrives", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await inTurn(plain.views, addressOf, async ({ address }) => {
    await page.goto(address);
    await expectNoShift(page);
  });
});

/** One of every kind of page, and of every layout of an offer. */
const kindOf = ({ kind, path, variant }: View) =>
  [kind === "own" ? path : kind, variant, path.split("/")[2]?.replace(/.+-vs-.+/, "comparison")].join();
const kinds = [...new Map(plain.views.map((view) => [kindOf(view), view])).values()];
/** Where a phone's one column becomes several, and what arrives makes others narrower. */
const inColumns = kinds.filter(({ kind, path }) => ["home", "offer"].includes(kind) || path.includes("-vs-"));

for (const [width, views] of [
  [390, kinds],
  [1280, inColumns],
] as const)
  test(`nothing moves at ${width} px, however slowly a page arrives`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    const { url, close } = await servePiecemeal(plain.url);
    await inTurn(views, addressOf, async ({ address }) => {
      await page.goto(url + address);
      await expectNoShift(page);
    }).finally(async () => {
      // Whatever the last page still fetches is not cut off.
      await page.goto("about:blank");
      await close();
    });
  });

async function expectNoShift(page: Page): Promise<void> {
  // What the script adds last has come.
  await expect(page.locator("button.cookies")).toBeAttached();
  await expect(page.locator("[data-print][hidden]")).toHaveCount(0);
  const { shift, moved } = await layoutShift(page);
  expect(shift, moved.join("\n")).toBeLessThanOrEqual(budgets.arrival.cls);
}

/** How much has moved since the page began to arrive, and what, from where to where. */
const layoutShift = (page: Page) =>
  page.evaluate(async () => {
    let shift = 0;
    const moved: string[] = [];
    const observer = new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShift[]) {
        shift += value;
        for (const { node, previousRect, currentRect } of sources)
          moved.push(`${value}: ${JSON.stringify([previousRect, currentRect])} ${describe(node)}`);
      }
    });
    const describe = (node: Node | null) =>
      node instanceof Element
        ? node.outerHTML.slice(0, 200)
        : String(node?.parentElement?.outerHTML.slice(0, 200));
    observer.observe({ type: "layout-shift", buffered: true });
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    return { shift, moved };
  });

/** What the browser tells of something that moved; the compiler's library does not know it yet. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}
