import type { BrowserContext, Page } from "@playwright/test";
import { tabFrom } from "./services";
import { expect, inTurn, test } from "./test";
import { stored } from "./visit";
import { canTake, full } from "./worlds";

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
const open = full.catalogue.enabled.filter(canTake);

const link = (page: Page) => page.locator("a[data-referral]").first();
const idOf = ({ id }: { id: string }) => id;
const linkOf = (id: string) => full.catalogue.find(id)?.referralUrl ?? "";
const traces = (tab: Page) =>
  tab.evaluate(() => ({ opener: window.opener as unknown, referrer: document.referrer }));

test.use({ consent: ["necessary", "measurement"] });

/** The address that a click should open: the link's own, with what is added in order and nothing else touched. */
function enriched(link: string, added: Record<string, string>): string {
  const [address = "", fragment] = link.split("#");
  const own = new URL(link).searchParams;
  const rest = Object.entries(added).filter(([name]) => !own.has(name));
  const joint = address.includes("?") ? (address.endsWith("?") ? "" : "&") : "?";
  return `${address}${joint}${new URLSearchParams(rest)}${fragment === undefined ? "" : `#${fragment}`}`;
}

test("a click carries where the visitor came from, and is noted", async ({ page }) => {
  await inTurn(open, idOf, async (offer) => {
    await page.goto(`${offer.detailPath}?${QUERY}`);
    await page.evaluate(() => localStorage.removeItem("referral_clicks"));
    const address = page.url();
    const tab = await tabFrom(page, () => link(page).click());
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

test("every link of the home page carries it, whichever is clicked", async ({ page }) => {
  await page.goto(`/?${QUERY}`);
  for (const offer of open)
    for (const button of await page.locator(`#ofertas a[data-referral="${offer.id}"]`).all()) {
      const tab = await tabFrom(page, () => button.click());
      expect(tab.url()).toBe(enriched(offer.referralUrl, TRACKING));
      await tab.close();
    }
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("a click opens the offer's own address, and says that it comes from this site", async ({ page }) => {
    await page.goto(`/paypal?${QUERY}`);
    const [tab] = await Promise.all([page.context().waitForEvent("page"), link(page).click()]);
    await expect(tab).toHaveURL(enriched(linkOf("paypal"), { refsrc: "planamigo" }));
    expect(await traces(tab)).toEqual({ opener: null, referrer: "" });
  });
});

test.describe("after a no", () => {
  test.use({ consent: ["necessary"] });

  test("a click carries the refsrc of the visit and nothing else of it", async ({ page }) => {
    await page.goto(`/lowi?${QUERY}`);
    const tab = await tabFrom(page, () => link(page).click());
    expect(tab.url()).toBe(enriched(linkOf("lowi"), { refsrc: TRACKING.refsrc }));
  });
});

const HOSTILE = '"><script>alert(1)</script>\u0000\r\n';
const QUERIES: [title: string, query: string, added: Record<string, string>][] = [
  ["none", "", {}],
  ["empty and strange ones", "?utm_source=&gclid=&foo=1&utm_id=2&UTM_SOURCE=x&v=b&debug=0", {}],
  ["repeated ones", "?utm_source=&utm_source=uno&utm_source=dos", { utm_source: "uno" }],
  ["oversized ones", `?utm_term=${"x".repeat(5000)}&gclid=g`, { gclid: "g" }],
  ["broken ones", "?utm_source=%E0%A4%A&utm_term=%", { utm_source: "\ufffd%A", utm_term: "%" }],
  ["hostile ones", `?utm_source=${encodeURIComponent(HOSTILE)}`, { utm_source: HOSTILE }],
];

test("of any parameters, those that serve travel", async ({ page }) => {
  const nameOf = ([title]: (typeof QUERIES)[number]) => title;
  await inTurn(QUERIES, nameOf, async ([, query, added]) => {
    await page.goto("/llms.txt");
    await page.evaluate(() => localStorage.clear());
    await page.goto(`/binance${query}`);
    const tab = await tabFrom(page, () => link(page).click());
    expect(tab.url()).toBe(enriched(linkOf("binance"), { ...added, refsrc: "planamigo" }));
    await tab.close();
  });
});

/** Ways to open a link that the browser serves by itself, with the address that it finds. */
const WAYS: [name: string, open: (page: Page) => Promise<void>][] = [
  ["with Control", (page) => link(page).click({ modifiers: ["Control"] })],
  ["with Shift", (page) => link(page).click({ modifiers: ["Shift"] })],
  ["with the middle button", (page) => link(page).click({ button: "middle" })],
  ["by keyboard", (page) => link(page).press("Enter")],
];

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

test("however it is opened, the link carries it", async ({ page, context }) => {
  await inTurn(
    WAYS,
    ([name]) => name,
    async ([, openLink]) => {
      await page.goto(`/paypal?${QUERY}`);
      const [tab] = await Promise.all([context.waitForEvent("page"), openLink(page)]);
      await expect.poll(() => destinationOf(tab, context)).toBe(enriched(linkOf("paypal"), TRACKING));
      await expect(page).toHaveURL(/\/paypal\?/);
      await tab.close();
    },
  );
  await page.goto(`/lowi?${QUERY}`);
  await link(page).click({ button: "right" });
  await expect(link(page)).toHaveAttribute("href", enriched(linkOf("lowi"), TRACKING));
});
