import { fireEvent } from "@testing-library/dom";
import { dropListeners, openPage } from "./page";

const html = `<a href="https://p.example/?code=X#top" data-referral="indexa-capital"><b>Ir</b></a><a href="/otra">Otra</a>`;

export const enriched = "https://p.example/?code=X&utm_source=google&refsrc=planamigo#top";

/** The last step of a click that ends well. */
export const arrived = `go new ${enriched} noreferrer`;

/** What happened, in order: gtag, store, report, open, and where a link took the visitor. */
export const steps: string[] = [];

/** Whether the browser was left to do its own with the last click. */
export const last = { leftToBrowser: false };

export const link = () => document.querySelector<HTMLAnchorElement>("a[data-referral]")!;

export const click = (init?: MouseEventInit) => fireEvent.click(link().firstElementChild!, init);

/** What asking for a new tab does. */
export function openTabs(open: () => Window | null): void {
  jest.spyOn(window, "open").mockImplementation((...given) => {
    steps.push(`open ${given.join(" ")}`);
    return open();
  });
}

/** Before each test, a page with a referral link that is served. */
export function serveClicks(): void {
  dropListeners();

  beforeEach(async () => {
    steps.length = 0;
    openPage({ html, path: "/indexa-capital?utm_source=google" });
    const newTab = document.implementation.createHTMLDocument();
    openTabs(() => ({ document: newTab, opener: window }) as unknown as Window);
    jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
      steps.push(`go ${this.ownerDocument === newTab ? "new" : "here"} ${this.href} ${this.rel}`);
    });
    const setItem = Storage.prototype.setItem;
    jest.spyOn(Storage.prototype, "setItem").mockImplementation(function (this: Storage, key, value) {
      steps.push(`store ${key}`);
      setItem.call(this, key, value);
    });
    const { serveReferralLinks } = await import("@/lib/browser/referral-click");
    serveReferralLinks();
    window.addEventListener("click", (event) => {
      last.leftToBrowser = !event.defaultPrevented;
      event.preventDefault();
    });
  });

  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });
}
