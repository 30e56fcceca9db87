import type { Site } from "../config/site";

export const consentCategories = ["necessary", "measurement", "replay"] as const;
export type ConsentCategory = (typeof consentCategories)[number];

/** `informed`: records may be kept before the visitor answers; `required`: only after a yes. */
export type StorageMode = Site["storageConsent"];

export const CONSENT_COOKIE = "cc_cookie";

/** Days after which the visitor is asked again; AEPD guidance allows 24 months at most. */
export const CONSENT_DAYS = 365;

/**
 * The categories that the visitor allowed; undefined where there is no answer. A yes counts until it expires and for
 * this `revision` of the question; a no counts until the visitor is asked again.
 */
export function readConsent(
  cookie: string | undefined,
  revision: number,
  now: Date,
): ConsentCategory[] | undefined {
  if (!cookie) return undefined;
  try {
    const answer = Object(JSON.parse(decodeURIComponent(cookie)));
    if (!Array.isArray(answer.categories)) return undefined;
    const given = consentCategories.filter((category) => answer.categories.includes(category));
    const holds = answer.revision === revision && answer.expirationTime > now.getTime();
    return holds || given.every((category) => category === "necessary") ? given : undefined;
  } catch {
    return undefined;
  }
}

/** Whether the cookies answer this revision, as both writers encode it. Short: it is inline in every page. */
export function isAnswered(cookies: string, revision: string | undefined): boolean {
  return cookies.includes(`%22revision%22%3A${revision}%2C`);
}

/**
 * A first answer for `document.cookie`, with the fields that the consent library requires; its identifier is the same
 * for all visitors. The cookie is secure if the page's `protocol` is `https:`.
 */
export function consentCookie(
  categories: readonly string[],
  revision: number,
  now: Date,
  protocol: string,
): string {
  const expirationTime = now.getTime() + CONSENT_DAYS * 24 * 60 * 60 * 1000;
  const answer = {
    categories,
    revision,
    consentTimestamp: now,
    lastConsentTimestamp: now,
    consentId: "-",
    expirationTime,
  };
  return `${CONSENT_COOKIE}=${encodeURIComponent(JSON.stringify(answer))}; expires=${new Date(expirationTime).toUTCString()}; Path=/; SameSite=Lax${protocol === "https:" ? "; Secure" : ""}`;
}

/** Whether the A/B cookie and the local records may be kept: by the answer, else by the site's mode. */
export function mayKeepRecords(
  mode: string | undefined,
  answer: readonly ConsentCategory[] | undefined,
): boolean {
  return answer ? answer.includes("measurement") : mode !== "required";
}
