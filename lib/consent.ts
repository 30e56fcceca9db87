/** What a visitor may allow or refuse. */
export const consentCategories = ["necessary", "measurement", "replay"] as const;
export type ConsentCategory = (typeof consentCategories)[number];

/** The cookie in which the consent tool keeps the visitor's answer. */
export const CONSENT_COOKIE = "cc_cookie";

/** The categories that the visitor allowed, or undefined where there is no answer or it cannot be read. */
export function readConsent(cookie: string | undefined): ConsentCategory[] | undefined {
  if (!cookie) return undefined;
  try {
    const answer: unknown = JSON.parse(decodeURIComponent(cookie));
    const given = Object(answer).categories;
    return Array.isArray(given)
      ? consentCategories.filter((category) => given.includes(category))
      : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Whether the A/B cookie and the local records may be kept: by the visitor's answer and, until there is one, by
 * the site's mode.
 */
export function mayKeepRecords(
  mode: "informed" | "required",
  answer: readonly ConsentCategory[] | undefined,
): boolean {
  return answer ? answer.includes("measurement") : mode === "informed";
}
