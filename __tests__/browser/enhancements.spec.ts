import { brotliCompressSync } from "node:zlib";
import { themeColours } from "@/lib/config/theme";
import { madridDate } from "@/lib/format/dates";
import { expect, full, test } from "./fixtures";
import { consentOf } from "./visit";

/** The page to print (`/<offer>/prueba`) of the offer with the longest record. */
const sheet = full.catalogue.enabled
  .toSorted((a, b) => JSON.stringify(b).length - JSON.stringify(a).length)
  .map(({ detailPath }) => `${detailPath}/prueba`)[0];
const asked = () =>
  performance.getEntriesByType("resource").find(({ name }) => name.includes("/assets/site-"))?.startTime;

test.describe("on a first visit", () => {
  test.use({ consent: "unasked" });

  test("before anything is pressed, a page with a form loads the code that answers it, and at most 6 KiB", async ({
    page,
  }) => {
    // What corrects dates is loaded after the day of the build only: a test that runs past midnight would count it.
    const none = { contentType: "text/javascript", body: "export function correctDay() {}" };
    await page.route(/\/assets\/today-/, (route) => route.fulfill(none));
    const scripts: { name: string; size: Promise<number> }[] = [];
    page.on("response", (response) => {
      const name = /([a-z-]+)-[A-Z0-9]{8}\.js$/.exec(response.url())?.[1];
      if (!name || name === "today") return;
      scripts.push({ name, size: response.body().then((body) => brotliCompressSync(body).length) });
    });
    await page.goto("/plan");
    await expect.poll(() => scripts.map(({ name }) => name)).toContain("forms-in-place");
    await page.waitForLoadState("networkidle");
    const sizes = await Promise.all(scripts.map(({ size }) => size));
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(6 * 1024);
  });
});

test("the chosen theme changes the switch and the browser's toolbar, and is kept on the next page", async ({
  page,
}) => {
  const bars = () =>
    page
      .locator("meta[name=theme-color]")
      .evaluateAll((all: HTMLMetaElement[]) => all.map(({ content }) => content));
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await page.goto("/");
  expect(await bars()).toEqual([themeColours.light, themeColours.dark]);
  const light = await ground();
  await page.locator("[data-theme-switch]").click();
  await expect(page.getByRole("button", { name: "Tema oscuro", pressed: true })).toBeVisible();
  const dark = await ground();
  expect(dark).not.toBe(light);
  expect(await bars()).toEqual([dark, dark]);
  await page.goto("/paypal");
  await expect.poll(bars).toEqual([dark, dark]);
  // On paper a page is black on white, whatever was chosen.
  await page.emulateMedia({ media: "print" });
  expect(await ground()).toBe("rgb(255, 255, 255)");
});

