import { hostOf } from "../format/format";
import type { OfferRecord } from "../offers/offer";
import type { Fields } from "./differences";
import { fillIn } from "./facts";
import { hasCode } from "./invitation-link";
import { errorAt, type Fault, type Finding, type OfferDocument } from "./finding";

const strandedLink = (officialUrl: unknown): Fault => [
  ["officialUrl"],
  officialUrl,
  "esa dirección también en referralUrl, que era la web oficial: si no, pasa por un enlace de invitación",
];

/** The fault of a new official address whose old one is still in `referralUrl`, by what the history says of the link. */
export function strandedLinkFault(
  document: OfferDocument,
  { referralUrl, officialUrl, requirements }: OfferRecord,
  recorded: { requirements?: string | undefined; referralUrl?: string | undefined },
): Fault | undefined {
  if (recorded.referralUrl !== referralUrl || recorded.requirements === requirements) return undefined;
  const withoutCode = fillIn(document, { referralUrl: officialUrl });
  return withoutCode.requirements === recorded.requirements ? strandedLink(officialUrl) : undefined;
}

const fields = ["officialUrl", "referralUrl", "sourceUrl"] as const;

/** Where each address of an offer leads: its host, if it has one. */
function hostsOf(data: Fields) {
  const all: Fields = { ...data, sourceUrl: data.sourceUrl ?? data.officialUrl };
  return fields.map((field) => {
    const url = String(all[field]);
    return { field, url, host: URL.canParse(url) ? hostOf(url) : undefined };
  });
}

/**
 * Likely mistakes in the addresses of an edit: the old official address kept as the referral link (an error), a link to
 * another host (a warning, once for each host).
 */
export function addressSlips(old: Fields, document: OfferDocument): Finding[] {
  const { data: now = {} } = document;
  const isStranded =
    old.referralUrl === now.referralUrl && !hasCode(old.referralUrl, old) && hasCode(now.referralUrl, now);
  if (isStranded) return [errorAt(document, ...strandedLink(now.officialUrl))];
  const before = hostsOf(old);
  const moved = hostsOf(now).filter(({ host }) => host && before.every((other) => other.host !== host));
  const once = moved.filter(({ host }, i) => moved.findIndex((other) => other.host === host) === i);
  return once.flatMap(({ field, url }): Finding[] => {
    const was = before.find((other) => other.field === field);
    if (!was?.host) return [];
    const right = `¿seguro? Antes iba a ${new URL(was.url).hostname}`;
    return [{ ...errorAt(document, [field], url, right), level: "warning" }];
  });
}
