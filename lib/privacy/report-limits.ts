import { escapeRegExp } from "../format/pattern";

/**
 * What errors and traces include, as the SDK's option `dataCollection` has it; `identified` (after consent) adds the IP
 * address and the user agent.
 */
export function reportLimits(identified: boolean) {
  const request = identified ? { allow: ["user-agent"] } : false;
  return {
    cookies: false,
    urlQueryParams: false,
    httpHeaders: { request, response: false },
    userInfo: identified,
  };
}

/** Sample rates of error reporting, from 0 to 1. */
export const sampleRates = {
  /** Traces of page loads and requests. */
  traces: 0.2,
  /** Visits that are recorded. */
  replays: 0.1,
  /** Session replays, from an error on. */
  replaysOnError: 1,
} as const;

/**
 * Requests that carry trace headers: to the site at `url` and to its paths under `/api`. Anchored, because the SDK finds
 * plain text anywhere in a URL.
 */
export function traceTargets(url: string): RegExp[] {
  return [new RegExp(`^${escapeRegExp(url)}(?:[/?#]|$)`), /^\/api/];
}
