import type { Page, Route } from "@playwright/test";
import { expect, full, test } from "./fixtures";
import { requireConsent } from "./services";
import { clickThrough, consentOf, follow, visitAll } from "./visit";

test.use({ consent: "unasked" });

const records = [
  "ab_tracking_data",
  "ab_variant",
  "last_refsrc",
  "last_utm_source",
  "last_utm_timestamp",
  "referral_clicks",
  "utm_data",
];
const own = { session: [], hosts: ["localhost"], scripts: ["site"] };
const nothing = { cookies: [], local: [], ...own };
const onlyTheAnswer = { ...nothing, cookies: ["cc_cookie"] };
/** Parts of the script that are loaded after an answer. */
const services = ["apply-answer", "site"];

test("before an answer, a visit stores only the listed records, and requests no other host", async ({
  page,
}) => {
  const visit = follow(page);
  await visitAll(page);
  await expect.poll(visit.traces).toEqual({ cookies: ["ab_variant"], local: records, ...own });
});

test("after a refusal, later pages store only the answer, also after a referral click", async ({ page }) => {
  const visit = follow(page);
  await visitAll(page);
  await consentOf(page).reject();
  await page.goto("/trade-republic?utm_source=otra");
  await expect(consentOf(page).icon).toBeVisible();
  await clickThrough(page);
  await expect(consentOf(page).banner).toBeHidden();
  expect(await visit.traces()).toEqual({ ...onlyTheAnswer, scripts: services });
});

/** What a page hears when it goes into the browser's back/forward cache and comes back, as if meanwhile something happened. */
async function leaveAndReturn(page: Page, meanwhile = async () => {}) {
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true })));
  await meanwhile();
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
}

test("a press on the banner counts also while the script is on its way", async ({ page }) => {
  const onTheWay: Route[] = [];
  await page.route(/\/assets\/site-/, (route) => void onTheWay.push(route));
  await page.goto("/paypal", { waitUntil: "commit" });
  for (const name of ["Configurar", "Rechazar"])
    await consentOf(page).banner.getByRole("button", { name }).click();
  await page.getByRole("heading", { level: 1 }).click();
  await expect.poll(() => onTheWay.length).toBe(1);
  await onTheWay[0]?.continue();
  await expect(consentOf(page).banner).toBeHidden();
  expect(await page.evaluate(() => decodeURIComponent(document.cookie))).toContain('["necessary"]');
});

test("an answer in one tab applies to the others at once", async ({ page, context }) => {
  await visitAll(page);
  const other = await context.newPage();
  await other.goto(`${full.untested}?utm_source=otra`);
  await expect(consentOf(other).banner).toBeVisible();
  await leaveAndReturn(other);
  await consentOf(page).accept();
  await expect(consentOf(other).banner).toHaveCount(0);
  await consentOf(page).withdraw();
  const visit = follow(other);
  await clickThrough(other);
  expect(await visit.traces()).toMatchObject({ cookies: ["cc_cookie"], local: [], session: [] });
});

test("a page that comes back after its answer was erased asks again, and keeps nothing", async ({
  page,
  context,
}) => {
  await page.goto(`${full.untested}?utm_source=boletin`);
  await consentOf(page).accept();
  await expect(consentOf(page).icon).toBeVisible();
  await leaveAndReturn(page, () => context.clearCookies());
  await expect(consentOf(page).banner).toBeVisible();
  expect(await clickThrough(page)).not.toContain("utm_source");
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test("where consent is required, nothing is stored before it is given, and withdrawing it erases everything", async ({
  page,
}) => {
  await requireConsent(page, full.untested);
  const visit = follow(page);
  await page.goto(`${full.untested}?utm_source=boletin`);
  await expect(consentOf(page).banner).toBeVisible();
  expect(await clickThrough(page)).toMatch(/^(?!.*utm_source).*refsrc=planamigo$/);
  expect(await visit.traces()).toEqual(nothing);
  await consentOf(page).accept();
  expect(await clickThrough(page)).toContain("utm_source=boletin");
  const local = records.filter((key) => /^(last_utm|utm|referral)/.test(key));
  await expect.poll(visit.traces).toMatchObject({ cookies: ["_ga", "_ga_TEST123", "cc_cookie"], local });
  await consentOf(page).withdraw();
  await expect.poll(visit.traces).toMatchObject({ cookies: ["cc_cookie"], local: [], session: [] });
});

test("with blocked cookies there is no banner, and an answer works", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, "cookie", { get: () => "", set: () => {} });
    localStorage.setItem("utm_data", "{}");
  });
  await page.goto("/plan?dinero=500");
  await expect(consentOf(page).banner).toBeHidden();
  await expect(page.locator("footer").getByText("Configurar cookies")).toBeHidden();
  await expect(page.getByRole("heading", { name: /^Tu plan con 500/ })).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0);
});

