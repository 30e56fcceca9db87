// docs/demands.md, D7: what a click on the referral button opens.
import type { Page } from "@playwright/test";
import { expect, full, test } from "../browser/fixtures";
import { clickReferral as click, listenTo, OPENED, referralLink as link, subject } from "../browser/referral";

const QUERY = "utm_source=uno&gclid=g&refsrc=un-amigo";

const originOf = (tab: Page) =>
  tab.evaluate(() => ({ opener: window.opener as unknown, referrer: document.referrer }));

test.use({ consent: ["necessary", "records", "campaign"] });

for (const [what, given] of [
  ["without a conversion reporter", {}],
  ["if the conversion reporter fails", { reporter: "throws" }],
  ["if the conversion reporter is no function", { reporter: "no function" }],
] as const)
  test.describe(what, () => {
    test.use({ expectedComplaints: [/^console warning: \[report conversion\]/] });

    test("the URL opens in a new tab without opener or referrer; a failure is only logged", async ({
      page,
    }) => {
      const notes: string[] = [];
      page.on("console", (message) => message.type() === "warning" && notes.push(message.text()));
      const steps = await listenTo(page, given);
      await page.goto(subject.path);
      const tab = await click(page);
      expect([tab.url(), page.url()]).toEqual([OPENED, full.url + subject.path]);
      expect(await originOf(tab)).toEqual({ opener: null, referrer: "" });
      expect(await steps()).toContainEqual(["open"]);
      expect(notes).toEqual(
        "reporter" in given && given.reporter === "throws" ? [expect.stringContaining("theirs")] : [],
      );
    });
  });

test("D7.5: a reporter that leaves the visitor on the page for 1.5 s no longer counts: the URL opens here", async ({
  page,
  context,
}) => {
  const steps = await listenTo(page, { reporter: "heard" });
  await page.clock.install();
  await page.goto(subject.path);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await link(page).click();
  await page.clock.runFor(1499);
  expect(await steps()).toEqual([["record"], ["report", OPENED], ["prevented", true]]);
  await page.clock.runFor(2);
  await expect(page).toHaveURL(OPENED);
  expect([await page.evaluate(() => document.referrer), context.pages().length]).toEqual(["", 1]);
});

for (const [what, leave] of [
  ["hidden", () => document.dispatchEvent(new Event("visibilitychange", { bubbles: true }))],
  ["blurred", () => window.dispatchEvent(new Event("blur"))],
  ["left", () => window.dispatchEvent(new Event("pagehide"))],
] as const)
  test(`D7.5: if the page was ${what} after the reporter's call, nothing opens twice`, async ({
    page,
    context,
  }) => {
    await listenTo(page, { reporter: "heard" });
    await page.clock.install();
    await page.goto(subject.path);
    await link(page).click();
    await page.evaluate(leave);
    await page.clock.runFor(60_000);
    expect([context.pages().length, new URL(page.url()).pathname]).toEqual([1, subject.path]);
  });

test("D7.4: modified clicks, other buttons, focus and context menu are the browser's, with the enriched URL", async ({
  page,
}) => {
  const steps = await listenTo(page, { gtag: "heard" });
  await page.goto(`${subject.path}?utm_source=uno`);
  const acts = await link(page).evaluate((one: HTMLAnchorElement) => {
    const own = one.href;
    const clicks: MouseEventInit[] = [
      { ctrlKey: true },
      { metaKey: true },
      { shiftKey: true },
      { button: 1 },
    ];
    const events = [
      ...clicks.map((init) => new MouseEvent("click", { ...init, bubbles: true, cancelable: true })),
      ...["pointerdown", "contextmenu", "focusin"].map((type) => new MouseEvent(type, { bubbles: true })),
    ];
    return events.map((event) => {
      let prevented = true;
      const look = () => {
        prevented = event.defaultPrevented;
        // Opens no tab here.
        event.preventDefault();
      };
      one.href = own;
      addEventListener(event.type, look, { once: true });
      one.dispatchEvent(event);
      return [prevented, one.href];
    });
  });
  const enriched = subject.opened("utm_source=uno&refsrc=planamigo");
  expect(acts).toEqual(Array(7).fill([false, enriched]));
  expect((await steps()).filter((step) => String(step) !== "prevented,false")).toEqual([]);
});

test("D7.4: a link opened in a background tab is enriched too", async ({ page, context }) => {
  await page.goto(`${subject.path}?utm_source=uno`);
  const [tab] = await Promise.all([context.waitForEvent("page"), link(page).click({ button: "middle" })]);
  // Stubs do not reach a background tab in time, but its history has the address.
  const destination = async () => {
    const session = await context.newCDPSession(tab).catch(() => undefined);
    const history = await session?.send("Page.getNavigationHistory").catch(() => undefined);
    return history?.entries.at(-1)?.url;
  };
  await expect.poll(destination).toBe(subject.opened("utm_source=uno&refsrc=planamigo"));
  await expect(page).toHaveURL(`${subject.path}?utm_source=uno`);
});

test("D7.4: every referral link of the home page is enriched as soon as it has the focus", async ({
  page,
}) => {
  await page.goto("/?utm_source=uno");
  // The cards after the first ones.
  await page.locator("#ofertas details:has(+ ul) > summary").click();
  const links = page.locator("#ofertas a[data-referral]");
  for (const one of await links.all()) {
    await one.focus();
    await expect(one).toHaveAttribute("href", /[?&]utm_source=(uno|amigo)&.*refsrc=planamigo/);
  }
  expect(await links.count()).toBeGreaterThan(1);
});

test.describe("D7.6: after a no", () => {
  test.use({ consent: ["necessary"] });

  test("a click carries refsrc alone, and nothing is recorded", async ({ page }) => {
    await page.goto(`${subject.path}?${QUERY}`);
    expect((await click(page)).url()).toBe(subject.opened("refsrc=un-amigo"));
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });
});

test.describe("D7.4: without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a click opens the offer's own address with the refsrc of this site, without opener or referrer", async ({
    page,
  }) => {
    await page.goto(`${subject.path}?${QUERY}`);
    const [tab] = await Promise.all([page.context().waitForEvent("page"), link(page).click()]);
    await expect(tab).toHaveURL(OPENED);
    expect(await originOf(tab)).toEqual({ opener: null, referrer: "" });
  });
});

test.describe("D7.5: a blocked pop-up", () => {
  test.use({ expectedComplaints: [/^console warning: \[open tab\]/] });

  test("opens the offer in this tab", async ({ page, context }) => {
    await page.addInitScript(() => void (window.open = () => null));
    await page.goto(subject.path);
    await link(page).click();
    await expect(page).toHaveURL(OPENED);
    expect(await page.evaluate(() => document.referrer)).toBe("");
    expect(context.pages()).toHaveLength(1);
  });
});
