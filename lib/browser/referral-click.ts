import { records } from "../privacy/records";
import { addTracking } from "../privacy/tracking";
import { attempt } from "./attempt";
import { currentTracking, pageLocation } from "./attribution";
import { targetIn } from "./on-press";
import { leaveFor, openTab } from "./open-tab";
import { append } from "./store";
import { EARLY_CLICK, type EarlyClick, baseAddress, REFERRAL_LINKS } from "./visit-tracking";

/** Original addresses of referral links. */
const originalAddresses = new WeakMap<Element, string>();

/** Time that a conversion reporter has to open the provider's page before the script does it, in ms. */
const PATIENCE = 1500;

/** Adds the visit's tracking parameters to every referral link when it is used, and reports clicks. */
export function enhanceReferralLinks(): void {
  // The link is completed on pointerdown or focus, so that a middle click, the context menu or a copy use it too.
  for (const type of ["pointerdown", "focusin", "contextmenu"]) {
    document.addEventListener(type, (event) => void linkOf(event), { capture: true });
  }
  document.addEventListener("click", (event) => {
    const link = linkOf(event);
    if (!link || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    follow(link);
  });
  document.addEventListener(EARLY_CLICK, (event) => {
    const link = linkOf(event);
    if (link) noteClick(link, (event as CustomEvent<EarlyClick>).detail);
  });
}

/** The referral link of an event, its address enriched; unchanged if that fails. */
function linkOf(event: Event): HTMLAnchorElement | null {
  const link = targetIn<HTMLAnchorElement>(event, REFERRAL_LINKS);
  attempt("build referral url", () => link?.setAttribute("href", trackedAddress(link)));
  return link;
}

/** The enriched address, always made from the original one: the visitor may have refused in between. */
export function trackedAddress(link: HTMLAnchorElement): string {
  const plain = originalAddresses.get(link) ?? baseAddress(link);
  originalAddresses.set(link, plain);
  return addTracking(plain, currentTracking(new Date()));
}

/** Notes a click and opens the provider's page, whatever fails before. */
function follow(link: HTMLAnchorElement): void {
  const url = link.href;
  noteClick(link, { url, timestamp: new Date().toISOString() });
  const reported = attempt("report conversion", () => report(url));
  if (!reported) openTab(url);
}

/** Counts a click, and stores it where consent allows. */
function noteClick(link: HTMLAnchorElement, { url, timestamp }: EarlyClick): void {
  const label = `${link.dataset.referral?.replaceAll("-", "_")}_referral`;
  attempt("send click", () => window.gtag?.("event", "click", { event_category: "CTA", event_label: label }));
  attempt("store click", () =>
    append(records.referralClicks, {
      event: label,
      timestamp,
      // The address lacks what was answered in «Mi plan» or another tool: «no guardamos nada» is a promise.
      url: pageLocation(),
      referralUrl: url,
      utmParams: currentTracking(new Date()),
    }),
  );
}

/** Lets the conversion reporter, if there is one, open the link. If the page is not left, opens it in this tab. */
function report(url: string): boolean {
  if (typeof window.gtag_report_conversion !== "function") return false;
  let left = false;
  for (const type of ["visibilitychange", "blur", "pagehide"])
    addEventListener(type, () => (left = true), { once: true });
  if (window.gtag_report_conversion(url) === openTab) return true;
  setTimeout(() => left || leaveFor(url, document), PATIENCE);
  return true;
}
