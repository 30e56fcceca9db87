import { CONSENT_COOKIE, COOKIE_PROBE, isConsentAnswered } from "../privacy/consent";

const { dataset } = document.documentElement;

/**
 * Sets `data-consent` on the root for the style sheet: `ask` shows the banner, no attribute the icon. `off` shows neither,
 * in a browser that stores no cookies: no answer could be stored there, so nothing else may be. A browser that sends
 * `Sec-GPC: 1` has said no: it is not asked.
 *
 * @throws where even reading cookies is forbidden
 */
export function showQuestion(): void {
  if (dataset.consent === "off") return;
  if (isConsentAnswered(document.cookie, dataset.consentRevision) || navigator.globalPrivacyControl)
    delete dataset.consent;
  else dataset.consent = storesCookies() ? "ask" : "off";
}

/** Whether cookies work, tested by setting one: `navigator.cookieEnabled` may be true while they are blocked. */
function storesCookies(): boolean {
  const probe = `${COOKIE_PROBE}=; path=/`;
  document.cookie = probe;
  const stored = document.cookie.includes(COOKIE_PROBE);
  document.cookie = `${probe}; max-age=0`;
  return stored;
}

/**
 * Whether the question is asked, but not seen as a whole once the page has arrived: a content blocker hid or removed part of
 * it, or the browser does not know its styles.
 */
export function isQuestionHidden(): boolean {
  if (dataset.consent !== "ask" || document.readyState === "loading") return false;
  const banner = document.querySelector("[data-ask]");
  return !banner || ![banner, ...banner.querySelectorAll("*")].every(isSeen);
}

function isSeen(element: Element): boolean {
  const { width, height, right } = element.getBoundingClientRect();
  const { visibility, opacity } = getComputedStyle(element);
  return width * height > 0 && right > 0 && visibility === "visible" && opacity !== "0";
}

/**
 * Whether an early click may tell the provider the campaign: `isPurposeAllowed("campaign")` in the few bytes that the inline
 * script has. An answer to an earlier question, which is read only by the site's script, counts as a no.
 */
export function mayReportCampaignEarly(): boolean {
  const { cookie } = document;
  if (dataset.consent === "off") return false;
  if (isConsentAnswered(cookie, dataset.consentRevision)) return cookie.includes("%22campaign%22");
  const isAsked = dataset.consent === "ask" && !cookie.includes(CONSENT_COOKIE);
  return isAsked && dataset.storageConsent === "informed" && !isQuestionHidden();
}
