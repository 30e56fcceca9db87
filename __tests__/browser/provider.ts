import type { BrowserContext, Page } from "@playwright/test";
import { expect } from "./test";
import type { World } from "./worlds";

/** Stands in for every provider of a world, whose real pages a test must never reach. */
export async function stubProviders(context: BrowserContext, { catalogue }: World) {
  const hosts = new Set(catalogue.all.flatMap((offer) => [offer.referralUrl, offer.officialUrl]).map(hostOf));
  const requests: { url: string; referrer: string | undefined }[] = [];
  await context.route(
    (url) => hosts.has(url.hostname),
    async (route) => {
      const request = route.request();
      requests.push({ url: request.url(), referrer: (await request.allHeaders()).referer });
      await route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Proveedor</title>" });
    },
  );
  return requests;
}

const hostOf = (url: string) => new URL(url).hostname;

/** The tab that an action opens, once it shows its page. */
export async function tabFrom(context: BrowserContext, action: () => Promise<unknown>): Promise<Page> {
  const [tab] = await Promise.all([context.waitForEvent("page"), action()]);
  await expect(tab).toHaveTitle("Proveedor");
  return tab;
}

/** What the provider learns of where the visitor was. */
export const traces = (tab: Page) =>
  tab.evaluate(() => ({ opener: window.opener as unknown, referrer: document.referrer }));

/** What one of the site's records holds. */
export const stored = (page: Page, key: string) =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? "null") as unknown, key);
