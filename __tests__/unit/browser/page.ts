import { consentRevision } from "@/lib/privacy/consent-plan";
import { site } from "@/lib/config/site";
import { answerCookie } from "../../answer";

interface Page {
  html?: string;
  /** Path and query: `/paypal?utm_source=x`. */
  path?: string;
  consent?: "informed" | "required";
}

/** Opens a page in a browser that has stored nothing of the site; forgets which failures were already logged. */
export function openPage({ html = "", path = "/", consent = "informed" }: Page = {}): void {
  jest.resetModules();
  localStorage.clear();
  for (const pair of document.cookie.split("; "))
    document.cookie = `${pair.split("=")[0]}=; path=/; max-age=0`;
  delete window.gtag;
  delete window.gtag_report_conversion;
  document.body.innerHTML = html;
  delete document.documentElement.dataset.consent;
  document.documentElement.dataset.site = "planamigo";
  document.documentElement.dataset.storageConsent = consent;
  document.documentElement.dataset.consentRevision = String(consentRevision(site));
  history.replaceState(null, "", path);
}

/** Stores the visitor's answer as the banner does. */
export function answer(...categories: string[]): void {
  document.cookie = `${answerCookie(categories)}; path=/`;
}

export function kept(key: string): unknown {
  return JSON.parse(localStorage.getItem(key) ?? "null");
}

/** Makes storage too full for values longer than `room` characters. */
export function limitStorage(room: number): void {
  const setItem = Storage.prototype.setItem;
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(function (this: Storage, key, value) {
    if (value.length > room) throw new DOMException("Full.", "QuotaExceededError");
    setItem.call(this, key, value);
  });
}
