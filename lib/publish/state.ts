import { type CalendarDate, madridDate } from "../format/dates";
import { build } from "../config/build";
import { catalogue, newestVerification } from "../catalogue";
import { data } from "../catalogue/data";
import type { Catalogue } from "../catalogue/offer-list";
import { type Status, statusOn, statuses } from "../offers/status";

/** Identifies the running build; reading it cannot fail. `now` replaces the build time in development. */
export function buildIdentity(now: Date) {
  return {
    /** Hash of the offers' files; unlike a commit it survives a squash or merge. */
    version: data.version,
    commit: build.commit || null,
    builtAt: build.builtAt ?? now.toISOString(),
  };
}

/** How fresh the enabled offers are on a day. */
export function freshness(all: Catalogue, today: CalendarDate) {
  const idsOf = (status: Status) =>
    all.enabled.filter((offer) => statusOn(offer, today) === status).map(({ id }) => id);
  return {
    newestVerification: newestVerification(all),
    offers: Object.fromEntries(statuses.map((status) => [status, idsOf(status)])) as Record<Status, string[]>,
  };
}

/** What `/estado.json` says. */
export type SiteState = ReturnType<typeof buildState>;

/** The public state of the running build, which contains no secrets. */
export function buildState(now: Date) {
  const identity = buildIdentity(now);
  const versions = catalogue.enabled.map(({ id }) => [id, data.versions[id]]);
  return {
    ...identity,
    /** Version of each offer that the site shows, by id: `npm run offers` says which are not as here. */
    versions: Object.fromEntries(versions) as Record<string, string>,
    ...freshness(catalogue, madridDate(new Date(identity.builtAt))),
  };
}
