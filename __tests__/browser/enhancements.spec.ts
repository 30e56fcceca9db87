import type { Page } from "@playwright/test";
import { themeColours } from "@/lib/config/theme";
import { expect, inTurn, scriptOf, test } from "./test";
import { full } from "./worlds";

const share = (page: Page) => page.getByRole("main").getByRole("button", { name: "Compartir" });
const themeSwitch = (page: Page) => page.locator("[data-theme-switch]");
const asked = () =>
  performance.getEntriesByType("resource").find(({ name }) => name.includes("/assets/site-"))?.startTime;
const sheets = full.catalogue.enabled.map(({ detailPath }) => `${detailPath}/prueba`);
const [sheet = ""] = sheets;

test.describe("the theme", () => {
  test("shows on its switch and in the browser's bars, on the next page too", async ({ page }) => {
    const bars = () =>
      page
        .locator("meta[name=theme-color]")
        .evaluateAll((all: HTMLMetaElement[]) => all.map(({ content }) => content));
    const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    const mark = () => themeSwitch(page).evaluate((one) => getComputedStyle(one, "::before").content);
    await page.goto("/");
    expect(await bars()).toEqual([themeColours.light, themeColours.dark]);
    expect(await mark()).toBe("none");
    const light = await ground();
    await themeSwitch(page).click();
    await expect(page.getByRole("button", { name: "Tema oscuro", pressed: true })).toBeVisible();
    expect(await mark()).toContain("✓");
    const dark = await ground();
    expect(dark).not.toBe(light);
    expect(await bars()).toEqual([dark, dark]);
    await page.goto("/paypal");
    await expect.poll(bars).toEqual([dark, dark]);
    // On paper a page is black on white, whatever was chosen.
    await page.emulateMedia({ media: "print" });
    expect(await ground()).toBe("rgb(255, 255, 255)");
  });
});

