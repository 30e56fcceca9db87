import { escaped } from "../format/pattern";

/**
 * What no report of an error or a trace tells, whoever sends it: cookies, the queries of addresses, and of a
 * request's headers all but the program that made it. The SDK's option `dataCollection`.
 */
export const reportLimits = {
  cookies: false,
  urlQueryParams: false,
  httpHeaders: { request: { allow: ["user-agent"] }, response: false },
};

/** Which share of visits error reporting measures and records: of 1. The SDK's options of the same sense. */
export const reportShares = {
  /** Requests and page loads whose course is measured. */
  traces: 0.2,
  /** Visits that are recorded. */
  replays: 0.1,
  /** Visits that are recorded once an error happens in them. */
  replaysOnError: 1,
} as const;

/**
 * Which requests carry trace headers: those to the site's own address and to its paths that start with `/api`. Anchored,
 * since a text would fit wherever it stands in an address, another host's query included.
 *
 * @param url the site's address without a slash at its end, e.g. `https://planamigo.example`
 */
export function traceTargets(url: string): RegExp[] {
  return [new RegExp(`^${escaped(url)}(?:[/?#]|$)`), /^\/api/];
}
