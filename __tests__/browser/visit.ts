import type { Page } from "@playwright/test";
import { consentCopy } from "@/lib/copy/consent";
import { tabFrom } from "./services";
import { expect } from "./fixtures";

/** What a visit left in the browser, and the hosts and scripts that the page requested. */
export interface Traces {
  cookies: string[];
  local: string[];
  session: string[];
  hosts: string[];
  /** Scripts by name; those of the site without their hash, and without what corrects dates after the day of the build. */
  scripts: string[];
}

/** Records what a page requests from now on. */
export function follow(page: Page) {
  const calls: URL[] = [];
  const scripts = new Set<string>();
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (!url.protocol.startsWith("http")) return;
    calls.push(url);
    const name = nameOf(url);
    // A test that runs past midnight sees `today`, with the chunks that it shares.
    if (request.resourceType() === "script" && !["today", "chunk"].includes(name)) scripts.add(name);
  });
  return {
    calls,
    forget: () => calls.splice(0),
    async traces(): Promise<Traces> {
      const kept = await page.evaluate(() => ({
        local: Object.keys(localStorage).sort(),
        session: Object.keys(sessionStorage).sort(),
      }));
      const cookies = (await page.context().cookies(page.url())).map(({ name }) => name).sort();
      const hosts = [...new Set(calls.map(({ hostname }) => hostname))].sort();
      return { cookies, ...kept, hosts, scripts: [...scripts].sort() };
    },
  };
}

function nameOf({ hostname, pathname }: URL): string {
  const own = /^\/assets\/(.+)-[A-Z0-9]{8}\.js$/.exec(pathname)?.[1];
  return own ?? (hostname === "localhost" ? pathname : `${hostname}${pathname}`);
}

/** The consent banner with its buttons, the preferences dialog, and the icon that opens it. */
export const consentOf = (page: Page) => {
  const banner = page.getByRole("region", { name: consentCopy.label, exact: true });
  const icon = page.locator("#preferencias-abrir");
  const dialog = page.getByRole("dialog", { name: consentCopy.preferences.title });
  return {
    banner,
    dialog,
    icon,
    accept: () => banner.getByRole("button", { name: consentCopy.accept }).click(),
    reject: () => banner.getByRole("button", { name: consentCopy.reject }).click(),
    async withdraw() {
      await icon.click();
      await dialog.getByRole("button", { name: consentCopy.preferences.reject }).click();
    },
  };
};

/** The value of one of the site's records. */
export const stored = (page: Page, key: string) =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? "null") as unknown, key);

/** A first visit that leaves every record: arrives by a campaign, sees the A/B test, clicks a referral link. */
export async function visitAll(page: Page) {
  await page.goto("/trade-republic?utm_source=boletin&refsrc=amiga");
  await expect(consentOf(page).banner).toBeVisible();
  await clickThrough(page);
}

/** Clicks the main button and sees the provider's page open. Returns the query that the provider got. */
export async function clickThrough(page: Page): Promise<string> {
  const provider = await tabFrom(page, () => page.locator("main a[data-referral]").first().click());
  const { search } = new URL(provider.url());
  await provider.close();
  return search;
}