test("«Compartir» copies the page's address if the system cannot share, and says so", async ({ page }) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript(() => Object.defineProperty(navigator, "share", { value: undefined }));
  await page.goto("/paypal?utm_source=x");
  await page.getByRole("main").getByRole("button", { name: "Compartir" }).click();
  await expect(page.getByRole("status")).toHaveText("Enlace copiado");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${full.url}/paypal`);
});

test("«Compartir» shares the address without its query, shows it if that fails, and says nothing of a closed panel", async ({
  page,
}) => {
  await page.goto("/paypal?utm_source=x");
  const url = `${full.url}/paypal`;
  // Which error the system's panel and the clipboard give; none: the browser does not have them.
  for (const [panel, clipboard, said] of [
    ["", "", url],
    ["", "NotAllowedError", url],
    ["NotAllowedError", "", url],
    ["AbortError", "", ""],
  ]) {
    await page.evaluate(
      (names) => {
        const failing =
          (name = "") =>
          async (given: { url?: string }) => {
            document.documentElement.dataset.shared = given.url ?? "";
            throw new DOMException("", name);
          };
        const [share, writeText] = names.map((name) => (name ? failing(name) : undefined));
        const given = { share: { value: share }, clipboard: { value: writeText && { writeText } } };
        for (const [name, own] of Object.entries(given))
          Object.defineProperty(navigator, name, { ...own, configurable: true });
      },
      [panel, clipboard],
    );
    await page.getByRole("main").getByRole("button", { name: "Compartir" }).click();
    if (panel) await expect(page.locator("html")).toHaveAttribute("data-shared", url);
    await expect(page.getByRole("status")).toHaveText(said ? new RegExp(`${said}$`) : "");
  }
});

test("«Compartir» also works on an answer shown in place", async ({ page }) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript(() => Object.defineProperty(navigator, "share", { value: undefined }));
  await page.goto("/plan");
  await page.getByRole("button", { name: "Ver mi plan" }).click();
  await page.locator("#respuesta [data-share]").click();
  await expect(page.locator("#respuesta").getByRole("status")).toHaveText("Enlace copiado");
});

test.describe("on a phone's first visit", () => {
  test.use({ consent: "unasked", viewport: { width: 390, height: 844 } });

  test("«Compartir» of a plan is in view with the cookies' question, and nothing moves when it has copied", async ({
    page,
  }) => {
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.addInitScript(() => Object.defineProperty(navigator, "share", { value: undefined }));
    // Without it the page still scrolls to its answer while the places are measured.
    await page.emulateMedia({ reducedMotion: "reduce" });
    for (const place of ["", "#respuesta-titulo"]) {
      await page.goto("about:blank");
      await page.goto(`/plan?dinero=100${place}`);
      await expect(consentOf(page).banner).toBeVisible();
      const button = page.locator("[data-share]");
      const boxes = () =>
        page
          .locator("#respuesta > *, #respuesta [data-share]")
          .evaluateAll((all) => all.map((one) => JSON.stringify(one.getBoundingClientRect())));
      const [scrolled, before] = [await page.evaluate(() => scrollY), await boxes()];
      await button.click();
      await expect(button).toHaveText("Copiado");
      await expect(page.getByRole("status")).toHaveText("Enlace copiado");
      expect(await page.evaluate(() => scrollY)).toBe(scrolled);
      expect(await boxes()).toEqual(before);
      expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`${full.url}/plan?`);
      await expect(button).toHaveText("Compartir");
    }
  });
});

test("a page that was prerendered, or comes back from the cache, has the theme chosen meanwhile", async ({
  page,
}) => {
  await page.goto("/");
  for (const [event, theme] of [
    ["prerenderingchange", "dark"],
    ["pageshow", "light"],
  ] as const) {
    await page.evaluate((chosen) => localStorage.setItem("theme", chosen), theme);
    await page.evaluate((name) => document.dispatchEvent(new Event(name, { bubbles: true })), event);
    await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
  }
});

test.describe("where storage and timings are refused", () => {
  test.use({ expectedComplaints: [/^console warning: \[(top|keep theme)\] Error: refused/] });

  test("each failure is noted by its name, and the theme changes all the same", async ({ page }) => {
    const notes: string[] = [];
    page.on("console", (message) => notes.push(message.text().replace(/\].*/s, "]")));
    await page.addInitScript(() => {
      performance.getEntriesByType = Storage.prototype.setItem = () => {
        throw new Error("refused");
      };
    });
    await page.goto("/paypal");
    await page.locator("[data-theme-switch]").click();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    expect(notes).toEqual(["[top]", "[keep theme]"]);
  });
});

test("«Imprimir» prints the page, and the sheet carries the day in Madrid on which it is printed", async ({
  page,
}) => {
  const date = page.locator("main [data-print-date]");
  await page.addInitScript(() => {
    window.print = () => void dispatchEvent(new Event("beforeprint"));
  });
  await page.clock.install({ time: new Date("2026-12-31T22:59:50Z") });
  await page.goto(sheet ?? "");
  await expect(date).toHaveText("");
  for (const day of ["31 de diciembre de 2026", "1 de enero de 2027"]) {
    await page.getByRole("button", { name: "Imprimir" }).click();
    await expect(date).toContainText(day);
    await page.clock.setFixedTime(new Date("2026-12-31T23:00:00Z"));
  }
});

test("«Imprimir la carta» prints the letter alone; the browser's own command prints the whole page", async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
  const today = madridDate(new Date());
  const answers = new URLSearchParams({ hecho: "denegado", alta: today, desde: today });
  await page.goto(`${sheet?.replace("prueba", "reclamar")}?${answers}`);
  await page.getByRole("button", { name: "Imprimir la carta" }).click();
  await page.emulateMedia({ media: "print" });
  const printed = [page.getByRole("heading", { level: 1 }), page.getByRole("contentinfo")];
  await expect(page.locator("#carta-texto")).toBeVisible();
  for (const other of printed) await expect(other).toBeHidden();
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  for (const part of [...printed, page.locator("#carta-texto")]) await expect(part).toBeVisible();
});

test.describe("the proof page, without script", () => {
  test.use({ javaScriptEnabled: false, colorScheme: "dark" });

  test("prints black on white on at most two pages, with the addresses of its links", async ({ page }) => {
    await page.goto(sheet ?? "");
    const menu = page.locator("main noscript");
    await expect(menu).toBeVisible();
    // Its content is text to a browser with script: compared as it is drawn.
    await expect(menu).toContainText("elige «Imprimir»", { useInnerText: true });
    await expect(page.getByRole("button", { name: "Imprimir" })).toHaveCount(0);
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    for (const hidden of await page.locator("nav, [data-print], #preferencias-abrir").all())
      await expect(hidden).toBeHidden();
    await expect(page.locator("html")).toHaveCSS("background-color", "rgb(255, 255, 255)");
    await expect(page.locator("main a[href^='http']").first()).toHaveCSS("color", "rgb(0, 0, 0)");
    const links = await page.locator("main section a[href^='http']:not([data-referral])").evaluateAll((all) =>
      all.map((link) => {
        const printed = `${link.textContent} ${getComputedStyle(link, "::after").content}`;
        return [printed, printed.split(`${link.getAttribute("href")}`).length - 1];
      }),
    );
    expect(links.length).toBeGreaterThan(1);
    for (const [printed, times] of links) expect(times, `once in «${printed}»`).toBe(1);
    const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
    expect([1, 2]).toContain(pdf.match(/\/Type\s*\/Page\b/g)?.length);
  });
});

test("the script is requested after the first paint", async ({ page }) => {
  await page.goto("/paypal", { waitUntil: "load" });
  await expect.poll(() => page.evaluate(asked)).toBeTruthy();
  const painted = await page.evaluate(
    () => performance.getEntriesByName("first-contentful-paint")[0]?.startTime,
  );
  expect(await page.evaluate(asked)).toBeGreaterThan(painted ?? Infinity);
});

test("the script is requested in a browser without paint timings too", async ({ page }) => {
  await page.addInitScript(() => void (PerformanceObserver.prototype.observe = () => undefined));
  await page.goto("/", { waitUntil: "load" });
  await expect(page.locator("html")).toHaveAttribute("data-ready");
});
