import { type CalendarDate, madridDate } from "../format/dates";
import { catalogue, newestVerification } from "../offers";
import type { Catalogue } from "../offers/catalogue";
import { sources } from "../offers/sources";
import { type Status, statuses, statusOn } from "../offers/status";
import { contentVersion } from "../offers/version";

/** What a build was made of, and when. */
interface Build {
  /** The texts of the offers' files. */
  texts: Readonly<Record<string, string>>;
  /** The commit that was built; empty where unknown. */
  commit: string;
  now: Date;
}

export type SiteState = ReturnType<typeof siteState>;

/** Which build it is. */
function identityOf({ texts, commit, now }: Build) {
  return {
    /** Hash of the offers' files; unlike a commit it survives a squash or merge. */
    version: contentVersion(texts),
    commit: commit || null,
    builtAt: now.toISOString(),
  };
}

/** The public state of a build: version, build time, and how fresh its offers are. Contains no secrets. */
export function siteState(catalogue: Catalogue, { today, ...build }: Build & { today: CalendarDate }) {
  const { enabled } = catalogue;
  const idsOf = (status: Status) =>
    enabled.filter((offer) => statusOn(offer, today) === status).map(({ id }) => id);
  return {
    ...identityOf(build),
    newestVerification: newestVerification(catalogue),
    offers: Object.fromEntries(statuses.map((status) => [status, idsOf(status)])) as Record<Status, string[]>,
  };
}

/** Defined by `next.config.ts` at build time; undefined in development and tests. */
declare const SITE_COMMIT: string | undefined;
declare const SITE_BUILT_AT: string | undefined;

/** The build of this process. `now` stands in for the build time in development. */
const runningBuild = (now: Date): Build => ({
  texts: sources.texts,
  commit: typeof SITE_COMMIT === "undefined" ? "" : SITE_COMMIT,
  now: typeof SITE_BUILT_AT === "undefined" ? now : new Date(SITE_BUILT_AT),
});

/** Which build runs; it asks for nothing that could fail. */
export const buildIdentity = (now: Date) => identityOf(runningBuild(now));

/** The public state of the running build. */
export function buildState(now: Date): SiteState {
  const build = runningBuild(now);
  return siteState(catalogue, { ...build, today: madridDate(build.now) });
}
