import type { Page } from "@playwright/test";
import { tabFrom } from "./services";
import { expect, test } from "./test";
import { plain, canTake } from "./worlds";

interface Instrumented extends Window {
  calls: unknown[][];
}

const [offer] = plain.landings.flatMap(({ side, offer }) => (side || !canTake(offer) ? [] : [offer]));
const { detailPath = "", referralUrl = "", id = "" } = offer ?? {};
const TARGET = `${referralUrl}${referralUrl.includes("?") ? "&" : "?"}refsrc=planamigo`;
const EVENT = [
  "gtag",
  "event",
  "click",
  { event_category: "CTA", event_label: `${id.replaceAll("-", "_")}_referral` },
  0,
];

// A site that measures nothing itself: what is called here comes from elsewhere.
test.use({ site: "default", consent: ["necessary", "measurement"] });

/** Puts analytics and a conversion reporter on the page; what they are asked is kept in `calls`. */
const instrument = (
  page: Page,
  reporter: "works" | "opens" | "throws" | "idles" | "lies" | "hangs" | "none",
  gtag: "works" | "throws" = "works",
) =>
  page.addInitScript(
    ([reports, measures]) => {
      const host = window as unknown as Instrumented;
      host.calls = [];
      const clicks = () => (JSON.parse(localStorage.getItem("referral_clicks") ?? "[]") as unknown[]).length;
      window.gtag = (...call) => {
        host.calls.push(["gtag", ...call, clicks()]);
        if (measures === "throws") throw new Error("gtag is broken");
      };
      if (reports === "none") return;
      window.gtag_report_conversion = (url) => {
        host.calls.push(["reporter", url, clicks()]);
        if (reports === "throws") throw new Error("reporter is broken");
        if (reports === "works") location.href = url;
        if (reports === "opens") window.open(url);
        if (reports === "lies") return true;
        return reports === "hangs" ? new Promise(() => {}) : false;
      };
    },
    [reporter, gtag],
  );

const calls = (page: Page) =>
  page.evaluate(() => (window as unknown as Instrumented).calls.filter((call) => call[2] !== "page_view"));
const press = (page: Page) => page.locator("a[data-referral]").first().click();

test("without a reporter: event, record, new tab", async ({ page }) => {
  await instrument(page, "none");
  await page.goto(detailPath);
  const tab = await tabFrom(page, () => press(page));
  expect(tab.url()).toBe(TARGET);
  expect(await calls(page)).toEqual([EVENT]);
});

test("a reporter is called with the address, after event and record, instead of a tab", async ({
  page,
  context,
}) => {
  const seen: unknown[][] = [];
  await page.exposeFunction("tell", (call: unknown[]) => void seen.push(call));
  await instrument(page, "works");
  await page.addInitScript(() => {
    const { calls: list } = window as unknown as Instrumented;
    const tell = (window as unknown as { tell: (call: unknown[]) => void }).tell;
    list.push = (...items) => items.forEach(tell) as unknown as number;
  });
  await page.goto(detailPath);
  await press(page);
  await expect(page).toHaveURL(TARGET);
  await expect.poll(() => seen).toEqual([EVENT, ["reporter", TARGET, 1]]);
  expect(context.pages()).toHaveLength(1);
});

test.describe("what fails on the way", () => {
  test.use({ expectedComplaints: [/^console warning: \[(report conversion|send click)\]/] });

  for (const reporter of ["throws", "none"] as const)
    test(`gtag throws, reporter ${reporter}: the visitor arrives in a new tab`, async ({ page }) => {
      await instrument(page, reporter, "throws");
      await page.goto(detailPath);
      const tab = await tabFrom(page, () => press(page));
      expect(tab.url()).toBe(TARGET);
    });
});

for (const reporter of ["idles", "lies", "hangs"] as const)
  test(`a reporter that ${reporter}: the visitor arrives all the same, in this tab`, async ({
    page,
    context,
  }) => {
    await instrument(page, reporter);
    await page.goto(detailPath);
    await press(page);
    await expect(page).toHaveURL(TARGET);
    expect(await page.evaluate(() => document.referrer)).toBe("");
    expect(context.pages()).toHaveLength(1);
  });

test("a reporter that opens its own tab: no second one, nor does this one leave", async ({
  page,
  context,
}) => {
  await page.clock.install();
  await instrument(page, "opens");
  await page.goto(detailPath);
  await tabFrom(page, () => press(page));
  // A browser under test keeps every tab focused.
  await page.evaluate(() => dispatchEvent(new Event("blur")));
  await page.clock.runFor(60_000);
  await context.newPage();
  expect(context.pages()).toHaveLength(3);
  await expect(page).toHaveURL(detailPath);
});

test.describe("a pop-up blocker", () => {
  test.use({ expectedComplaints: [/\[open tab\]/] });

  for (const [answer, block] of [
    ["null", () => void (window.open = () => null)],
    [
      "an error",
      () =>
        void (window.open = () => {
          throw new Error("no pop-ups");
        }),
    ],
  ] as const)
    test(`that answers ${answer} lets the visitor arrive, in the same tab`, async ({ page, context }) => {
      await page.addInitScript(block);
      await page.goto(detailPath);
      await press(page);
      await expect(page).toHaveURL(TARGET);
      await expect(page).toHaveTitle("Proveedor");
      expect(await page.evaluate(() => document.referrer)).toBe("");
      expect(context.pages()).toHaveLength(1);
    });
});
