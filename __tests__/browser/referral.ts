import type { Page } from "@playwright/test";
import { canTake, full } from "./fixtures";
import { tabFrom } from "./services";

/** Addresses that a click must open, written by hand: the links of the full build with these parameters added. */
const LINKS: Record<string, (added: string) => string> = {
  paypal: (added) => `https://www.paypal.com/es/?z=1&a=2&z=3&${added}`,
  lowi: (added) => `https://www.lowi.es/amigos?${added}#tarifas`,
  "indexa-capital": (added) => `https://indexacapital.com/amigos?${added}`,
};
export const isOpen = (id: string) =>
  full.catalogue.enabled.some((offer) => offer.id === id && canTake(offer));
/** Offers that a visitor can take today: an editor may have ended some. */
export const subjects = Object.entries(LINKS).flatMap(([id, opened]) =>
  isOpen(id) ? { path: `/${id}`, opened, label: `${id.replace("-", "_")}_referral` } : [],
);
/** The one that most tests click, and what its link opens for a visitor without a source. */
export const subject = subjects[0] ?? { path: "/paypal", opened: String, label: "" };
export const OPENED = subject.opened("refsrc=planamigo");

export const referralLink = (page: Page) => page.locator("main a[data-referral]").first();

export const clickReferral = (page: Page) => tabFrom(page, () => referralLink(page).click());

/** What else runs on the owner's page. */
interface Reporters {
  gtag?: "heard" | "throws";
  reporter?: "heard" | "throws" | "no function";
}

/** Gives the page analytics and a conversion reporter of the owner's; notes in order what the script does on a click. */
export async function listenTo(page: Page, given: Reporters): Promise<() => Promise<unknown[]>> {
  await page.addInitScript(({ gtag, reporter }) => {
    const steps: unknown[] = [];
    const noting =
      (name: string, throws: boolean) =>
      (...values: unknown[]) => {
        steps.push([name, ...values]);
        if (throws) throw new Error("theirs");
      };
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key, value) {
      if (key === "referral_clicks") steps.push(["record"]);
      setItem.call(this, key, value);
    };
    const open = window.open.bind(window);
    window.open = (...values) => {
      steps.push(["open"]);
      return open(...values);
    };
    addEventListener("click", ({ defaultPrevented }) => steps.push(["prevented", defaultPrevented]));
    Object.assign(window, {
      steps,
      ...(gtag && { gtag: noting("event", gtag === "throws") }),
      ...(reporter && { gtag_report_conversion: noting("report", reporter === "throws") }),
      ...(reporter === "no function" && { gtag_report_conversion: "yes" }),
    });
  }, given);
  return () => page.evaluate(() => Reflect.get(window, "steps"));
}
