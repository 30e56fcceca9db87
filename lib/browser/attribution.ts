import { type LocalRecord, records } from "../privacy/records";
import { addTracking, readTracking, validTracking, type Tracking } from "../privacy/tracking";
import { attempt } from "./attempt";
import { isPurposeAllowed } from "./consent-answer";
import { DAY, erase, writeRecord, readRecord } from "./store";
import { visitTracking } from "./visit-tracking";

/** Stores the tracking parameters of this visit's URL, replacing earlier ones; those that are too old go. */
export function rememberVisit(now: Date): void {
  const { tracking, lastSource, lastVisit, lastRefsrc } = records;
  if (readRecord(lastVisit) && !isRemembered(now))
    [tracking, lastSource, lastVisit, lastRefsrc].forEach(erase);
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

/** Whether what is stored of an earlier visit still counts. A date in the future comes from a wrong clock: it is not trusted. */
function isRemembered(now: Date): boolean {
  const age = (now.getTime() - Date.parse(readRecord(records.lastVisit) ?? "")) / DAY;
  return age >= 0 && age <= records.tracking.days;
}

function rememberedTracking(now: Date): Tracking {
  if (!isRemembered(now)) return {};
  return validTracking({ ...readRecord(records.tracking), refsrc: readRecord(records.lastRefsrc) });
}