test.describe("in an old tab", () => {
  test.use({ expectedComplaints: [/404|\[(services|dates|error reports)\]/] });

  test("withdrawing works when every file but the page's script is missing", async ({ page, context }) => {
    await visitAll(page);
    await consentOf(page).accept();
    await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).toContain("_ga");
    // As in an old tab after a deploy.
    await context.route(
      ({ pathname }) => pathname.startsWith("/assets/") && !pathname.startsWith("/assets/site-"),
      (route) => route.fulfill({ status: 404 }),
    );
    await page.goto(full.untested);
    const visit = follow(page);
    await consentOf(page).withdraw();
    await expect(consentOf(page).icon).toBeVisible();
    expect(await clickThrough(page)).not.toContain("utm_source");
    expect(await visit.traces()).toMatchObject({
      cookies: ["cc_cookie"],
      local: [],
      session: [],
      hosts: ["localhost"],
    });
    await page.goto("/legal/privacidad");
    await page.getByRole("button", { name: "Borrar mis datos locales" }).click();
    await expect(consentOf(page).banner).toBeVisible();
    expect(await context.cookies()).toEqual([]);
  });
});

test("after an erasure a click stores nothing and says only where it comes from, until there is an answer", async ({
  page,
  context,
}) => {
  await visitAll(page);
  const other = await context.newPage();
  await other.goto(`${full.untested}?utm_source=otra`);
  await page.goto("/legal/privacidad");
  await page.getByRole("button", { name: "Borrar mis datos locales" }).click();
  await expect.poll(() => other.evaluate(() => localStorage.length)).toBe(0);
  await expect(consentOf(other).banner).toBeVisible();
  expect(await clickThrough(other)).not.toContain("utm_source");
  expect(await context.cookies()).toEqual([]);
  expect(await other.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  await consentOf(other).accept();
  expect(await clickThrough(other)).toContain("utm_source=otra");
});

test("Global Privacy Control is a no, from the first page on, until the visitor answers otherwise", async ({
  page,
  context,
}) => {
  await context.setExtraHTTPHeaders({ "Sec-GPC": "1" });
  await context.addInitScript(() =>
    Object.defineProperty(navigator, "globalPrivacyControl", { value: true }),
  );
  const visit = follow(page);
  await page.goto("/trade-republic?utm_source=boletin");
  const { banner, icon, dialog } = consentOf(page);
  await expect(icon).toBeVisible();
  await expect(banner).toBeHidden();
  expect(await clickThrough(page)).not.toContain("utm_source=boletin");
  expect(await visit.traces()).toMatchObject({ cookies: [], local: [], session: [], hosts: ["localhost"] });
  await icon.click();
  await expect(dialog.getByRole("checkbox", { checked: true })).toHaveCount(0);
  await dialog.getByRole("button", { name: "Aceptar todo" }).click();
  await page.reload();
  await expect.poll(async () => (await visit.traces()).cookies).toContain("ab_variant");
});

test.describe("where the script fails", () => {
  test.use({ expectedComplaints: [/404|\[.*broken/] });

  test("if the banner cannot be connected, nobody is asked, and nothing is kept", async ({ page }) => {
    await page.addInitScript(() => {
      const { addEventListener } = document;
      document.addEventListener = (type: string, ...rest: [EventListener]) => {
        if (type === "click") throw new Error("broken");
        addEventListener.call(document, type, ...rest);
      };
    });
    await page.goto(`${full.untested}?utm_source=boletin`);
    await expect(page.locator("html")).toHaveAttribute("data-consent", "off");
    await expect(consentOf(page).banner).toBeHidden();
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });

  test("if the page's script cannot be loaded, there is no banner, and what was kept is erased", async ({
    page,
    context,
  }) => {
    await visitAll(page);
    await context.route(/\/assets\/site-/, (route) => route.fulfill({ status: 404 }));
    await page.goto("/paypal");
    await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0);
    await expect(consentOf(page).banner).toBeHidden();
    expect(await context.cookies()).toEqual([]);
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("there is no banner and no cookie button, and nothing is stored", async ({ page, context }) => {
    await page.goto(`${full.untested}?utm_source=boletin`);
    await expect(consentOf(page).banner).toBeHidden();
    await expect(consentOf(page).icon).toBeHidden();
    await expect(page.locator("footer").getByText("Configurar cookies")).toBeHidden();
    expect(await context.cookies()).toEqual([]);
  });

  test("a link on the privacy page records a no and erases the A/B cookie", async ({ page, context }) => {
    await page.goto("/trade-republic");
    const names = async () => (await context.cookies()).map(({ name }) => name);
    expect(await names()).toEqual(["ab_variant"]);
    await page.goto("/legal/privacidad");
    const done = page.getByText("guardamos tu «no»");
    await expect(done).toBeHidden();
    await page.getByRole("link", { name: "rechazar las cookies y los registros" }).click();
    await expect(done).toBeVisible();
    await page.goto("/trade-republic");
    expect(await names()).toEqual(["cc_cookie"]);
  });
});
