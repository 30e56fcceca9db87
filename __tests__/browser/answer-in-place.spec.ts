import { toolPath } from "@/lib/config/paths";
import type { Page, Route } from "@playwright/test";
import { datedDeadlines } from "@/lib/ground/deadlines";
import { addDays, madridDate } from "@/lib/format/dates";
import { canTake, expect, full, inTurn, test } from "./fixtures";

const offer = full.catalogue.enabled.find((one) => canTake(one) && one.deadlines.items.length > 0)!;
const path = toolPath(offer, "deadlines");
const today = madridDate(new Date());

async function askFor(page: Page, day: string) {
  await page.locator("input[name=alta]").fill(day);
  await page.getByRole("button", { name: "Ver mis fechas" }).click();
}

/** The paths that the browser loads as pages from now on. */
function loadedBy(page: Page): string[] {
  const paths: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

test("after a second answer, going back shows the first", async ({ page }) => {
  const loaded = loadedBy(page);
  const times = page.locator("time");
  const expectAnswer = async (day: string) => {
    await expect(page).toHaveURL(`${path}/fechas?alta=${day}`);
    const shown = () => times.evaluateAll((all) => all.map((time) => time.getAttribute("datetime")));
    await expect.poll(shown).toEqual(datedDeadlines(offer.deadlines.items, day).map(({ date }) => date));
    await expect(page.locator("[data-address]")).toHaveText(new RegExp(`${path}/fechas\\?alta=${day}$`));
  };
  await page.goto(path);
  for (const day of [today, addDays(today, -1)]) {
    await askFor(page, day);
    await expectAnswer(day);
  }
  await page.goBack();
  await expectAnswer(today);
  await page.goBack();
  // The form again, with the dates of who starts today.
  await expect(page.locator("[data-due]").first()).toHaveText(/\d{4}$/);
  expect(loaded).toEqual([path]);
});

test("who asks again before an answer has come gets the later one alone, however late the first comes", async ({
  page,
}) => {
  const [early, late] = [addDays(today, -1), addDays(today, -2)];
  await page.goto(path);
  await askFor(page, today);
  await expect(page).toHaveURL(`${path}/fechas?alta=${today}`);
  const entries = await page.evaluate(() => history.length);
  let answerFirst = () => {};
  const held = new Promise<void>((go) => (answerFirst = go));
  await page.route(`**${path}/fechas?alta=${early}`, (route) => held.then(() => route.continue()));
  await askFor(page, early);
  await page.locator("input[name=alta]").fill(late);
  // As many people press a button.
  await page.getByRole("button", { name: "Ver mis fechas" }).dblclick();
  await expect(page).toHaveURL(`${path}/fechas?alta=${late}`);
  const came = page.waitForResponse(`**${path}/fechas?alta=${early}`);
  answerFirst();
  await (await came).finished();
  await expect(page).toHaveURL(`${path}/fechas?alta=${late}`);
  await expect(page.locator("[data-address]")).toHaveText(new RegExp(`alta=${late}$`));
  await expect.poll(() => page.evaluate(() => history.length)).toBe(entries + 1);
});

test("who goes back before an answer has come stays there", async ({ page }) => {
  await page.goto(path);
  for (const day of [today, addDays(today, -1)]) {
    await askFor(page, day);
    await expect(page).toHaveURL(`${path}/fechas?alta=${day}`);
  }
  let answerLast = () => {};
  const held = new Promise<void>((go) => (answerLast = go));
  const last = `**${path}/fechas?alta=${addDays(today, -2)}`;
  await page.route(last, (route) => held.then(() => route.continue()));
  await askFor(page, addDays(today, -2));
  await page.goBack();
  await expect(page.locator("[data-address]")).toHaveText(new RegExp(`alta=${today}$`));
  const came = page.waitForResponse(last);
  answerLast();
  await (await came).finished();
  await expect(page).toHaveURL(`${path}/fechas?alta=${today}`);
  await expect(page.locator("[data-address]")).toHaveText(new RegExp(`alta=${today}$`));
});

test("an answer in place is the page that its address shows, to its end", async ({ page }) => {
  await page.goto(path);
  await askFor(page, today);
  await expect(page).toHaveURL(`${path}/fechas?alta=${today}`);
  const inPlace = await page.locator("main").innerText();
  await page.reload();
  await page.locator("html[data-ready]").waitFor();
  await expect.poll(() => page.locator("main").innerText()).toBe(inPlace);
});

for (const { button, day } of [
  { button: /^Hace 1\s?semana$/, day: "2026-10-26" },
  { button: /^Ver mis fechas$/, day: "2026-11-02" },
])
  test(`${button.source} asks for its day in Madrid, without a redirect`, async ({ page }) => {
    await page.clock.setFixedTime(new Date("2026-11-01T23:30:00Z"));
    await page.goto(path);
    const request = page.waitForRequest(/\/fechas\?/);
    await page.getByRole("button", { name: button }).click();
    expect((await request).url()).toMatch(new RegExp(`\\?alta=${day}$`));
  });

test("a field with an error gets the focus, and the form can be sent again", async ({ page }) => {
  const loaded = loadedBy(page);
  await page.goto("/plan");
  await page.locator("label:has([name=dinero][value=otro])").click();
  await page.locator("input[name=otro]").fill("mucho");
  await page.keyboard.press("Enter");
  await expect(page.locator("input[name=otro][aria-invalid=true]")).toBeFocused();
  await page.locator("input[name=otro]").fill("500");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: /^Tu plan con 500/ })).toBeFocused();
  expect(loaded).toEqual(["/plan"]);
});

/** How the script's own request may fail. */
const failures: Record<string, (route: Route) => Promise<void>> = {
  "the network fails": (route) => route.abort(),
  "the site fails": (route) => route.fulfill({ status: 500, body: '<p id="herramienta">' }),
  "the answer is another page": (route) => route.fulfill({ contentType: "text/html", body: "<p>Portal" }),
};

test.describe("if it fails", () => {
  test.use({ expectedComplaints: [/\[answer\]|ERR_FAILED|status of 500/] });

  test("the form is sent as without script", async ({ page }) => {
    const loaded = loadedBy(page);
    await inTurn(Object.keys(failures), String, async (what) => {
      await page.route("**/fechas?**", (route) =>
        route.request().isNavigationRequest() ? route.continue() : failures[what]?.(route),
      );
      await page.goto(path);
      await askFor(page, today);
      await page.waitForURL(/\/fechas\?/);
      expect(loaded.splice(0)).toEqual([path, `${path}/fechas`]);
    });
  });
});

test("on paper a page names its address, of its query only what it has read, and with script the day", async ({
  page,
}) => {
  const head = page.locator("header:not(main *) > div");
  await page.goto("/plan?dinero=100&nombre=%3Cb%3E&inicio=nunca");
  await expect(head).toBeHidden();
  await expect(head).toHaveText(/\/plan$/);
  await page.goto("/plan?dinero=100&nombre=%3Cb%3E");
  await page.emulateMedia({ media: "print" });
  await expect(head).toBeVisible();
  await expect(head).toHaveText(/\/plan\?dinero=100$/);
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  await expect(head).toHaveText(/\/plan\?dinero=100 · Impreso el \d+ de \S+ de \d{4}$/);
});
