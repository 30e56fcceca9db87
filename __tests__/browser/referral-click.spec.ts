import type { Page } from "@playwright/test";
import { canTake, expect, full, inTurn, scriptOf, test } from "./fixtures";
import { tabFrom } from "./services";
import { stored } from "./visit";

/** The nine tracking parameters, each with a value that must be encoded in an address. */
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
const linkOf = (id: string) => full.catalogue.find(id)?.referralUrl ?? "";
const click = (page: Page) => tabFrom(page, () => link(page).click());
const originOf = (tab: Page) =>
  tab.evaluate(() => ({ opener: window.opener as unknown, referrer: document.referrer }));

test.use({ consent: ["necessary", "records", "campaign", "measurement"] });

/** The expected address after a click: the link's own, with the added parameters in order and nothing else changed. */
function enriched(link: string, added: Record<string, string>): string {
  const [address = "", fragment] = link.split("#");
  const own = new URL(link).searchParams;
  const rest = Object.entries(added).filter(([name]) => !own.has(name));
  const joint = address.includes("?") ? (address.endsWith("?") ? "" : "&") : "?";
  return `${address}${joint}${new URLSearchParams(rest)}${fragment === undefined ? "" : `#${fragment}`}`;
}

test("a referral click carries the tracking parameters of the visit, and is recorded", async ({ page }) => {
  // The referral links of the full build: with a query, a fragment, an empty query.
  const forms = open.filter(({ referralUrl }) => referralUrl.startsWith("https://invita.example/"));
  const idOf = ({ id }: { id: string }) => id;
  await inTurn(forms, idOf, async (offer) => {
    await page.goto(`${offer.detailPath}?${QUERY}`);
    await page.evaluate(() => localStorage.removeItem("referral_clicks"));
    const address = page.url();
    const tab = await click(page);
    expect(tab.url()).toBe(enriched(offer.referralUrl, TRACKING));
    expect(await originOf(tab)).toEqual({ opener: null, referrer: "" });
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

test("every referral link of the home page carries the tracking parameters", async ({ page }) => {
  await page.goto(`/?${QUERY}`);
  for (const offer of open)
    for (const button of await page.locator(`#ofertas a[data-referral="${offer.id}"]`).all()) {
      // A link is completed as soon as it has the focus.
      await button.focus();
      await expect(button).toHaveAttribute("href", enriched(offer.referralUrl, TRACKING));
    }
});

test("tracking parameters of the home page are remembered on the next page", async ({ page }) => {
  const tracking = { utm_source: "boletin", utm_campaign: "otoño", fbclid: "f", refsrc: "amiga" };
  await page.goto("/?utm_source=boletin&utm_campaign=otoño&fbclid=f&refsrc=amiga&otro=1");
  await page.locator("#ofertas").getByRole("link", { name: "Ver detalle de Binance" }).click();
  await expect(page).toHaveURL("/binance");
  // Before its script has run, a link opens its own address.
  await scriptOf(page);
  expect((await click(page)).url()).toBe(enriched(linkOf("binance"), tracking));
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a click opens the offer's own address with the refsrc of this site", async ({ page }) => {
    await page.goto(`/paypal?${QUERY}`);
    const [tab] = await Promise.all([page.context().waitForEvent("page"), link(page).click()]);
    await expect(tab).toHaveURL(enriched(linkOf("paypal"), { refsrc: "planamigo" }));
    expect(await originOf(tab)).toEqual({ opener: null, referrer: "" });
  });
});

test("a link opened in a background tab carries the tracking parameters too", async ({ page, context }) => {
  await page.goto(`/paypal?${QUERY}`);
  const [tab] = await Promise.all([context.waitForEvent("page"), link(page).click({ button: "middle" })]);
  // Stubs do not reach a background tab in time, but its history has the address.
  const destination = async () => {
    const session = await context.newCDPSession(tab).catch(() => undefined);
    const history = await session?.send("Page.getNavigationHistory").catch(() => undefined);
    return history?.entries.at(-1)?.url;
  };
  await expect.poll(destination).toBe(enriched(linkOf("paypal"), TRACKING));
  await expect(page).toHaveURL(/\/paypal\?/);
});

test.describe("a blocked pop-up", () => {
  test.use({ consent: ["necessary"], expectedComplaints: [/^console warning: \[open tab\]/] });

  test("opens the offer in this tab", async ({ page, context }) => {
    await page.addInitScript(() => void (window.open = () => null));
    await page.goto("/paypal");
    await link(page).click();
    await expect(page).toHaveURL(enriched(linkOf("paypal"), { refsrc: "planamigo" }));
    expect(await page.evaluate(() => document.referrer)).toBe("");
    expect(context.pages()).toHaveLength(1);
  });
});
