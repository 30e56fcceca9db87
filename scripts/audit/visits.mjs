import { setTimeout } from "node:timers/promises";
import { openChrome } from "./chrome.mjs";

const phone = { width: 390, height: 844 };

/**
 * Notes, from now on, when a link is clicked, and the slowest response to an input; and how much the page has moved since
 * it began.
 */
const notes = `
  addEventListener("click", ({ timeStamp }) => localStorage.setItem("clicked", performance.timeOrigin + timeStamp), true);
  globalThis.slowest = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) slowest = Math.max(slowest, duration);
  }).observe({ type: "event", durationThreshold: 16, buffered: true });
  globalThis.shift = 0;
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) shift += value;
  }).observe({ type: "layout-shift", buffered: true });
`;

/** What a page asked for until the site's script was, icons apart, and how much it moved. */
const arrival = `(() => {
  const files = performance.getEntriesByType("resource").filter(({ name }) => !name.includes("/icon."));
  const script = files.find(({ name }) => name.includes("/assets/site-"));
  return script && { requests: 1 + files.filter(({ startTime }) => startTime <= script.startTime).length, cls: shift };
})()`;

/** The time from the click to the first paint of the page that is now seen, in ms. */
const sinceClick = `(() => {
  const [page] = performance.getEntriesByType("navigation");
  const paint = performance.getEntriesByName("first-contentful-paint")[0];
  if (!paint) return 0;
  const seen = performance.timeOrigin + Math.max(paint.startTime, page.activationStart);
  return Math.max(1, seen - Number(localStorage.clicked));
})()`;

/**
 * What only a browser can tell of a page, measured in one that behaves like a visitor's.
 * @param {string} chromePath
 */
export async function openVisits(chromePath) {
  const chrome = await openChrome(chromePath, phone);
  const tab = await chrome.tab();

  /** @param {string} url */
  async function visit(url) {
    await tab.visit(url);
    await tab.evaluate(notes);
  }

  return {
    /**
     * @param {string} url
     * @returns {Promise<{ requests: number, cls: number }>}
     */
    async arrive(url) {
      await visit(url);
      await tab.until(arrival);
      await setTimeout(150);
      return tab.evaluate(arrival);
    },

    /**
     * From a click on a page's link to the first paint of the page it leads to; with `intent`, the pointer rests on the
     * link before, as a visitor's does.
     * @param {{ from: string, path: string, intent: boolean }} way
     * @returns {Promise<number>}
     */
    async clickThrough({ from, path, intent }) {
      await visit(from);
      await tab.evaluate("localStorage.clear()");
      const link = `main a[href="${path}"]:not([target])`;
      if (intent) {
        await tab.hover(link);
        await setTimeout(1200);
      }
      if (intent) await tab.click(link);
      else await tab.evaluate(`document.querySelector(${JSON.stringify(link)}).click()`);
      await tab.until(`location.pathname === ${JSON.stringify(path)} && !document.prerendering`);
      return tab.until(sinceClick);
    },

    /**
     * The slowest response to pressing a page's controls, the processor slowed down four times.
     * @param {string} url
     * @param {readonly string[]} controls selectors
     * @returns {Promise<number>}
     */
    async press(url, controls) {
      await visit(url);
      await setTimeout(1500);
      await tab.ask("Emulation.setCPUThrottlingRate", { rate: 4 });
      for (const control of controls) {
        if (
          !(await tab.evaluate(
            `Boolean(document.querySelector(${JSON.stringify(control)})?.getClientRects()[0])`,
          ))
        )
          continue;
        await tab.click(control);
        await setTimeout(400);
      }
      await tab.ask("Emulation.setCPUThrottlingRate", { rate: 1 });
      return tab.evaluate("slowest");
    },

    close: chrome.close,
  };
}
