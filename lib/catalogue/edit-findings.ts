import { meantQuantity, readQuantity, quantityWords } from "../format/quantity";
import type { OfferRecord } from "../offers/offer";
import { errorAt, type Finding, type OfferDocument, warningAt } from "./finding";
import { preferredTerms } from "./wording";
import { hostOf } from "../format/format";
import { hasCode } from "./invitation-link";

const FIGURE = /\d[\d.]*(?:,\d+)?\s?[€%]/g;

/** The amounts and percentages in a text, `10 EUR`. */
const moneyAndPercentIn = (text: string) =>
  (text.match(FIGURE) ?? []).flatMap((found) => meantQuantity(found) ?? []);

/** The figures among an offer's facts and what several of them add up to, `10 EUR`; of a range both ends. */
function factFigures({ facts, sums }: Partial<OfferRecord>): string[] {
  return Object.values({ ...facts, ...sums }).flatMap((value) => {
    const { least = 0, most = least, unit = "" } = readQuantity(value) ?? {};
    return [`${least} ${unit}`, `${most} ${unit}`];
  });
}

/**
 * Likely mistakes in the notes that an edit adds to the history: a word that has another name (an error), a figure that the
 * offer has neither now nor had before (a warning). What was written before stays as it is.
 */
export function historyNoteFindings(old: Partial<OfferRecord>, document: OfferDocument): Finding[] {
  const { record: now } = document;
  if (!now) return [];
  const entries = now.history;
  const earlier = old.history?.length ?? 0;
  return entries.slice(earlier).flatMap(({ summary: note }, added): Finding[] => {
    const path = ["history", earlier + added, "summary"];
    const words = preferredTerms(note).map((right) => errorAt(document, path, note, right));
    const recorded = moneyAndPercentIn(JSON.stringify(entries.slice(0, earlier + added)));
    const known = [...factFigures(old), ...factFigures(now), ...recorded];
    const [unknown] = moneyAndPercentIn(note).filter((figure) => !known.includes(figure));
    const quantity = readQuantity(unknown ?? "");
    if (!quantity) return words;
    const right = `¿seguro? Ningún dato de la oferta es, ni era, ${quantityWords(quantity)}`;
    return [...words, warningAt(document, path, note, right)];
  });
}

const fields = ["officialUrl", "referralUrl", "sourceUrl"] as const;

/** Host to which each address of an offer leads, if it has one. */
function hostsOf({ sourceUrl, ...record }: OfferRecord) {
  const all = { ...record, sourceUrl: sourceUrl ?? record.officialUrl };
  return fields.map((field) => {
    const url = all[field];
    return { field, url, host: URL.canParse(url) ? hostOf(url) : undefined };
  });
}

/**
 * Likely mistakes in the addresses of an edit: the old official address kept as the referral link (an error), a link to
 * another host (a warning, once for each host).
 */
export function addressEditFindings(old: OfferRecord, document: OfferDocument): Finding[] {
  const { record: now } = document;
  if (!now) return [];
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
    return [warningAt(document, [field], url, right)];
  });
}
