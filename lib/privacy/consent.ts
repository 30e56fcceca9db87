import type { Site } from "../config/site";

/** What a visitor may allow, in the order of the preferences. `necessary` needs no permission. */
export const consentCategories = ["necessary", "records", "campaign", "measurement", "replay"] as const;
/** One of them. */
export type ConsentCategory = (typeof consentCategories)[number];

/** The categories that the visitor can refuse: one switch each. */
export type Purpose = Exclude<ConsentCategory, "necessary">;

/** The answer of a visitor who refuses everything. */
export const REFUSAL: readonly ConsentCategory[] = ["necessary"];

/** `informed`: what stays with us may be kept before the visitor answers; `required`: only after a yes. */
export type StorageMode = Site["storageConsent"];

/** The cookie of the answer. */
export const CONSENT_COOKIE = "cc_cookie";

/** Set and removed at once, before asking: whether this browser stores cookies. */
export const COOKIE_PROBE = "cc_probe";

/** Days after which the visitor is asked again; AEPD guidance allows 24 months at most. */
export const CONSENT_DAYS = 365;

/**
 * The categories that the visitor allowed; undefined where there is no answer. A yes counts until it expires and for
 * this `revision` of the question; a no to the site's own records counts until the visitor is asked again.
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
    const accepted = consentCategories.filter((category) => answer.categories.includes(category));
    if (answer.revision === revision && answer.expirationTime > now.getTime()) return accepted;
    return accepted.includes("records") ? undefined : [...REFUSAL];
  } catch {
    return undefined;
  }
}

/** Whether the cookies answer this revision, or refuse everything. Short: it is inline in every page. */
export function isConsentAnswered(cookies: string, revision: string | undefined): boolean {
  return cookies.includes(`%22revision%22%3A${revision}%2C`) || cookies.includes("%5B%22necessary%22%5D");
}

/** The cookie of an answer, for `document.cookie` or `Set-Cookie`; secure if the page's `protocol` is `https:`. */
export function consentCookie(
  categories: readonly string[],
  revision: number,
  now: Date,
  protocol: string,
): string {
  const expirationTime = now.getTime() + CONSENT_DAYS * 24 * 60 * 60 * 1000;
  const answer = encodeURIComponent(JSON.stringify({ categories, revision, expirationTime }));
  const expires = new Date(expirationTime).toUTCString();
  return `${CONSENT_COOKIE}=${answer}; expires=${expires}; Path=/; SameSite=Lax${protocol === "https:" ? "; Secure" : ""}`;
}

/**
 * Whether something may be done for a purpose. Without an answer, in the mode `informed`, only what stays in the browser
 * or goes into the visitor's own click.
 */
export function isAllowed(
  purpose: Purpose,
  mode: string | undefined,
  answer: readonly ConsentCategory[] | undefined,
): boolean {
  if (answer) return answer.includes(purpose);
  return mode === "informed" && (purpose === "records" || purpose === "campaign");
}
