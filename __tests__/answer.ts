import { CONSENT_COOKIE } from "@/lib/privacy/consent";
import { CONSENT_DAYS, consentRevision } from "@/lib/privacy/consent-plan";
import { site } from "@/lib/config/site";

interface Given {
  /** What was asked; today's question unless told. */
  revision?: number;
  /** When it was given; just now unless told. */
  date?: Date;
}

/** A visitor's answer, as the consent tool keeps it: the whole cookie, `name=value`. */
export function answerCookie(categories: readonly string[], given: Given = {}): string {
  return `${CONSENT_COOKIE}=${encodeURIComponent(JSON.stringify(answerRecord(categories, given)))}`;
}

/** The same answer before it is written down. */
export function answerRecord(
  categories: readonly string[],
  { revision = consentRevision(site), date = new Date() }: Given = {},
) {
  return {
    categories,
    revision,
    data: null,
    consentTimestamp: date.toISOString(),
    consentId: "00000000-0000-4000-8000-000000000000",
    services: Object.fromEntries(categories.map((category) => [category, []])),
    languageCode: "es",
    lastConsentTimestamp: date.toISOString(),
    expirationTime: date.getTime() + CONSENT_DAYS * 24 * 60 * 60 * 1000,
  };
}
