import type { BrowserContext, Page } from "@playwright/test";

/** Between two reminders, in ms: well within what any wait allows. */
const PAUSE = 500;

/**
 * Reminds the browser of the frames that its pages asked for; gives what ends it. The headless shell forgets such a
 * request now and then (twice in a thousand visits), and with it all that waits for a frame, until the next request.
 */
export function remindOfFrames(context: BrowserContext): () => void {
  const asked = new Set<Page>();
  const remind = async (page: Page) => {
    asked.add(page);
    // A page that goes meanwhile needs none.
    await page.evaluate(() => void requestAnimationFrame(() => undefined)).catch(() => undefined);
    asked.delete(page);
  };
  const timer = setInterval(() => {
    for (const page of context.pages()) if (!asked.has(page)) void remind(page);
  }, PAUSE);
  return () => clearInterval(timer);
}
