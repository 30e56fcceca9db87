import type { Page } from "@playwright/test";
import { madridDate } from "@/lib/format/dates";

/** The day on which a page was built: without a script, what it says is as of then. */
export async function builtOn(page: Page): Promise<string> {
  const freshUntil = await page.locator("html").getAttribute("data-fresh-until");
  return madridDate(new Date(Number(freshUntil) - 1));
}
