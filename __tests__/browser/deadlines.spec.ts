import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import ICAL from "ical.js";
import { addDays, madridDate } from "@/lib/format/dates";
import { datedDeadlines } from "@/lib/offers/dated-deadlines";
import type { Offer } from "@/lib/offers/offer";
import { inTurn } from "./in-turn";
import { ask } from "./raw";
import { expect, test } from "./test";
import { full, plain, runs, type World } from "./worlds";

const withDeadlines = ({ catalogue }: World) =>
  catalogue.enabled.filter(({ deadlines }) => deadlines.items.length > 0);
const idOf = ({ id }: Offer) => id;
/** A day that every offer accepts: its promotion has begun and not ended. */
const signUp = addDays(madridDate(new Date()), -1);
const answers = withDeadlines(full).map(({ detailPath }) => `${detailPath}/plazos/fechas`);

async function choose(page: Page, day: string) {
  await page.getByLabel("Día del alta").fill(day);
  await page.getByRole("button", { name: "Ver mis fechas" }).click();
}

const shownDates = (page: Page) =>
  page.locator("time").evaluateAll((all) => all.map((time) => time.getAttribute("datetime")));

for (const { world, javaScriptEnabled, title } of runs)
  test.describe(title, () => {
    test.use({ site: world.name, javaScriptEnabled });

    test("from an offer to its dates, and home with the calendar", async ({ page }) => {
      const framework: string[] = [];
      page.on("request", (request) => {
        if (request.url().includes("/_next/")) framework.push(request.url());
      });
      await inTurn(withDeadlines(world), idOf, async ({ detailPath, deadlines, id }) => {
        await page.goto(detailPath);
        await page.getByRole("main").getByRole("link", { name: "Tus plazos" }).click();
        await expect(page).toHaveURL(`${detailPath}/plazos`);
        if (javaScriptEnabled)
          await page.waitForFunction(() =>
            performance
              .getEntriesByType("resource")
              .some(({ name }) => name.includes("/assets/offer-pages-")),
          );
        await choose(page, signUp);

        const dated = datedDeadlines(deadlines.items, signUp);
        await expect(page.locator("time")).toHaveCount(dated.length);
        expect(await shownDates(page)).toEqual(dated.map(({ date }) => date));
        const answerTitle = page.getByRole("heading", { name: /^Tus fechas si el alta es / });
        if (javaScriptEnabled) {
          await expect(answerTitle).toBeFocused();
          await expect(page).toHaveURL(`${detailPath}/plazos`);
          expect(framework).toEqual([]);
        } else {
          await expect(page).toHaveURL(`${detailPath}/plazos/fechas?alta=${signUp}`);
        }
        await expect(page.getByLabel("Día del alta")).toHaveValue(signUp);

        const [download] = await Promise.all([
          page.waitForEvent("download"),
          page.getByRole("link", { name: "Descargar el calendario" }).click(),
        ]);
        expect(download.suggestedFilename()).toBe(`plazos-${id}-${signUp}.ics`);
        const calendar = ICAL.Component.fromString(await readFile(await download.path(), "utf8"));
        expect(
          calendar
            .getAllSubcomponents("vevent")
            .map((event) => String(event.getFirstPropertyValue("dtstart"))),
        ).toEqual(dated.map(({ date }) => date));
      });
    });
  });

test.describe("every offer", () => {
  test.use({ site: "preview", javaScriptEnabled: false });

  test("says what is not known, and asks for a day only where there is a deadline to tell", async ({
    page,
  }) => {
    await inTurn(full.catalogue.enabled, idOf, async ({ detailPath, deadlines }) => {
      const asks = deadlines.items.length > 0;
      await page.goto(`${detailPath}/plazos`);
      await expect(page.getByText(deadlines.note)).toBeVisible();
      await expect(page.locator("main form")).toHaveCount(asks ? 1 : 0);
      for (const address of [`fechas?alta=${signUp}`, `calendario.ics?alta=${signUp}`])
        expect((await ask(full.url, `${detailPath}/plazos/${address}`)).status).toBe(asks ? 200 : 404);
    });
  });
});

const FAULTS: [query: string, words: RegExp][] = [
  ["", /Elige el día del alta/],
  ["?alta=", /Elige el día del alta/],
  ["?alta=ayer", /No entendemos esa fecha/],
  ["?alta=2026-02-31", /El día 2026-02-31 no existe/],
  ["?alta=0001-01-01", /Elige el .+ o un día posterior/],
  ["?alta=9999-12-31", /Elige el .+ o un día anterior/],
  ["?alta=2026-11-21&alta=2026-11-22", /No entendemos esa fecha/],
  ["?alta[]=2026-11-21", /Elige el día del alta/],
  [`?alta=${"9".repeat(6000)}`, /No entendemos esa fecha/],
  ["?alta=%00", /No entendemos esa fecha/],
  ["?alta=%3Cb%3Ehola", /No entendemos esa fecha/],
];

for (const [query, words] of FAULTS)
  test(`«${query.slice(0, 40)}» is told beside the field, and gives no calendar`, async ({ page }) => {
    const [offer] = withDeadlines(plain);
    const answer = `${offer?.detailPath}/plazos/fechas${query}`;
    expect((await page.goto(answer))?.status()).toBe(200);
    const field = page.getByLabel("Día del alta");
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await expect(field).toHaveAccessibleDescription(words);
    await expect(page.locator("time")).toHaveCount(0);

    const file = await ask(plain.url, `${offer?.detailPath}/plazos/calendario.ics${query}`);
    expect(file.status).toBe(400);
    expect(file.headers["content-type"]).toMatch(/^text\/plain/);
    expect(file.text).toMatch(words);
  });

test("an answer is for whoever asked it: no shared cache, no search engine", async () => {
  for (const address of answers) {
    const page = await ask(full.url, `${address}?alta=${signUp}`);
    const file = await ask(full.url, `${address.replace("fechas", "calendario.ics")}?alta=${signUp}`);
    for (const { status, headers } of [page, file]) {
      expect(status).toBe(200);
      expect(headers["cache-control"]).toBe("private, max-age=0, must-revalidate");
    }
    expect(page.text).toMatch(/<meta name="robots" content="noindex/);
    expect(file.headers["x-robots-tag"]).toContain("noindex");
    const etag = String(file.headers.etag);
    const path = `${address.replace("fechas", "calendario.ics")}?alta=${signUp}`;
    expect((await ask(full.url, path, { "if-none-match": etag })).status).toBe(304);
  }
});

test("a disabled offer has none of these pages", async () => {
  for (const { detailPath } of plain.catalogue.all.filter(({ enabled }) => !enabled))
    for (const page of ["plazos", "plazos/fechas", "prueba", `plazos/calendario.ics?alta=${signUp}`])
      expect((await ask(plain.url, `${detailPath}/${page}`)).status).toBe(404);
});
