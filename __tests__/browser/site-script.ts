import type { Page } from "@playwright/test";

/**
 * Has every visit of a page end when the site's script has run: it comes a moment after the load event, which Playwright
 * waits for. A visit that asks for less (`waitUntil`) ends with that; `site-script.spec.ts` tries how the script comes.
 */
export function waitForScript(page: Page): void {
  const { goto, reload, goBack } = page;
  type Options = { waitUntil?: string } | undefined;
  const settled = async <T>(visit: Promise<T>, options: Options): Promise<T> => {
    const response = await visit;
    if (!options?.waitUntil) await scriptOf(page);
    return response;
  };
  page.goto = (url, options) => settled(goto.call(page, url, options), options);
  page.reload = (options) => settled(reload.call(page, options), options);
  page.goBack = (options) => settled(goBack.call(page, options), options);
}

/**
 * Fetches the page's script where the page has not yet, as one module comes once; resolves when it has run or could not
 * be fetched, and at once where a page has none.
 */
export function scriptOf(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const address = document.querySelector<HTMLElement>("script[data-script]")?.dataset.script;
    if (address) await import(address).catch(() => undefined);
  });
}
