import { records } from "../privacy/records";
import { enrich } from "../privacy/tracking";
import { attempt } from "./attempt";
import { currentTracking } from "./attribution";
import { openTab } from "./open-tab";
import { append } from "./store";

const LINKS = "a[data-referral]";

/** The addresses that the page came with. */
const own = new WeakMap<Element, string>();

/** A reporter that neither fails nor takes the visitor anywhere within this time, in ms, is not waited for. */
const PATIENCE = 1500;

/** Makes every referral link carry where the visitor came from, however it is opened, and reports its clicks. */
export function serveReferralLinks(): void {
  // The address is completed before it is used, so that a middle click, the context menu or a copy carry it too.
  for (const type of ["pointerdown", "focusin", "contextmenu", "click"]) {
    document.addEventListener(type, (event) => void linkOf(event), { capture: true });
  }
  document.addEventListener("click", (event) => {
    const link = linkOf(event);
    if (!link || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    follow(link);
  });
}

/**
 * The referral link of an event, with its address completed, each time from its own: a no may have come in between.
 * The link's own address where that fails.
 */
function linkOf(event: Event): HTMLAnchorElement | null {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(LINKS) : null;
  attempt("build referral url", () => {
    if (!link) return;
    const href = own.get(link) ?? link.getAttribute("href") ?? "";
    own.set(link, href);
    link.setAttribute("href", enrich(href, currentTracking(new Date())));
  });
  return link;
}

function follow(link: HTMLAnchorElement): void {
  const url = link.href;
  const label = `${link.dataset.referral?.replaceAll("-", "_")}_referral`;
  attempt("send click", () => window.gtag?.("event", "click", { event_category: "CTA", event_label: label }));
  attempt("store click", () =>
    append(records.referralClicks, {
      event: label,
      timestamp: new Date().toISOString(),
      url: location.href,
      referralUrl: url,
      utmParams: currentTracking(new Date()),
    }),
  );
  const reported = attempt("report conversion", () => report(url));
  if (!reported) openTab(url);
}

/**
 * Leaves the visitor to the conversion reporter, if there is one, and opens the address if it does nothing. Only the
 * site's own is believed to have opened it; whoever looks at something else meanwhile finds the address on return.
 */
function report(url: string): boolean {
  if (typeof window.gtag_report_conversion !== "function") return false;
  if (window.gtag_report_conversion(url) === openTab) return true;
  const late = setInterval(() => {
    if (document.hidden || !document.hasFocus()) return;
    clearInterval(late);
    openTab(url);
  }, PATIENCE);
  addEventListener("pagehide", () => clearInterval(late));
  return true;
}
