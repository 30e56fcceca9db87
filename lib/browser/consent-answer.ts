import {
  CONSENT_COOKIE,
  type ConsentCategory,
  isAllowed,
  type Purpose,
  readConsent,
  REFUSAL,
} from "../privacy/consent";
import { HIDDEN_QUESTION } from "./visit-tracking";

const { dataset } = document.documentElement;

/** Whether the visitor erased everything, the answer included: nothing is kept until the next answer or page. */
let erased = false;

/** This tab or another one erased everything, or the answer that this page knew is gone. */
export function noteErasure(): void {
  erased = true;
}

/** The value of a cookie, not decoded. */
export function readCookie(name: string): string | undefined {
  const pair = document.cookie.split("; ").find((entry) => entry.startsWith(`${name}=`));
  return pair?.slice(name.length + 1);
}

/** The answer that the visitor gave, here or on another page: see `readConsent`. */
export function storedConsent(): ConsentCategory[] | undefined {
  return readConsent(readCookie(CONSENT_COOKIE), Number(dataset.consentRevision), new Date());
}

/**
 * What the visitor allows; undefined where there is no answer. A page where nobody can answer counts as a refusal; so do,
 * until there is an answer, an erasure, a browser's Global Privacy Control, and a question that cannot be seen.
 */
export function currentConsent(): readonly ConsentCategory[] | undefined {
  if (dataset.consent === "off") return REFUSAL;
  return (
    storedConsent() ?? (erased || navigator.globalPrivacyControl || isQuestionHidden() ? REFUSAL : undefined)
  );
}

/** Asks the inline script, which has the code for it, whether a part of the question cannot be seen. */
const isQuestionHidden = () => !dispatchEvent(new Event(HIDDEN_QUESTION, { cancelable: true }));

/** Whether something may be done for a purpose: by the visitor's answer, or without one by the site's mode. */
export function isPurposeAllowed(purpose: Purpose): boolean {
  return isAllowed(purpose, dataset.storageConsent, currentConsent());
}
