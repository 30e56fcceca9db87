import { addDays } from "../format/dates";
import type { Site } from "../config/site";

/** A year at most, says the standard; the nightly build renews it long before. */
const DAYS = 180;

/**
 * Whom to tell of a weakness of the site, as RFC 9116 has it: the site's own contact address.
 *
 * @param today the day of the build, `YYYY-MM-DD`
 */
export function securityContact(
  { contactEmail, url }: Pick<Site, "contactEmail" | "url">,
  today: string,
): string {
  const fields = [
    ["Contact", `mailto:${contactEmail}`],
    ["Expires", `${addDays(today, DAYS)}T00:00:00.000Z`],
    ["Preferred-Languages", "es, en"],
    ["Canonical", `${url}/.well-known/security.txt`],
  ];
  return fields.map(([name, value]) => `${name}: ${value}\n`).join("");
}
