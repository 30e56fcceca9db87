import { type Experiment, experiments, isVariant, type Variant, VARIANT_DAYS } from "../config/experiment";
import { validTracking, type Tracking } from "./tracking";

interface ReferralClick {
  event: string;
  /** ISO 8601, UTC. */
  timestamp: string;
  /** The page on which it was clicked. */
  url: string;
  /** The address that was opened. */
  referralUrl: string;
  utmParams: Tracking;
}

interface ExperimentEvent {
  variant: Variant;
  /** ISO 8601, UTC. */
  timestamp: string;
  event: string;
  url: string;
}

/** How a record is stored in localStorage and validated when it is read. */
export interface LocalRecord<T> {
  key: string;
  /** Maximum number of entries, newest kept; undefined if it is not a list. */
  cap?: number;
  /** Days until it expires; undefined if it stays until erased. */
  days?: number;
  /** Whether it is stored as plain text instead of JSON. */
  bare?: boolean;
  /** Returns the valid part of a stored value; undefined if there is none. */
  read(stored: unknown): T | undefined;
}

function listOf<T>(cap: number, sound: (entry: unknown) => entry is T) {
  return {
    cap,
    read: (stored: unknown) => (Array.isArray(stored) ? stored.filter(sound).slice(-cap) : undefined),
  };
}

const text = { bare: true, read: (stored: unknown) => (typeof stored === "string" ? stored : undefined) };

/** Session replay's key in sessionStorage. Here, because the entry script erases it and loads nothing of the reporter. */
export const REPLAY_SESSION = "sentryReplaySession";

/** Days for which stored parameters are used. */
const TRACKING_DAYS = 30;

/** The records that do not belong to an experiment. */
export const records = {
  referralClicks: { key: "referral_clicks", ...listOf(50, isReferralClick) },
  tracking: { key: "utm_data", days: TRACKING_DAYS, read: validTracking },
  lastSource: { key: "last_utm_source", days: TRACKING_DAYS, ...text },
  lastVisit: { key: "last_utm_timestamp", days: TRACKING_DAYS, ...text },
  lastRefsrc: { key: "last_refsrc", days: TRACKING_DAYS, ...text },
} as const satisfies Record<string, LocalRecord<unknown>>;

/** The records of an experiment: the visitor's variant, and what happened. */
export function experimentRecords({ cookie, log }: Experiment) {
  return {
    variant: {
      key: cookie,
      days: VARIANT_DAYS,
      bare: true,
      read: (stored: unknown) => (isVariant(stored) ? stored : undefined),
    },
    experimentEvents: { key: log, ...listOf(100, isExperimentEvent) },
  } as const satisfies Record<string, LocalRecord<unknown>>;
}

/** What a refusal erases: all localStorage keys of the site except `themeKey` (`lib/config/theme.ts`). */
export const erasableRecords: readonly LocalRecord<unknown>[] = [
  ...Object.values(records),
  ...experiments.flatMap((experiment) => Object.values(experimentRecords(experiment))),
];

function isExperimentEvent(entry: unknown): entry is ExperimentEvent {
  const { variant, timestamp, event, url } = Object(entry);
  return isVariant(variant) && [timestamp, event, url].every((field) => typeof field === "string");
}

function isReferralClick(entry: unknown): entry is ReferralClick {
  const { timestamp, event, url, referralUrl, utmParams } = Object(entry);
  return (
    [timestamp, event, url, referralUrl].every((field) => typeof field === "string") && isTracking(utmParams)
  );
}

/** Whether a stored value holds valid tracking parameters and nothing else. */
function isTracking(value: unknown): value is Tracking {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  return Object.keys(value).length === Object.keys(validTracking(value)).length;
}
