import { CONSENT_COOKIE, CONSENT_DAYS, type ConsentCategory } from "./consent";
import { VARIANT_COOKIE, VARIANT_DAYS } from "../config/experiment";
import { type LocalRecord, records, themeRecord } from "./records";
import { REPLAY_SESSION } from "./report-limits";
import { servicesOf } from "../config/services";
import type { Site } from "../config/site";

export interface StoredItem {
  /** Key of its description in `lib/copy/privacy-storage.ts`. */
  id: StoredId;
  /** Its name as the browser shows it; «…» stands for a variable part. */
  name: string;
  kind: "cookie" | "local" | "session";
  category: ConsentCategory;
  /** Lifetime in days; undefined: see `kind` and `cap`. */
  days?: number;
  cap?: number;
}

const { variant, ...kept } = records;
const keptIds = Object.keys(kept) as (keyof typeof kept)[];

export type StoredId =
  | keyof typeof records
  | "answer"
  | "theme"
  | "google"
  | "googleSession"
  | "replaySession";

export interface ContactedHost {
  id: "site" | "googleScript" | "googleData" | "sentry";
  host: string;
  category: ConsentCategory;
}

type Configuration = Pick<Site, "analytics" | "sentryDsn">;

const googleCookie = { kind: "cookie", category: "measurement", days: 730 } as const;

/** Everything that may be stored in this configuration. The privacy page's table is made from it. */
export function storedItems(site: Configuration): StoredItem[] {
  const { google, sentry } = servicesOf(site);
  const items: StoredItem[] = [
    { id: "answer", name: CONSENT_COOKIE, kind: "cookie", category: "necessary", days: CONSENT_DAYS },
    { id: "theme", name: themeRecord.key, kind: "local", category: "necessary" },
    { id: "variant", name: VARIANT_COOKIE, kind: "cookie", category: "measurement", days: VARIANT_DAYS },
    { id: "variant", name: variant.key, kind: "local", category: "measurement" },
    ...keptIds.map((id): StoredItem => {
      const { key: name, days, cap }: LocalRecord<unknown> = records[id];
      return { id, name, kind: "local", category: "measurement", days, cap };
    }),
  ];
  if (google)
    items.push(
      { id: "google", name: "_ga", ...googleCookie },
      { id: "googleSession", name: `_ga_${site.analytics.id.replace(/^G-/, "")}`, ...googleCookie },
    );
  if (sentry) items.push({ id: "replaySession", name: REPLAY_SESSION, kind: "session", category: "replay" });
  return items;
}

/** Every host that a browser may contact, in this configuration. */
export function contactedHosts(site: Configuration & Pick<Site, "url">): ContactedHost[] {
  const { google, sentry } = servicesOf(site);
  const hosts: ContactedHost[] = [{ id: "site", host: new URL(site.url).host, category: "necessary" }];
  if (google)
    hosts.push(
      { id: "googleScript", host: "www.googletagmanager.com", category: "measurement" },
      { id: "googleData", host: "*.google-analytics.com", category: "measurement" },
    );
  if (sentry) hosts.push({ id: "sentry", host: new URL(site.sentryDsn).host, category: "replay" });
  return hosts;
}
