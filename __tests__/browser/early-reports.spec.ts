import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { isIngest } from "./services";
import { consentOf } from "./visit";

test.use({
  consent: "unasked",
  expectedComplaints: [/Content Security Policy|thrown: Error: provoked|\[error reports\]|ERR_FAILED/],
});

/** The error reports that a page sends from now on, as text. */
function reportsOf(page: Page): string[] {
  const texts: string[] = [];
  page.on("request", (request) => {
    if (isIngest(new URL(request.url()))) texts.push(request.postData() ?? "");
  });
  return texts;
}

/** Makes the page request a picture that its policy refuses. */
const violate = (page: Page, host: string) =>
  page.evaluate((name) => void (new Image().src = `https://${name}.example/x.png`), host);

test("a violation of the policy is reported after a yes, an earlier one too where the browser keeps it", async ({
  page,
}) => {
  for (const keeps of [true, false]) {
    if (!keeps) await page.addInitScript(() => Reflect.deleteProperty(window, "ReportingObserver"));
    await page.context().clearCookies();
    const reports = reportsOf(page);
    const about = (host: string) => reports.filter((text) => text.includes(`https://${host}.example`)).length;
    await page.goto("/paypal");
    await violate(page, "antes");
    expect(reports).toEqual([]);
    await consentOf(page).accept();
    await expect(async () => {
      await violate(page, "despues");
      expect(about("despues")).toBeGreaterThan(0);
    }).toPass();
    expect(about("antes") > 0).toBe(keeps);
    expect(reports.join()).toContain("The policy refused: img-src");
  }
});

test("an error before a no is never reported, whatever is answered later", async ({ page }) => {
  const reports = reportsOf(page);
  const provoke = (word: string) =>
    page.evaluate((text) => void setTimeout(() => Promise.reject(new Error(`provoked ${text}`))), word);
  await page.goto("/paypal");
  await provoke("early");
  const { icon, dialog, reject } = consentOf(page);
  // The no has taken effect once the part of the script that applies it has come and run.
  await Promise.all([page.waitForResponse(/\/assets\/apply-answer-/), reject()]);
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  await icon.click();
  await dialog.getByRole("button", { name: "Aceptar todo" }).click();
  await expect(async () => {
    await provoke("late");
    expect(reports.join()).toContain("provoked late");
  }).toPass();
  expect(reports.join()).not.toContain("provoked early");
});

test("error reports that cannot be loaded are noted by their name", async ({ page }) => {
  await page.route(/\/assets\/error-reports-/, (route) => route.abort());
  const noted = page.waitForEvent("console", (message) => message.text().startsWith("[error reports]"));
  await page.goto("/paypal");
  await consentOf(page).accept();
  await noted;
});
