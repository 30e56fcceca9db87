import { consentRevision } from "@/lib/privacy/consent-plan";
import { site } from "@/lib/config/site";
import { answerCookie } from "../../answer";

interface Page {
  html?: string;
  /** Path and query: `/paypal?utm_source=x`. */
  path?: string;
  consent?: "informed" | "required";
}

/** A page and its address, in a browser that holds nothing of the site, and modules that have logged nothing yet. */
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

/** The visitor's answer, as the consent tool keeps it. */
export function answer(...categories: string[]): void {
  document.cookie = `${answerCookie(categories)}; path=/`;
}

/** What is kept under a key that holds JSON. */
export function kept(key: string): unknown {
  return JSON.parse(localStorage.getItem(key) ?? "null");
}

/** A storage whose every use fails, as where the visitor blocks it. */
export function blockStorage(): void {
  for (const name of ["getItem", "setItem", "removeItem"] as const)
    jest.spyOn(Storage.prototype, name).mockImplementation(() => {
      throw new DOMException("The operation is insecure.", "SecurityError");
    });
}

/** A storage that is full for any value longer than `room` characters. */
export function limitStorage(room: number): void {
  const setItem = Storage.prototype.setItem;
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(function (this: Storage, key, value) {
    if (value.length > room) throw new DOMException("Full.", "QuotaExceededError");
    setItem.call(this, key, value);
  });
}

/** Takes away, after each test, the listeners that it left on document and window. */
export function dropListeners(): void {
  const targets: EventTarget[] = [document, window];
  const left: (() => void)[] = [];
  beforeEach(() => {
    for (const target of targets) {
      const add = target.addEventListener.bind(target);
      jest.spyOn(target, "addEventListener").mockImplementation((type, listener, options) => {
        add(type, listener, options);
        left.push(() => target.removeEventListener(type, listener, options));
      });
    }
  });
  afterEach(() => left.splice(0).forEach((drop) => drop()));
}
