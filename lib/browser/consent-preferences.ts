import * as tool from "vanilla-cookieconsent";
import type { BrowserServices } from "../config/services";
import { consentSections, consent as words } from "../copy/consent";
import { consentPlan } from "../privacy/consent-plan";
import type { Tools } from "./consent";
import { style } from "./consent.css";
import { ANSWER_COOKIE, eraseCookies } from "./cookies";
import { trustKnownTexts } from "./trusted-types";

/** Parsed when this file loads, before the dialog opens. */
const sheet = new CSSStyleSheet();
sheet.replaceSync(style);

/** Opens the dialog of the consent library, which stores the visitor's choice. */
export async function openPreferences(tools: Tools): Promise<void> {
  const { dataset } = document.documentElement;
  const services: BrowserServices = JSON.parse(dataset.services ?? "{}");
  const mode = dataset.storageConsent === "required" ? "required" : "informed";
  const { categories, revision } = consentPlan(services);
  const { title, accept, reject, save, close } = words.preferences;
  const preferencesModal = {
    title,
    acceptAllBtn: accept,
    acceptNecessaryBtn: reject,
    savePreferencesBtn: save,
    closeIconLabel: close,
    sections: consentSections(services, mode),
  };
  trustKnownTexts();
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet);
  // The library reads the cookie only when it starts; the banner and other tabs write it too.
  tool.reset();
  tools.closePreferences = tool.reset;
  // The library cannot replace a cookie that it cannot read.
  if (!Array.isArray(tool.getCookie("categories"))) eraseCookies(ANSWER_COOKIE);
  await tool.run({
    revision,
    autoShow: false,
    hideFromBots: false,
    manageScriptTags: false,
    autoClearCookies: false,
    // Without a domain the cookie is this host's alone, as the one that the banner sets.
    cookie: { expiresAfterDays: tools.answerDays, domain: "" },
    categories: Object.fromEntries(
      categories.map((name) => [name, { readOnly: name === "necessary", enabled: name === "necessary" }]),
    ),
    // Without texts for a banner the library creates none: the page has one.
    language: { default: "es", translations: { es: { preferencesModal } as tool.Translation } },
    onModalReady: ({ modal }) => unfold(modal),
    onModalHide: passFocusOn,
    onFirstConsent: tools.answered,
    onChange: tools.answered,
  });
  tool.showPreferences();
}

function unfold(dialog: HTMLElement): void {
  for (const title of dialog.querySelectorAll<HTMLElement>("[aria-expanded=false]")) title.click();
}

/** Moves the focus to the icon when the button that opened the dialog is gone with the banner. */
function passFocusOn(): void {
  const { activeElement } = document;
  if (!activeElement || activeElement === document.body || activeElement.closest("#cc-main"))
    document.getElementById("cookies")?.focus({ preventScroll: true });
}
