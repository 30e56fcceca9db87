import { MAIN_OFFER } from "../config/main-offer";
import { type Site, site } from "../config/site";
import type { CalendarDate } from "../format/dates";
import { hostOf } from "../format/format";
import { findingsText } from "./finding";
import type { Offer } from "../offers/offer";
import { loadOffers, type Settings } from "./read-offers";
import { readSources, type Sources } from "./read-sources";
import { contentVersion, offerVersion } from "./version";

/** What the site is made of, as plain data. */
interface OffersData {
  /** Checked, by ascending weight. */
  offers: readonly Offer[];
  /** Hash of all offers' files. */
  version: string;
  /** Hash of each offer's file, by its id. */
  versions: Readonly<Record<string, string>>;
}

/** Checks the offers' files of the repository at `root` as of a day. Throws one error that lists every mistake. */
export function readData(root: string, readOn: CalendarDate): OffersData {
  const sources = readSources(root);
  const { texts } = sources;
  return {
    offers: checkedOffers({ ...sources, readOn }, settings),
    version: contentVersion(texts),
    versions: Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, offerVersion(text)])),
  };
}

/** The offers of these files, by ascending weight. Throws one error that lists every mistake. */
export function checkedOffers(sources: Sources, settings: Settings): readonly Offer[] {
  const { offers, findings } = loadOffers(sources, settings);
  if (findings.length > 0)
    throw new Error(`El catálogo de ofertas tiene errores:\n${findingsText(findings)}`);
  return offers;
}

/** The owner's settings for offers. Bonus and brand belong to `MAIN_OFFER`. */
export function settingsOf({
  url,
  referralUrls,
  referralCodes,
  offersPreview,
  bonusAmount,
  brandName,
}: Site): Settings {
  const bonus = bonusAmount === undefined ? undefined : `${bonusAmount} EUR`;
  const facts = { [MAIN_OFFER]: { bonus, brand: brandName } };
  return { referralUrls, referralCodes, siteHost: hostOf(url), offersPreview, facts };
}

/** The settings of this environment. */
export const settings = settingsOf(site);
