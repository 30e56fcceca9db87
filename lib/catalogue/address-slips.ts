import { hostOf } from "../format/format";
import type { Fields } from "./differences";
import { hasCode } from "./invitation-link";
import { errorAt, type Finding, type OfferDocument } from "./finding";

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
  if (isStranded) {
    const right =
      "esa dirección también en referralUrl, que era la web oficial: si no, pasa por un enlace de invitación";
    return [errorAt(document, ["officialUrl"], now.officialUrl, right)];
  }
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
