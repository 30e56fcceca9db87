import { mailLink } from "../format/contact-links";
import { addDays } from "../format/dates";
import type { Site } from "../config/site";

/** RFC 9116 recommends at most a year; the nightly build renews it. */
const DAYS = 180;

/** The content of `security.txt` (RFC 9116). `today` is the day of the build, `YYYY-MM-DD`. */
export function securityContact(
  { contactEmail, url }: Pick<Site, "contactEmail" | "url">,
  today: string,
): string {
  return `Contact: ${mailLink(contactEmail)}
Expires: ${addDays(today, DAYS)}T00:00:00.000Z
Preferred-Languages: es, en
Canonical: ${url}/.well-known/security.txt
`;
}
