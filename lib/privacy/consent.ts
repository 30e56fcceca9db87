import type { Site } from "../config/site";

/** What a visitor may allow or refuse. */
export const consentCategories = ["necessary", "measurement", "replay"] as const;
export type ConsentCategory = (typeof consentCategories)[number];

/** `informed`: records may be kept before the visitor answers; `required`: only after a yes. */
export type StorageMode = Site["storageConsent"];

/** The consent library's cookie. */
export const CONSENT_COOKIE = "cc_cookie";

/**
 * The categories that the visitor allowed, or undefined where there is no answer or it cannot be read. A yes counts
 * until it expires and only for what is asked today, identified by `revision`; a no counts until the visitor is asked
 * again.
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

/**
 * Whether the A/B cookie and the local records may be kept: by the visitor's answer and, until there is one, by
 * the site's mode, as the page tells it.
 */
export function mayKeepRecords(
  mode: string | undefined,
  answer: readonly ConsentCategory[] | undefined,
): boolean {
  return answer ? answer.includes("measurement") : mode !== "required";
}
