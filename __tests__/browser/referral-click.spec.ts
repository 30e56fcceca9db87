import type { BrowserContext, Page } from "@playwright/test";
import { inTurn } from "./in-turn";
import { stubProviders, stored, tabFrom, traces } from "./provider";
import { expect, test } from "./test";
import { full } from "./worlds";

/** The nine parameters, each with a value that needs care in an address. */
const TRACKING = {
  utm_source: "boletín",
  utm_medium: "e-mail & más",
  utm_campaign: "otoño 2025",
  utm_term: "50% de 100€",
  utm_content: "a=b#c",
  gclid: "EAIaIQ_-x",
  msclkid: "0123abcd",
  fbclid: "IwAR0/+=",
  refsrc: "un-amigo",
};
const QUERY = new URLSearchParams(TRACKING).toString();

const link = (page: Page) => page.locator("a[data-referral]").first();
const idOf = ({ id }: { id: string }) => id;

test.use({ site: "preview" });
test.beforeEach(({ context }) => stubProviders(context, full));

/** The address that a click should open: the link's own, with what is added in order and nothing else touched. */
function enriched(link: string, added: Record<string, string>): string {
  const [address = "", fragment] = link.split("#");
  const own = new URL(link).searchParams;
  const rest = Object.entries(added).filter(([name]) => !own.has(name));
  const joint = address.includes("?") ? (address.endsWith("?") ? "" : "&") : "?";
  return `${address}${joint}${new URLSearchParams(rest)}${fragment === undefined ? "" : `#${fragment}`}`;
}

test("a click carries where the visitor came from", async ({ page, context }) => {
  await inTurn(full.catalogue.enabled, idOf, async (offer) => {
    await page.goto(`${offer.detailPath}?${QUERY}`);
    await page.evaluate(() => localStorage.removeItem("referral_clicks"));
    const address = page.url();
    const tab = await tabFrom(context, () => link(page).click());
    expect(tab.url()).toBe(enriched(offer.referralUrl, TRACKING));
    expect(await traces(tab)).toEqual({ opener: null, referrer: "" });
    expect(page.url()).toBe(address);
    expect(await stored(page, "referral_clicks")).toEqual([
      {
        event: `${offer.id.replaceAll("-", "_")}_referral`,
        timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
        url: address,
        referralUrl: tab.url(),
        utmParams: TRACKING,
      },
    ]);
    await tab.close();
  });
});

test("every link of the home page carries it, whichever is clicked", async ({ page, context }) => {
  await page.goto(`/?${QUERY}`);
  for (const offer of full.catalogue.enabled)
    for (const place of [0, 1]) {
      const button = page.locator(`#ofertas a[data-referral="${offer.id}"]`).nth(place);
      const tab = await tabFrom(context, () => button.click());
      expect(tab.url()).toBe(enriched(offer.referralUrl, TRACKING));
      await tab.close();
    }
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("a click opens the offer's own address, and says that it comes from this site", async ({
    page,
    context,
  }) => {
    await inTurn(full.catalogue.enabled, idOf, async (offer) => {
      await page.goto(`${offer.detailPath}?${QUERY}`);
      const tab = await tabFrom(context, () => link(page).click());
      expect(tab.url()).toBe(enriched(offer.referralUrl, { refsrc: "planamigo" }));
      expect(await traces(tab)).toEqual({ opener: null, referrer: "" });
      await tab.close();
    });
  });
});

test.describe("after a no", () => {
  test.use({ consent: ["necessary"] });

  test("a click carries the refsrc of the visit and nothing else of it", async ({ page, context }) => {
    const { referralUrl = "" } = full.catalogue.find("lowi") ?? {};
    await page.goto(`/lowi?${QUERY}`);
    const tab = await tabFrom(context, () => link(page).click());
    expect(tab.url()).toBe(enriched(referralUrl, { refsrc: TRACKING.refsrc }));
  });
});

const QUERIES: [title: string, query: string, added: Record<string, string>][] = [
  ["none", "", { refsrc: "planamigo" }],
  ["empty ones", "?utm_source=&gclid=&refsrc=", { refsrc: "planamigo" }],
  ["strange ones", "?foo=1&utm_id=2&UTM_SOURCE=x&v=b&debug=0", { refsrc: "planamigo" }],
  ["repeated ones", "?utm_source=&utm_source=uno&utm_source=dos", { utm_source: "uno", refsrc: "planamigo" }],
  ["oversized ones", `?utm_term=${"x".repeat(5000)}&gclid=g`, { gclid: "g", refsrc: "planamigo" }],
  [
    "broken ones",
    "?utm_source=%E0%A4%A&utm_term=%",
    { utm_source: "\ufffd%A", utm_term: "%", refsrc: "planamigo" },
  ],
  [
    "hostile ones",
    `?utm_source=${encodeURIComponent('"><script>alert(1)</script>\u0000\r\n')}`,
    { utm_source: '"><script>alert(1)</script>\u0000\r\n', refsrc: "planamigo" },
  ],
];

test("of any parameters, those that serve travel", async ({ page, context }) => {
  const { referralUrl = "" } = full.catalogue.find("binance") ?? {};
  const nameOf = ([title]: (typeof QUERIES)[number]) => title;
  await inTurn(QUERIES, nameOf, async ([, query, added]) => {
    await page.goto("/llms.txt");
    await page.evaluate(() => localStorage.clear());
    await page.goto(`/binance${query}`);
    const tab = await tabFrom(context, () => page.locator("a[data-referral]").last().click());
    expect(tab.url()).toBe(enriched(referralUrl, added));
    await tab.close();
  });
});

/** Ways to open a link that the browser serves by itself, with the address that it finds. */
const WAYS: Record<string, (page: Page) => Promise<void>> = {
  "with Control": (page) => link(page).click({ modifiers: ["Control"] }),
  "with Shift": (page) => link(page).click({ modifiers: ["Shift"] }),
  "with the middle button": (page) => link(page).click({ button: "middle" }),
  "by keyboard": async (page) => {
    await link(page).focus();
    await page.keyboard.press("Enter");
  },
};

/**
 * Where a tab goes. One in the background leaves before a stub can serve it, so all it has is its history; while
 * it changes process it cannot be asked.
 */
async function destinationOf(tab: Page, context: BrowserContext): Promise<string | undefined> {
  try {
    const session = await context.newCDPSession(tab);
    return (await session.send("Page.getNavigationHistory")).entries.at(-1)?.url;
  } catch {
    return undefined;
  }
}

test("however it is opened, the link carries it", { tag: "@whole-browser" }, async ({ page, context }) => {
  const nameOf = ([way]: [string, unknown]) => way;
  await inTurn(Object.entries(WAYS), nameOf, async ([, open]) => {
    await page.goto(`/paypal?${QUERY}`);
    const [tab] = await Promise.all([context.waitForEvent("page"), open(page)]);
    await expect
      .poll(() => destinationOf(tab, context))
      .toBe(enriched(full.catalogue.find("paypal")?.referralUrl ?? "", TRACKING));
    await expect(page).toHaveURL(/^http:\/\/localhost:\d+\/paypal/);
    await tab.close();
  });
});

test("the context menu finds the complete address, once complete for good", async ({ page }) => {
  await page.goto(`/lowi?${QUERY}`);
  await link(page).click({ button: "right" });
  const complete = enriched(full.catalogue.find("lowi")?.referralUrl ?? "", TRACKING);
  await expect(link(page)).toHaveAttribute("href", complete);
  await link(page).dispatchEvent("pointerdown");
  await expect(link(page)).toHaveAttribute("href", complete);
});