test.describe("«Compartir»", () => {
  test("copies the page's own address, without the system's panel, and says so", async ({
    page,
    context,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.addInitScript(() => Object.defineProperty(navigator, "share", { value: undefined }));
    const parts: string[] = [];
    page.on("request", (request) => void parts.push(request.url()));
    await page.goto("/paypal?utm_source=x");
    expect(parts.filter((url) => url.includes("share"))).toEqual([]);
    await share(page).click();
    await expect(page.getByRole("status")).toHaveText("Enlace copiado");
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${full.url}/paypal`);
  });

  test("gives the system's panel title and address; closing it is no failure", async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, "share", {
        value: (data: ShareData) => {
          document.title = `${data.title} ${data.url}`;
          return Promise.reject(new DOMException("closed", "AbortError"));
        },
      }),
    );
    await page.goto("/lowi");
    const title = await page.title();
    await share(page).click();
    await expect(page).toHaveTitle(`${title} ${full.url}/lowi`);
    await expect(page.getByRole("main").getByRole("status")).toBeEmpty();
  });
});

test.describe("the sheet for the file", () => {
  test("is printed by a button, dated today", async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => {
        dispatchEvent(new Event("beforeprint"));
        document.documentElement.setAttribute("data-printed", "");
      };
    });
    await page.goto(sheet);
    await page.getByRole("button", { name: "Imprimir" }).click();
    await expect(page.locator("html")).toHaveAttribute("data-printed", "");
    const today = new Intl.DateTimeFormat("es-ES", { dateStyle: "long", timeZone: "Europe/Madrid" });
    await expect(page.locator("[data-print-date]")).toHaveText(today.format(new Date()));
  });

  test.describe("without script", () => {
    test.use({ javaScriptEnabled: false, colorScheme: "dark" });

    test("says how, and is black on white on two pages at most, with its links' addresses", async ({
      page,
    }) => {
      await inTurn(sheets, String, async (address) => {
        await page.goto(address);
        await expect(page.getByText(/en el menú del navegador, elige «Imprimir»/)).toBeVisible();
        await expect(page.getByRole("button", { name: "Imprimir" })).toHaveCount(0);
        await page.emulateMedia({ media: "print", colorScheme: "dark" });
        for (const hidden of ["header nav", "footer nav", "main nav", "[data-print]", "#cc-main"])
          for (const element of await page.locator(hidden).all()) await expect(element).toBeHidden();
        await expect(page.locator("html")).toHaveCSS("background-color", "rgb(255, 255, 255)");
        await expect(page.locator("main a[href^='http']").first()).toHaveCSS("color", "rgb(0, 0, 0)");
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
});

test.describe("where a visitor is on a page", () => {
  const place = (page: Page) => page.evaluate(() => scrollY);
  const goTo = async (page: Page, top: number) => {
    await page.evaluate((y) => document.documentElement.scrollTo({ top: y, behavior: "instant" }), top);
    await expect.poll(() => place(page)).toBe(top);
  };

  for (const javaScriptEnabled of [true, false])
    test.describe(`script ${javaScriptEnabled ? "on" : "off"}`, () => {
      test.use({ javaScriptEnabled });

      test("«Ver todas las ofertas» leads from a landing page to the offers", async ({ page }) => {
        await page.goto("/paypal");
        await page.getByRole("main").getByRole("link", { name: "Ver todas las ofertas" }).click();
        await expect(page).toHaveURL("/#ofertas");
        await expect(page.locator("#ofertas-titulo")).toBeInViewport();
        const top = () =>
          page.locator("#ofertas").evaluate((offers) => Math.abs(offers.getBoundingClientRect().top));
        await expect.poll(top).toBeLessThan(100);
      });
    });

  test("loaded again it goes to its top, going back keeps the place", async ({ page }) => {
    for (const path of ["/lowi", "/paypal"]) {
      await page.goto(path);
      await goTo(page, 700);
      await page.reload();
      await expect.poll(() => place(page)).toBe(0);
    }
    await goTo(page, 700);
    await page.goto("/lowi");
    await page.goBack();
    await expect.poll(() => place(page)).toBe(700);
  });
});

test.describe("«Volver atrás»", () => {
  test.use({ expectedComplaints: [/status of 404/] });

  test("goes back to where the visitor was", async ({ page }) => {
    await page.goto("/paypal");
    await page.goto("/no-existe");
    await page.getByRole("button", { name: "Volver atrás" }).click();
    await expect(page).toHaveURL("/paypal");
  });

  test("goes home where there is nothing behind", async ({ page }) => {
    await page.goto("/");
    // A tab that is opened at an address has that address alone in its history.
    const [tab] = await Promise.all([
      page.context().waitForEvent("page"),
      page.evaluate(() => void window.open("/no-existe", "_blank", "noopener")),
    ]);
    await tab.waitForLoadState();
    await scriptOf(tab);
    await tab.getByRole("button", { name: "Volver atrás" }).click();
    await expect(tab).toHaveURL("/");
  });
});

test.describe("the script", () => {
  test("is asked for once the page has been painted", async ({ page }) => {
    await page.goto("/paypal", { waitUntil: "load" });
    await expect.poll(() => page.evaluate(asked)).toBeTruthy();
    const painted = await page.evaluate(
      () => performance.getEntriesByName("first-contentful-paint")[0]?.startTime,
    );
    expect(await page.evaluate(asked)).toBeGreaterThan(painted ?? Infinity);
  });

  test("is asked for a second after the page has loaded where a browser does not tell of paints", async ({
    page,
  }) => {
    await page.addInitScript(() => void (PerformanceObserver.prototype.observe = () => undefined));
    await page.goto("/", { waitUntil: "load" });
    await expect(page.locator("html")).toHaveAttribute("data-ready");
    const loaded = await page.evaluate(() => {
      const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
      return visit?.loadEventStart ?? Infinity;
    });
    expect(await page.evaluate(asked)).toBeGreaterThanOrEqual(loaded + 1000);
  });

  test("fetches what corrects a page's dates only after the day of its build", async ({ page }) => {
    const parts: string[] = [];
    page.on("request", (request) => void parts.push(new URL(request.url()).pathname));
    const corrections = () => parts.filter((path) => path.startsWith("/assets/today-")).length;
    await page.goto("/paypal");
    const freshUntil = Number(await page.locator("html").getAttribute("data-fresh-until"));
    await page.clock.setFixedTime(new Date(freshUntil - 1));
    parts.length = 0;
    await page.reload();
    // What comes last has come: the part for a later day would have been asked for before.
    await expect(page.locator("button.cookies")).toBeAttached();
    expect(corrections()).toBe(0);
    await page.clock.setFixedTime(new Date("2090-06-01T12:00:00Z"));
    await page.reload();
    await expect(page.getByRole("contentinfo")).toContainText("© 2090 ");
    expect(corrections()).toBe(1);
  });

  test.describe("that cannot be fetched", () => {
    test.use({ expectedComplaints: [/Failed to load resource: net::ERR_FAILED/] });

    test("leaves the page whole", async ({ page }) => {
      await page.route(/assets\/site-/, (route) => route.abort());
      await page.goto("/paypal");
      await expect(page.locator("main a[data-referral]").first()).toHaveAttribute("href", /^https:/);
      const questions = page.locator("details[name]:has(summary h3)");
      for (const place of [0, 1]) {
        await questions.nth(place).locator("summary").press("Enter");
        await expect(questions.nth(place)).toHaveAttribute("open");
        await expect(page.locator("details[open]")).toHaveCount(1);
      }
    });
  });
});
