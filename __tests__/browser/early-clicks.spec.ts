import type { Page, Route } from "@playwright/test";
import type { ConsentCategory } from "@/lib/privacy/consent";
import { consentCookie, expect, inTurn, scriptOf, test } from "./fixtures";
import { clickReferral, referralLink, subject, subjects } from "./referral";
import { requireConsent } from "./services";
import { consentOf, stored } from "./visit";

test.use({ consent: "unasked" });

/** Holds the site's script back, as a slow network does; the returned function lets it come. */
async function holdScript(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = [];
  await page.route(/\/assets\/site-/, (route) => void held.push(route));
  return async () => {
    await expect.poll(() => held.length).toBe(1);
    await held[0]?.continue();
    await scriptOf(page);
  };
}

/** Clicks a page's referral link before the script is there and after it came: what each opened. */
async function clickEarlyAndLate(page: Page, address: string) {
  const release = await holdScript(page);
  await page.goto(address, { waitUntil: "domcontentloaded" });
  const before = await referralLink(page).getAttribute("href");
  const early = await clickReferral(page);
  await expect(referralLink(page)).toHaveAttribute("href", before ?? "");
  await release();
  const late = await clickReferral(page);
  const opened = [early.url(), late.url()] as const;
  await early.close();
  await late.close();
  return opened;
}

test("D7.7: a press before the script is there opens the provider with the campaign, and is recorded", async ({
  page,
}) => {
  const begin = new Date().toISOString();
  const release = await holdScript(page);
  await page.goto(`${subject.path}?gclid=GC1&utm_source=google`, { waitUntil: "domcontentloaded" });
  await expect(consentOf(page).banner).toBeVisible();
  const tab = await clickReferral(page);
  const opened = subject.opened("utm_source=google&gclid=GC1&refsrc=planamigo");
  expect(tab.url()).toBe(opened);
  expect(await tab.evaluate(() => [window.opener, document.referrer])).toEqual([null, ""]);
  const pressed = new Date().toISOString();
  await release();
  const [click, ...more] = (await stored(page, "referral_clicks")) as Record<string, unknown>[];
  expect(more).toEqual([]);
  expect(click).toMatchObject({
    event: subject.label,
    referralUrl: opened,
    utmParams: { utm_source: "google", gclid: "GC1", refsrc: "planamigo" },
  });
  const { timestamp } = click as { timestamp: string };
  expect([begin, timestamp, pressed]).toEqual([begin, timestamp, pressed].sort());
});

test("D7.7: an early press adds what a later one adds, by the same rules", async ({ page }) => {
  const long = "x".repeat(1001);
  const queries = [
    "?utm_source=uno&utm_medium=dos&fbclid=f&msclkid=m&refsrc=un-amigo",
    `?utm_source=&utm_source=dos&utm_term=a%20b%26c&gclid=${long}&z=otra&other=1`,
  ];
  const paths = [...subjects.map(({ path }) => path), "/trade-republic"];
  const addresses = paths.flatMap((path) => queries.map((query) => path + query));
  await inTurn(addresses, String, async (address) => {
    await page.context().clearCookies();
    const [early, late] = await clickEarlyAndLate(page, address);
    expect(early).toBe(late);
    await page.evaluate(() => localStorage.clear());
  });
});

const QUERY = "?utm_source=uno&gclid=g&refsrc=un-amigo";
const ALL = "utm_source=uno&gclid=g&refsrc=un-amigo";
const ONLY = "refsrc=un-amigo";

for (const [answer, expected] of [
  [["necessary"], ONLY],
  [["necessary", "records"], ONLY],
  [["necessary", "campaign"], ALL],
  [["necessary", "records", "campaign", "measurement", "replay"], ALL],
] as [ConsentCategory[], string][])
  test(`after the answer ${answer.join(", ")}, early and later presses tell ${expected}`, async ({
    page,
    context,
  }) => {
    await context.addCookies([consentCookie("full", answer)]);
    const opened = subject.opened(expected);
    expect(await clickEarlyAndLate(page, subject.path + QUERY)).toEqual([opened, opened]);
  });

test("where the browser asks for privacy (GPC), an early press tells only refsrc", async ({
  page,
  context,
}) => {
  await context.addInitScript(() =>
    Object.defineProperty(navigator, "globalPrivacyControl", { value: true }),
  );
  const opened = subject.opened(ONLY);
  expect(await clickEarlyAndLate(page, subject.path + QUERY)).toEqual([opened, opened]);
});

test("where consent is required, an early press before an answer tells only refsrc, and is not recorded", async ({
  page,
}) => {
  await requireConsent(page, subject.path);
  const opened = subject.opened(ONLY);
  expect(await clickEarlyAndLate(page, subject.path + QUERY)).toEqual([opened, opened]);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});
