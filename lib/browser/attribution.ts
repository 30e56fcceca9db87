import { type LocalRecord, records } from "../privacy/records";
import { addTracking, readTracking, validTracking, type Tracking } from "../privacy/tracking";
import { attempt } from "./attempt";
import { isPurposeAllowed } from "./consent-answer";
import { erase, writeRecord, readRecord } from "./store";
import { visitTracking } from "./visit-tracking";

/** A day in milliseconds. */
const DAY = 86_400_000;

/** Stores the tracking parameters of this visit's URL, replacing earlier ones. */
export function rememberVisit(now: Date): void {
  const { refsrc, ...campaign } = readTracking(location.search);
  const [named] = Object.keys(campaign);
  if (!refsrc && !named) return;
  // All parameters share one date: older ones are dropped, because they would outlive their 30 days.
  replace(records.lastRefsrc, refsrc);
  replace(records.lastSource, campaign.utm_source);
  replace(records.tracking, named ? campaign : undefined);
  writeRecord(records.lastVisit, now.toISOString());
}

function replace<T>(record: LocalRecord<T>, value: T | undefined): void {
  if (value === undefined) erase(record);
  else writeRecord(record, value);
}

/** The tracking parameters of a click, those stored in the last 30 days included: see `visitTracking`. */
export function currentTracking(now: Date): Tracking {
  const whole = () => visitTracking(isPurposeAllowed("campaign"), rememberedTracking(now));
  // An answer that cannot be read allows nothing.
  return attempt("tracking", whole) ?? visitTracking(false);
}

/** The page's address for analytics: the path and the campaign, never what a visitor typed or chose. */
export function pageLocation(): string {
  return addTracking(location.origin + location.pathname, readTracking(location.search));
}

function rememberedTracking(now: Date): Tracking {
  const age = (now.getTime() - Date.parse(readRecord(records.lastVisit) ?? "")) / DAY;
  // A date in the future comes from a wrong clock; its parameters are not trusted.
  if (!(age >= 0 && age <= records.tracking.days)) return {};
  return validTracking({ ...readRecord(records.tracking), refsrc: readRecord(records.lastRefsrc) });
}
