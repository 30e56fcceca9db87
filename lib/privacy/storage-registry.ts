import { experiments } from "../config/experiment";
import { servicesOf } from "../config/services";
import type { Site } from "../config/site";
import { themeKey } from "../config/theme";
import { CONSENT_COOKIE, CONSENT_DAYS, COOKIE_PROBE } from "./consent";
import { experimentRecords, type LocalRecord, records, REPLAY_SESSION } from "./records";

/** Something that may be stored in a visitor's browser. */
export interface StoredItem {
  /** Key of its description in `lib/copy/privacy-storage.ts`. */
  id:
    | keyof typeof records
    | keyof ReturnType<typeof experimentRecords>
    | "probe"
    | "answer"
    | "theme"
    | "google"
    | "googleSession"
    | "replaySession";
  /** Its name as the browser shows it; «…» stands for a variable part. */
  name: string;
  kind: "cookie" | "local" | "session";
  /** Lifetime in days, 0 if it is removed at once; undefined: see `kind` and `cap`. */
  days?: number;
  cap?: number;
}

/** A host that a visitor's browser may contact. */
export interface ContactedHost {
  id: "site" | "googleScript" | "googleData" | "sentry";
  host: string;
}

/** Everything that may be stored in this configuration. The privacy page's table is made from it. */
export function storedItems(site: Site): StoredItem[] {
  const { google, sentry } = servicesOf(site);
  const items: StoredItem[] = [
    { id: "probe", name: COOKIE_PROBE, kind: "cookie", days: 0 },
    { id: "answer", name: CONSENT_COOKIE, kind: "cookie", days: CONSENT_DAYS },
    { id: "theme", name: themeKey, kind: "local" },
    ...experiments.map(experimentRecords).flatMap(({ variant, experimentEvents }): StoredItem[] => [
      { id: "variant", name: variant.key, kind: "cookie", days: variant.days },
      { id: "variant", name: variant.key, kind: "local" },
      { id: "experimentEvents", name: experimentEvents.key, kind: "local", cap: experimentEvents.cap },
    ]),
    ...Object.entries<LocalRecord<unknown>>(records).map(([id, { key, days, cap }]): StoredItem => {
      return { id: id as keyof typeof records, name: key, kind: "local", days, cap };
    }),
  ];
  if (google)
    items.push(
      { id: "google", name: "_ga", kind: "cookie", days: 730 },
      { id: "googleSession", name: `_ga_${google.replace(/^G-/, "")}`, kind: "cookie", days: 730 },
    );
  if (sentry) items.push({ id: "replaySession", name: REPLAY_SESSION, kind: "session" });
  return items;
}

/** The hosts that a browser contacts in this configuration; Google's script may choose further ones of Google. */
export function contactedHosts(site: Site): ContactedHost[] {
  const { google, sentry } = servicesOf(site);
  const hosts: ContactedHost[] = [{ id: "site", host: new URL(site.url).host }];
  if (google)
    hosts.push(
      { id: "googleScript", host: "www.googletagmanager.com" },
      { id: "googleData", host: "*.google-analytics.com" },
    );
  if (sentry) hosts.push({ id: "sentry", host: new URL(sentry.dsn).host });
  return hosts;
}
