import { escaped } from "../format/pattern";

/** What errors and traces never include, as the SDK's option `dataCollection` has it. */
export const reportLimits = {
  cookies: false,
  urlQueryParams: false,
  httpHeaders: { request: { allow: ["user-agent"] }, response: false },
};

/** Session replay's key in sessionStorage. */
export const REPLAY_SESSION = "sentryReplaySession";

/** Sample rates of error reporting, from 0 to 1. */
export const reportShares = {
  /** Traces of page loads and requests. */
  traces: 0.2,
  /** Visits that are recorded. */
  replays: 0.1,
  /** Session replays, from an error on. */
  replaysOnError: 1,
} as const;

/**
 * Which requests carry trace headers: those to the site's own address and to its paths that start with `/api`.
 * Anchored patterns, because the SDK would find plain text anywhere in a URL, also in another host's query.
 *
 * @param url the site's address without a slash at its end, e.g. `https://planamigo.example`
 */
export function traceTargets(url: string): RegExp[] {
  return [new RegExp(`^${escaped(url)}(?:[/?#]|$)`), /^\/api/];
}
