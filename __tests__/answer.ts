import { consentCookie } from "@/lib/privacy/consent";
import { consentRevision } from "@/lib/privacy/consent-plan";
import { site } from "@/lib/config/site";

interface Given {
  /** What was asked; today's question unless told. */
  revision?: number;
  /** When it was given; just now unless told. */
  date?: Date;
}

/** A visitor's answer as a browser sends it: the whole cookie, `name=value`. */
export function answerCookie(
  categories: readonly string[],
  { revision = consentRevision(site), date = new Date() }: Given = {},
): string {
  return consentCookie(categories, revision, date, "http:").replace(/;.*/, "");
}
