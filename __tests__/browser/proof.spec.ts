import { todayInSpanish } from "./expectations";
import { inTurn } from "./in-turn";
import { expect, test } from "./test";
import { full, plain, type World } from "./worlds";

const sheetsOf = ({ catalogue }: World) => catalogue.enabled.map(({ detailPath }) => `${detailPath}/prueba`);
const itself = (address: string) => address;

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the sheet says how to print it, and leaves a line for the date", async ({ page }) => {
    for (const sheet of sheetsOf(plain)) {
      await page.goto(sheet);
      await expect(page.getByText(/en el menú del navegador, elige «Imprimir»/)).toBeVisible();
      await expect(page.getByRole("button", { name: "Imprimir" })).toHaveCount(0);
      await expect(page.locator("[data-print-date]")).toHaveText("");
    }
  });
});

test("with script, a button prints the sheet, dated today", async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {
      dispatchEvent(new Event("beforeprint"));
      document.documentElement.setAttribute("data-printed", "");
    };
  });
  await page.goto(sheetsOf(plain)[0] ?? "");
  await page.getByRole("button", { name: "Imprimir" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-printed", "");
  await expect(page.locator("[data-print-date]")).toHaveText(todayInSpanish());
});

for (const javaScriptEnabled of [true, false])
  test.describe(`on paper, script ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ site: "preview", colorScheme: "dark", javaScriptEnabled });

    test("each sheet is black on white, on two pages at most, with the addresses of its links", async ({
      page,
    }) => {
      await inTurn(sheetsOf(full), itself, async (sheet) => {
        await page.goto(sheet);
        await page.emulateMedia({ media: "print", colorScheme: "dark" });
        for (const hidden of ["header nav", "footer nav", "main nav", "[data-print]", "#cc-main"])
          for (const element of await page.locator(hidden).all()) await expect(element).toBeHidden();
        for (const [selector, property, value] of [
          ["html", "background-color", "rgb(255, 255, 255)"],
          ["html", "color", "rgb(0, 0, 0)"],
          ["main a[href^='http']", "color", "rgb(0, 0, 0)"],
        ] as const)
          await expect(page.locator(selector).first()).toHaveCSS(property, value);
        const links = await page
          .locator("main section a")
          .evaluateAll((all) =>
            all.map((link) => [getComputedStyle(link, "::after").content, link.getAttribute("href")]),
          );
        expect(links.length).toBeGreaterThan(1);
        for (const [printed, href] of links) expect(printed).toContain(href);

        const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
        const pages = pdf.match(/\/Type\s*\/Page\b/g) ?? [];
        expect(pages.length).toBeGreaterThan(0);
        expect(pages.length).toBeLessThanOrEqual(2);
        await page.emulateMedia({ media: null });
      });
    });
  });

test.describe("a dark theme that was chosen", () => {
  test("stays off paper", async ({ page }) => {
    await page.goto(sheetsOf(plain)[0] ?? "");
    await page.evaluate(() => document.documentElement.setAttribute("data-theme", "dark"));
    await page.emulateMedia({ media: "print" });
    await expect(page.locator("html")).toHaveCSS("background-color", "rgb(255, 255, 255)");
  });
});
