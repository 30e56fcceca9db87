import type { BrowserContext } from "@playwright/test";

/** Between two reminders, in ms: well within what any wait allows. */
const PAUSE = 500;

/**
 * Reminds the browser of the frames that its pages asked for; gives what ends it. The one without windows forgets such
 * a request now and then (twice in a thousand visits), and with it all that waits for a frame, until the next request.
 */
export function remindOfFrames(context: BrowserContext): () => void {
  const timer = setInterval(() => {
    // A page that goes meanwhile needs none.
    for (const page of context.pages())
      page.evaluate(() => void requestAnimationFrame(() => undefined)).catch(() => undefined);
  }, PAUSE);
  return () => clearInterval(timer);
}
