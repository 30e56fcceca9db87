import { type CalendarDate, madridDate } from "../format/dates";
import { catalogue, newestVerification } from "../offers";
import type { Catalogue } from "../offers/catalogue";
import { sources } from "../offers/sources";
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

export type SiteState = ReturnType<typeof siteState>;

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
    offers: Object.fromEntries(statuses.map((status) => [status, idsOf(status)])) as Record<Status, string[]>,
  };
}

/** Defined by `next.config.ts` at build time; undefined in development and tests. */
declare const SITE_COMMIT: string | undefined;
declare const SITE_BUILT_AT: string | undefined;

/** The public state of the running build. `now` stands in for the build time in development. */
export function buildState(now: Date): SiteState {
  const commit = typeof SITE_COMMIT === "undefined" ? "" : SITE_COMMIT;
  const made = typeof SITE_BUILT_AT === "undefined" ? now : new Date(SITE_BUILT_AT);
  return siteState(catalogue, { texts: sources.texts, commit, now: made, today: madridDate(made) });
}
