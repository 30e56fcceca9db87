import { consentCookie } from "@/lib/privacy/consent";
import { consentRevision } from "@/lib/privacy/consent-plan";
import { site } from "@/lib/config/site";

interface Given {
  /** Revision of the consent question; today's by default. */
  revision?: number;
  /** The date of the answer; now by default. */
  date?: Date;
}

/** A visitor's answer as a browser sends it: the whole cookie, `name=value`. */
export function answerCookie(
  categories: readonly string[],
  { revision = consentRevision(site), date = new Date() }: Given = {},
): string {
  return consentCookie(categories, revision, date, "http:").replace(/;.*/, "");
}
