import * as tool from "vanilla-cookieconsent";
import { CONSENT_DAYS, consentPlan } from "../privacy/consent-plan";
import { consent as words, consentSections, consentSummary } from "../copy/consent";
import type { BrowserServices } from "../config/services";
import { calm, keepFocusInSight, passFocusOn, place, unfold } from "./consent-modal";
import { style } from "./consent.css";
import { nameManifest } from "./manifest";
import { settleServices } from "./settle";
import { ANSWER_COOKIE, eraseCookies, keepsCookies } from "./cookies";
import { joinTabs } from "./tabs";
import type { Tools } from "./tools";
import { trustKnownTexts } from "./trusted-types";

/** Asks for consent where there is no answer yet, and starts and stops what depends on it. */
export function serveConsent(tools: Tools): void {
  // Nothing to do with consent: it comes from here because this part is fetched anyway, and the first one is full.
  nameManifest();
  if (document.querySelector("[data-in-place],[data-print],[data-most]")) {
    import("./offer-pages").then(
      ({ serveOfferPages }) => serveOfferPages(tools.note),
      (error) => tools.note("offer pages", error),
    );
  }
  const { dataset } = document.documentElement;
  const services: BrowserServices = JSON.parse(dataset.services ?? "{}");
  const mode = dataset.storageConsent === "required" ? "required" : "informed";
  const { categories, revision } = consentPlan(services);
  trustKnownTexts();

  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  document.adoptedStyleSheets.push(sheet);
  // Before the header and after the skip link: the banner comes early for who reads or tabs through the page.
  const root = document.createElement("div");
  document.querySelector("header")?.before(root);
  const canAnswer = keepsCookies();
  if (canAnswer) root.append(openingIcon());
  // A button that opens what cannot be kept would do nothing.
  else for (const button of document.querySelectorAll("[data-cc]")) button.remove();
  keepFocusInSight(root);

  const settle = () => {
    const answer: string[] | undefined = tool.getCookie("categories");
    if (tool.validConsent() && !answer?.includes("measurement")) tools.eraseAll();
    settleServices({ services, mode, answer, valid: tool.validConsent(), tools });
  };
  const ask = async () => {
    // Where no answer can be kept, there is nothing to ask, and nothing that could be refused may be kept.
    if (!canAnswer) {
      tools.failClosed();
      return settle();
    }
    // To one that the site cannot read the tool would hold on, and take the next one for no change.
    if (!Array.isArray(tool.getCookie("categories"))) eraseCookies(ANSWER_COOKIE);
    await tool.run({
      root,
      revision,
      hideFromBots: false,
      manageScriptTags: false,
      autoClearCookies: false,
      cookie: { expiresAfterDays: CONSENT_DAYS },
      categories: Object.fromEntries(
        categories.map((name) => [name, { readOnly: name === "necessary", enabled: name === "necessary" }]),
      ),
      language: {
        default: "es",
        translations: {
          es: {
            consentModal: {
              label: words.label,
              description: consentSummary(services, mode),
              acceptAllBtn: words.accept,
              acceptNecessaryBtn: words.reject,
              showPreferencesBtn: words.configure,
            },
            preferencesModal: {
              title: words.preferences.title,
              acceptAllBtn: words.preferences.accept,
              acceptNecessaryBtn: words.preferences.reject,
              savePreferencesBtn: words.preferences.save,
              closeIconLabel: words.preferences.close,
              sections: consentSections(services, mode),
            },
          },
        },
      },
      onModalReady: ({ modalName, modal }) => (modalName === "consentModal" ? calm(modal) : unfold(modal)),
      onModalShow: ({ modalName }) => modalName === "consentModal" && place(root),
      onModalHide: () => passFocusOn(root),
      onFirstConsent: () => {
        tools.attempt("remember visit", () => tools.rememberVisit(new Date()));
        tellTabs();
      },
      onConsent: settle,
      onChange: () => {
        settle();
        tellTabs();
      },
    });
    if (!tool.validConsent()) settle();
  };
  const begin = () =>
    void ask().catch((error: unknown) => {
      tools.note("consent", error);
      tools.failClosed();
    });
  const askAgain = () => {
    tool.reset();
    begin();
  };
  const tellTabs = joinTabs(askAgain);

  begin();
  const box = document.querySelector("[data-local-data]");
  const eraseEverything = () => {
    const tasks = [() => eraseCookies(/./), () => localStorage.clear(), () => sessionStorage.clear()];
    const undone = tasks.filter((task) => !tools.attempt("erase everything", () => (task(), true)));
    tellTabs();
    askAgain();
    if (undone.length > 0) throw new Error("the browser did not let everything be erased");
  };
  if (box) {
    import("./local-data").then(
      ({ serveLocalData }) => serveLocalData(box, eraseEverything),
      (error) => tools.note("local data", error),
    );
  }
  // A page that comes back from the browser's memory may hold an answer that was changed on another one.
  addEventListener("pageshow", ({ persisted }) => persisted && askAgain());
}

function openingIcon(): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "cookies";
  button.title = words.open;
  button.setAttribute("aria-label", words.open);
  button.dataset.cc = "show-preferencesModal";
  button.innerHTML =
    '<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M21 12.5A9 9 0 1 1 11.5 3a4 4 0 0 0 4.7 4.8 4 4 0 0 0 4.8 4.7ZM8.5 9h.01M8 14.5h.01M13 12h.01M14 16.5h.01"/></svg>';
  return button;
}
