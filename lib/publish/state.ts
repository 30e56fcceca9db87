import type { CalendarDate } from "../format/dates";
import { newestVerification } from "../offers";
import type { Catalogue } from "../offers/catalogue";
import { type Status, statuses, statusOn } from "../offers/status";
import { contentVersion } from "../offers/version";

interface Build {
  /** The texts of the offers' files. */
  texts: Readonly<Record<string, string>>;
  /** The commit that was built; empty where unknown. */
  commit: string;
  now: Date;
  today: CalendarDate;
}

/** The public state of a build: version, build time, and how fresh its offers are. Contains no secrets. */
export function siteState(catalogue: Catalogue, { texts, commit, now, today }: Build) {
  const { enabled } = catalogue;
  const idsOf = (status: Status) =>
    enabled.filter((offer) => statusOn(offer, today) === status).map(({ id }) => id);
  return {
    /** Hash of the offers' files; unlike a commit it survives a squash or merge. */
    version: contentVersion(texts),
    commit: commit || null,
    builtAt: now.toISOString(),
    newestVerification: newestVerification(catalogue),
    offers: Object.fromEntries(statuses.map((status) => [status, idsOf(status)])),
  };
}
