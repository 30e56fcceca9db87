import { expect, full, test } from "./fixtures";

test("the two heroes of the A/B test differ at a glance, on a phone and on a desktop", async ({ page }) => {
  const both = full.landings.filter(({ variant }) => variant);
  const boxesOf = async (address: string, width: number) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(address);
    const box = async (selector: string) => {
      const found = await page.locator(`[data-layout] ${selector}`).first().boundingBox();
      if (!found) throw new Error(`no ${selector} at ${address}`);
      return { ...found, middle: found.x + found.width / 2, bottom: found.y + found.height };
    };
    return { title: await box("h1"), ticket: await box(".ticket"), box };
  };
  const a = both.find(({ variant }) => variant === "a")?.address ?? "";
  const b = both.find(({ variant }) => variant === "b")?.address ?? "";
  for (const width of [390, 1280]) {
    const split = await boxesOf(a, width);
    const picture = await split.box("picture");
    expect(picture.bottom).toBeLessThanOrEqual(split.ticket.y);
    // On a desktop the picture is in a column beside the title.
    if (width === 390) expect(picture.y).toBeGreaterThanOrEqual(split.title.bottom);
    else expect(picture.x).toBeGreaterThan(split.title.x + split.title.width);

    const centred = await boxesOf(b, width);
    const tiles = await centred.box("ul");
    for (const { middle } of [centred.title, tiles, centred.ticket])
      expect(Math.abs(middle - width / 2)).toBeLessThanOrEqual(8);
    expect(tiles.y).toBeGreaterThanOrEqual(centred.title.bottom);
    expect(tiles.bottom).toBeLessThanOrEqual(centred.ticket.y);
    expect(await page.locator("[data-layout] picture").count()).toBe(0);
  }
});
